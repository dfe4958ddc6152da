#!/usr/bin/env python3
"""Tests examples/cluster/dask_parts.py as it stands, with a scheduler and two workers on this machine: undisturbed, and with a worker that is
killed.

usage: tests/cluster/dask_test.py QUADRILLE

The exit code is 77 (skipped) if Dask is not installed. All processes listen only on 127.0.0.1, and are ended by their process ids.
"""

import contextlib
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "examples/cluster/dask_parts.py"
PARTS = 24
REPETITIONS = 8000  # of the six puzzles, so that a worker can be killed while parts are in work
PATIENCE = 1800  # seconds, which the busiest machine keeps
PYTHON = "/usr/bin/python3"  # Debian's, which has its packages


def free_port():
    with socket.socket() as each:
        each.bind(("127.0.0.1", 0))
        return each.getsockname()[1]


def main():
    program = Path(sys.argv[1]).resolve()
    has_dask = shutil.which("dask-scheduler") and shutil.which("dask-worker") and Path(PYTHON).exists()
    if not has_dask or subprocess.run([PYTHON, "-c", "import distributed"], capture_output=True, check=False).returncode != 0:
        print("skipped: Dask is not installed")
        sys.exit(77)
    environment = os.environ | {"PATH": f"{program.parent}:{os.environ['PATH']}"}
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name, contextlib.ExitStack() as stack:
        folder = Path(name)
        (folder / "puzzles").write_text((ROOT / "examples/lines.txt").read_text() * REPETITIONS)
        expected = subprocess.run(["quadrille", "solve", "--output", "line", "puzzles"], cwd=folder, env=environment, check=True,
                                  capture_output=True).stdout
        scheduler = f"tcp://127.0.0.1:{free_port()}"

        def start(command):
            process = subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            stack.callback(process.wait)
            stack.callback(process.kill)
            return process

        start(["dask-scheduler", "--host", "127.0.0.1", "--port", scheduler.rsplit(":", 1)[1], "--no-dashboard"])

        def start_worker():
            # Without a nanny the process is the worker.
            return start(["dask-worker", scheduler, "--host", "127.0.0.1", "--nthreads", "1", "--no-nanny", "--no-dashboard",
                          "--local-directory", str(folder / "scratch")])

        start_worker()
        second = start_worker()

        def run(solutions, disturb):
            script = start([SCRIPT, scheduler, str(PARTS), solutions, "solve", "--output", "line", "puzzles"])
            disturb(script)
            if script.wait(PATIENCE) != 0:
                sys.exit(f"{solutions}: the script ended with {script.returncode}")
            if (folder / solutions).read_bytes() != expected:
                sys.exit(f"{solutions}: the merged parts are not what one run writes")

        def kill_worker(script):
            # Once a part is begun; parts that are done stay, so this is seen however late it is looked for.
            while script.poll() is None and not list(folder.glob("killed.part.*")):
                time.sleep(0.005)
            second.kill()

        run("undisturbed", lambda script: None)
        run("killed", kill_worker)


if __name__ == "__main__":
    main()
