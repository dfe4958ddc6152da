#!/usr/bin/env python3
"""How many times the engine's rate is the bulk kernel's, for grids of several kinds that need little search? And how
many times faster are two threads than one?

usage: bench/bulk_kinds.py FILE...

`quadrille generate` makes the grids. The answers of the engine and the kernel are compared first. CPU time of the whole program,
minus that for two grids; for the threads, wall time on each FILE, repeated until one thread takes
about two seconds.
"""

import sys
import tempfile
from pathlib import Path

from measuring import BUILD, ROOT, run

PROGRAM = BUILD / "quadrille"
KINDS = {
    "9x9": (["--clues", "32"], [], 20_000),
    "9x9, diagonals": (["--rule", "diagonals", "--clues", "30"], ["--rule", "diagonals"], 5_000),
    "9x9, jigsaw": (["--clues", "36", "--regions", "JIGSAW"], ["--regions", "JIGSAW"], 5_000),
    "12x12": (["--size", "12", "--clues", "75"], [], 3_000),
    "16x16": (["--size", "16", "--clues", "150"], [], 2_000),
    "25x25": (["--size", "25", "--clues", "420"], [], 300),
}
ROUNDS = 3
TIMES = 10  # that each grid stands in the file, so that little else is measured
FEW_BYTES = 10_000_000
SECONDS = 2


def jigsaw_regions():
    """The regions of the project's example."""
    text = (ROOT / "examples" / "jigsaw.txt").read_text()
    return ",".join(text.split("\nregions\n")[1].split())


def solved(file, *options):
    done = min((run([PROGRAM, "solve", "--output", "line", *options, file]) for _ in range(ROUNDS)), key=lambda r: r.cpu)
    if done.exit != 0:
        sys.exit(f"bulk_kinds.py: {options} ended with {done.exit}: {done.errors[:200]}")
    return done


def main():
    regions = jigsaw_regions()
    print("| kind | grids | engine us/grid | bulk us/grid | engine / bulk |\n|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for kind, (making, reading, count) in KINDS.items():
            making, reading = ([regions if word == "JIGSAW" else word for word in words] for words in (making, reading))
            grids, few = folder / "grids.txt", folder / "few.txt"
            made = run([PROGRAM, "generate", "--seed", "1", "--count", str(count), *making, "--output", "line"])
            if made.exit != 0:
                sys.exit(f"bulk_kinds.py: {kind}: {made.errors[:200]}")
            lines = made.output.splitlines(keepends=True)
            grids.write_text(made.output * TIMES)
            few.write_text("".join(lines[:2]))
            times = []
            outputs = []
            for engine in ("cp", "lanes"):
                done = solved(grids, "--engine", engine, *reading)
                start = solved(few, "--engine", engine, *reading)
                outputs.append(done.output)
                times.append((done.cpu - start.cpu) / (TIMES * len(lines) - 2) * 1e6)
            if outputs[0] != outputs[1]:
                sys.exit(f"bulk_kinds.py: {kind}: the answers differ")
            print(f"| {kind} | {count} | {times[0]:.1f} | {times[1]:.3f} | {times[0] / times[1]:.0f} |", flush=True)

        print()
        for file in map(Path, sys.argv[1:]):
            many = written_over_and_over(file, folder / "many.txt")
            walls = [min(solved_to_null(many, threads) for _ in range(ROUNDS)) for threads in ("1", "2")]
            print(f"- {file.stem}: one thread {walls[0]:.2f} s, two {walls[1]:.2f} s: {walls[0] / walls[1]:.2f} times")


def written_over_and_over(file, many):
    text = file.read_text()
    times = max(1, FEW_BYTES // len(text))
    many.write_text(text * times)
    many.write_text(text * round(times * SECONDS / solved_to_null(many, "1")))
    return many


def solved_to_null(file, threads):
    return run(["sh", "-c", f"exec {PROGRAM} solve --output line --threads {threads} {file} > /dev/null"]).wall


if __name__ == "__main__":
    main()
