#!/usr/bin/env python3
"""Kills quadrille at random moments of a long run, resumes it, and compares the output with that of an undisturbed run.

usage: resume_test.py PROGRAM [--grids N] [--kills N] [--seed N] [--threads N]

By default a short run. The long one: --grids 10000000 --kills 10
"""

import argparse
import filecmp
import os
import random
import resource
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

SOLVED = "389672451542381697176594238628937145495168723731425869257843916914756382863219574"
BASE = 5000  # different lines; the file repeats them
MOST_MEMORY = 100 << 20
PATIENCE = 600  # seconds


def some_lines(dice):
    """Grids with one solution or several, and a few lines that are not grids."""
    for i in range(BASE):
        if i % 1000 == 999:
            yield "# a comment" if i % 2000 == 999 else SOLVED[:80]
            continue
        digits = list("123456789")
        dice.shuffle(digits)
        grid = [digits[int(symbol) - 1] for symbol in SOLVED]
        for cell in dice.sample(range(81), dice.choice((30, 40, 45))):
            grid[cell] = "."
        yield "".join(grid)


def write_puzzles(file, grids, dice):
    text = "".join(line + "\n" for line in some_lines(dice)).encode()
    with file.open("wb") as out:
        for _ in range(grids // BASE):
            out.write(text)


def main():
    parser = argparse.ArgumentParser(usage=__doc__.splitlines()[2].removeprefix("usage: "))
    parser.add_argument("program")
    parser.add_argument("--grids", type=int, default=200_000)
    parser.add_argument("--kills", type=int, default=6)
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 30))
    parser.add_argument("--threads", type=int, default=2)
    options = parser.parse_args()
    dice = random.Random(options.seed)
    print(f"seed {options.seed}")
    with tempfile.TemporaryDirectory() as folder:
        puzzles, whole, torn = (Path(folder) / name for name in ("puzzles.txt", "whole.txt", "torn.txt"))
        write_puzzles(puzzles, options.grids, dice)

        def command(out, *more):
            return [options.program, "solve", "--output", "line", "--threads", str(options.threads), *more, "-o", out,
                    puzzles]

        start = time.monotonic()
        subprocess.run(command(whole), stderr=subprocess.DEVNULL, timeout=PATIENCE)
        seconds = time.monotonic() - start
        kills = 0
        for kind in dice.choices((signal.SIGKILL, signal.SIGINT), (2, 1), k=options.kills):
            with subprocess.Popen(command(torn, "--resume"), stderr=subprocess.DEVNULL) as run:
                try:
                    run.wait(dice.uniform(0.1, 1.0) * max(seconds / options.kills, 0.02) + 0.02)
                except subprocess.TimeoutExpired:
                    run.send_signal(kind)
                    run.wait(PATIENCE)
                    kills += 1
            if run.returncode not in (-signal.SIGKILL, *range(4)):
                sys.exit(f"crashed with {run.returncode}")
            size = torn.stat().st_size if torn.exists() else 0
            print(f"ended with {run.returncode}, {size} bytes written")
        subprocess.run(command(torn, "--resume"), stderr=subprocess.DEVNULL, timeout=PATIENCE)
        memory = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss << 10
        print(f"{kills} kills in a run of {seconds:.1f} s; at most {memory >> 20} MB of memory")
        if not filecmp.cmp(whole, torn, shallow=False):
            sys.exit("the output of the run that was resumed differs")
        if os.path.exists(f"{torn}.resume"):
            sys.exit("the journal of a complete run was left behind")
        if memory > MOST_MEMORY:
            sys.exit("that is too much memory")
        if kills == 0:
            sys.exit("no run was killed: nothing was tested")


if __name__ == "__main__":
    main()
