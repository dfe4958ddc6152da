#!/usr/bin/env python3
"""Gives quadrille files of growing length, in several formats, and looks at the memory that it takes to read them.

usage: memory_test.py PROGRAM
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

LINE = "3..67..5...2....9.....94..8.28....4.4.5.6.7..........9.5.8...........3....3...57."
ROWS = "".join(LINE[start:start + 9] + "\n" for start in range(0, 81, 9))
COMMENT = "# " + "x" * 10_000 + "\n"  # makes the text long and the work short
SHORT, LONG = 500, 4000  # puzzles
MOST_GROWTH = 8 << 20  # bytes; the long text is 35 MB longer


def write(file, puzzle, count):
    """Written in pieces, because a child's peak is at least the memory of this program when it starts the child."""
    with file.open("w") as out:
        for _ in range(count):
            out.write(puzzle + COMMENT)


def peak_memory(command):
    """In bytes, of a command that must succeed."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"{command} ended with {process.returncode}")
    return usage.ru_maxrss << 10


def main():
    program = sys.argv[1]
    puzzles = {"line": LINE + "\n", "msk": ROWS + "\n", "csv": LINE + ",1\n"}
    commands = (["convert", "--to", "line"], ["show", "--output", "line"], ["count", "--engine", "cp", "--limit", "2"])
    with tempfile.TemporaryDirectory() as folder:
        for name, puzzle in puzzles.items():
            short, long = (Path(folder) / f"{length}" for length in ("short", "long"))
            write(short, puzzle, SHORT)
            write(long, puzzle, LONG)
            for words in commands:
                command = [program, *words, "--format", name]
                growth = peak_memory([*command, long]) - peak_memory([*command, short])
                print(f"{' '.join(words)}, {name}: {growth >> 10} KB more")
                if growth > MOST_GROWTH:
                    sys.exit("memory grows with the length of the file")


if __name__ == "__main__":
    main()
