#!/usr/bin/env python3
"""How many times faster are several threads on one puzzle, and as many processes of MPI?

usage: bench/threads.py [--threads N] [--ranks] [--rounds N] [--limit SOLUTIONS] [--permutations N] [--build FOLDER] PUZZLE...

Counts each puzzle's solutions, up to the limit, with one thread and with N, in turns; with --ranks also with N processes of quadrille-mpi, which
count all solutions. If the answers differ, no table is written. The median wall time of whole processes counts, so do not use the
machine for anything else meanwhile. Failures show how the amount of work changes. A single puzzle depends on luck: with --permutations each is
measured as N equivalent ones, like those of bench/families.py. Prints a table.
"""

import argparse
import math
import re
import sys
import tempfile
from pathlib import Path

from families import permuted, shape
from measuring import BUILD, median, run, short, table


def count(command, puzzle):
    """Returns (solutions, failures, seconds)."""
    done = run([*command, puzzle])
    failures = re.search(r"failures:? (\d+)", done.errors)
    if not failures:
        sys.exit(f"threads.py: {puzzle}: no answer: {done.errors}")
    return done.output.strip(), int(failures[1]), done.wall


def commands(options, puzzle):
    """Returns the commands to compare, by their names in the table; the first has one thread."""
    by_name = {name: [options.build / "quadrille", "count", "--limit", options.limit, "--threads", threads, "--stats", *shape(puzzle)]
               for name, threads in (("1 thread", 1), (f"{options.threads} threads", options.threads))}
    if options.ranks:
        by_name[f"{options.threads} ranks"] = ["mpirun", "--allow-run-as-root", "--oversubscribe", "-np", options.threads,
                                               options.build / "quadrille-mpi", "count", "--stats"]
    return by_name


def row(options, puzzle):
    """Returns the row of the table, and the speed-up of each command but the first."""
    by_name = commands(options, puzzle)
    runs = {name: [] for name in by_name}
    for _ in range(options.rounds):
        for name, command in by_name.items():
            runs[name].append(count(command, puzzle))
    answers = {solutions for of in runs.values() for solutions, _, _ in of}
    if len(answers) > 1:
        sys.exit(f"threads.py: {puzzle}: different answers: {answers}")
    failures, seconds = zip(*([median(of) for of in zip(*(rest for _, *rest in each))] for each in runs.values()))
    ratios = [seconds[0] / other for other in seconds[1:]]
    cells = [*map(short, seconds), *map(short, ratios), *(f"{number:.0f}" for number in failures)]
    return [f"{puzzle.parent.name}/{puzzle.stem}", answers.pop(), *cells], ratios


def permutations(puzzle, how_many, folder):
    """Writes permutations of the puzzle into the folder, and returns their paths; without permutations, its own path."""
    if not how_many:
        return [puzzle]
    paths = [folder / puzzle.parent.name / f"{puzzle.stem}-{number}.txt" for number in range(1, how_many + 1)]
    paths[0].parent.mkdir(exist_ok=True)
    for number, path in enumerate(paths, 1):
        path.write_text(permuted(puzzle, number))
    return paths


def main():
    parser = argparse.ArgumentParser(description="Times one puzzle with several threads.")
    parser.add_argument("--threads", type=int, default=2, metavar="N", help="how many (default: 2)")
    parser.add_argument("--ranks", action="store_true", help="also as many processes of quadrille-mpi")
    parser.add_argument("--rounds", type=int, default=3, metavar="N", help="runs of each (default: 3)")
    parser.add_argument("--limit", type=int, default=2, metavar="SOLUTIONS", help="to count at most (default: 2)")
    parser.add_argument("--permutations", type=int, default=0, metavar="N", help="measure N permutations of each puzzle (default: itself)")
    parser.add_argument("--build", type=Path, default=BUILD, metavar="FOLDER", help="where the program is")
    parser.add_argument("puzzles", nargs="+", type=Path, metavar="PUZZLE")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        puzzles = [path for puzzle in options.puzzles for path in permutations(puzzle, options.permutations, Path(folder))]
        rows, ratios = zip(*(row(options, puzzle) for puzzle in puzzles))
    names = list(commands(options, options.puzzles[0]))
    heads = ["puzzle", "solutions", *(f"{name}, s" for name in names), *(f"{name}: times faster" for name in names[1:]),
             *(f"failures, {name}" for name in names)]
    print("\n".join(table(heads, rows)))
    means = (math.exp(sum(map(math.log, of)) / len(of)) for of in zip(*ratios))
    print("\nGeometric mean: " + "; ".join(f"{name} {short(mean)} times faster" for name, mean in zip(names[1:], means)) + ".")


if __name__ == "__main__":
    main()
