#!/usr/bin/env python3
"""What does a proof cost, compared with the answer without a proof?

usage: bench/proofs.py [--at-most N] [--rounds N] [--build FOLDER] PUZZLES...

PUZZLES: a folder of puzzles, a puzzle that begins with its size, a file with one grid per line, or a table (.tsv) whose column `iss` has
texts of Interactive Sudoku Solver. `check` answers each, without a proof, with one in LRAT and with one in VeriPB's format, in turns.
`check_proof` must accept each proof, and cadical, if it is installed, must find that the formula has no model; otherwise no table is
written. Puzzles with several solutions have no proof and are counted separately. Prints a table of the median CPU times of whole
processes.
"""

import argparse
import csv
import re
import shutil
import sys
import tempfile
from pathlib import Path

from families import geometric_mean, shape
from measuring import BUILD, median, run, short, table

FORMATS = {"LRAT": ("lrat", ".cnf", ".lrat"), "VeriPB": ("veripb", ".opb", ".pbp")}
UNSATISFIABLE = 20


def fail(puzzle, what, done):
    sys.exit(f"proofs.py: {puzzle}: {what}: {done.output}{done.errors}")


def check_proof(build, puzzle, formula, proof):
    """Checks the proof and returns the CPU seconds this took."""
    done = run([build / "check_proof", formula, proof])
    if done.exit != 0:
        fail(puzzle, "its proof is refused", done)
    if formula.suffix == ".cnf" and shutil.which("cadical"):
        answer = run(["cadical", "-q", formula])
        if answer.exit != UNSATISFIABLE:
            fail(puzzle, "cadical does not find that the formula has no model", answer)
    return done.cpu


def measure(build, puzzle, rounds, folder):
    """Returns medians by name: seconds for `alone`, and (seconds, bytes, seconds of checking) for each format; None if there is
    nothing to prove."""
    command = [build / "quadrille", "check", *shape(puzzle)]
    seconds = {name: [] for name in ("alone", *FORMATS)}
    for _ in range(rounds):
        alone = run([*command, puzzle])
        if alone.output.startswith("several solutions"):
            return None
        seconds["alone"].append(alone.cpu)
        for name, (option, _, extension) in FORMATS.items():
            done = run([*command, "--proof", folder / "p", "--proof-format", option, puzzle])
            if done.exit != alone.exit or not (folder / f"p{extension}").exists():
                fail(puzzle, f"no proof in {name}", done)
            seconds[name].append(done.cpu)
    found = {"alone": median(seconds["alone"])}
    for name, (_, of_formula, of_proof) in FORMATS.items():
        formula, proof = folder / f"p{of_formula}", folder / f"p{of_proof}"
        found[name] = median(seconds[name]), proof.stat().st_size, check_proof(build, puzzle, formula, proof)
        proof.unlink()
    return found


def texts_of(path):
    if path.suffix != ".tsv":
        return path.read_text().splitlines()
    with path.open(newline="") as lines:
        return [row["iss"] for row in csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)]


def puzzles_of(path, at_most, folder):
    """Returns at most `at_most` puzzles, spread evenly over the set."""
    if path.is_dir():
        puzzles = sorted(path.glob("*.txt"))
    elif re.match(r"\d+\n", path.read_text()):
        puzzles = [path]
    else:
        puzzles = []
        for number, text in enumerate(texts_of(path), 1):
            puzzles.append(folder / f"{path.stem}-{number}.txt")
            puzzles[-1].write_text(text + "\n")
    return puzzles[::max(1, len(puzzles) // at_most)][:at_most]


def row(name, measured):
    proved = [found for found in measured if found]
    cells = [name, len(proved), len(measured) - len(proved)]
    if not proved:
        return cells + [""] * (1 + 4 * len(FORMATS))
    alone = geometric_mean([found["alone"] for found in proved])
    cells.append(short(alone))
    for of_format in FORMATS:
        seconds, size, checking = zip(*(found[of_format] for found in proved))
        with_proof = geometric_mean(seconds)
        cells += [short(with_proof), short(with_proof / alone), short(sum(size) / len(size) / 1e6),
                  short(geometric_mean(checking))]
    return cells


def main():
    parser = argparse.ArgumentParser(description="Tells what proofs cost.")
    parser.add_argument("--at-most", type=int, default=20, metavar="N", help="puzzles of each set (default: 20)")
    parser.add_argument("--rounds", type=int, default=3, metavar="N", help="runs of each (default: 3)")
    parser.add_argument("--build", type=Path, default=BUILD, metavar="FOLDER", help="where the programs are")
    parser.add_argument("sets", nargs="+", type=Path, metavar="PUZZLES")
    options = parser.parse_args()
    rows = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for path in options.sets:
            puzzles = puzzles_of(path, options.at_most, folder)
            rows.append(row(path.stem, [measure(options.build, puzzle, options.rounds, folder) for puzzle in puzzles]))
            print(f"proofs.py: {rows[-1]}", file=sys.stderr)
    heads = ["puzzles", "proved", "several solutions", "alone, s"]
    for of_format in FORMATS:
        heads += [f"{of_format}, s", "times", "MB", "checking, s"]
    print("Geometric means of times, means of sizes.\n")
    print("\n".join(table(heads, rows)))
    total = sum(cells[1] for cells in rows)
    print(f"\nAll {total} proofs in each format are accepted.")


if __name__ == "__main__":
    main()
