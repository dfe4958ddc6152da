#!/usr/bin/env python3
"""Runs the examples in all docstrings of the Python module, and those of its pages; each public function, type and method
must have a docstring.

usage: docstrings_test.py FOLDER        the folder with the package quadrille
"""

import doctest
import sys
from pathlib import Path

sys.path.insert(0, sys.argv[1])
import quadrille
import quadrille.engine


DOCS = Path(__file__).resolve().parents[3] / "docs"
PAGES = [DOCS / "python.md", DOCS / "programs.md", DOCS / "own-solver.md"]


def documented():
    """Returns the public members, by name. Members that Python gives to every type have their own documentation."""
    for module in (quadrille, quadrille.engine):
        yield module.__name__, module
        yield from members(module)


def members(module):
    for name in module.__all__:
        thing = getattr(module, name)
        if name == "__version__" or isinstance(thing, int):
            continue
        yield name, thing
        if isinstance(thing, type):
            for member, value in vars(thing).items():
                if not member.startswith("_"):
                    yield f"{name}.{member}", value


def main():
    runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS)
    examples = 0
    silent = []
    for name, thing in documented():
        text = thing.__doc__
        if not text:
            silent.append(name)
            continue
        test = doctest.DocTestParser().get_doctest(text, {"quadrille": quadrille}, name, None, 0)
        examples += len(test.examples)
        runner.run(test)
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        runner.run(doctest.DocTestParser().get_doctest(text, {"quadrille": quadrille}, page.name, str(page), 0))
    for name in silent:
        print(f"{name} has no docstring")
    print(f"{examples} examples, {runner.failures} of them wrong")
    sys.exit(bool(silent or runner.failures or examples < 20))


if __name__ == "__main__":
    main()
