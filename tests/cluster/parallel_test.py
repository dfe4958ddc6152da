#!/usr/bin/env python3
"""Tests examples/cluster/parallel.sh as it stands, with GNU parallel: undisturbed, with a part that is killed, and when the script is killed
with parallel while parts are in work.

usage: tests/cluster/parallel_test.py QUADRILLE [--kills N] [--seed N]

Without --kills each of them is killed once, in a run of its own; with it N are drawn, up to five in a run.

The exit code is 77, for a test that is skipped, where GNU parallel is not installed.
"""

import argparse
import contextlib
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "examples/cluster/parallel.sh"
PARTS = 24
PUZZLES = "it's {#}; $a {} puzzle"
REPETITIONS = 8000  # of the six puzzles, so that a part takes long enough to be killed
KILLS_OF_A_RUN = 5


class Work:
    """Runs of the script. `killed` names the victim, "part" or "parallel"."""

    def __init__(self, folder, program):
        self.folder = folder
        self.killed = []
        self.environment = os.environ | {"PATH": f"{program.parent}:{os.environ['PATH']}"}
        (folder / PUZZLES).write_text((ROOT / "examples/lines.txt").read_text() * REPETITIONS)
        self.expected = subprocess.run(["quadrille", "solve", "--output", "line", PUZZLES], cwd=folder, env=self.environment,
                                       check=True, capture_output=True).stdout

    def start(self, solutions):
        return subprocess.Popen([SCRIPT, str(PARTS), solutions, "solve", "--output", "line", PUZZLES], cwd=self.folder, env=self.environment,
                                stderr=subprocess.DEVNULL, start_new_session=True)

    def part_in_work(self, run, solutions):
        """The process of a running part; None if the run ends before one is seen."""
        while run.poll() is None:
            for file in self.folder.glob(f"{solutions}.part.*.tmp.*"):
                pid = int(file.name.rsplit(".", 1)[1])
                if Path(f"/proc/{pid}").exists():
                    return pid
        return None

    def kill(self, what, run, pid):
        """Kills the victim while part `pid` is running."""
        self.killed.append(what)
        with contextlib.suppress(ProcessLookupError):  # the part may be done by now
            if what == "part":
                os.kill(pid, signal.SIGKILL)
                return
            # Kills the script and parallel; their children continue beside those of the second run.
            session = subprocess.run(["ps", "-o", "pid=,args=", "-s", str(run.pid)], check=True, capture_output=True,
                                     text=True).stdout.splitlines()
            for line in session:
                pid, arguments = line.split(maxsplit=1)
                if not arguments.startswith("quadrille "):
                    os.kill(int(pid), signal.SIGKILL)

    def run(self, solutions, victims):
        run = self.start(solutions)
        for what in victims:
            if pid := self.part_in_work(run, solutions):
                self.kill(what, run, pid)
                if what == "parallel":
                    run.wait()
                    run = self.start(solutions)
        if run.wait() != 0:
            sys.exit(f"{solutions}: the script ended with {run.returncode} after these were killed: {victims}")
        if (self.folder / solutions).read_bytes() != self.expected:
            sys.exit(f"{solutions}: the merged parts are not what one run writes after these were killed: {victims}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("quadrille", type=Path)
    parser.add_argument("--kills", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    if shutil.which("parallel") is None:
        print("skipped: GNU parallel is not installed")
        sys.exit(77)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        work = Work(Path(name), arguments.quadrille.resolve())
        if not arguments.kills:
            work.run("undisturbed", [])
            work.run("part '{}' killed", ["part"])
            work.run("parallel_killed", ["parallel"])
        chance = random.Random(arguments.seed)
        runs = 0
        while len(work.killed) < arguments.kills:
            victims = min(KILLS_OF_A_RUN, arguments.kills - len(work.killed))
            work.run(f"run{runs}", chance.choices(["part", "parallel"], k=victims))
            runs += 1
        print("killed:", ", ".join(f"{what} {work.killed.count(what)}" for what in ("part", "parallel")))


if __name__ == "__main__":
    main()
