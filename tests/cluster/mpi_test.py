#!/usr/bin/env python3
"""Tests examples/cluster/mpi.sh as it stands, with MPI on this machine: it counts and solves as one process does, and when a rank is killed the
script starts all of them again, which go on from the journal.

usage: tests/cluster/mpi_test.py QUADRILLE [QUADRILLE_MPI] [--kills N] [--seed N]
       tests/cluster/mpi_test.py QUADRILLE QUADRILLE_MPI --every SECONDS --puzzle FILE

A rank and mpirun are killed, or as many of them in turn as --kills says. With --every, the solutions of a puzzle are counted while a rank is
killed every so many seconds, and the times are printed.

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
MPIRUN = "mpirun --oversubscribe --mca btl self,vader --mca oob_tcp_if_include lo -np 2"
PUZZLE = "a 'six'; $.txt"


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
        self.environment = os.environ | {"PATH": f"{path}:{os.environ['PATH']}", "TMPDIR": str(folder), "MPIRUN": MPIRUN}
        if os.geteuid() == 0:
            self.environment |= {"OMPI_ALLOW_RUN_AS_ROOT": "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1"}

    def start(self, task, puzzle, journal, *options):
        command = [SCRIPT, journal, task, *options, puzzle]
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

    def run(self, task, puzzle, journal, *options):
        return self.output(self.start(task, puzzle, journal, *options), journal)

    def victims(self, run, program):
        return [pid for pid, arguments in children_of(run.pid).items() if arguments.split()[0].endswith(program)]

    def kill_once_it_grows(self, run, journal, victim, chance):
        """Kills a process once the journal has more reports than now. False if the run ends before."""
        lines = self.reports(journal) + chance.randrange(1, 3)
        while run.poll() is None:
            if self.reports(journal) >= lines and (found := self.victims(run, victim)):
                with contextlib.suppress(ProcessLookupError):
                    os.kill(chance.choice(found), signal.SIGKILL)
                    return True
            time.sleep(0.002)
        return False

    def reports(self, journal):
        with contextlib.suppress(FileNotFoundError):
            return (self.folder / journal).read_bytes().count(b"\n")
        return 0

    def kill_all(self, kills, chance):
        """Kills ranks and mpirun, several times in each run, which counts all the same. The journal of the last of them."""
        killed = {"quadrille-mpi": 0, "mpirun": 0}
        # A busy machine may let a run end before the test sees its journal; then the next one is disturbed.
        for attempt in range(20 * kills):
            journal = f"killed {attempt}"
            run = self.start("count", PUZZLE, journal, "--box", "2x3")
            while sum(killed.values()) < kills:
                victim = "mpirun" if killed["mpirun"] < killed["quadrille-mpi"] else "quadrille-mpi"
                if not self.kill_once_it_grows(run, journal, victim, chance):
                    break
                killed[victim] += 1
            if (count := self.output(run, journal)) != f"{SOLUTIONS}\n":
                sys.exit(f"{journal}: counted {count}instead of {SOLUTIONS}")
            if sum(killed.values()) >= kills:
                print("killed:", killed)
                return journal
        sys.exit(f"only {killed} could be killed")

    def count_with_kills(self, puzzle, seconds):
        """Counts a puzzle while a rank is killed every so many seconds; prints the times of both, which depend on the machine."""

        def processor_time():
            children = os.times()
            return children.children_user + children.children_system

        before = time.monotonic(), processor_time()
        expected = self.run("count", puzzle, "alone")
        alone = time.monotonic() - before[0], processor_time() - before[1]
        before = time.monotonic(), processor_time()
        run = self.start("count", puzzle, "every")
        kills = 0
        while run.poll() is None:
            with contextlib.suppress(subprocess.TimeoutExpired):
                run.wait(seconds)
                break
            for pid in self.victims(run, "quadrille-mpi")[:1]:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
                    kills += 1
        if (count := self.output(run, "every")) != expected:
            sys.exit(f"counted {count}instead of {expected}")
        disturbed = time.monotonic() - before[0], processor_time() - before[1]
        print(f"{count.strip()} solutions; undisturbed {alone[0]:.1f} s, processor {alone[1]:.1f} s; "
              f"with {kills} kills {disturbed[0]:.1f} s, processor {disturbed[1]:.1f} s")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("programs", type=Path, nargs="+")
    parser.add_argument("--kills", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=float)
    parser.add_argument("--puzzle", type=Path)
    arguments = parser.parse_args()
    programs = [program.resolve() for program in arguments.programs]
    if shutil.which("mpirun") is None or len(programs) < 2 or not programs[1].exists():
        print("skipped: MPI is not installed, or quadrille-mpi was not built")
        sys.exit(77)
    with tempfile.TemporaryDirectory(prefix="q", ignore_cleanup_errors=True) as name:
        folder = Folder(Path(name), programs)
        if arguments.every:
            shutil.copy(arguments.puzzle, folder.folder / "puzzle")
            folder.count_with_kills("puzzle", arguments.every)
            return
        (folder.folder / PUZZLE).write_text(SIX)
        if (count := folder.run("count", PUZZLE, "undisturbed", "--box", "2x3")) != f"{SOLUTIONS}\n":
            sys.exit(f"counted {count}instead of {SOLUTIONS}")
        journal = folder.kill_all(arguments.kills, random.Random(arguments.seed))
        # A complete result is printed again.
        if folder.run("count", PUZZLE, journal, "--box", "2x3") != f"{SOLUTIONS}\n":
            sys.exit("the complete journal gives another number")
        shutil.copy(ROOT / "examples/sixteen.txt", folder.folder / "sixteen")
        expected = subprocess.run(["quadrille", "solve", "--output", "frame", "sixteen"], cwd=folder.folder, env=folder.environment, check=True,
                                  capture_output=True, text=True).stdout
        if folder.run("solve", "sixteen", "solved", "--box=4x4") != expected.removesuffix("one solution\n"):
            sys.exit("the solution is another one than that of one process")


if __name__ == "__main__":
    main()
