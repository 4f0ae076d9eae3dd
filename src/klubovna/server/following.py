"""A table in memory follows what another process has stored."""

from __future__ import annotations

from klubovna.kernel.errors import IllegalMove, Unreadable
from klubovna.kernel.record import Chosen, Entry, Happened
from klubovna.kernel.table import Table


def caught_up(table: Table, before: int, later: list[Entry]) -> bool:
    """Enter what came later. Luck follows from the key by itself and must be what the record has."""
    entries = table.record.entries
    try:
        for i, entry in enumerate(later, before):
            if i < len(entries):
                if entries[i] != entry:
                    return False
            elif isinstance(entry, Chosen):
                table.play(entry.text, entry.seat)
            elif isinstance(entry, Happened):
                return False
            else:
                table.undo()
    except (IllegalMove, Unreadable):
        return False
    return len(entries) == before + len(later)
