#!/usr/bin/env python3
"""Makes the archives of static programs, and runs them on processors that they must know: one of 2006, and 64-bit ARM.

usage: tests/packages/archive_test.py [PROCESSOR...]

PROCESSOR: x86_64, aarch64; both where none is named. Each program runs from where the archive was unpacked, in an emulator (qemu) and, if it is for
this machine, in a root that holds nothing else. It takes minutes, and is skipped where the emulators are missing
(tools/install_dependencies --packages).
"""

import os
import platform
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from install_page import ROOT, SKIPPED, lines_of
from notices import ENGINE, expect_notices

EMULATORS = {"x86_64": ("qemu-x86_64", "-cpu", "Opteron_G1-v1"), "aarch64": ("qemu-aarch64",)}
# The libraries that the programs contain.
COMMON = ENGINE | {"boost", "cli11", "pugixml", "rapidjson", "xxhash"}
LINKED = {"x86_64": COMMON | {"gcc", "glibc", "libzstd", "zlib"}, "aarch64": COMMON | {"cross-toolchain-base", "gcc-12-cross"}}
PUZZLE = ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...\n"
SOLUTION = "693784512487512936125963874932651487568247391741398625319475268856129743274836159\n"
QUEENS = """var 1..2: x:: output_var;
var 1..2: y:: output_var;
constraint int_lin_eq([1,1],[x,y],4);
solve satisfy;
"""


def run(*command, text="", folder=None):
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=False, cwd=folder)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
    return done.stdout


def expect(expected, found, what):
    if found != expected:
        sys.exit(f"{what}: expected {expected!r}, found {found!r}")


def try_programs(start, programs, folder):
    """start: the words before the program's name."""
    expect(SOLUTION, run(*start, programs / "quadrille", "solve", "--output", "line", "-", text=PUZZLE), "quadrille solve")
    expect("x = 2;\ny = 2;\n----------\n", run(*start, programs / "fzn-quadrille", "-", text=QUEENS), "fzn-quadrille")
    run(*start, programs / "quadrille", "check", "--proof", "proof", "-", text=PUZZLE, folder=folder)
    accepted = run(*start, programs / "check_proof", "proof.cnf", "proof.lrat", folder=folder)
    expect("accepted: the formula has no model\n", accepted, "check_proof")


def try_archive(processor):
    make, unpack = (line.replace("x86_64", processor) for line in lines_of("An archive for any Linux"))
    archive = ROOT / run("bash", "-c", make, folder=ROOT).strip()
    with tempfile.TemporaryDirectory() as home:
        unpacked = Path(home) / ".local"
        unpacked.mkdir()
        run("env", f"HOME={home}", "bash", "-c", unpack, folder=ROOT)
        for part in ("share/man/man1/quadrille.1", "share/man/man1/quadrille-solve.1", "share/minizinc/solvers/quadrille.msc", "README.md", "LICENSE"):
            if not (unpacked / part).exists():
                sys.exit(f"{archive.name} lacks {part}")
        expect_notices((unpacked / "NOTICES.txt").read_text(encoding="utf-8"), LINKED[processor], archive.name)
        try_programs(EMULATORS[processor], unpacked / "bin", home)
        if processor == platform.machine() and os.geteuid() == 0:
            expect(SOLUTION, run("chroot", unpacked, "/bin/quadrille", "solve", "--output", "line", "-", text=PUZZLE), "in an empty root")
    print(f"{archive.name}: {archive.stat().st_size / 1e6:.1f} MB")


def main():
    processors = sys.argv[1:] or list(EMULATORS)
    needed = [EMULATORS[processor][0] for processor in processors]
    if "aarch64" in processors:
        needed.append("aarch64-linux-gnu-g++")
    if missing := [tool for tool in needed if shutil.which(tool) is None]:
        print("skipped: not installed:", ", ".join(missing))
        sys.exit(SKIPPED)
    for processor in processors:
        try_archive(processor)


if __name__ == "__main__":
    main()
