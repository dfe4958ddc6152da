#!/usr/bin/env python3
"""How long do puzzles to order take: of each level, and such that need a certain technique?

usage: bench/generate.py [--build FOLDER] [--limit SECONDS]

First 100 puzzles of each of HoDoKu's levels, then for each technique of its usual set the first puzzle that needs it; a search ends
after `limit` seconds by the clock. Each puzzle is rated anew by quadrille rate, or its steps are listed by quadrille steps. One
thread, CPU time. Written on standard output: two tables. The exit code is 1 where a puzzle is not what was wanted.
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
    """Yields the keys and names of the techniques that HoDoKu tries by itself."""
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
        sys.exit(f"generate.py: puzzles that are not what was wanted: {' '.join(wrong)}")


if __name__ == "__main__":
    main()
