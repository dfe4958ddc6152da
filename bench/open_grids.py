#!/usr/bin/env python3
"""How long does it take to count the solutions of one open grid, by each engine?

usage: bench/open_grids.py [--build FOLDER]

Counts all solutions of the empty 6x6 grid, and up to a million of other grids. Prints a table of seconds of
wall time. The exit code is 1 if a count is wrong.
"""

import argparse
import sys
import tempfile
from pathlib import Path

from measuring import BUILD, run, short, table

SEVENTEEN = "000000010400000000020000000000050407008000300001090000300400200050100000000806000"
GRIDS = {  # name: (grid, limit or None, the expected count if there is no limit)
    "empty 6x6": ("." * 36, None, "28200960"),
    "empty 9x9": ("." * 81, 1_000_000, None),
    "empty 12x12": ("." * 144, 1_000_000, None),
    "9x9, 17 givens less three": (SEVENTEEN.replace("0", ".").replace("8", ".").replace("6", "."), 1_000_000, None),
}
WAYS = {
    "auto": ["--engine", "auto"],
    "auto, two threads": ["--engine", "auto", "--threads", 2],
    "lanes": ["--engine", "lanes"],
    "cp": ["--engine", "cp"],
}


def main():
    parser = argparse.ArgumentParser(description="Times the count of one open grid.")
    parser.add_argument("--build", type=Path, default=BUILD, metavar="FOLDER", help="where the program is")
    options = parser.parse_args()
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "grid.txt"
        for name, (grid, limit, count) in GRIDS.items():
            file.write_text(grid + "\n")
            row = [name, f"{limit:,}" if limit else "all"]
            answers = set()
            for words in WAYS.values():
                done = run([options.build / "quadrille", "count", *words, *(["--limit", limit] if limit else []), file])
                answers.add(done.output.strip())
                row.append(short(done.wall))
            if len(answers) != 1 or (count and answers != {count}):
                sys.exit(f"open_grids.py: {name}: the counts are {', '.join(sorted(answers))}")
            rows.append(row)
    print("\n".join(table(["grid", "counted", *(f"{way}, s" for way in WAYS)], rows)))


if __name__ == "__main__":
    main()
