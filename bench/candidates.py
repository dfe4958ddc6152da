#!/usr/bin/env python3
"""How long do the true candidates of a 9x9 puzzle take, and how long after one more given?

usage: bench/candidates.py [--build FOLDER] KILLERS GRIDS

KILLERS: a table (tsv) whose column iss contains killers. GRIDS: a file of classic grids, one per line. Puzzles with one solution have only one
true candidate in each cell, so the puzzles are also measured without some of the clues, chosen at random with a fixed seed. Prints a
table of CPU times of the library; the last two columns are empty if no cell has several true candidates. The exit code is 1 if
an answer is wrong.
"""

import argparse
import csv
import random
import sys
import tempfile
from pathlib import Path

from measuring import BUILD, run, table

PUZZLES = 60  # of each set
SHARES = {"all clues": 0, "a quarter of the clues left out": 0.25, "half of the clues left out": 0.5}


def killers(file):
    with open(file, encoding="utf-8") as lines:
        texts = [row["iss"] for row in csv.DictReader(lines, delimiter="\t") if row["rows"] == row["cols"] == "9"]
    return [["." + item for item in text.split(".") if item] for text in texts[::max(1, len(texts) // PUZZLES)][:PUZZLES]]


def grids(file):
    texts = [line[:81] for line in Path(file).read_text().splitlines() if len(line) >= 81 and line[0] != "#"]
    return [list(text.replace("0", ".")) for text in texts[:PUZZLES]]


def without(items, share, is_clue, instead, rng):
    clues = [i for i, item in enumerate(items) if is_clue(item)]
    dropped = set(rng.sample(clues, int(share * len(clues))))
    return "".join(instead if i in dropped else item for i, item in enumerate(items))


def main():
    parser = argparse.ArgumentParser(description="Times the true candidates of puzzles.")
    parser.add_argument("killers", metavar="KILLERS")
    parser.add_argument("grids", metavar="GRIDS")
    parser.add_argument("--build", type=Path, default=BUILD, metavar="FOLDER", help="where the programs are")
    options = parser.parse_args()
    kinds = {
        "killers": (killers(options.killers), lambda item: item.startswith(".Cage"), ""),
        "classic": (grids(options.grids), lambda item: item != ".", "."),
    }
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        for kind, (puzzles, is_clue, instead) in kinds.items():
            for name, share in SHARES.items():
                rng = random.Random(1)
                file = Path(folder) / "puzzles.txt"
                file.write_text("".join(without(puzzle, share, is_clue, instead, rng) + "\n" for puzzle in puzzles))
                done = run([options.build / "true_candidates", file])
                if done.exit != 0:
                    sys.exit(f"candidates.py: {kind}, {name}: {done.errors}")
                number, *cells = done.output.split()
                rows.append([f"{kind}, {name}", number, *("" if cell == "-" else cell for cell in cells)])
    print("\n".join(table(["puzzles", "number", "true candidates", "solutions found", "median, ms", "90 %, ms",
                           "one more given: median, ms", "90 %, ms"], rows)))


if __name__ == "__main__":
    main()
