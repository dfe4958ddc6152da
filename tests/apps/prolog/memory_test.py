#!/usr/bin/env python3
"""A loop over many small problems must not grow: its memory beside that of the installed library(clpfd).

usage: memory_test.py LIBRARY_DIR [--problems 100000]
"""

import argparse
import re
import subprocess
import sys
from pathlib import Path

PROGRAM = Path(__file__).parent / "memory_loop.pl"


def kilobytes(library, problems):
    options = ["-p", f"library={library}"] if library else []
    done = subprocess.run(["swipl", *options, "-g", "main", "-t", "halt", str(PROGRAM), "--", str(problems)],
                          stdout=subprocess.PIPE, check=True, text=True)
    return int(re.search(r"^VmHWM:\s*(\d+) kB", done.stdout, re.M)[1])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("clpfd_folder", type=Path)
    parser.add_argument("--problems", type=int, default=100_000)
    options = parser.parse_args()
    theirs = kilobytes(None, options.problems)
    ours = kilobytes(options.clpfd_folder.resolve(), options.problems)
    print(f"{options.problems} problems: {ours} kB, theirs {theirs} kB, {ours / theirs:.2f} of it")
    sys.exit(0 if ours <= 1.5 * theirs else 1)


if __name__ == "__main__":
    main()
