#!/usr/bin/env python3
"""Counts the instructions that `quadrille solve --output line` takes for each grid of a set.

usage: bench/bulk_instructions.py FILE...

Counted with valgrind, so the kernel is AVX2 (valgrind does not support AVX-512). The numbers are the same on every machine
with the same compiler, except for small differences in the timing of threads. Constant costs, such as the start of the program, are
excluded: the result is the difference between a run on the file and a run on the file repeated three times.
"""

import os
import sys
import tempfile
from pathlib import Path

from measuring import BUILD, instructions

MOST = 4000  # grids of a set
KERNEL = "AVX2"


def instructions_for(text, options):
    with tempfile.TemporaryDirectory() as folder:
        grids = Path(folder) / "grids.txt"
        grids.write_text(text)
        return instructions([BUILD / "quadrille", "solve", "--output", "line", *options, grids])


def main():
    os.environ["QUADRILLE_KERNEL"] = KERNEL
    print(f"kernel {KERNEL}\n\n| set | grids | first | unique |\n|---|---|---|---|")
    for name in sys.argv[1:]:
        lines = Path(name).read_text().splitlines(keepends=True)[:MOST]
        text = "".join(lines)
        each = []
        for options in (["--first"], []):
            once, thrice = instructions_for(text, options), instructions_for(3 * text, options)
            each.append(f"{(thrice - once) / 2 / len(lines):.0f}")
        print(f"| {Path(name).stem} | {len(lines)} | {' | '.join(each)} |", flush=True)


if __name__ == "__main__":
    main()
