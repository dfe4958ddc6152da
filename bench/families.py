#!/usr/bin/env python3
"""How fast is each family of large puzzles solved and proved, beside SAT solvers and Gecode?

usage: bench/families.py [--per-family N] [--permutations N] [--first] [--limit SECONDS] [--keep FILE] [--beside NAME,...]
                         [--build FOLDER] FOLDER [FAMILY...]

FOLDER contains a folder of puzzles for each family. Automatic search is compared with learning and plain search and all peers, or
with those named. Every program must tell whether a puzzle has no solution, one, or
more. SAT solvers get the extended encoding (`quadrille convert --to cnf`; writing it is not counted): clasp looks for two
models; cadical and minisat solve, and solve again with the model excluded. Gecode gets all_different with domain
consistency and looks for two solutions. If any answers differ, no table is written. With --first every program
looks for only one solution.

A single puzzle depends on luck, so --permutations measures each puzzle as N equivalent ones: digits, rows and columns are permuted
as far as boxes and regions allow. The same number gives the same permutations.

A name may have options: --beside "clasp,cadical --stabilizeonly=1". Any other name is taken for a program that reads a
formula in DIMACS and answers in the format of the SAT competitions, such as /opt/kissat/kissat.

The CPU time of whole processes counts; a process that does not end counts as the limit, so ratios to it are bounds. Means
exclude puzzles that no program answers. With --keep an interrupted run continues where it was. Prints a table.
"""

import argparse
import hashlib
import json
import math
import random
import re
import shutil
import signal
import sys
import tempfile
from pathlib import Path

from measuring import BUILD, run, short, table

BAD_INPUT = 2
OUT_OF_TIME = (-signal.SIGXCPU, -signal.SIGKILL)


class OutOfTime(Exception):
    pass


class Clock:
    """Runs the programs that answer one question, within a limit of CPU time for all of them."""

    def __init__(self, limit):
        self.limit, self.cpu = limit, 0

    def run(self, *command):
        left = max(1, math.ceil(self.limit - self.cpu))
        done = run(command, limit=10 * left, cpu_limit=left)
        self.cpu += done.cpu
        if done.exit in OUT_OF_TIME or self.cpu > self.limit:
            raise OutOfTime
        return done


def shape(puzzle):
    """Options for what the file does not say: that a Latin square has no boxes."""
    return ["--box", "none"] if puzzle.parent.name.startswith("latin") else []


# Functions that count: each is called with (puzzle, formula, clock) and returns the number of solutions, at most `most`, which is one
# or two.


def count_by_quadrille(program, engine, most):
    def count(puzzle, _, clock):
        done = clock.run(program, "count", "--engine", engine, "--limit", most, *shape(puzzle), puzzle)
        return int(re.match(r"(\d+)", done.output)[1])

    return count


def count_by_clasp(_, formula, clock, most=2, options=()):
    done = clock.run("clasp", "-q", *options, formula, most)
    return int(re.search(r"Models\s*: (\d+)", done.output)[1])


def count_in_steps(solve, most):
    """Returns a function that counts by one or two calls of solve(formula, clock), which returns the literals of a model, or None."""
    def count(_, formula, clock):
        model = solve(formula, clock)
        if model is None or most == 1:
            return 0 if model is None else 1
        text = re.sub(r"p cnf (\d+) (\d+)", lambda m: f"p cnf {m[1]} {int(m[2]) + 1}", formula.read_text())
        again = formula.with_suffix(".again")
        again.write_text(text + " ".join(str(-literal) for literal in model if literal > 0) + " 0\n")
        return 1 if solve(again, clock) is None else 2

    return count


def solve_by(program, options):
    """With a program that answers in the format of the SAT competitions."""
    def solve(formula, clock):
        done = clock.run(program, *options, formula)
        if "s UNSATISFIABLE" in done.output:
            return None
        if "s SATISFIABLE" not in done.output:
            sys.exit(f"families.py: {program} gave no answer: {done.output[-300:]}{done.errors[-300:]}")
        return [int(word) for line in re.findall(r"^v (.*)", done.output, re.MULTILINE) for word in line.split()]

    return solve


def solve_by_minisat(formula, clock, options=()):
    answer = formula.with_suffix(".model")
    clock.run("minisat", "-verb=0", *options, formula, answer)
    verdict, *model = answer.read_text().split()
    return None if verdict == "UNSAT" else [int(word) for word in model]


def numbers_of(puzzle):
    """Returns the size, the givens of all cells, and the regions of all cells, if they are not boxes."""
    n, *cells = (int(word) for word in puzzle.read_text().split())
    return n, cells[:n * n], cells[n * n:]


