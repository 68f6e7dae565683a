"""Coverage of the rulebooks, and the rulings: every statement and every decision with the tests that prove it."""

from metropole import registry
from metropole.rulebooks import Ruling, Statement
from tools.pages.claims import Claims, ProofMark, all_claims
from tools.pages.markdown import MADE, anchor, link_to, links_to, page, table

BOOKS = {"colonialism": registry.COLONIALISM.rulebook, "empires": registry.EMPIRES.rulebook}

# --- docs/coverage.md ---


def heading_of(game: str, key: str) -> str:
    """A paragraph with its title; the title alone where the key is a card's name already."""
    title = BOOKS[game].paragraph(key).said("en")
    return key if key.endswith(title) else f"{key} {title}"


NUMBERING = {
    "colonialism": [
        "An id that begins with `CM` was numbered in the compass edition, `SW` in the Spielworxx edition, `OR` in the",
        "original; `X1` and `X2` are the expansions.",
    ],
    "empires": ["An id that begins with `CE` belongs to the second edition, one with `CR` to the revised rules."],
}


def coverage(game: str) -> str:
    """Every statement of a game's rulebooks, and the tests that prove it."""
    claims = all_claims()
    statements = BOOKS[game].all_statements
    proved = [one for one in statements if ProofMark("rule", one.id) in claims]
    return page(
        [
            f"# Coverage of the rulebooks: {game}",
            "",
            MADE,
            "",
            f"{len(proved)} of {len(statements)} statements covered.",
            "",
            "Every normative statement of the rulebooks has an id, a sentence in our own words, the editions in which",
            "it holds, and the tests that carry its id as a mark. A test is named by its claim and links to its file.",
            *NUMBERING[game],
            "",
        ],
        *[covered_paragraph(game, paragraph.key, claims) for paragraph in BOOKS[game].all_paragraphs],
    )


def covered_paragraph(game: str, key: str, claims: Claims) -> list[str]:
    own = [statement for statement in BOOKS[game].all_statements if statement.paragraph == key]
    rows = [covered_statement(statement, claims) for statement in own]
    body = table(["id", "statement", "editions", "tests"], rows) if own else []
    decided = [f"[{ruling.number}](rulings/{game}.md#{ruling.number.lower()})" for ruling in BOOKS[game].rulings(key)]
    return [f"## {heading_of(game, key)}", "", *body, *([f"Rulings: {', '.join(decided)}", ""] if decided else [])]


def covered_statement(statement: Statement, claims: Claims) -> list[str]:
    tests = claims.get(ProofMark("rule", statement.id), [])
    return [statement.id, statement.said("en"), ", ".join(statement.editions), links_to(tests, "../")]


# --- docs/rulings/ ---


def ruling_index() -> str:
    """All rulings by number."""
    return page(
        [
            "# Rulings",
            "",
            MADE,
            "",
            "Where the rulebooks are silent or contradict each other, each question was decided once, with a reason",
            "and a test. Some can be switched at the table by an option (see [editions](../editions.md#options) and",
            "[editions of Empires](../editions-empires.md#options)).",
            "",
        ],
        *[indexed_game(game) for game in BOOKS],
    )


def indexed_game(game: str) -> list[str]:
    rulings = BOOKS[game].all_rulings
    rows = [indexed_ruling(game, ruling) for ruling in rulings]
    head = [f"## {game.capitalize()}", "", f"{len(rulings)} rulings, in full on [one page]({game}.md).", ""]
    return [*head, *table(["ruling", "topic", "paragraph", "switch"], rows)]


def indexed_ruling(game: str, ruling: Ruling) -> list[str]:
    switch = ", ".join([f"`+{name}`" for name in ruling.switches])
    return [
        f"[{ruling.number}]({game}.md#{ruling.number.lower()})",
        ruling.topic["en"],
        ", ".join(ruling.paragraphs),
        switch,
    ]


def ruling_page(game: str) -> str:
    """Every ruling of a game in full."""
    claims = all_claims()
    rulings = BOOKS[game].all_rulings
    return page(
        [f"# Rulings for {game.capitalize()}", "", MADE, "", "See also the [index](README.md).", ""],
        *[full_ruling(game, ruling, claims) for ruling in rulings],
    )


COVERAGE_PAGES = {"colonialism": "coverage.md", "empires": "coverage-empires.md"}


def full_ruling(game: str, ruling: Ruling, claims: Claims) -> list[str]:
    links = [paragraph_link(game, key, heading_of(game, key)) for key in ruling.paragraphs]
    tests = claims.get(ProofMark("ruling", ruling.number), [])
    return [
        f"## {ruling.number}",
        "",
        f"**{ruling.topic['en']}**",
        "",
        f"- Paragraph: {', '.join(links)}",
        f"- Decision: {ruling.decision['en']}",
        f"- Reason: {ruling.reason['en']}",
        *[f"- Switch: `+{name}` decides otherwise" for name in ruling.switches],
        f"- Tests: {', '.join([link_to(test, '../../') for test in tests]) or 'none'}",
        "",
    ]


def paragraph_link(game: str, key: str, heading: str) -> str:
    """The paragraph on the coverage page."""
    return f"[{heading}](../{COVERAGE_PAGES[game]}#{anchor(heading)})"
