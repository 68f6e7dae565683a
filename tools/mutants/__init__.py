"""Change the rules and other strict parts one place at a time, and list what no test notices.

    python -m tools.mutants                      every mutant of the list
    python -m tools.mutants kernel people        those of some packages
    python -m tools.mutants --only 17 --only 23  those with these numbers
    python -m tools.mutants --list               what would be changed, and where
    python -m tools.mutants --result after.json --against tools/mutants/baseline.json
    python -m tools.mutants --sample 300 --seed 7 > new.json

The list is data (`mutants.json`, beside this file): where each package lies, which tests are asked about it, and the
mutants, each with its function, what was there, what comes instead and, should no test notice it, an `explained` that
says why. A renamed file or function is renamed there too. It ends with 1 if a survivor is not explained.

All tests are collected once. A first run records which test executes which line (kept in `.coverage.mutants` until
tests or sources change). Then, for every mutant, a copy of this process is forked; it exchanges the code of one
function and runs the tests that reach the changed statement, the quickest first, until one fails. A test that takes
far longer than it did is a failure. So only functions are changed, and not what runs when a module is imported; tests
that need PostgreSQL, and with them its store, are left out, and what other processes do goes unseen.
"""
