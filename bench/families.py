#!/usr/bin/env python3
"""How fast is each family of large puzzles solved and proved, beside SAT solvers and Gecode?

usage: bench/families.py [--per-family N] [--limit SECONDS] [--keep FILE] [--beside NAME,...] [--build FOLDER]
                         FOLDER [FAMILY...]

FOLDER holds a folder of puzzles for each family. Automatic search stands beside learning and plain search and all peers, or
beside those named. Every program has to tell whether a puzzle has no solution, one, or
more. SAT solvers get the extended encoding (`quadrille convert --to cnf`; writing it is not counted): clasp looks for two
models; cadical and minisat solve, and solve again with the model excluded. Gecode gets all_different with domain
consistency and looks for two solutions. All answers must be the same, else no table is written. What counts is the CPU
time of whole processes; one that does not end counts as the limit, so ratios to it are bounds. With --keep a run that
was interrupted goes on where it was. Written on standard output: a table.
"""

import argparse
import hashlib
import json
import math
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
    """What the file does not say: that a Latin square has no boxes."""
    return ["--box", "none"] if puzzle.parent.name.startswith("latin") else []


# Ways to count: each is called with (puzzle, formula, clock) and returns the number of solutions, where 2 stands for several.


def count_by_quadrille(program, engine):
    def count(puzzle, _, clock):
        done = clock.run(program, "count", "--engine", engine, "--limit", "2", *shape(puzzle), puzzle)
        return int(re.match(r"(\d+)", done.output)[1])

    return count


def count_by_clasp(_, formula, clock):
    done = clock.run("clasp", "-q", formula, "2")
    return int(re.search(r"Models\s*: (\d+)", done.output)[1])


def count_in_two_steps(solve):
    """Returns a way to count by two calls of solve(formula, clock), which gives the literals of a model, or None."""
    def count(_, formula, clock):
        model = solve(formula, clock)
        if model is None:
            return 0
        text = re.sub(r"p cnf (\d+) (\d+)", lambda m: f"p cnf {m[1]} {int(m[2]) + 1}", formula.read_text())
        again = formula.with_suffix(".again")
        again.write_text(text + " ".join(str(-literal) for literal in model if literal > 0) + " 0\n")
        return 1 if solve(again, clock) is None else 2

    return count


def solve_by_cadical(formula, clock):
    done = clock.run("cadical", "-q", formula)
    if "s UNSATISFIABLE" in done.output:
        return None
    return [int(word) for line in re.findall(r"^v (.*)", done.output, re.MULTILINE) for word in line.split()]


def solve_by_minisat(formula, clock):
    answer = formula.with_suffix(".model")
    clock.run("minisat", "-verb=0", formula, answer)
    verdict, *model = answer.read_text().split()
    return None if verdict == "UNSAT" else [int(word) for word in model]


