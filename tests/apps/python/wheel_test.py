#!/usr/bin/env python3
"""Makes the wheel offline, installs it in a virtual environment, and uses it there. Takes minutes: all is compiled once more.

usage: wheel_test.py

Skipped where Debian's python3-build or python3-venv is not there.
"""

import importlib.util
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[3] / "apps" / "python"
MOST_BYTES = 2_200_000
PROGRAM = """
import quadrille
assert quadrille.Puzzle(4).count() == 288
print(quadrille.__file__)
"""


def main():
    if not all(map(importlib.util.find_spec, ("build", "ensurepip", "wheel"))):
        print("skipped: the wheel needs python3-build, python3-venv and python3-wheel")
        sys.exit(77)
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, SOURCE], check=True)
        wheel, = Path(folder).glob("*.whl")
        environment = Path(folder) / "environment"
        subprocess.run([sys.executable, "-m", "venv", environment], check=True)
        python = environment / "bin" / "python"
        subprocess.run([python, "-m", "pip", "install", "--no-index", "--no-deps", wheel], check=True)
        done = subprocess.run([python, "-c", PROGRAM], check=True, capture_output=True, text=True, cwd=folder)
        size = wheel.stat().st_size
        print(f"{wheel.name}: {size} bytes, expected at most {MOST_BYTES}; used from {done.stdout}", end="")
        is_foreign = str(environment) not in done.stdout
    for made in (SOURCE / "build", SOURCE / "quadrille.egg-info"):
        shutil.rmtree(made, ignore_errors=True)
    sys.exit(size > MOST_BYTES or is_foreign)


if __name__ == "__main__":
    main()
