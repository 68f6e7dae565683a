"""Refusals: a code for programs, a sentence for people, and nothing repeated that could deceive."""

import pytest

from metropole.text.messages import LONGEST_SHOWN, ApiError, is_deceptive, shown


def test_a_refusal_has_both() -> None:
    """Code, field, value and what is allowed; the sentence in either language."""
    refused = ApiError("login-taken", "login", "anna")
    assert ("login-taken", "login", "anna", {}) == (refused.code, refused.field, refused.value, refused.allowed)
    assert "The login name “anna” is taken; please choose another one." == refused.message("en")
    assert "Der Anmeldename „anna“ ist vergeben; bitte wählen Sie einen anderen." == refused.message("de")


def test_numbers_in_a_refusal() -> None:
    """What is allowed stands in the sentence."""
    refused = ApiError("password-length", "new", None, {"least": 8, "most": 256})
    assert "A password has 8 to 256 characters." == refused.message("en")
    assert {"least": 8, "most": 256} == refused.allowed


def test_a_refusal_may_be_printed() -> None:
    """Neither its message nor its representation repeats the value."""
    refused = ApiError("login-form", "login", "my-secret-word", {"least": 3, "most": 30})
    assert "login: login-form" == str(refused)
    assert "my-secret-word" not in repr(refused) + str(refused) + str(refused.args)
    assert "not-signed-in" == str(ApiError("not-signed-in"))


@pytest.mark.parametrize("text", ["", "anna", "Zoë <b>&amp;", "王小明", "x" * LONGEST_SHOWN])
def test_shown_as_it_is(text: str) -> None:
    """What is short and plain."""
    assert text == shown(text)


def test_shown_in_part() -> None:
    """What is long is cut, and shows it."""
    assert "x" * LONGEST_SHOWN + "…" == shown("x" * 10**6)


@pytest.mark.parametrize(
    "sign", ["\0", "\n", "\x1b", "\x7f", "\u200b", "\u202e", "\u2066", "\ufeff", "\u3164", "\ud800"]
)
def test_not_shown(sign: str) -> None:
    """What could steer a terminal, turn text round or hide in it."""
    assert is_deceptive(sign)
    assert shown(f"an{sign}na") is None
    assert ApiError("login-form", "login", f"an{sign}na").value is None


@pytest.mark.parametrize("sign", ["a", "ß", "é", "1", " ", "-", "王", "א", "🙂", "\u0301"])
def test_honest_signs(sign: str) -> None:
    """Letters, digits, accents, pictures and blanks of any script."""
    assert not is_deceptive(sign)
