import web_build
from tools.pages import PAGES
from tools.pages.markdown import ROOT
from tools.pages.wire import TYPES, write_types

for name, make in PAGES.items():
    (ROOT / name).write_text(make(), encoding="utf-8", newline="\n")
    print(name)
if web_build.is_wanted():
    write_types()
    print(TYPES)