def flatzinc(puzzle):
    n, cells, regions = numbers_of(puzzle)
    houses = [range(r * n, r * n + n) for r in range(n)] + [range(c, n * n, n) for c in range(n)]
    if regions:
        houses += [[i for i in range(n * n) if regions[i] == region] for region in set(regions)]
    elif not shape(puzzle):
        b = math.isqrt(n)
        houses += [[i for i in range(n * n) if i // n // b == r and i % n // b == c] for r in range(b) for c in range(b)]
    lines = [f"var {f'1..{n}' if given == 0 else f'{given}..{given}'}: x{i};" for i, given in enumerate(cells)]
    every = ",".join(f"x{i}" for i in range(n * n))
    lines.append(f"array [1..{n * n}] of var int: x :: output_array([1..{n * n}]) = [{every}];")
    lines += [f"constraint all_different_int([{','.join(f'x{i}' for i in house)}]) :: domain;" for house in houses]
    lines.append("solve :: int_search(x, dom_w_deg, indomain_min, complete) satisfy;")
    return "\n".join(lines) + "\n"


def count_by_gecode(puzzle, formula, clock, most, options):
    model = formula.with_suffix(".fzn")
    model.write_text(flatzinc(puzzle))
    return clock.run("fzn-gecode", "-n", most, *options, model).output.count("----------")


def permuted(puzzle, number):
    """Returns the text of an equivalent puzzle; the number chooses the permutation."""
    n, cells, regions = numbers_of(puzzle)
    luck = random.Random(f"{puzzle.parent.name}/{puzzle.name} {number}")
    b = n if shape(puzzle) else math.isqrt(n)

    def order():
        """A permutation of rows, or of columns: bands in any order, and in each band its rows. With irregular regions, only a reflection."""
        if regions:
            return luck.choice([list(range(n)), list(range(n - 1, -1, -1))])
        bands = [luck.sample(range(first, first + b), b) for first in range(0, n, b)]
        return [index for band in luck.sample(bands, len(bands)) for index in band]

    rows, columns, is_turned = order(), order(), luck.random() < 0.5
    digits = [0, *luck.sample(range(1, n + 1), n)]
    places = [c * n + r if is_turned else r * n + c for r in rows for c in columns]

    def lines(values):
        return [" ".join(str(values[place]) for place in places[first:first + n]) for first in range(0, n * n, n)]

    return "\n".join([str(n), *lines([digits[given] for given in cells]), *(lines(regions) if regions else [])]) + "\n"


def programs(build, beside, most):
    """By name: how to count, and what tells one build of it from another; and which of them are peers. Those that are missing
    are named."""
    program = build / "quadrille"
    mark = hashlib.sha256(program.read_bytes()).hexdigest()[:12]
    engines = {"automatic": "auto", "learning": "learning", "plain": "cp"}
    counters, peers = {}, []
    for name in ["automatic", *(beside or ["learning", "plain", "clasp", "cadical", "minisat", "fzn-gecode"])]:
        first, *options = name.split()
        if first in engines:
            counters[name] = (count_by_quadrille(program, engines[first], most), mark)
            continue
        if not shutil.which(first):
            print(f"families.py: {first} is not installed and left out", file=sys.stderr)
            continue
        peers.append(name)
        counters[name] = (peer(first, options, most), "")
    return counters, peers


def peer(program, options, most):
    if program == "clasp":
        return lambda puzzle, formula, clock: count_by_clasp(puzzle, formula, clock, most, options)
    if program == "fzn-gecode":
        return lambda puzzle, formula, clock: count_by_gecode(puzzle, formula, clock, most, options)
    if program == "minisat":
        return count_in_steps(lambda formula, clock: solve_by_minisat(formula, clock, options), most)
    return count_in_steps(solve_by(program, ["-q", *options] if program == "cadical" else options), most)


class Kept:
    """Answers of an earlier run, or of this one."""

    def __init__(self, path):
        self.path = path
        lines = path.read_text().splitlines() if path and path.exists() else []
        self.answers = {json.dumps(key): answer for key, answer in map(json.loads, lines)}

    def get(self, key, ask):
        text = json.dumps(key)
        if text not in self.answers:
            self.answers[text] = ask()
            if self.path:
                with self.path.open("a", encoding="utf-8") as file:
                    file.write(json.dumps([key, self.answers[text]]) + "\n")
        return self.answers[text]


def ask(count, puzzle, formula, limit):
    """Returns [solutions, or None if time ran out; CPU seconds]."""
    clock = Clock(limit)
    try:
        solutions = count(puzzle, formula, clock)
        return [solutions, clock.cpu]
    except OutOfTime:
        return [None, limit]


def geometric_mean(seconds):
    return math.exp(sum(math.log(max(s, 1e-3)) for s in seconds) / len(seconds))


def measure_family(program, puzzles, counters, kept, options, folder):
    """Returns, by program, its answer for each puzzle and each permutation of it."""
    answers = {name: [] for name in counters}
    for puzzle in puzzles:
        found = {}  # by program and permutation, which all mean the same
        for number in range(1, options.permutations + 1) if options.permutations else [0]:
            place = puzzle
            if number:
                place = folder / puzzle.parent.name / f"{puzzle.stem}-{number}.txt"
                place.parent.mkdir(exist_ok=True)
                place.write_text(permuted(puzzle, number))
            formula = folder / "formula.cnf"
            written = run([program, "convert", "--to", "cnf", *shape(place), place])
            if written.exit == BAD_INPUT:
                print(f"families.py: {puzzle} is left out: {written.errors.strip()}", file=sys.stderr)
                break
            formula.write_text(written.output)
            for name, (count, mark) in counters.items():
                key = [name, mark, options.limit, f"{place.parent.name}/{place.name}"] + (["first"] if options.first else [])
                answers[name].append(kept.get(key, lambda: ask(count, place, formula, options.limit)))
            found |= {f"{name}, {place.stem}": of[-1][0] for name, of in answers.items() if of[-1][0] is not None}
            if len(set(found.values())) > 1:
                sys.exit(f"families.py: {place}: the programs do not agree: {found}")
    return answers


def row(family, answers, peers):
    tried = len(answers["automatic"])
    is_solved = [any(solutions is not None for solutions, _ in of) for of in zip(*answers.values())]
    means, solved = {}, {}
    for name, of in answers.items():
        means[name] = geometric_mean([seconds for (_, seconds), counts in zip(of, is_solved) if counts] or [of[0][1]])
        solved[name] = sum(solutions is not None for solutions, _ in of)

    def cell(name):
        return short(means[name]) + ("" if solved[name] == tried else f" ({solved[name]})")

    best = min(peers, key=means.get, default=None)
    better = min((means[name] for name in ("learning", "plain") if name in means), default=None)
    return [family, tried, *(cell(name) for name in answers),
            f"{short(means[best] / means['automatic'])} ({best})" if best else "",
            short(means["automatic"] / better) if better else ""]


def main():
    parser = argparse.ArgumentParser(description="Times families of large puzzles.")
    parser.add_argument("--per-family", type=int, default=1000, metavar="N", help="puzzles of each, spread over it")
    parser.add_argument("--permutations", type=int, default=0, metavar="N", help="measure N permutations of each puzzle (default: itself)")
    parser.add_argument("--first", action="store_true", help="look for one solution alone")
    parser.add_argument("--limit", type=int, default=60, metavar="SECONDS", help="CPU time for a puzzle (default: 60)")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="where answers are kept from run to run")
    parser.add_argument("--beside", type=lambda text: text.split(","), default=[], metavar="NAME,...",
                        help="of learning, plain, clasp, cadical, minisat, fzn-gecode (default: all), or other programs, each with its options")
    parser.add_argument("--build", type=Path, default=BUILD, metavar="FOLDER", help="where the program is")
    parser.add_argument("folder", type=Path)
    parser.add_argument("families", nargs="*", metavar="FAMILY")
    options = parser.parse_args()
    program = options.build / "quadrille"
    counters, peers = programs(options.build, options.beside, 1 if options.first else 2)
    kept = Kept(options.keep)
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        for family in options.families or sorted(path.name for path in options.folder.iterdir() if path.is_dir()):
            puzzles = sorted((options.folder / family).glob("*.txt"))
            puzzles = puzzles[::max(1, len(puzzles) // options.per_family)][:options.per_family]
            answers = measure_family(program, puzzles, counters, kept, options, Path(folder))
            if not answers["automatic"]:
                continue
            rows.append(row(family, answers, peers))
            print(f"families.py: {rows[-1]}", file=sys.stderr)
    print(f"Limit {options.limit} s of CPU time; geometric means in seconds, in brackets how many were solved where not all.\n")
    print("\n".join(table(["family", "puzzles", *counters, "best peer / automatic", "automatic / better of the two"], rows)))


if __name__ == "__main__":
    main()
