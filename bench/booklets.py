#!/usr/bin/env python3
"""How long does a booklet of a thousand pages take, and how large is it?

usage: bench/booklets.py [--rounds N] [--build FOLDER] FILE...

FILE: 9x9 grids, one per line, each with one solution. The first 6,000 of each, repeated if there are fewer, are printed six to a page, with and without their
solutions at the back. The number of pages is checked first. The median of the CPU time of whole processes.
"""

import argparse
import sys
import tempfile
from pathlib import Path

from measuring import BUILD, median, run, table

PUZZLES = 6000


def puzzles_of(file):
    lines = [line[:81] for line in file.read_text(encoding="utf-8").split("\n") if len(line) >= 81]
    return "\n".join((lines * (PUZZLES // len(lines) + 1))[:PUZZLES]) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--build", type=Path, default=BUILD, metavar="FOLDER")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    options = parser.parse_args()
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        book = Path(folder) / "book.pdf"
        for file in options.files:
            source = Path(folder) / "puzzles.txt"
            source.write_text(puzzles_of(file))
            for solutions, pages in ((0, PUZZLES // 6), (20, PUZZLES // 6 + PUZZLES // 20)):
                command = [options.build / "quadrille", "print", "--solutions", str(solutions), source, "--out", book]
                done = [run(command) for _ in range(options.rounds)]
                printed = book.read_bytes().count(b"/Type /Page ")
                if printed != pages:
                    sys.exit(f"booklets.py: expected {pages} pages of {file.name}, found {printed}: {done[0].errors}")
                rows.append([file.name, str(pages), "yes" if solutions else "no", f"{median([r.cpu for r in done]):.2f}",
                             f"{book.stat().st_size / 1e6:.1f}"])
    print("\n".join(table(["puzzles", "pages", "with solutions", "CPU s", "MB"], rows)))


if __name__ == "__main__":
    main()
