#!/usr/bin/env python3
"""Tests examples/cluster/parallel.sh as it stands, with GNU parallel: undisturbed, with a part that is killed, and when parallel itself is killed.

usage: tests/cluster/parallel_test.py QUADRILLE

The exit code is 77, for a test that is skipped, where GNU parallel is not installed.
"""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "examples/cluster/parallel.sh"
PARTS = 24
REPETITIONS = 8000  # of the six puzzles, so that a part takes long enough to be killed


def main():
    program = Path(sys.argv[1]).resolve()
    if shutil.which("parallel") is None:
        print("skipped: GNU parallel is not installed")
        sys.exit(77)
    environment = os.environ | {"PATH": f"{program.parent}:{os.environ['PATH']}"}
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        (folder / "puzzles").write_text((ROOT / "examples/lines.txt").read_text() * REPETITIONS)
        expected = subprocess.run(["quadrille", "solve", "--output", "line", "puzzles"], cwd=folder, env=environment,
                                  check=True, capture_output=True).stdout

        def start(solutions):
            return subprocess.Popen([SCRIPT, "puzzles", solutions, str(PARTS)], cwd=folder, env=environment,
                                    stderr=subprocess.DEVNULL, start_new_session=True)

        def part_in_work(run, solutions):
            """The process of a part that is in work; None where the run ends before one is seen."""
            while run.poll() is None:
                for file in folder.glob(f"{solutions}.part.*.tmp.*"):
                    pid = int(file.name.rsplit(".", 1)[1])
                    if not file.with_name(file.name.split(".tmp.")[0]).exists():
                        return pid
            return None

        def check(solutions, run):
            if run.wait() != 0:
                sys.exit(f"{solutions}: the script ended with {run.returncode}")
            if (folder / solutions).read_bytes() != expected:
                sys.exit(f"{solutions}: the merged parts are not what one run writes")

        check("undisturbed", start("undisturbed"))

        run = start("part_killed")
        if pid := part_in_work(run, "part_killed"):
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                print("the part was done before it could be killed")
        check("part_killed", run)

        run = start("parallel_killed")
        part_in_work(run, "parallel_killed")
        # The script and parallel; their children go on, and work beside those of the second run.
        session = subprocess.run(["ps", "-o", "pid=,args=", "-s", str(run.pid)], check=True, capture_output=True,
                                 text=True).stdout.splitlines()
        for line in session:
            pid, arguments = line.split(maxsplit=1)
            if not arguments.startswith("quadrille "):
                os.kill(int(pid), signal.SIGKILL)
        run.wait()
        check("parallel_killed", start("parallel_killed"))


if __name__ == "__main__":
    main()
