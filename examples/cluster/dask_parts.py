#!/usr/bin/python3
"""Answers a work in parts, as tasks of a Dask cluster, and merges them. After any interruption run it again: parts that are done are not
answered again, and one that was interrupted goes on.

usage: dask_parts.py SCHEDULER [--sum|--distinct] PARTS OUTPUT COMMAND [ARGUMENT...]
  dask_parts.py tcp://127.0.0.1:8786 24 solutions.txt solve --output line puzzles.txt

SCHEDULER is the address that `dask-scheduler` tells. All workers must share the folder in which this runs, under the same name, and have
quadrille in their paths. --sum and --distinct are for `quadrille merge`. The first line names the system's Python, which has Debian's Dask; a
virtual environment with another one starts this by its own python.
"""

import os
import subprocess
import sys

TRY_AGAIN = 75


def answer(part, parts, output, folder, command):
    """Raises an exception where the part is to be tried again; returns quadrille's message where that would be in vain."""
    words = ["quadrille", command[0], "--part", f"{part}/{parts}", "--out", f"{output}.part.{part}", *command[1:]]
    run = subprocess.run(words, cwd=folder, stderr=subprocess.PIPE, text=True, check=False)
    if run.returncode == 0:
        return None
    if run.returncode == 2:
        return run.stderr
    raise RuntimeError(f"part {part} ended with {run.returncode}: {run.stderr}")


def main():
    from distributed import Client  # here, so that workers that receive answer() by name need nothing else

    scheduler, *words = sys.argv[1:]
    merge = [words.pop(0)] if words[0] in ("--sum", "--distinct") else []
    parts, output, *command = words
    with Client(scheduler, timeout=30) as client:
        # pure=False: a task that is asked for again is run again, whatever the scheduler remembers.
        tasks = [client.submit(answer, part, int(parts), output, os.getcwd(), command, pure=False, retries=3)
                 for part in range(int(parts))]
        problems = [problem for problem in client.gather(tasks) if problem]
    if problems:
        print(problems[0], end="", file=sys.stderr)
        return 2
    outputs = [f"{output}.part.{part}" for part in range(int(parts))]
    return subprocess.run(["quadrille", "merge", *merge, "--out", output, *outputs], check=False).returncode


if __name__ == "__main__":
    try:
        sys.exit(main())
    except ImportError:
        sys.exit("dask_parts.py: this Python has no Dask; install python3-distributed, or start the script by the Python that has it")
    except Exception as problem:  # whatever a cluster may suffer
        print(f"dask_parts.py: {type(problem).__name__}: {problem}\nRun the script again; parts that are done are kept.", file=sys.stderr)
        sys.exit(TRY_AGAIN)