def flatzinc(puzzle):
    numbers = [int(word) for word in puzzle.read_text().split()]
    n, cells = numbers[0], numbers[1:]
    houses = [range(r * n, r * n + n) for r in range(n)] + [range(c, n * n, n) for c in range(n)]
    if len(cells) > n * n:
        houses += [[i for i in range(n * n) if cells[n * n + i] == region] for region in set(cells[n * n:])]
    elif not shape(puzzle):
        b = math.isqrt(n)
        houses += [[i for i in range(n * n) if i // n // b == r and i % n // b == c] for r in range(b) for c in range(b)]
    lines = [f"var {f'1..{n}' if given == 0 else f'{given}..{given}'}: x{i};" for i, given in enumerate(cells[:n * n])]
    every = ",".join(f"x{i}" for i in range(n * n))
    lines.append(f"array [1..{n * n}] of var int: x :: output_array([1..{n * n}]) = [{every}];")
    lines += [f"constraint all_different_int([{','.join(f'x{i}' for i in house)}]) :: domain;" for house in houses]
    lines.append("solve :: int_search(x, dom_w_deg, indomain_min, complete) satisfy;")
    return "\n".join(lines) + "\n"


def count_by_gecode(puzzle, formula, clock):
    model = formula.with_suffix(".fzn")
    model.write_text(flatzinc(puzzle))
    return clock.run("fzn-gecode", "-n", "2", model).output.count("----------")


def programs(build, beside):
    """By name: how to count, and what tells one build of it from another; and which of them are peers. Those that are missing
    are named."""
    program = build / "quadrille"
    mark = hashlib.sha256(program.read_bytes()).hexdigest()[:12]
    ours = {name: (count_by_quadrille(program, engine), mark)
            for name, engine in (("automatic", "auto"), ("learning", "learning"), ("plain", "cp"))}
    peers = {"clasp": count_by_clasp, "cadical": count_in_two_steps(solve_by_cadical),
             "minisat": count_in_two_steps(solve_by_minisat), "fzn-gecode": count_by_gecode}
    for name in [name for name in peers if not shutil.which(name)]:
        print(f"families.py: {name} is not installed and left out", file=sys.stderr)
        del peers[name]
    counters = ours | {name: (count, "") for name, count in peers.items()}
    if unknown := [name for name in beside if name not in counters]:
        sys.exit(f"families.py: found no program {', '.join(unknown)}, expected of {', '.join(counters)}")
    if beside:
        counters = {name: counter for name, counter in counters.items() if name in ["automatic", *beside]}
    return counters, [name for name in peers if name in counters]


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


def measure_family(program, puzzles, counters, kept, limit, folder):
    """Returns, by program, its answer for each puzzle."""
    answers = {name: [] for name in counters}
    for puzzle in puzzles:
        formula = folder / "formula.cnf"
        written = run([program, "convert", "--to", "cnf", *shape(puzzle), puzzle])
        if written.exit == BAD_INPUT:
            print(f"families.py: {puzzle} is left out: {written.errors.strip()}", file=sys.stderr)
            continue
        formula.write_text(written.output)
        for name, (count, mark) in counters.items():
            key = [name, mark, limit, f"{puzzle.parent.name}/{puzzle.name}"]
            answers[name].append(kept.get(key, lambda: ask(count, puzzle, formula, limit)))
        found = {name: answers[name][-1][0] for name in counters if answers[name][-1][0] is not None}
        if len(set(found.values())) > 1:
            sys.exit(f"families.py: {puzzle}: the programs do not agree: {found}")
    return answers


def row(family, answers, peers):
    means = {name: geometric_mean([seconds for _, seconds in of]) for name, of in answers.items()}
    solved = {name: sum(solutions is not None for solutions, _ in of) for name, of in answers.items()}
    tried = len(answers["automatic"])

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
    parser.add_argument("--limit", type=int, default=60, metavar="SECONDS", help="CPU time for a puzzle (default: 60)")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="where answers are kept from run to run")
    parser.add_argument("--beside", type=lambda text: text.split(","), default=[], metavar="NAME,...",
                        help="which of learning, plain, clasp, cadical, minisat, fzn-gecode (default: all)")
    parser.add_argument("--build", type=Path, default=BUILD, metavar="FOLDER", help="where the program is")
    parser.add_argument("folder", type=Path)
    parser.add_argument("families", nargs="*", metavar="FAMILY")
    options = parser.parse_args()
    program = options.build / "quadrille"
    counters, peers = programs(options.build, options.beside)
    kept = Kept(options.keep)
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        for family in options.families or sorted(path.name for path in options.folder.iterdir() if path.is_dir()):
            puzzles = sorted((options.folder / family).glob("*.txt"))
            puzzles = puzzles[::max(1, len(puzzles) // options.per_family)][:options.per_family]
            answers = measure_family(program, puzzles, counters, kept, options.limit, Path(folder))
            if not answers["automatic"]:
                continue
            rows.append(row(family, answers, peers))
            print(f"families.py: {rows[-1]}", file=sys.stderr)
    print(f"Limit {options.limit} s of CPU time; geometric means in seconds, in brackets how many were solved where not all.\n")
    print("\n".join(table(["family", "puzzles", *counters, "best peer / automatic", "automatic / better of the two"], rows)))


if __name__ == "__main__":
    main()
