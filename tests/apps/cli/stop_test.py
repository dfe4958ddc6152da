#!/usr/bin/env python3
"""Runs of hard puzzles end soon after Ctrl-C, a time limit and a memory limit, with what was found.

usage: stop_test.py PROGRAM [--bound SECONDS] [--only WORD] [--every N]

How late a run ends is measured in its processor time, so that it does not matter what else the machine does. With --every one case in N is tried; N should have no factor in common with the 11 cases of each engine.
"""

import argparse
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

BEGIN = 0.5  # seconds, after which a run is asked to end
PATIENCE = 1800  # seconds, after which it is killed
TICKS = os.sysconf("SC_CLK_TCK")  # a second, in which /proc tells processor time
LIMIT_REACHED = 3


def empty(size):
    return "." * size * size + "\n"


def partial_latin_square(size, share, seed):
    """Digits here and there, none twice in a row or column."""
    rng = random.Random(seed)
    grid = [[0] * size for _ in range(size)]
    cells = [(r, c) for r in range(size) for c in range(size)]
    rng.shuffle(cells)
    for r, c in cells[:int(share * size * size)]:
        taken = set(grid[r]) | {row[c] for row in grid}
        if free := [d for d in range(1, size + 1) if d not in taken]:
            grid[r][c] = rng.choice(free)
    return "\n".join(" ".join(str(d) for d in row) for row in grid) + "\n"


