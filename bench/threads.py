#!/usr/bin/env python3
"""How many times faster are several threads on one puzzle?

usage: bench/threads.py [--threads N] [--rounds N] [--limit SOLUTIONS] [--build FOLDER] PUZZLE...

Counts each puzzle's solutions, at most so many, with one thread and with N, in turns. The answers must be the same, else
no table is written. What counts is the median wall time of whole processes: leave the machine alone meanwhile. Failures
tell how much more there was to do, or how much less. Written on standard output: a table.
"""

import argparse
import math
import re
import sys
from pathlib import Path

from families import shape
from measuring import BUILD, median, run, short, table


def count(program, puzzle, threads, limit):
    """Returns (solutions, failures, seconds)."""
    done = run([program, "count", "--limit", limit, "--threads", threads, "--stats", *shape(puzzle), puzzle])
    failures = re.search(r"failures (\d+)", done.errors)
    if not failures:
        sys.exit(f"threads.py: {puzzle}: no answer: {done.errors}")
    return done.output.strip(), int(failures[1]), done.wall


def row(program, puzzle, options):
    """Returns the row of the table, and the speed-up."""
    runs = {threads: [] for threads in (1, options.threads)}
    for _ in range(options.rounds):
        for threads in runs:
            runs[threads].append(count(program, puzzle, threads, options.limit))
    answers = {solutions for of in runs.values() for solutions, _, _ in of}
    if len(answers) > 1:
        sys.exit(f"threads.py: {puzzle}: different answers: {answers}")
    one, many = ([median(of) for of in zip(*(rest for _, *rest in runs[threads]))] for threads in runs)
    ratio = one[1] / many[1]
    return [f"{puzzle.parent.name}/{puzzle.stem}", answers.pop(), short(one[1]), short(many[1]), short(ratio),
            f"{one[0]:.0f}", f"{many[0]:.0f}"], ratio


def main():
    parser = argparse.ArgumentParser(description="Times one puzzle with several threads.")
    parser.add_argument("--threads", type=int, default=2, metavar="N", help="how many (default: 2)")
    parser.add_argument("--rounds", type=int, default=3, metavar="N", help="runs of each (default: 3)")
    parser.add_argument("--limit", type=int, default=2, metavar="SOLUTIONS", help="to count at most (default: 2)")
    parser.add_argument("--build", type=Path, default=BUILD, metavar="FOLDER", help="where the program is")
    parser.add_argument("puzzles", nargs="+", type=Path, metavar="PUZZLE")
    options = parser.parse_args()
    rows, ratios = zip(*(row(options.build / "quadrille", puzzle, options) for puzzle in options.puzzles))
    threads = f"{options.threads} threads"
    heads = ["puzzle", "solutions", "1 thread, s", f"{threads}, s", "times faster", "failures, 1 thread",
             f"failures, {threads}"]
    print("\n".join(table(heads, rows)))
    mean = math.exp(sum(map(math.log, ratios)) / len(ratios))
    print(f"\nGeometric mean: {short(mean)} times faster.")


if __name__ == "__main__":
    main()
