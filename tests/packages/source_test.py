#!/usr/bin/env python3
"""Runs the lines of docs/install.md that build and install from source, in a copy of what git knows, and uses what was installed.

usage: tests/packages/source_test.py
"""

import os
import subprocess
import tempfile
from pathlib import Path

from install_page import copy_sources, lines_of

ROOT = Path(__file__).resolve().parents[2]


def main():
    with tempfile.TemporaryDirectory() as folder:
        clone, home = Path(folder) / "clone", Path(folder) / "home"
        home.mkdir()
        copy_sources(clone)
        environment = {**os.environ, "HOME": str(home), "CCACHE_DIR": os.environ.get("CCACHE_DIR", str(Path.home() / ".cache" / "ccache"))}
        for line in lines_of("From source"):
            subprocess.run(["bash", "-c", line], cwd=clone, env=environment, check=True, stdout=subprocess.DEVNULL)
        program = home / ".local" / "bin" / "quadrille"
        for command in ([program, "solve", ROOT / "examples" / "classic.txt"],
                        [program, "prolog", ROOT / "examples" / "prolog" / "queens.pl", "queens(8, Qs), label(Qs)"]):
            done = subprocess.run(command, capture_output=True, text=True, check=True, stdin=subprocess.DEVNULL)
            print(done.stdout.splitlines()[-1])


if __name__ == "__main__":
    main()
