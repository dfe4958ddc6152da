#!/usr/bin/env python3
"""Solves a file with one puzzle a line in parts, as tasks of a Dask cluster. After any interruption run it again: parts that are done are not
answered again.

usage: dask_parts.py SCHEDULER PUZZLES SOLUTIONS [PARTS]

SCHEDULER is the address that `dask-scheduler` tells, as tcp://127.0.0.1:8786. The folder must be one that all workers share, and quadrille in
the path of each.
"""

import subprocess
import sys
from pathlib import Path

from distributed import Client


def answer(part, parts, puzzles, output):
    """Raises an exception where the part is to be tried again."""
    subprocess.run(["quadrille", "solve", "--output", "line", "--part", f"{part}/{parts}", "--out", output, puzzles], check=True)


def main():
    scheduler, puzzles, solutions = sys.argv[1:4]
    parts = int(sys.argv[4]) if len(sys.argv) > 4 else 16
    puzzles, solutions = str(Path(puzzles).absolute()), str(Path(solutions).absolute())
    outputs = [f"{solutions}.part.{part}" for part in range(parts)]
    with Client(scheduler) as client:
        # pure=False: a task that is asked for again is run again, whatever the scheduler remembers.
        tasks = [client.submit(answer, part, parts, puzzles, output, pure=False, retries=3) for part, output in enumerate(outputs)]
        client.gather(tasks)
    return subprocess.run(["quadrille", "merge", "--out", solutions, *outputs], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
