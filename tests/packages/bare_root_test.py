#!/usr/bin/env python3
"""Follows docs/install.md on a system that has nothing: a Debian 12 of its own in a folder, with a network.

usage: tests/packages/bare_root_test.py [--build]

tools/install_dependencies must bring all that the preset release needs: first for the program and the libraries, then with --doors for the Prolog library
and the Python module. The preset is only configured; with --build, the lines of the section "From source" run in full, which takes an hour. Skipped where
mmdebstrap is missing (tools/install_dependencies --packages) or the user is not root.
"""

import os
import shutil
import sys
import tempfile
from pathlib import Path

from install_page import SKIPPED, copy_sources, lines_of
from roots import TOOLS, in_root, make_root

# What a person has who has cloned the project.
BARE = {"ca-certificates", "git"}
LEFT_OUT = {"The Prolog library is left out", "The Python module is left out", "quadrille-mpi is left out"}


def configured(root, option):
    """The parts that CMake leaves out after the packages of this option have been installed."""
    said = in_root(root, f"cd /clone && tools/install_dependencies {option} && rm -rf build && cmake --preset release", has_network=True)
    return {line.removeprefix("-- ").split(":")[0] for line in said.splitlines() if "left out" in line}


def expect(expected, found, what):
    if found != expected:
        sys.exit(f"{what}: expected that CMake says {sorted(expected)}, found {sorted(found)}")


def main():
    if missing := [tool for tool in TOOLS if shutil.which(tool) is None]:
        print("skipped: not installed:", ", ".join(missing))
        sys.exit(SKIPPED)
    if os.geteuid() != 0:
        print("skipped: only root can make a root")
        sys.exit(SKIPPED)
    with tempfile.TemporaryDirectory() as work:
        root = Path(work) / "root"
        make_root(root, BARE)
        copy_sources(root / "clone")
        expect(LEFT_OUT, configured(root, ""), "without an option")
        expect({"quadrille-mpi is left out"}, configured(root, "--doors"), "with --doors")
        if "--build" in sys.argv[1:]:
            for line in lines_of("From source"):
                in_root(root, f"cd /clone && {line}", has_network=True)
            in_root(root, "PATH=~/.local/bin:$PATH quadrille solve /clone/examples/classic.txt")
        print("The packages suffice on a bare system.")


if __name__ == "__main__":
    main()
