"""A table in memory follows what another process has stored."""

from __future__ import annotations

from klubovna.kernel.errors import IllegalMove, Unreadable
from klubovna.kernel.record import Chosen, Entry, Happened
from klubovna.kernel.table import Table


def caught_up(table: Table, before: int, later: list[Entry]) -> bool:
    """Enter what came later. Luck follows from the key by itself and must be what the record has."""
    try:
        for i, entry in enumerate(later, before):
            entries = table.record.entries
            if i < len(entries):
                if entries[i] != entry:
                    return False
            elif isinstance(entry, Chosen):
                table.play(entry.text, entry.seat)
            elif isinstance(entry, Happened):
                return False
            else:
                table.undo(known=True)
    except (IllegalMove, Unreadable):
        return False
    return len(table.record.entries) == before + len(later)
