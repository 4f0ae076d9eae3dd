"""The conformance kit: what every registered game must show in thousands of random games.

1. While somebody decides there is a legal action, no two are the same, and the game ends within its declared length.
2. A clone shares nothing that changes; JSON there and back is the same state.
3. A record replays to the same states, undo and redo return to them, the text of every action parses back.
4. No leak: what a seat sees, may do, is told and foresees is the same in every state that it can't tell from this one;
   who is asked and how often, too; and the sampler really varies everything that is hidden.
5. Pieces are conserved.
6. Everything that is said can be said in every language.
7. Bots get no state: a matter of the bots' interface, which is proved with them.
8. What is offered has no rule against it; what could be meant and is not offered has a reason of its own.
9. Nothing changes in silence: a frame that changes what a seat sees tells it something, or says that it is quiet.
10. Whatever does something says so: what is told while a card, an ability or a weapon is at work is named by what
    stands on it.

A game that breaks a law is saved as a record and named in the message.
"""

from __future__ import annotations

from klubovna.kernel.laws.court import try_game, try_games
from klubovna.kernel.laws.trial import LawBroken, Trial

__all__ = ["LawBroken", "Trial", "try_game", "try_games"]
