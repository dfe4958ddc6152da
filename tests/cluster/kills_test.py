#!/usr/bin/env python3
"""Tests that parts give the same bytes whatever is killed: 24 parts are answered two at a time while processes are killed at random, each
part is begun again until it is done, now and then by two processes at the same time, and the merge is compared with what one run writes.
Parts that take seconds go on where they were killed.

usage: tests/cluster/kills_test.py QUADRILLE [--kills N] [--seed N]
"""

import argparse
import os
import random
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PARTS = 24
REPETITIONS = 4000  # of the six puzzles


def size_of(file):
    """-1 if it does not exist."""
    try:
        return file.stat().st_size
    except FileNotFoundError:
        return -1


class Parts:
    """The parts of one work, and the processes that answer them."""

    def __init__(self, program, folder, name, chance):
        self.program, self.folder, self.name, self.chance = program, folder, name, chance
        self.running = []  # pairs of a part and its process
        self.kills = 0

    def output(self, part):
        return f"{self.name}.{part}"

    def merge(self):
        """The parts that are missing."""
        merged = subprocess.run([self.program, "merge", "--out", self.name, *map(self.output, range(PARTS))], cwd=self.folder,
                                capture_output=True, text=True, check=False)
        if merged.returncode == 0:
            return []
        if "none of the outputs exists yet" in merged.stderr:
            return list(range(PARTS))
        if merged.returncode != 75:
            sys.exit(f"merge ended with {merged.returncode}: {merged.stderr}")
        missing = []
        for piece in merged.stdout.removeprefix("missing parts: ").strip().split(","):
            first, _, last = piece.partition("-")
            missing += range(int(first), int(last or first) + 1)
        return missing

    def start(self, part):
        command = [self.program, "solve", "--output", "line", "--part", f"{part}/{PARTS}", "--out", self.output(part), "puzzles"]
        self.running.append((part, subprocess.Popen(command, cwd=self.folder, stderr=subprocess.DEVNULL)))

    def perhaps_kill(self, most):
        """Kills one that is at work, once it has written a share of its output that is drawn."""
        if self.kills >= most or self.chance.random() < 0.3:
            return
        part, process = self.chance.choice(self.running)
        wanted = self.chance.choice([0, 1, 1 << 12, 1 << 14])
        file = self.folder / f"{self.output(part)}.tmp.{os.uname().nodename}.{process.pid}"
        while process.poll() is None:
            if size_of(file) >= wanted:
                process.send_signal(self.chance.choice([signal.SIGKILL, signal.SIGKILL, signal.SIGTERM]))
                self.kills += 1
                return

    def run(self, kills):
        """Until all are done; a killed part is started again, because the merge reports it as missing."""
        for _ in range(kills + PARTS):
            left = self.merge()
            if not left:
                return
            while left or self.running:
                while left and len(self.running) < 2:
                    part = left.pop()
                    self.start(part)
                    if self.chance.random() < 0.1:
                        self.start(part)
                self.perhaps_kill(kills)
                self.running.pop(0)[1].wait()
        sys.exit(f"parts {self.merge()} were never done")


def check_progress(program, folder):
    """A part that has saved how far it has come goes on from there, in another process, and gives the bytes of one run."""
    (folder / "slow").write_text((ROOT / "examples/lines.txt").read_text() * 200)
    (folder / "open").write_text(("12" + "." * 34 + "\n") * 400)
    for words in (["rate", "slow"], ["solve", "--engine", "cp", "--output", "csv", "slow"], ["count", "--limit", "20000", "open"],
                  ["generate", "--count", "2000", "--seed", "3", "--minimal"]):
        expected = subprocess.run([program, *words], cwd=folder, check=False, capture_output=True).stdout
        name = f"goes_on_{words[0]}"
        command = [program, *words, "--part", "0/1", "--out", name]
        went_on = 0
        for number in [signal.SIGKILL, signal.SIGTERM, signal.SIGKILL]:
            before = (folder / f"{name}.partial.json").read_bytes() if (folder / f"{name}.partial.json").exists() else b""
            with subprocess.Popen(command, cwd=folder, stderr=subprocess.PIPE, text=True) as process:
                while process.poll() is None:
                    if (folder / f"{name}.partial.json").exists() and (folder / f"{name}.partial.json").read_bytes() != before:
                        process.send_signal(number)
                        break
                went_on += "goes on after" in process.communicate()[1]
        subprocess.run(command, cwd=folder, check=True, capture_output=True)
        if (folder / name).read_bytes() != expected:
            sys.exit(f"{words}: the part that went on {went_on} times is not what one run writes")
        if left := [file.name for file in folder.glob(f"{name}.*") if file.name != f"{name}.json"]:
            sys.exit(f"{words}: left {left}")
        print(f"{words[0]}: went on {went_on} times")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("quadrille", type=Path)
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    program = arguments.quadrille.resolve()
    chance = random.Random(arguments.seed)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        (folder / "puzzles").write_text((ROOT / "examples/lines.txt").read_text() * REPETITIONS)
        expected = subprocess.run([program, "solve", "--output", "line", "puzzles"], cwd=folder, check=True, capture_output=True).stdout
        check_progress(program, folder)
        kills = runs = 0
        while kills < arguments.kills:
            parts = Parts(program, folder, f"run{runs}", chance)
            parts.run(arguments.kills - kills)
            if (folder / parts.name).read_bytes() != expected:
                sys.exit(f"run {runs}, seed {arguments.seed}: the merged parts are not what one run writes")
            kills += parts.kills
            runs += 1
            if runs > 10 * arguments.kills:
                sys.exit(f"only {kills} processes could be killed")
        print(f"{kills} processes were killed in {runs} runs of {PARTS} parts; the bytes were the same each time")


if __name__ == "__main__":
    main()
