#!/usr/bin/env python3
"""Makes the wheel offline by the lines of docs/install.md, installs it in a virtual environment, and uses it there. Takes minutes: all is compiled once more.

usage: wheel_test.py

Skipped where Debian's python3-build or python3-venv is not there.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "packages"))
from install_page import lines_of
from notices import ENGINE, expect_notices

ROOT = Path(__file__).resolve().parents[3]
SOURCE = ROOT / "apps" / "python"
MOST_BYTES = 2_000_000
PROGRAM = """
import quadrille
assert quadrille.Puzzle(4).count() == 288
print(quadrille.__file__)
"""


def main():
    if not all(map(importlib.util.find_spec, ("build", "ensurepip", "wheel"))):
        print("skipped: the wheel needs python3-build, python3-venv and python3-wheel")
        sys.exit(77)
    build, install = lines_of("Python, in any environment")
    with tempfile.TemporaryDirectory() as folder:
        wheels, environment = Path(folder) / "wheels", Path(folder) / "quadrille-python"
        subprocess.run(["bash", "-c", build.replace("python3", sys.executable, 1).replace("build/wheels", str(wheels))], cwd=ROOT, check=True)
        wheel, = wheels.glob("*.whl")
        words = install.replace("python3", sys.executable, 1).replace("pip install", "pip install --no-index --no-deps").replace("build/wheels", str(wheels))
        subprocess.run(["bash", "-c", words], cwd=ROOT, check=True, env={**os.environ, "HOME": folder})
        installed, = (environment / "lib").glob("python*/site-packages/quadrille")
        expect_notices((installed / "NOTICES.txt").read_text(encoding="utf-8"), ENGINE | {"pybind11", "rapidjson"}, wheel.name)
        done = subprocess.run([environment / "bin" / "python", "-c", PROGRAM], check=True, capture_output=True, text=True, cwd=folder)
        size = wheel.stat().st_size
        print(f"{wheel.name}: {size} bytes, expected at most {MOST_BYTES}; used from {done.stdout}", end="")
        is_foreign = str(environment) not in done.stdout
    shutil.rmtree(SOURCE / "build", ignore_errors=True)
    litter = list(SOURCE.glob("*.egg-info"))
    if litter:
        print(f"left among the sources: {litter}")
    sys.exit(size > MOST_BYTES or is_foreign or bool(litter))


if __name__ == "__main__":
    main()
