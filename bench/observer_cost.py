#!/usr/bin/env python3
"""What do the hooks for observers cost without an observer?

usage: bench/observer_cost.py [--build FOLDER]

Counts instructions, with valgrind, of engine_rate on the project's own grids: as it is, and built from a copy of the
sources in which every check for an observer is `false`, so that the compiler drops the hooks.
Two runs each, with more and fewer rounds; their difference is the cost of solving. Prints a
table. Exits with 1 if the hooks cost 1 % or more.
"""

import argparse
import re
import shutil
import subprocess
import sys
from pathlib import Path

from measuring import BUILD, ROOT, instructions, table

MOST = 0.01
ROUNDS = (1, 11)
GRIDS = ROOT / "examples" / "lines.txt"

# The places in src/cp that check for an observer. Those that run only when an observer is set are not counted.
QUESTIONS = re.compile(r"\b(observer_|observer|store_\.observer\(\)) != nullptr|\bobserved_ > target\.position")


def copy_without_hooks(folder):
    """Copies the sources of engine_rate without these places. Returns how many it removed."""
    for name in ("CMakeLists.txt", "cmake", "src", "apps", "bench"):
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, folder / name)
    taken = 0
    for source in (folder / "src" / "cp").rglob("*.cpp"):
        text, count = QUESTIONS.subn("false", source.read_text())
        source.write_text(text)
        taken += count
    if taken == 0:
        sys.exit("observer_cost.py: found no hook to take out; how the engine asks for its observer must have changed")
    return taken


def build(folder):
    """Builds engine_rate without these places, in the same way as run_all builds it."""
    shutil.rmtree(folder / "sources", ignore_errors=True)
    (folder / "sources").mkdir(parents=True)
    taken = copy_without_hooks(folder / "sources")
    subprocess.run(["cmake", "-S", folder / "sources", "-B", folder, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release",
                    "-DQUADRILLE_TESTS=OFF", "-DQUADRILLE_BENCH=ON"], check=True, stdout=subprocess.DEVNULL)
    subprocess.run(["ninja", "-C", folder, "engine_rate"], check=True, stdout=subprocess.DEVNULL)
    return folder / "engine_rate", taken


def main():
    parser = argparse.ArgumentParser(description="Counts the instructions that hooks for an observer cost.")
    parser.add_argument("--build", type=Path, default=BUILD, metavar="FOLDER", help="where engine_rate is")
    options = parser.parse_args()
    if not shutil.which("valgrind"):
        sys.exit("observer_cost.py: valgrind is not installed, and it counts the instructions")
    # Both programs must be built from the current sources.
    subprocess.run(["cmake", "--build", options.build, "--target", "engine_rate"], check=True, stdout=subprocess.DEVNULL)
    without, taken = build(options.build / "without_hooks")
    programs = {"as it is": options.build / "engine_rate", f"without the {taken} places that ask": without}
    fewer, more = ROUNDS
    spent = {name: [instructions([program, "--rounds", rounds, GRIDS]) for rounds in (more, fewer)]
             for name, program in programs.items()}
    solving = {name: long - short for name, (long, short) in spent.items()}
    grids = len(GRIDS.read_text().split()) * (more - fewer)
    with_hooks, without_hooks = solving.values()
    cost = with_hooks / without_hooks - 1
    rows = [[name, f"{count / grids:.0f}", f"{count / without_hooks - 1:+.2%}"] for name, count in solving.items()]
    print("\n".join(table(["engine", "instructions/grid", "cost of the hooks"], rows)))
    sys.exit(cost >= MOST)


if __name__ == "__main__":
    main()
