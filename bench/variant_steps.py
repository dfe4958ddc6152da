#!/usr/bin/env python3
"""How many puzzles with variant rules can named steps finish?

usage: bench/variant_steps.py [--only TEXT] [--every N] [--limit SECONDS] [--stuck] [--build FOLDER] FOLDER

FOLDER contains tables of puzzles (.tsv) as bench/variants.py reads them. `quadrille steps` looks for the path of each puzzle with one
solution. A step that contradicts the solution ends the run. --only selects puzzles whose id, table or kind contains that text, --every 5 a fifth of
them; a path that takes more CPU time than --limit counts as not finished; --stuck lists the unfinished puzzles.
Prints a table of the kinds, and one of the techniques.

finished  the steps lead to the solution
short     the same, and no chain has more than 12 nodes
"""

import argparse
import collections
import json
import re
import signal
import sys
from pathlib import Path

from measuring import BUILD, median, run, table
from variants import digits, puzzles_of

LONGEST = 12  # nodes of a chain that a person may follow


def nodes_of(text):
    """How many nodes the longest chain of a step has, as its text shows it."""
    first, *branches = text.split("\n")
    links = re.findall(r" (?:-[\d/]+-|=\d+=) ", first)
    return max([0, *(len(branch.split()) for branch in branches), *([len(links) + 1] if links else [])])


def contradicts(step, solution, columns):
    """Whether a step denies a digit of the solution. Cells outside the grid have no known digit."""
    def digit_at(cell):
        row, column = map(int, re.fullmatch(r"r(\d+)c(\d+)", cell).groups())
        return solution[(row - 1) * columns + column - 1]

    placed = (name.split("=") for name in step["placements"] if name.startswith("r"))
    gone = (name.split("!=") for name in step["eliminations"] if name.startswith("r"))
    return (any(digit_at(cell) != int(digit) for cell, digit in placed)
            or any(digit_at(cell) == int(digit) for cell, digit in gone))


def path_of(program, puzzle, limit):
    """The steps, whether they finish, and the CPU time; None if the puzzle cannot be read."""
    done = run([program, "steps", "--json"], puzzle["iss"], cpu_limit=limit)
    if done.exit in (-signal.SIGKILL, -signal.SIGXCPU):
        return [], False, done.cpu
    lines = [json.loads(line) for line in done.output.splitlines()]
    if not lines or lines[-1]["event"] != "rating":
        return None
    return lines[:-1], lines[-1]["solved"], done.cpu


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", metavar="TEXT")
    parser.add_argument("--every", type=int, default=1, metavar="N")
    parser.add_argument("--limit", type=int, default=20, metavar="SECONDS")
    parser.add_argument("--stuck", action="store_true")
    parser.add_argument("--build", type=Path, default=BUILD)
    parser.add_argument("folder", type=Path)
    options = parser.parse_args()
    program = options.build / "quadrille"
    counts = collections.defaultdict(collections.Counter)
    times = collections.defaultdict(list)
    used = collections.Counter()
    stuck = []
    puzzles = [puzzle for puzzle in puzzles_of(options.folder, options.only) if puzzle["solutions"] == "1"]
    for puzzle in puzzles[::options.every]:
        path = path_of(program, puzzle, options.limit)
        rows = ["all", puzzle["table"]]
        if puzzle["table"] == "iss":
            rows.append(f"iss: {puzzle['kind']}")
        for row in rows:
            counts[row]["puzzles"] += 1
        if path is None:
            continue
        steps, is_finished, cpu = path
        solution = digits(puzzle["solution"]) if puzzle["solution"] else None
        columns = int(puzzle.get("cols") or puzzle.get("size") or 0)
        for step in steps:
            if solution and columns and contradicts(step, solution, columns):
                sys.exit(f"{puzzle['id']}: a step contradicts the solution: {step['text']}")
        used.update({step["technique"] for step in steps})
        is_short = is_finished and all(nodes_of(step["text"]) <= LONGEST for step in steps)
        if not is_finished:
            stuck.append(puzzle["id"])
        for row in rows:
            counts[row].update(read=1, finished=is_finished, short=is_short)
            times[row].append(cpu)
    print(*table(("kind", "puzzles", "read", "finished", "short", "ms, median", "most"),
                 [(kind, count["puzzles"], count["read"], count["finished"], count["short"],
                   f"{1e3 * median(times[kind] or [0]):.0f}", f"{1e3 * max(times[kind] or [0]):.0f}")
                  for kind, count in sorted(counts.items(), key=lambda entry: -entry[1]["puzzles"])]), sep="\n")
    print()
    print(*table(("technique", "puzzles"), used.most_common()), sep="\n")
    if options.stuck:
        print("\nnot finished:", " ".join(stuck))


if __name__ == "__main__":
    main()
