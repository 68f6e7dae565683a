from tools.pages import PAGES
from tools.pages.markdown import ROOT

for name, make in PAGES.items():
    (ROOT / name).write_text(make(), encoding="utf-8", newline="\n")
    print(name)
