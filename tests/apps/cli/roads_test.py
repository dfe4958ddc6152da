#!/usr/bin/env python3
"""Both roads, the bulk kernel's and the engine's, give the same output: each command with each option that may take either.

usage: roads_test.py QUADRILLE

QUADRILLE_ROUNDS multiplies the number of grids, which is 40; QUADRILLE_RANDOM_SEED sets the seed.
"""

import os
import random
import subprocess
import sys
import tempfile
from pathlib import Path

COMMANDS = [
    ("solve",), ("solve", "--first", "--output", "csv"), ("solve", "--output", "line"), ("solve", "--limit", "1"), ("solve", "--limit", "2"),
    ("solve", "--limit", "3", "--output", "line"), ("solve", "--limit", "2", "--output", "json"), ("solve", "--limit", "1", "--output", "line"),
    ("count",), ("count", "--limit", "1"), ("count", "--limit", "2"), ("count", "--limit", "5"),
    ("check",), ("check", "--unique"),
    ("candidates",), ("candidates", "--output", "json"), ("candidates", "--limit", "2", "--output", "json"), ("candidates", "--limit", "3"),
    ("rate",),
    ("solve", "--time-limit", "10m"), ("count", "--memory-limit", "1G"), ("check", "--time-limit", "10m"), ("candidates", "--time-limit", "10m"),
]
# Options with which the engine answers: only it has statistics, and keeps small limits.
ENGINE = {"candidates": ("--memory-limit", "15M"), "rate": ("--time-limit", "10m")}
STATISTICS = b": nodes "


def run(*command):
    done = subprocess.run([str(word) for word in command], capture_output=True, timeout=3600)
    notes = [line for line in done.stderr.splitlines() if STATISTICS not in line]
    return done.returncode, done.stdout, notes


def solution(chance, boxes):
    """A full grid: rows, columns and digits of a pattern exchanged."""
    rows, columns = boxes
    size = rows * columns

    def order(group):
        groups = chance.sample(range(size // group), size // group)
        return [group * g + i for g in groups for i in chance.sample(range(group), group)]

    digits = chance.sample(range(1, size + 1), size)
    return [digits[(columns * (r % rows) + r // rows + c) % size] for r in order(rows) for c in order(columns)]


def grid(chance, boxes):
    """With one solution, a few, none or a slip, in most cases one."""
    cells = solution(chance, boxes)
    kind = chance.random()
    size = boxes[0] * boxes[1]
    kept = chance.choice((0.45, 0.5, 0.6)) if kind < 0.6 else chance.choice((0.33, 0.38))
    line = ["." if chance.random() > kept else str(digit) for digit in cells]
    if kind > 0.9:
        line[chance.randrange(len(line))] = str(chance.randint(1, size))
    text = "".join(line)
    return text[1:] if kind > 0.97 else text


def main():
    program = sys.argv[1]
    chance = random.Random(int(os.environ.get("QUADRILLE_RANDOM_SEED", "1")))
    number = int(40 * float(os.environ.get("QUADRILLE_ROUNDS", "1")))
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        lines = [grid(chance, (2, 2) if i % 7 == 3 else (3, 3)) for i in range(number)]
        files = {"lines": folder / "lines.txt", "csv": folder / "table.csv"}
        files["lines"].write_text("".join(f"{line} remark {i}\n" for i, line in enumerate(lines)))
        whole = [line for line in lines if len(line) in (16, 81)]
        files["csv"].write_text("id,puzzle\n" + "".join(f"{i},{line}\n" for i, line in enumerate(whole)))
        for name, file in files.items():
            for command in COMMANDS:
                expected = run(program, *command, *ENGINE.get(command[0], ("--stats",)), file)
                for threads in ((), ("--threads", "3")) if command[0] != "candidates" else ((),):
                    found = run(program, *command, *threads, file)
                    if found != expected:
                        sys.exit(f"{name}: {' '.join((*command, *threads))} differs:\n{found}\nexpected\n{expected}\nof\n{file.read_text()}")
    print(f"{len(COMMANDS)} commands, {number} grids")


if __name__ == "__main__":
    main()
