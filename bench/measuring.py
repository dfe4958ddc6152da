"""Shared by the measuring scripts: running programs and measuring CPU time, checking grids, medians and tables."""

import os
import re
import resource
import signal
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "bench"

HOUSES = [
    *([9 * r + c for c in range(9)] for r in range(9)),
    *([9 * r + c for r in range(9)] for c in range(9)),
    *([27 * (b // 3) + 3 * (b % 3) + 9 * (k // 3) + k % 3 for k in range(9)] for b in range(9)),
]


@dataclass
class Run:
    output: str  # standard output
    errors: str  # standard error
    exit: int  # negative: the signal that ended it
    cpu: float  # seconds of the process and the children it waited for, user and system
    wall: float  # seconds

    @property
    def ran_out_of_time(self):
        return self.exit == -signal.SIGKILL


def run(command, text="", limit=3600, cpu_limit=resource.RLIM_INFINITY):
    """Runs a program to its end, or kills it after `limit` seconds, or after a whole number of seconds of CPU time."""
    with tempfile.TemporaryFile() as given, tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as errors:
        given.write(text.encode())
        given.seek(0)
        streams = [(os.POSIX_SPAWN_DUP2, f.fileno(), n) for n, f in enumerate((given, output, errors))]
        start = time.perf_counter()
        process = os.posix_spawnp(command[0], [str(word) for word in command], os.environ, file_actions=streams)
        resource.prlimit(process, resource.RLIMIT_CPU, (cpu_limit, cpu_limit))
        signal.signal(signal.SIGALRM, lambda *_: os.kill(process, signal.SIGKILL))
        signal.alarm(limit)
        _, status, usage = os.wait4(process, 0)
        wall = time.perf_counter() - start
        signal.alarm(0)

        def text_of(stream):
            stream.seek(0)
            return stream.read().decode(errors="replace")

        return Run(text_of(output), text_of(errors), os.waitstatus_to_exitcode(status),
                   usage.ru_utime + usage.ru_stime, wall)


def instructions(command):
    """Returns how many instructions a program executes, counted by valgrind."""
    done = run(["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *command])
    counted = re.search(r"Collected : (\d+)", done.errors)
    if done.exit != 0 or not counted:
        sys.exit(f"{Path(sys.argv[0]).name}: {command[0]} was not counted: {done.errors}")
    return int(counted[1])


def is_solution(grid, solution):
    """Returns whether 81 digits solve a 9x9 grid of 81 characters, in which `.` is an empty cell."""
    return (len(solution) == 81
            and all(given in (".", digit) for given, digit in zip(grid, solution))
            and all({solution[cell] for cell in house} == set("123456789") for house in HOUSES))


def median(numbers):
    return statistics.median(numbers)


def table(heads, rows):
    """Returns the lines of a Markdown table."""
    return ["| " + " | ".join(str(cell) for cell in row) + " |" for row in [heads, ["---"] * len(heads), *rows]]


def short(number):
    """Returns the number with three significant digits and without an exponent."""
    return f"{number:.0f}" if number >= 100 else f"{number:.3g}"
