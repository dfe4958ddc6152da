#!/usr/bin/env python3
"""The file _quadrille.pyi tells mypy what the compiled module has: this test compares the two, and has mypy find the mistakes
in a program.

usage: types_test.py FOLDER     the folder with the package quadrille

Skipped if mypy is not installed.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

FOLDER = Path(sys.argv[1]).resolve()
# Types that Python code cannot make take any arguments, and refuse them; pybind11's types have a metaclass.
# CPMpy, which quadrille.cpmpy imports, may not be installed. Modules in Python have no file of types of their own.
DIFFERENCES = r"""quadrille\.cpmpy(\..*)?
quadrille\._checking(_sentences)?\..*
quadrille\.engine\.Sequence\..*
quadrille(\._quadrille|\.engine)?\.[A-Z]\w*
quadrille(\._quadrille|\.engine)?\.[A-Z]\w*\.__init__
"""
PROGRAM = """\
import quadrille

puzzle = quadrille.Puzzle(9, rules=["diagonals"])
grid: quadrille.Grid = puzzle.solve(time_limit=1.5)
digit: int = grid["r1c1"] + grid[0, 1]
puzzle.count(most=3)
puzzle.steps(scale="se")[0].technique + 1
puzzle.steps(scale="hard")
quadrille.generate("three")
"""
WRONG_LINES = [6, 7, 8, 9]


def mypy(*arguments):
    environment = {**os.environ, "MYPYPATH": str(FOLDER), "PYTHONPATH": str(FOLDER)}
    return subprocess.run([sys.executable, "-m", *arguments], capture_output=True, text=True, check=False, env=environment)


def main():
    try:
        import mypy as _
    except ImportError:
        print("skipped: mypy is not here (Debian: mypy)")
        sys.exit(77)
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        Path("differences").write_text(DIFFERENCES, encoding="utf-8")
        Path("program.py").write_text(PROGRAM, encoding="utf-8")
        compared = mypy("mypy.stubtest", "quadrille", "--allowlist", "differences", "--ignore-unused-allowlist")
        program = mypy("mypy", "--strict", "program.py")
    print(compared.stdout, compared.stderr, program.stdout, program.stderr)
    lines = sorted({int(line.split(":")[1]) for line in program.stdout.splitlines() if ": error:" in line})
    if lines != WRONG_LINES:
        print(f"expected errors in the lines {WRONG_LINES} of the program, found them in {lines}")
    sys.exit(compared.returncode != 0 or lines != WRONG_LINES)


if __name__ == "__main__":
    main()
