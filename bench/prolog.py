#!/usr/bin/env python3
"""CLP(FD) programs with the installed library(clpfd) and with ours: processor time, and the ratio.

usage: prolog.py LIBRARY_DIR [--swipl PATH] [--repeat 3]

Each program prints what it found; the answers must be the same before times count. The least of some runs is taken.
"""

import argparse
import re
import subprocess
import sys
from pathlib import Path

PROGRAM = Path(__file__).parent / "prolog_programs.pl"
LINE = re.compile(r"^(.+): ([\d.]+) ms, (.*)$", re.M)


def measure(swipl, library):
    options = ["-p", f"library={library}"] if library else []
    done = subprocess.run([swipl, *options, "-g", "main", "-t", "halt", str(PROGRAM)], stdout=subprocess.PIPE, text=True,
                          check=True)
    return {name: (float(time), answer) for name, time, answer in LINE.findall(done.stdout)}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("library_folder", type=Path)
    parser.add_argument("--swipl", default="swipl")
    parser.add_argument("--repeat", type=int, default=3)
    options = parser.parse_args()
    best = {}
    for _ in range(options.repeat):
        runs = measure(options.swipl, None), measure(options.swipl, options.library_folder.resolve())
        for name in runs[0]:
            if runs[0][name][1] != runs[1][name][1]:
                sys.exit(f"{name}: the answers differ")
            times = [run[name][0] for run in runs]
            best[name] = [min(pair) for pair in zip(best.get(name, times), times)]
    print("| program | library(clpfd), ms | ours, ms | ratio |\n|---|---|---|---|")
    for name, (theirs, ours) in best.items():
        print(f"| {name} | {theirs:.1f} | {ours:.2f} | {theirs / ours:.0f} |")


if __name__ == "__main__":
    main()
