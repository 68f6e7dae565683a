"""A report as a reader without eyes has it: its tags, its words and its tables."""

from html.parser import HTMLParser


class Read(HTMLParser):
    """A page that has been read."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.tables: dict[str, list[list[str]]] = {}
        self.words: list[str] = []
        self.rows: list[list[str]] = []
        self.cell: list[str] | None = None
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = dict(attrs)
        self.tags.append((tag, named))
        if named.get("class") == "scroll":
            self.rows = self.tables.setdefault(named["aria-label"] or "", [])
        elif tag == "tr":
            self.rows.append([])
        elif tag in ("td", "th"):
            self.cell = []

    def handle_endtag(self, tag: str) -> None:
        if tag in ("td", "th") and self.cell is not None:
            self.rows[-1].append("".join(self.cell).replace("\u202f", " "))
            self.cell = None

    def handle_data(self, data: str) -> None:
        self.words.append(data)
        if self.cell is not None:
            self.cell.append(data)

    def count(self, tag: str) -> int:
        return len([name for name, _ in self.tags if name == tag])

    def all_of(self, attribute: str) -> list[str]:
        """Every value that an attribute has anywhere."""
        return [value for _, named in self.tags if (value := named.get(attribute))]
