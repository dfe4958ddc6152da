#!/usr/bin/env python3
"""How long does it take to generate puzzles to order: of each level, and puzzles that need a certain technique?

usage: bench/generate.py [--build FOLDER] [--limit SECONDS]

First 100 puzzles of each of HoDoKu's levels, then for each of its default techniques the first puzzle that needs it; a search ends
after `limit` seconds of wall time. `quadrille rate` rates each puzzle again, or `quadrille steps` lists its steps. One
thread, CPU time. Prints two tables. The exit code is 1 if a puzzle does not fit the request.
"""

import argparse
import re
import sys
from pathlib import Path

from measuring import BUILD, ROOT, run, table

LEVELS = ["easy", "medium", "hard", "unfair", "extreme"]
COUNT = 100
FITTING = re.compile(r"fitting: (\S+) of ([\d,]+) puzzles")
SEED = "1"


def fitting(done):
    """Returns how many puzzles were found, and how many were tried."""
    found, tried = FITTING.search(done.errors).groups()
    return 0 if found == "none" else int(found.replace(",", "")), int(tried.replace(",", ""))


def odds(found, tried):
    return f"1 in {tried / found:,.0f}" if found else f"none of {tried:,}"


def techniques():
    """Yields the keys and names of the techniques that HoDoKu tries by default."""
    lines = (ROOT / "src" / "techniques" / "techniques.def").read_text()
    yield from re.findall(r'^TECHNIQUE\((\w+), "([^"]+)", .*, usual\)$', lines, re.MULTILINE)


def measure_levels(program, wrong):
    rows = []
    for level in LEVELS:
        done = run([program, "generate", "--seed", SEED, "--count", COUNT, "--difficulty", level])
        rated = run([program, "rate"], done.output).output.splitlines()
        # A puzzle that no technique solves is Extreme, too.
        right = [line for line in rated if line.lower().startswith(level) or level == "extreme" and "no technique" in line]
        if len(right) != COUNT:
            wrong.append(level)
        rows.append([level, f"{done.cpu:.2f}", odds(*fitting(done))])
    return table(["level", f"CPU s for {COUNT}", "fits"], rows)


def measure_techniques(program, limit, wrong):
    rows = []
    for key, name in techniques():
        done = run([program, "generate", "--seed", SEED, "--needs", key, "--time-limit", f"{limit}s"])
        found, tried = fitting(done)
        if found and name not in run([program, "steps"], done.output).output:
            wrong.append(key)
        rows.append([key, f"{done.cpu:.2f}", odds(found, tried)])
    return table(["technique", "CPU s for the first", "fits"], rows)


def main():
    parser = argparse.ArgumentParser(description="Times puzzles to order.")
    parser.add_argument("--limit", type=int, default=60, help="seconds for each technique (default: 60)")
    parser.add_argument("--build", type=Path, default=BUILD, metavar="FOLDER", help="where the program is")
    options = parser.parse_args()
    program = options.build / "quadrille"
    wrong = []
    print("\n".join(measure_levels(program, wrong)), flush=True)
    print()
    print("\n".join(measure_techniques(program, options.limit, wrong)))
    if wrong:
        sys.exit(f"generate.py: puzzles that do not fit the request: {' '.join(wrong)}")


if __name__ == "__main__":
    main()
