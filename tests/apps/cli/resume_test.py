#!/usr/bin/env python3
"""Kills quadrille at random places of a long run, resumes it, and compares the output with that of an undisturbed run.
Then resumes runs whose input has changed meanwhile, which must be refused.

usage: resume_test.py PROGRAM [--grids N] [--kills N] [--seed N] [--threads N]

By default a short run. The long one: --grids 10000000 --kills 10
"""

import argparse
import filecmp
import json
import os
import random
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

SOLVED = "389672451542381697176594238628937145495168723731425869257843916914756382863219574"
BASE = 5000  # different lines; the file repeats them
MOST_MEMORY = 100 << 20
MOST_ATTEMPTS = 50
PATIENCE = 7200  # seconds


def some_lines(dice):
    """Grids with one solution or several, and a few lines that are not grids."""
    for i in range(BASE):
        if i % 1000 == 999:
            yield "# a comment" if i % 2000 == 999 else SOLVED[:80]
            continue
        digits = list("123456789")
        dice.shuffle(digits)
        grid = [digits[int(symbol) - 1] for symbol in SOLVED]
        for cell in dice.sample(range(81), dice.choice((30, 40, 45))):
            grid[cell] = "."
        yield "".join(grid)


def write_puzzles(file, grids, dice):
    text = "".join(line + "\n" for line in some_lines(dice)).encode()
    with file.open("wb") as out:
        for _ in range(grids // BASE):
            out.write(text)


def answered(journal):
    try:
        return json.loads(journal.read_text())["answered"]
    except (FileNotFoundError, ValueError):
        return 0


def catches_interrupts(pid):
    """Whether the process does, or has ended."""
    caught = re.search(r"^SigCgt:\s*(\w+)", Path(f"/proc/{pid}/status").read_text(), re.M)
    return caught is None or int(caught[1], 16) >> (signal.SIGINT - 1) & 1


class ChangedInput:
    """A run that reads from a pipe is killed once it has answered some puzzles. Its input may differ when it is resumed."""

    def __init__(self, program, folder, words, dice):
        self.folder = folder
        self.out = folder / "out.txt"
        self.journal = folder / "out.txt.resume"
        self.command = [program, *words, "-o", self.out, "-"]
        self.lines = [line + "\n" for line in some_lines(dice) if len(line) == 81]

    def run(self, lines, *more):
        puzzles = self.folder / "given.txt"
        puzzles.write_text("".join(lines))
        with puzzles.open() as given:
            return subprocess.run([*self.command, *more], stdin=given, stderr=subprocess.PIPE, text=True, timeout=PATIENCE)

    def begin_and_kill(self):
        """The lines that it was given."""
        given = []
        deadline = time.monotonic() + PATIENCE
        with subprocess.Popen(self.command, stdin=subprocess.PIPE, text=True) as run:
            while answered(self.journal) < 100 and time.monotonic() < deadline:
                given += self.lines
                run.stdin.write("".join(self.lines))
                run.stdin.flush()
                time.sleep(0.1)
            run.kill()
        return given

    def check_interrupt(self, given, saved):
        """Ctrl-C while the run that is resumed still reads what was answered: nothing is known of the input then."""
        with subprocess.Popen([*self.command, "--resume"], stdin=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as run:
            run.stdin.write("".join(given))
            run.stdin.flush()
            while not catches_interrupts(run.pid):
                time.sleep(0.001)
            run.send_signal(signal.SIGINT)
            errors = run.stderr.read()
            code = run.wait(PATIENCE)
        if code != 3 or "interrupted after" not in errors or "has changed" in errors:
            sys.exit(f"{self.command}, interrupted while it reads again: ended with {code} and {errors!r}")
        if not self.journal.exists() or not saved[1].startswith(self.out.read_bytes()):
            sys.exit(f"{self.command}, interrupted while it reads again: what the run had done is lost")

    def check(self):
        given = self.begin_and_kill()
        count = answered(self.journal)
        if count < 100:
            sys.exit(f"{self.command}: no run was cut short: nothing was tested")
        saved = self.journal.read_bytes(), self.out.read_bytes()
        others = {"a line deleted": given[1:], "another line": [given[1], *given[1:]], "a shorter file": given[: count // 2],
                  "two lines exchanged": [*given[:count - 2], given[count - 1], given[count - 2], *given[count:]]}
        for what, lines in others.items():
            run = self.run(lines, "--resume")
            if run.returncode != 2 or "has changed since this run read it" not in run.stderr:
                sys.exit(f"{self.command}, {what}: resumed with {run.returncode} and {run.stderr!r}")
            if not self.journal.exists() or not saved[1].startswith(self.out.read_bytes()):
                sys.exit(f"{self.command}, {what}: what the run had done is lost")
        self.check_interrupt(given[: count // 2], saved)
        longer = [*given, *self.lines]
        self.run(longer, "--resume", "--threads", "2")
        resumed = self.out.read_bytes()
        self.run(longer)
        if resumed != self.out.read_bytes():
            sys.exit(f"{self.command}: the output differs when the file has grown at its end")
        print(f"{' '.join(self.command[1:3])}: changes are seen after {count} of {len(given)} puzzles")


def wait_for_output(run, file, size):
    """Until that much is written, or the run has ended."""
    while run.poll() is None and (not file.exists() or file.stat().st_size < size):
        time.sleep(0.001)


def kill_now_and_then(command, torn, whole_size, dice, kills):
    """Begins a run, and resumes it after each kill; returns the number of runs that were killed before their end."""
    killed = 0
    for done, kind in enumerate(dice.choices((signal.SIGKILL, signal.SIGINT), (2, 1), k=kills)):
        with subprocess.Popen(command, stderr=subprocess.DEVNULL) as run:
            wait_for_output(run, torn, whole_size * (done + dice.random()) / (kills + 1))
            if run.poll() is None:
                run.send_signal(kind)
                run.wait(PATIENCE)
                killed += 1
        if run.returncode not in (-signal.SIGKILL, *range(4)):
            sys.exit(f"crashed with {run.returncode}")
        print(f"ended with {run.returncode}, {torn.stat().st_size if torn.exists() else 0} bytes written")
    return killed


def main():
    parser = argparse.ArgumentParser(usage=__doc__.splitlines()[3].removeprefix("usage: "))
    parser.add_argument("program")
    parser.add_argument("--grids", type=int, default=200_000)
    parser.add_argument("--kills", type=int, default=6)
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 30))
    parser.add_argument("--threads", type=int, default=2)
    options = parser.parse_args()
    dice = random.Random(options.seed)
    print(f"seed {options.seed}")
    with tempfile.TemporaryDirectory() as folder:
        puzzles, whole, torn = (Path(folder) / name for name in ("puzzles.txt", "whole.txt", "torn.txt"))
        write_puzzles(puzzles, options.grids, dice)

        def command(out, *more):
            return [options.program, "solve", "--output", "line", "--threads", str(options.threads), *more, "-o", out,
                    puzzles]

        start = time.monotonic()
        subprocess.run(command(whole), stderr=subprocess.DEVNULL, timeout=PATIENCE)
        seconds = time.monotonic() - start
        kills = 0
        for _ in range(MOST_ATTEMPTS):
            kills = kill_now_and_then(command(torn, "--resume"), torn, whole.stat().st_size, dice, options.kills)
            if kills > 0:
                break
            torn.unlink()  # each run ended before it was looked at
        subprocess.run(command(torn, "--resume"), stderr=subprocess.DEVNULL, timeout=PATIENCE)
        memory = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss << 10
        print(f"{kills} kills in a run of {seconds:.1f} s; at most {memory >> 20} MB of memory")
        if not filecmp.cmp(whole, torn, shallow=False):
            sys.exit("the output of the run that was resumed differs")
        if os.path.exists(f"{torn}.resume"):
            sys.exit("the journal of a complete run was left behind")
        if memory > MOST_MEMORY:
            sys.exit("that is too much memory")
        if kills == 0:
            sys.exit("no run was killed: nothing was tested")
    for words in (["count", "--limit", "2"], ["count", "--engine", "cp", "--limit", "2"]):
        with tempfile.TemporaryDirectory() as folder:
            ChangedInput(options.program, Path(folder), words, dice).check()


if __name__ == "__main__":
    main()
