#!/usr/bin/env python3
"""Runs every program of a folder with the installed library(clpfd) and with ours, and compares what they print.

usage: compare_collection.py LIBRARY_DIR FOLDER [--goal go] [--seconds 25] [--cache DIR] [--only NAME ...]

A program counts when it ends normally with the installed library within so many seconds of processor time, and prints the same
there when it is run again. Names of variables and lines about time are not compared. Prints each program that differs, both
times, and the share.
"""

import argparse
import re
import resource
import subprocess
import sys
import time
from pathlib import Path

VARIABLE = re.compile(r"_[G\d]\d*")
TIMING = re.compile(r"inferences|CPU|seconds|Lips|runtime|cputime|walltime|\d+\.\d+\s*ms|[Tt]ime", re.IGNORECASE)


def run(library, program, goal, seconds):
    """Its status (None for a time-out), normalised output, and processor time."""
    command = ["swipl", *(["-p", f"library={library}"] if library else []), "-g", goal, "-t", "halt", program.name]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    limit = lambda: resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
    try:
        done = subprocess.run(command, cwd=program.parent, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE, timeout=8 * seconds, preexec_fn=limit)
    except subprocess.TimeoutExpired:
        return None, "", seconds
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    output = done.stdout.decode("utf-8", "replace")
    output = "\n".join(line for line in VARIABLE.sub("_", output).splitlines() if not TIMING.search(line))
    status = None if done.returncode in (-24, -9, 152, 137) else done.returncode
    errors = [line for line in done.stderr.decode("utf-8", "replace").splitlines() if "Warning" not in line]
    return status, output + ("\nstatus %s" % status if status else ""), after.ru_utime - before.ru_utime, errors[:3]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("clpfd_folder")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--goal", default="go")
    parser.add_argument("--seconds", type=int, default=25)
    parser.add_argument("--cache", type=Path, help="keeps what the installed library printed")
    parser.add_argument("--only", nargs="*")
    parser.add_argument("--all", action="store_true", help="not 95 %%, but all must be the same")
    options = parser.parse_args()
    options.clpfd_folder = Path(options.clpfd_folder).resolve()
    counted = same = reordered = 0
    for program in sorted(options.folder.glob("*.pl")):
        if options.only and program.stem not in options.only:
            continue
        if not re.search("clpfd|clp/bounds", program.read_text(encoding="utf-8", errors="replace")):
            continue
        cached = options.cache / program.stem if options.cache else None
        if cached and cached.exists():
            text = cached.read_text(encoding="utf-8")
            status, seconds, expected = text.split("\n", 2)
            status, seconds = (None if status == "None" else int(status)), float(seconds)
        else:
            status, expected, seconds, *_ = run(None, program, options.goal, options.seconds)
            if cached:
                options.cache.mkdir(exist_ok=True)
                cached.write_text(f"{status}\n{seconds}\n{expected}", encoding="utf-8")
        if status != 0:
            continue
        our_status, found, our_seconds, *errors = run(options.clpfd_folder, program, options.goal, options.seconds)
        is_same = our_status == 0 and found == expected
        if not is_same and run(None, program, options.goal, options.seconds)[1] != expected:
            print(f"{program.stem}: not the same each time", flush=True)
            continue
        counted += 1
        if is_same:
            same += 1
            print(f"{program.stem}: same, {seconds:.2f} s, {our_seconds:.2f} s", flush=True)
        elif our_status == 0 and sorted(found.splitlines()) == sorted(expected.splitlines()):
            reordered += 1
            print(f"{program.stem}: the same lines in another order, {seconds:.2f} s, {our_seconds:.2f} s", flush=True)
        else:
            kind = "time-out" if our_status is None else "differs"
            first = next((f"{a!r} / {b!r}" for a, b in zip(expected.splitlines(), found.splitlines()) if a != b), "length")
            print(f"{program.stem}: {kind} (status {our_status}), {seconds:.2f} s, {our_seconds:.2f} s: {first[:200]} {errors}",
                  flush=True)
    print(f"{same} of {counted} the same, {reordered} more in another order, {100 * same / max(counted, 1):.1f} %")
    sys.exit(0 if same >= (1 if options.all else 0.95) * counted else 1)


if __name__ == "__main__":
    main()
