from metropole.cli import main

main()
