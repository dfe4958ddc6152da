"""Runs of quadrille for tests of readers, and of how many puzzles their messages speak. The limits are processor time, so that a loaded machine
changes no result."""

import os
import re
import resource
import subprocess
import sys

CPU_SECONDS = 300
CODES = (0, 1, 2, 4)  # 4: a writer cannot write all of a puzzle
PLACED = re.compile(r"standard input:\d+")
SUMMARY = re.compile(r"not readable: (\d+), lines passed over: (\d+)")


def limit_cpu():
    resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS + 1))


def run(program, *command, text=b""):
    """Standard output and the lines of standard error. The test ends if the program crashes, or takes too long."""
    done = subprocess.run([program, *command], input=text, capture_output=True, preexec_fn=limit_cpu, env=dict(os.environ, LC_ALL="C.UTF-8"))
    if done.returncode not in CODES:
        sys.exit(f"{command} ends with {done.returncode}:\n{done.stderr.decode(errors='replace')}\n{text.decode(errors='replace')}")
    return done.stdout.decode(errors="replace"), done.stderr.decode(errors="replace").splitlines()


def puzzles_spoken_of(messages, all_puzzles):
    """How many puzzles the messages about standard input speak of, at most all: one for each that names a line, or the number at the end of those
    that were not readable; one for each line passed over; and all for a message about the whole text or its format."""
    messages = [line for line in messages if line.startswith("standard input:")]
    placed = unreadable = passed_over = 0
    for line in messages:
        if summary := SUMMARY.search(line):
            unreadable += int(summary[1])
            passed_over += int(summary[2])
        elif PLACED.match(line) and "in no recognised format" not in line:
            placed += 1
        else:
            return all_puzzles
    return min(max(placed, unreadable) + passed_over, all_puzzles)
