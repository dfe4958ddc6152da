#!/usr/bin/env python3
"""Is a build slower than the one before? Asks both the same questions, in turns.

usage: bench/two_builds.py [--rounds N] [--limit SECONDS] [--only TEXT] BEFORE AFTER DATA

BEFORE and AFTER are build folders, as bench/run_all makes them; DATA is the folder of puzzles and models. There are three kinds of
questions: files of 9x9 grids (solve, and count up to two), the families of large puzzles (count up to two), and the MiniZinc models.
The builds take turns, `rounds` times; a question that takes either of them over half a second is asked once. The minimum CPU time of whole
processes over all rounds counts; a process that does not end within the limit counts as the limit. If any answers
differ, no table is written. Prints for each set the sums of both times, and the geometric mean of the ratios
AFTER / BEFORE for the questions that took either build 10 ms or more, so that the start of a process is not what is compared.
"""

import argparse
import math
import re
import sys
from pathlib import Path

from families import shape
from measuring import run, short, table
from minizinc import compiled, instances

LONG = 0.5  # seconds; what takes longer is asked once
BAD_INPUT = 2  # the exit code for a puzzle that cannot be read, such as a grid of 70x70
REFUSED = "refused"
START = 0.01  # seconds; below, most of the time is the start of the process
GRIDS = "easy_20k", "17_clue", "random_minimal_20k", "top1465", "se11plus_10k", "hardest_1106"


class Question:
    """command(build) is what is run, answer(output) what must be the same."""

    def __init__(self, of, name, command, answer):
        self.of, self.name, self.command, self.answer = of, name, command, answer


def questions(data):
    for name in GRIDS:
        file = data / "classic9" / f"{name}.txt"
        for words in (("solve", "--output", "line"), ("count", "--limit", "2")):
            yield Question(f"bulk: {name}", " ".join(words[:1]), lambda build, w=words, f=file: (build / "quadrille", *w, f), str)
    for family in sorted(path for path in (data / "big").iterdir() if path.is_dir()):
        for puzzle in sorted(family.glob("*.txt")):
            yield Question(f"family: {family.name}", puzzle.name,
                           lambda build, p=puzzle: (build / "quadrille", "count", "--engine", "auto", "--limit", "2", *shape(p), p),
                           str)
    for instance in instances((data / "minizinc").resolve()):
        yield Question("MiniZinc", instance.name,
                       lambda build, i=instance: (build / "fzn-quadrille", compiled(i, build)[0]), mzn_answer)


def mzn_answer(output):
    """Whether there is a solution, and the best cost: solutions may differ."""
    costs = re.findall(r"^_objective = (-?\d+);", output, re.MULTILINE)
    return "=====UNSATISFIABLE" in output, "----------" in output, costs[-1:]


def ask(question, build, limit):
    """The answer, or None if time ran out; and the CPU seconds."""
    done = run(question.command(build), limit=10 * limit, cpu_limit=limit)
    if done.exit < 0:
        return None, limit
    answer = REFUSED if done.exit == BAD_INPUT else question.answer(done.output)
    return answer, min(done.cpu, limit)


def measure(question, builds, rounds, limit):
    """The least time of each build."""
    least = [math.inf] * len(builds)
    answers = {}
    for _ in range(rounds):
        for i, build in enumerate(builds):
            answer, cpu = ask(question, build, limit)
            least[i] = min(least[i], cpu)
            if answer is not None:
                answers[str(answer)] = build
        if max(least) > LONG:
            break
    if len(answers) > 1:
        sys.exit(f"two_builds.py: {question.of}, {question.name}: the builds do not agree: {answers}")
    return least


def row(name, times, limit):
    ratios = [after / before for before, after in times if max(before, after) >= START]
    solved = [sum(t[i] < limit for t in times) for i in (0, 1)]
    mean = math.exp(sum(map(math.log, ratios)) / len(ratios)) if ratios else None
    return [name, len(times), f"{solved[0]}, {solved[1]}", short(sum(t[0] for t in times)), short(sum(t[1] for t in times)),
            len(ratios), f"{mean:.2f}" if ratios else "-", f"{max(ratios):.2f}" if ratios else "-"]


def main():
    parser = argparse.ArgumentParser(description="Compares the times of two builds.")
    parser.add_argument("--rounds", type=int, default=5, help="default: 5")
    parser.add_argument("--limit", type=int, default=30, metavar="SECONDS", help="CPU time for a question (default: 30)")
    parser.add_argument("--only", default="", metavar="TEXT", help="sets whose names contain it")
    parser.add_argument("before", type=Path)
    parser.add_argument("after", type=Path)
    parser.add_argument("data", type=Path)
    options = parser.parse_args()
    builds = [options.before.resolve(), options.after.resolve()]
    times = {}
    for question in questions(options.data):
        if options.only in question.of:
            times.setdefault(question.of, []).append(measure(question, builds, options.rounds, options.limit))
            print(f"two_builds.py: {question.of}, {question.name}: {times[question.of][-1]}", file=sys.stderr)
    heads = ["set", "asked", "ended: before, after", "before, s", "after, s", "over 10 ms", "after / before", "at most"]
    print(f"Limit {options.limit} s of CPU time.\n")
    print("\n".join(table(heads, [row(name, each, options.limit) for name, each in times.items()])))


if __name__ == "__main__":
    main()
