#!/usr/bin/env python3
"""CLP(FD) programs with the installed library(clpfd), with Quadrille's, and compiled by GNU Prolog: processor times and ratios.

usage: prolog.py LIBRARY_DIR [--swipl PATH] [--rounds 3]

Each program prints its answers, which must agree before times are compared. Medians of several rounds, in which all
take turns.
"""

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from measuring import ROOT, median, run, short, table

LINE = re.compile(r"^(.+): ([\d.]+) ms, (.*)$", re.M)


def measure(command):
    """Returns milliseconds and answer, by program."""
    done = run(command)
    if done.exit != 0:
        sys.exit(f"prolog.py: {command[0]} ended with {done.exit}: {done.errors}")
    return {name: (float(time), answer) for name, time, answer in LINE.findall(done.output)}


def commands(options, folder):
    program = ROOT / "bench" / "prolog_programs.pl"
    goal = ["-g", "main", "-t", "halt", program]
    found = {"library(clpfd)": [options.swipl, *goal],
             "Quadrille": [options.swipl, "-p", f"library={options.clpfd_folder.resolve()}", *goal]}
    if shutil.which("gplc"):
        gnu = Path(folder) / "gnu_clpfd"
        subprocess.run(["gplc", "--no-top-level", "-o", gnu, ROOT / "bench" / "peer_programs" / "gnu_clpfd.pl"],
                       check=True)
        found["GNU Prolog"] = [gnu]
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("clpfd_folder", type=Path)
    parser.add_argument("--swipl", default="swipl")
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        systems = commands(options, folder)
        rounds = [{name: measure(command) for name, command in systems.items()} for _ in range(options.rounds)]
    rows = []
    for program, (_, answer) in rounds[0]["library(clpfd)"].items():
        times = {}
        for system in systems:
            results = [r[system][program] for r in rounds if program in r[system]]
            if any(found != answer for _, found in results):
                sys.exit(f"{program}: {system} found {results[0][1]}, not {answer}")
            if results:
                times[system] = median([time for time, _ in results])
        ours = times["Quadrille"]
        rows.append([program, *(short(times[s]) if s in times else "" for s in systems),
                     *(f"{times[s] / ours:.1f}" if s in times else "" for s in systems if s != "Quadrille")])
    print("\n".join(table(["program", *(f"{s}, ms" for s in systems),
                           *(f"{s} / Quadrille" for s in systems if s != "Quadrille")], rows)))


if __name__ == "__main__":
    main()
