"""Why an answer is best: what choices are worth, what would follow from them, and how sure that is. No Textual here."""

from __future__ import annotations

from rich.text import Text

from klubovna.bots.thoughts import Reason
from klubovna.kernel.messages import Message
from klubovna.kernel.texts import Texts
from klubovna.service.posing import PosedFind, Weighed
from klubovna.terminal.boards.drawing import Lines
from klubovna.terminal.game_review import because, percent
from klubovna.terminal.ink import Ink
from klubovna.terminal.laid.puzzler import Puzzler
from klubovna.terminal.language import say


def reasoned(puzzler: Puzzler, texts: Texts, ink: Ink) -> Text:
    """Choice by choice; then how it was found out."""
    finds, lines = puzzler.puzzle.finds, Lines()
    for at, find in enumerate(finds):
        if len(finds) > 1:
            lines += [Text(texts.text("ui-puzzle-choice", number=at + 1, of=len(finds)), f"bold {ink.chosen}")]
        lines += _weighed(puzzler.posed.finds[at], texts, ink)
        lines += _reasons("ui-puzzle-after", puzzler.label(find.answer, at), find.why, texts, ink)
        if find.tempting:
            lines += _reasons("ui-puzzle-after", puzzler.label(find.tempting, at), find.but, texts, ink)
        lines.append(Text())
    return Text("\n").join([*lines, *(Text(said, ink.ink2) for said in checked(puzzler, texts))])


def checked(puzzler: Puzzler, texts: Texts) -> list[str]:
    """How sure it is."""
    puzzle, posed, told = puzzler.puzzle, puzzler.posed, list[str]()
    if puzzle.measured:
        told.append(texts.text("chance-of" if texts.has("chance-of") else "ui-chance-of", seat=puzzle.seat))
    else:
        told.append(texts.text("ui-hint-unmeasured"))
    if puzzle.proved:
        told.append(texts.text("ui-puzzle-proved"))
    if posed.iterations:
        told.append(texts.text("ui-puzzle-checked", times=len(puzzle.checked), iterations=posed.iterations))
    return told


def worded(one: Weighed, texts: Texts) -> str:
    """A measured chance as a number, anything else in a word."""
    return texts.text(f"ui-hint-worth-{one.word}") if one.worth is None else percent(one.worth, texts)


def _weighed(find: PosedFind, texts: Texts, ink: Ink) -> Lines:
    """`62 %  Take 2`, the best first."""
    worths = [worded(one, texts) for one in find.worths]
    widest = max(map(len, worths), default=0)
    return [
        Text.assemble((f"{worth:>{widest}}  ", ink.ink2), (say(one.choice, texts), "bold" if number == 0 else ""))
        for number, (worth, one) in enumerate(zip(worths, find.worths, strict=True))
    ]


def _reasons(heading: str, label: Message, found: list[Reason], texts: Texts, ink: Ink) -> Lines:
    if not found:
        return []
    told = [Text(f"  {because(reason, texts)}", ink.ink2) for reason in found]
    return [Text(), Text(texts.text(heading, choice=texts.say(label)), f"bold {ink.ink}"), *told]