def sheared_boxes(size, side):
    """Labels of regions: boxes in which each row is shifted by one to the left."""
    return " ".join(str(size * (r // side) + (c + r % side) % size // side) for r in range(size) for c in range(size))


def pigeons(count):
    """An XCSP3 instance: pigeons in one hole fewer, no two in one hole, with a constraint for each pair."""
    pairs = "".join(f"<intension> ne(x[{i}],x[{j}]) </intension>" for i in range(count) for j in range(i))
    return (f'<instance format="XCSP3" type="CSP"><variables><array id="x" size="[{count}]"> 1..{count - 1} </array>'
            f"</variables><constraints>{pairs}</constraints></instance>\n")


def big_tables(count, rows):
    """An XCSP3 instance that is long to read."""
    rng = random.Random(1)
    tables = "".join(
        f"<extension><list> x[{i}] x[{i + 1}] x[{i + 2}] </list><supports>"
        + "".join(f"({rng.randrange(100)},{rng.randrange(100)},{rng.randrange(100)})" for _ in range(rows))
        + "</supports></extension>" for i in range(count - 2))
    return (f'<instance format="XCSP3" type="CSP"><variables><array id="x" size="[{count}]"> 0..99 </array>'
            f"</variables><constraints>{tables}</constraints></instance>\n")


def creeping_bounds(most):
    """An XCSP3 instance in which one fixpoint takes very many steps: x < y and y < x, if the first variable is 1."""
    cycle = "".join(f"<intension> imp(eq(b,1),lt({a},{b})) </intension>" for a, b in (("x", "y"), ("y", "x")))
    return (f'<instance format="XCSP3" type="CSP"><variables><var id="b"> 1 </var><var id="x"> -{most}..{most} </var>'
            f'<var id="y"> -{most}..{most} </var></variables><constraints>{cycle}</constraints></instance>\n')


FILES = {
    "e9": empty(9), "e16": empty(16), "e25": empty(25), "e49": empty(49), "e64": empty(64),
    "lines9": empty(9) * 5000, "lines16": empty(16) * 500, "lines64": empty(64) * 400,
    "latin": partial_latin_square(60, 0.57, 1),
    "pigeons.xml": pigeons(13),
    "tables.xml": big_tables(100, 10000),
    "creeping.xml": creeping_bounds(1_000_000_000),
}
HARD = ["--rule", "anti_knight", "--rule", "non_consecutive", "e16"]  # nobody finds a grid, or shows that there is none
CHAINS = ["--rule", "non_consecutive", "e9"]
JIGSAW = ["--regions", sheared_boxes(16, 4), "e16"]
LATIN = ["--box", "none", "latin"]
VERIPB = ["--proof-format", "veripb"]
AT_LEAST = r"[0-9]+\+\n"


def searches():
    """Commands, and their output."""
    cases = []
    for engine in ["cp", "learning", "auto"]:
        for threads in ["1", "2"]:
            how = ["--engine", engine, "--threads", threads]
            cases += [(["solve", "--all", *how, "e9"], r"so far; |no answer: "),
                      (["solve", "--all", *how, *CHAINS], r"so far; |no answer: "),
                      (["solve", *how, *HARD], r"no answer: "),
                      (["solve", "--all", *how, "e64"], r"so far; |no answer: "),
                      (["count", *how, "e25"], AT_LEAST),
                      (["count", *how, "e64"], AT_LEAST),
                      (["count", *how, *CHAINS], AT_LEAST),
                      (["count", *how, *JIGSAW], AT_LEAST),
                      (["count", *how, *LATIN], AT_LEAST),
                      (["check", *how, *HARD], r"no verdict; "),
                      (["check", *how, *LATIN], r"no verdict; |at least one solution; ")]
    cases += [(["solve", "--engine", "adaptive", *HARD], r"no answer: "),
              (["solve", "--engine", "adaptive", "e64"], r"no answer: "),
              (["why", *HARD, "r1c1=1"], r"r1c1: no answer; "),
              (["why", *LATIN, "r1c1"], r"r1c1: no answer; "),
              (["verify", "--completable", *HARD], r"it is not known whether"),
              (["verify", "--correct", *LATIN], r"were not compared"),
              (["candidates", *HARD], r"candidates are undecided: "),
              (["candidates", "--limit", "1000000", "--output", "json", "e16"], r'"stopped":'),
              (["candidates", "--pairs", "--needless", "e64"], r"candidates are undecided: "),
              (["count", "--estimate", "--probes", "1000000000", "e9"], r" probes, "),
              (["count", "--estimate", "--probes", "1000000000", "e64"], r" probes, "),
              (["check", "--proof", "proof", *HARD], r"no verdict; "),
              (["check", "--proof", "proof", *LATIN], r"no verdict; "),
              (["check", "--proof", "proof", "e49"], r"no verdict; |at least one solution; "),
              (["check", "--proof", "proof", *VERIPB, *HARD], r"no verdict; "),
              (["check", "--proof", "proof", *VERIPB, *LATIN], r"no verdict; "),
              (["xcsp", "pigeons.xml"], r"s UNKNOWN\n"),
              (["xcsp", "tables.xml"], r"s UNKNOWN\n"),
              (["xcsp", "creeping.xml"], r"s UNKNOWN\n")]
    return cases


def without_time_limit():
    cases = [(["generate", "--seed", "1", "--count", "1000000", *how, "--threads", threads], r"")
             for how in (["--minimal"], ["--size", "25"], ["--minimal", "--size", "16"], ["--size", "49"],
                         ["--minimal", "--rule", "non_consecutive"], HARD[:-1] + ["--size", "16"])
             for threads in ("1", "2")]
    for threads in ("1", "2"):
        cases += [(["count", "--threads", threads, "--engine", "lanes", "lines9"], r""),
                  (["count", "--threads", threads, "--engine", "lanes", "lines16"], r""),
                  (["check", "--threads", threads, "--engine", "lanes", "lines9"], r""),
                  (["count", "--threads", threads, "--engine", "cp", "lines64"], r""),
                  (["solve", "--threads", threads, "--engine", "learning", "--output", "json", "lines64"], r"")]
    cases.append((["compare", "e25"], r"generate and test"))
    return cases


def processor_time(pid):
    """Of a child that was not waited for, in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def has_ended(pid):
    return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] == "Z"


def catches_interrupts(pid):
    caught = re.search(r"^SigCgt:\s*(\w+)", Path(f"/proc/{pid}/status").read_text(), re.M)
    return int(caught[1], 16) >> (signal.SIGINT - 1) & 1


def wait_until(pid, condition):
    """Until it holds for the child, or the child has ended."""
    end = time.monotonic() + PATIENCE
    while not has_ended(pid) and not condition(pid) and time.monotonic() < end:
        time.sleep(0.01)


class Runs:
    def __init__(self, program, folder, bound):
        self.program = program
        self.folder = folder
        self.bound = bound
        self.late = []  # (seconds, what)
        self.faults = []

    def run(self, arguments, interrupted=False):
        """The processor time since the limit; the exit code; the last output."""
        output = self.folder / "output.txt"
        with output.open("w") as file:
            begin = time.monotonic()
            process = subprocess.Popen([self.program, *arguments], cwd=self.folder, stdout=file, stderr=subprocess.STDOUT)
            pid = process.pid
            if interrupted:
                wait_until(pid, lambda pid: catches_interrupts(pid) and processor_time(pid) >= BEGIN)
                os.kill(pid, signal.SIGINT)
            else:
                wait_until(pid, lambda _: time.monotonic() >= begin + BEGIN)
            used = processor_time(pid)
            wait_until(pid, lambda _: False)
            late = processor_time(pid) - used
            process.kill()  # if it has not ended
            code = process.wait()
        return late, code, output.read_bytes()[-4096:].decode(errors="replace")

    def judge(self, how, arguments, late, code, text, expected):
        what = f"{how}: {' '.join(a if len(a) < 40 else '...' for a in arguments)}"
        self.late.append((late, what))
        print(f"{late * 1000:7.0f} ms  {what}", flush=True)
        if code != LIMIT_REACHED or not re.search(expected, text):
            self.faults.append(f"{what}: exit code {code}, printed {text[-200:]!r}, expected {expected!r}")
        # Its start, before time is limited, counts; so do the threads together.
        if late > 2 * self.bound:
            self.faults.append(f"{what}: ended {late:.2f} s late")

    def interrupt(self, arguments, expected):
        late, code, text = self.run(arguments, interrupted=True)
        self.judge("Ctrl-C", arguments, late, code, text, expected)

    def limit_time(self, arguments, expected):
        late, code, text = self.run([*arguments, "--time-limit", f"{BEGIN}s"])
        self.judge("time", arguments, late, code, text, expected)

    def limit_memory(self, arguments, expected):
        """The program with its input takes some megabytes besides."""
        megabytes, besides = 8, 24
        # A small program in between, because a child inherits its parent's peak.
        between = ("import resource, subprocess, sys; code = subprocess.call(sys.argv[1:]); "
                   "print('peak', resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss); sys.exit(code)")
        done = subprocess.run(
            [sys.executable, "-c", between, self.program, *arguments, "--memory-limit", f"{megabytes}M"],
            cwd=self.folder, capture_output=True, text=True, timeout=PATIENCE)
        code, text = done.returncode, done.stdout
        peak = int(text.rsplit("peak ", 1)[1]) << 10
        what = f"memory: {' '.join(arguments)}"
        print(f"{peak >> 20:7} MB  {what}", flush=True)
        if code != LIMIT_REACHED or not re.search(expected, text):
            self.faults.append(f"{what}: exit code {code}, printed {text[-200:]!r}, expected {expected!r}")
        if peak >> 20 > megabytes + besides:
            self.faults.append(f"{what}: took {peak >> 20} MB")


def of_memory():
    cases = [(["solve", "--engine", engine, "--threads", threads, *HARD], r"no answer: the memory limit ended the search")
             for engine in ("learning", "auto") for threads in ("1", "2")]
    cases += [(["check", "--proof", "proof", file], r"no verdict; the memory limit ended the search") for file in ("e49", "e64")]
    cases += [(["check", "--proof", "proof", *how, *HARD], r"no verdict; the memory limit ended the search") for how in ([], VERIPB)]
    return cases


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--bound", type=float, default=1.0)
    parser.add_argument("--only", default="")
    parser.add_argument("--every", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for file, text in FILES.items():
            (folder / file).write_text(text)
        runs = Runs(str(Path(options.program).resolve()), folder, options.bound)

        def chosen(cases):
            return [case for case in cases if options.only in " ".join(case[0])][::options.every]

        for case in chosen(searches()):
            runs.interrupt(*case)
            runs.limit_time(*case)
        for case in chosen(without_time_limit()):
            runs.interrupt(*case)
        for case in chosen(of_memory()):
            runs.limit_memory(*case)
    for late, what in sorted(runs.late, reverse=True)[:10]:
        print(f"{late * 1000:.0f} ms late: {what}")
    for fault in runs.faults:
        print(fault)
    sys.exit(1 if runs.faults else 0)


if __name__ == "__main__":
    main()
