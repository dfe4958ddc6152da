#!/usr/bin/env python3
"""Tests examples/cluster/mpi.sh as it stands, with MPI on this machine: it counts and solves as one process does, and when a rank is killed the
script starts all of them again, which go on from the journal.

usage: tests/cluster/mpi_test.py QUADRILLE [QUADRILLE_MPI] [--kills N] [--seed N]

One rank is killed, or as many as --kills says, each in a run of its own.

The exit code is 77, for a test that is skipped, where MPI is not installed.
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
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "examples/cluster/mpi.sh"
SIX = "1" + "." * 35 + "\n"
SOLUTIONS = 4_700_160  # of it, a sixth of those of the empty 6x6
PATIENCE = 1800  # seconds, which the busiest machine keeps
RANKS = 2
LOOPBACK = ["--oversubscribe", "--mca", "btl", "self,vader", "--mca", "oob_tcp_if_include", "lo"]


def children_of(pid):
    """All processes below a process, with their arguments."""
    listed = subprocess.run(["ps", "-e", "-o", "pid=,ppid=,args="], check=True, capture_output=True, text=True).stdout
    rows = [line.split(maxsplit=2) for line in listed.splitlines()]
    found = [str(pid)]
    arguments = {}
    for each in found:
        for row in rows:
            if row[1] == each and len(row) == 3:
                found.append(row[0])
                arguments[int(row[0])] = row[2]
    return arguments


class Folder:
    """A folder to run scripts in, and their output."""

    def __init__(self, folder, programs):
        self.folder = folder
        path = ":".join(str(program.parent) for program in programs)
        self.environment = os.environ | {"PATH": f"{path}:{os.environ['PATH']}", "TMPDIR": str(folder)}
        if os.geteuid() == 0:
            self.environment |= {"OMPI_ALLOW_RUN_AS_ROOT": "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1"}

    def start(self, task, puzzle, journal):
        command = [SCRIPT, task, puzzle, journal, *LOOPBACK, "-np", str(RANKS)]
        return subprocess.Popen(command, cwd=self.folder, env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                                text=True, start_new_session=True)

    def output(self, run, what):
        try:
            out, _ = run.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            for pid in [*children_of(run.pid), run.pid]:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            sys.exit(f"{what}: the script did not end")
        if run.returncode != 0:
            sys.exit(f"{what}: the script ended with {run.returncode}")
        return out

    def run(self, task, puzzle, journal):
        return self.output(self.start(task, puzzle, journal), journal)

    def kill_rank(self, run, journal, chance):
        """Kills one once the journal has some reports. False if the run ends before."""
        lines = chance.randrange(2, 6)
        while run.poll() is None:
            with contextlib.suppress(FileNotFoundError):
                if (self.folder / journal).read_bytes().count(b"\n") >= lines:
                    ranks = [pid for pid, arguments in children_of(run.pid).items() if arguments.startswith("quadrille-mpi ")]
                    with contextlib.suppress(ProcessLookupError):
                        if ranks:
                            os.kill(chance.choice(ranks), signal.SIGKILL)
                            return True
            time.sleep(0.002)
        return False

    def kill_ranks(self, kills, chance):
        """Kills one in each of `kills` runs, which count all the same. The journal of the last of them."""
        killed = 0
        # A busy machine may let a run end before the test sees its journal; then the next one is disturbed.
        for attempt in range(20 * kills):
            journal = f"killed{attempt}"
            run = self.start("count", "six", journal)
            killed += self.kill_rank(run, journal, chance)
            if (count := self.output(run, journal)) != f"{SOLUTIONS}\n":
                sys.exit(f"{journal}: counted {count}instead of {SOLUTIONS}")
            if killed == kills:
                print("killed: rank", killed)
                return journal
        sys.exit(f"only {killed} ranks could be killed")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("programs", type=Path, nargs="+")
    parser.add_argument("--kills", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    programs = [program.resolve() for program in arguments.programs]
    if shutil.which("mpirun") is None or len(programs) < 2 or not programs[1].exists():
        print("skipped: MPI is not installed, or quadrille-mpi was not built")
        sys.exit(77)
    with tempfile.TemporaryDirectory(prefix="q", ignore_cleanup_errors=True) as name:
        folder = Folder(Path(name), programs)
        (folder.folder / "six").write_text(SIX)
        if (count := folder.run("count", "six", "undisturbed")) != f"{SOLUTIONS}\n":
            sys.exit(f"counted {count}instead of {SOLUTIONS}")
        journal = folder.kill_ranks(arguments.kills, random.Random(arguments.seed))
        # A complete result is printed again.
        if folder.run("count", "six", journal) != f"{SOLUTIONS}\n":
            sys.exit("the complete journal gives another number")
        shutil.copy(ROOT / "examples/sixteen.txt", folder.folder / "sixteen")
        expected = subprocess.run(["quadrille", "solve", "--output", "frame", "sixteen"], cwd=folder.folder, env=folder.environment, check=True,
                                  capture_output=True, text=True).stdout
        if folder.run("solve", "sixteen", "solved") != expected.removesuffix("one solution\n"):
            sys.exit("the solution is another one than that of one process")


if __name__ == "__main__":
    main()
