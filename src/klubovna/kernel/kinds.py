"""Which kinds of frames and actions a game has: found in its package, so that nobody lists them."""

from __future__ import annotations

from typing import Any

import msgspec

from klubovna.kernel.cloning import immutable


def concrete(base: type[Any], package: str) -> list[type[Any]]:
    """The classes of this package that derive from base and are nobody's base here; checked to be shareable."""
    ours = [cls for cls in _descendants(base) if f"{cls.__module__}.".startswith(f"{package}.")]
    leaves = [cls for cls in ours if not any(other is not cls and issubclass(other, cls) for other in ours)]
    for cls in leaves:
        for field in msgspec.structs.fields(cls):
            if not immutable(field.type):
                problem = f"{cls.__name__}.{field.name} can change ({field.type})"
                raise TypeError(f"{problem}: use a tuple or a frozen Struct")
    return sorted(leaves, key=lambda cls: cls.__name__)


def _descendants(base: type[Any]) -> set[type[Any]]:
    found = set(base.__subclasses__())
    return found.union(*(_descendants(cls) for cls in found))
