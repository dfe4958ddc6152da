#!/usr/bin/env python3
"""How many killers of one file does a core solve and prove in a second?

usage: bench/many_killers.py [--build FOLDER] KILLERS

KILLERS: a table (tsv) with the columns `iss` and `solutions`. Its 9x9 puzzles are written to one file, repeated until
there are 10,000, with a blank line after each, which ends a puzzle of the format iss. `quadrille count` looks for two solutions of each,
in one thread; the program exits with 1 if an answer differs from the table. Prints a line with the median
CPU time of three runs.
"""

import argparse
import csv
import itertools
import sys
import tempfile
from pathlib import Path

from measuring import BUILD, median, run

PUZZLES = 10_000
ROUNDS = 3


def main():
    parser = argparse.ArgumentParser(description="Times 10,000 killers from one file.")
    parser.add_argument("killers", type=Path, metavar="KILLERS")
    parser.add_argument("--build", type=Path, default=BUILD, metavar="FOLDER")
    options = parser.parse_args()
    with open(options.killers, encoding="utf-8") as lines:
        rows = [row for row in csv.DictReader(lines, delimiter="\t") if row["rows"] == row["cols"] == "9"]
    puzzles = list(itertools.islice(itertools.cycle(rows), PUZZLES))
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "killers.iss"
        file.write_text("".join(f"{row['iss']}\n\n" for row in puzzles))
        runs = [run([options.build / "quadrille", "count", "--format", "iss", "--limit", "2", file]) for _ in range(ROUNDS)]
    if any(done.output.split() != [row["solutions"] for row in puzzles] for done in runs):
        sys.exit("many_killers.py: an answer is not the one of the table")
    cpu = median([done.cpu for done in runs])
    print(f"{PUZZLES} killers, {len(rows)} of them different: {cpu:.1f} s of CPU time, {PUZZLES / cpu:.0f} a second.")


if __name__ == "__main__":
    main()
