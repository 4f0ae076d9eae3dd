"""Data flows one way: no module needs, by whatever way, a module that needs it. (That rooms and folders are in order is
what the import linter's contracts say.)"""

from __future__ import annotations

import grimp
import pytest


@pytest.fixture(scope="module")
def needs() -> dict[str, set[str]]:
    """What each module imports, for typing's sake too; but the front door only names what lies on the desk."""
    graph = grimp.build_graph("klubovna")
    graph.remove_import(importer="klubovna", imported="klubovna.desk")
    return {module: graph.find_modules_directly_imported_by(module) & graph.modules for module in graph.modules}


def test_no_module_needs_one_that_needs_it(needs: dict[str, set[str]]) -> None:
    """Take away whatever needs nothing that is left, again and again: of a house without circles nothing stays."""
    left = dict(needs)
    while ready := [module for module, wanted in left.items() if not wanted & left.keys()]:
        for module in ready:
            del left[module]
    assert sorted(left) == []
