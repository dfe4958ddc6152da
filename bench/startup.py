#!/usr/bin/env python3
"""How long is it from the start of the program to the answer, for one easy 9x9?

usage: bench/startup.py [--runs N] [--build FOLDER]

Each run is a process of its own, timed from start to end, in turns with an empty program (true), which shows the minimum
for any program. Prints a table of medians, and of the times within which nine runs of ten end.
"""

import argparse
import sys
from pathlib import Path

from measuring import BUILD, ROOT, is_solution, median, run, table

EXAMPLE = ROOT / "examples" / "classic.txt"


def commands(program):
    frame = [program, "solve", EXAMPLE]
    return {
        "true": ["true"],
        "quadrille --version": [program, "--version"],
        "quadrille solve examples/classic.txt": frame,
        "quadrille solve --output line examples/classic.txt": [*frame, "--output", "line"],
    }


def check(command):
    """Ends the run if the answer is wrong."""
    lines = EXAMPLE.read_text().splitlines()
    grid = "".join(lines[lines.index("givens") + 1:])
    done = run(command)
    if done.exit != 0 or done.errors or not is_solution(grid, done.output.strip()):
        sys.exit(f"startup.py: expected the solution of {EXAMPLE.name}, found {done.output}{done.errors}")


def percentile(numbers, share):
    return sorted(numbers)[int(share * (len(numbers) - 1))]


def main():
    parser = argparse.ArgumentParser(description="Times the program from its start to its answer.")
    parser.add_argument("--runs", type=int, default=500, help="of each command (default: 500)")
    parser.add_argument("--build", type=Path, default=BUILD, metavar="FOLDER", help="where the program is")
    options = parser.parse_args()
    timed = commands(options.build / "quadrille")
    check(list(timed.values())[-1])
    runs = {name: [] for name in timed}
    for _ in range(options.runs):
        for name, command in timed.items():
            runs[name].append(run(command))
    rows = []
    for name, done in runs.items():
        columns = [[1e3 * r.wall for r in done], [1e3 * r.cpu for r in done]]
        rows.append([name, *(f"{figure:.2f}" for times in columns for figure in (median(times), percentile(times, 0.9)))])
    print("\n".join(table(["command", "wall ms, median", "9 of 10", "CPU ms, median", "9 of 10"], rows)))


if __name__ == "__main__":
    main()
