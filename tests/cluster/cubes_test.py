#!/usr/bin/env python3
"""Tests that cubes lose no solution and count none twice: the empty 6x6 grid, cut into cubes that are counted in parts, has 28,200,960
solutions (OEIS A107739). One part is killed on its way and begun again.

usage: tests/cluster/cubes_test.py QUADRILLE
"""

import subprocess
import sys
import tempfile
from pathlib import Path

PARTS = 6
SOLUTIONS = "28200960"


def main():
    program = Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        (folder / "six.txt").write_text("." * 36 + "\n")

        def command(*arguments):
            return [str(program), *arguments]

        def run(*arguments):
            subprocess.run(command(*arguments), cwd=folder, check=True, stderr=subprocess.PIPE, text=True)

        run("cubes", "--count", "6000", "--out", "six.cubes", "six.txt")
        killed = subprocess.Popen(command("count", "--part", f"0/{PARTS}", "--out", "count.0", "six.cubes"), cwd=folder)
        while killed.poll() is None and not list(folder.glob("count.0.tmp.*")):
            pass
        killed.kill()
        killed.wait()
        for part in range(PARTS):
            run("count", "--part", f"{part}/{PARTS}", "--out", f"count.{part}", "six.cubes")
        run("merge", "--sum", "--out", "sum.txt", *(f"count.{part}" for part in range(PARTS)))
        found = (folder / "sum.txt").read_text().strip()
        if found != SOLUTIONS:
            sys.exit(f"the cubes of the empty 6x6 grid have {found} solutions, expected {SOLUTIONS}")
        print(f"{SOLUTIONS} solutions in {PARTS} parts")


if __name__ == "__main__":
    main()
