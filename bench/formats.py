#!/usr/bin/env python3
"""What does a classic grid cost in each format, read or written?

usage: bench/formats.py [--rounds N] [--build FOLDER] [--only FORMAT]... FILE

FILE: 9x9 grids, one per line, each with one solution. They are first written in each format: formats that can be read must return
the same grids and solutions before anything is timed. Then three runs are timed: `convert` from the
format to line (reading), `convert` from line to the format (writing), and `solve` of lines with that output. Prints
a table of the CPU time of each per grid, in microseconds, minus the time of the same run with only line.
Slow formats are timed with the first 1000 grids. Formats with one puzzle per file are left out.
"""

import argparse
import re
import sys
import tempfile
from pathlib import Path

from measuring import BUILD, is_solution, median, run, table

ONE_PUZZLE_A_FILE = ["ss"]
FEW = 1000  # grids
LONG = 50e-6  # a format takes long if writing a grid needs more CPU seconds than this


class Bench:
    def __init__(self, options, grids, folder):
        self.program = options.build / "quadrille"
        self.folder = Path(folder)
        self.rounds = options.rounds
        self.grids = grids
        self.file("line").write_text("".join(grid + "\n" for grid in self.grids))
        self.solutions = self.output("solve", "line", self.file("line"))
        if not all(map(is_solution, self.grids, self.solutions.split())):
            sys.exit("formats.py: expected a solution of each grid")

    def file(self, name):
        return self.folder / name

    def command(self, command, name, file, source="line"):
        option = "--to" if command == "convert" else "--output"
        return [self.program, command, "--format", source, option, name, file]

    def output(self, command, name, file, source="line"):
        done = run(self.command(command, name, file, source))
        if done.exit != 0:
            sys.exit(f"formats.py: {command} from {source} to {name} ended with {done.exit}: {done.errors}")
        return done.output

    def cpu(self, *command):
        """Returns seconds of CPU time. What the program prints is discarded, because it may be gigabytes."""
        return run(["sh", "-c", 'exec "$@" >/dev/null', "sh", *self.command(*command)]).cpu

    def takes_long(self, name):
        return self.cpu("convert", name, self.file("line")) > LONG * len(self.grids)

    def check(self, name):
        """Writes the grids in a format that can be read. Ends the run if the written grids have other solutions."""
        self.file(name).write_text(self.output("convert", name, self.file("line")))
        solved = self.file("solved")
        solved.write_text(self.output("solve", name, self.file("line")))
        for file in (self.file(name), solved):
            if self.output("solve", "line", file, name) != self.solutions:
                sys.exit(f"formats.py: {file.name}, written as {name}, does not have the same solutions")

    def times(self, name, can_read):
        """Returns microseconds of CPU time for each grid, minus those for `line`: to read, to write, to write the solution."""
        runs = [("convert", name, self.file("line"), "line"), ("solve", name, self.file("line"), "line")]
        if can_read:
            runs.insert(0, ("convert", "line", self.file(name), name))
        return [self.beyond_line(*each) for each in runs]

    def beyond_line(self, command, name, file, source):
        with_format, alone = [], []
        for _ in range(self.rounds):  # in turn, so that other work on the machine slows both alike
            with_format.append(self.cpu(command, name, file, source))
            alone.append(self.cpu(command, "line", self.file("line")))
        return 1e6 * (median(with_format) - median(alone)) / len(self.grids)


def main():
    parser = argparse.ArgumentParser(description="Times reading and writing of each format.")
    parser.add_argument("--rounds", type=int, default=5, help="of each run (default: 5)")
    parser.add_argument("--build", type=Path, default=BUILD, metavar="FOLDER", help="where the program is")
    parser.add_argument("--only", action="append", metavar="FORMAT", help="leave out the others; may be repeated")
    parser.add_argument("file", metavar="FILE", help="9x9 grids, one a line")
    options = parser.parse_args()
    rows = []
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as folder_of_few:
        grids = Path(options.file).read_text().split()
        all_grids = Bench(options, grids, folder)
        few_grids = Bench(options, grids[:FEW], folder_of_few)
        listed = run([options.build / "quadrille", "formats"]).output
        for name, can_read in re.findall(r"^  (\w+) +(read, )?write", listed, re.MULTILINE):
            if name == "line" or name in ONE_PUZZLE_A_FILE or (options.only and name not in options.only):
                continue
            bench = few_grids if few_grids.takes_long(name) else all_grids
            if can_read:
                bench.check(name)
            figures = [f"{time:.2f}" for time in bench.times(name, can_read)]
            rows.append([name, str(len(bench.grids)), *([] if can_read else [""]), *figures])
    print("\n".join(table(["format", "grids", "reading, us", "writing, us", "writing solutions, us"], rows)))


if __name__ == "__main__":
    main()
