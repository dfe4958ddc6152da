#!/usr/bin/env python3
"""Every door gives the same answer, byte for byte: the command line with `--output json` and the Python module are asked every question
about puzzles of many kinds, some of them with several solutions, with none, or with a limit that comes first.

usage: doors_test.py PROGRAM FOLDER [--puzzles N] [--seed N]

FOLDER: the folder with the Python package quadrille.
"""

import argparse
import json
import os
import random
import subprocess
import sys

KINDS = [["--size", "4"], ["--size", "6"], ["--size", "9"], ["--size", "5", "--random-regions"], ["--size", "6", "--rule", "diagonals"],
         ["--size", "4", "--rule", "killer_cage"], ["--size", "6", "--rule", "thermometer"], ["--size", "6", "--rule", "anti_knight"],
         ["--size", "9", "--minimal"], ["--size", "12"]]
PLACE = ("file", "line")


def run(program, words, text=""):
    done = subprocess.run([program, *words], input=text, capture_output=True, text=True, check=False, env={**os.environ, "LC_ALL": "C.UTF-8"})
    assert done.returncode in range(6), (words, done)
    return done.stdout


def random_puzzles(program, dice, count):
    """As JSON. Half of them are as they were generated; in the others givens were dropped, changed or added."""
    puzzles = []
    while len(puzzles) < count:
        kind = KINDS[len(puzzles) % len(KINDS)]
        made = run(program, ["generate", *kind, "--seed", str(dice.randrange(1 << 30)), "--output", "json"])
        assert made, kind
        puzzle = json.loads(made)
        if dice.random() < 0.5:
            rows = puzzle["givens"]
            for _ in range(dice.randint(1, 3)):
                row = dice.choice(rows)
                column = dice.randrange(len(row))
                row[column] = 0 if row[column] and dice.random() < 0.7 else dice.randint(1, len(rows))
        puzzles.append(json.dumps(puzzle))
    return puzzles


class CommandLine:
    def __init__(self, program):
        self.program = program

    def ask(self, puzzle, command, *words):
        """The JSON objects, without the members that say which puzzle is meant; a reason for no answer is none."""
        lines = run(self.program, [command, "-", "--output", "json", *words], puzzle).splitlines()
        return [line for line in map(self.without_place, lines) if not {"reason", "message"} & json.loads(line).keys()]

    @staticmethod
    def without_place(line):
        members = json.loads(line)
        prefix = "{" + "".join(f"{json.dumps(name)}:{json.dumps(members[name])}," for name in (*PLACE, "event") if name in members)
        assert line.startswith(prefix), line
        return "{" + line[len(prefix):]


def answered(ask):
    try:
        return ask()
    except Exception as error:  # each class of the module's errors is a refusal to answer
        assert type(error).__module__.startswith("quadrille"), error
        return None


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("folder")
    parser.add_argument("--puzzles", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    sys.path.insert(0, arguments.folder)
    import quadrille

    quadrille.set_language("en")
    dice = random.Random(arguments.seed)
    command_line = CommandLine(arguments.program)
    counts = {}

    def compare(question, theirs, ours, puzzle):
        assert theirs == ours, f"{question} about {puzzle}:\ncommand line: {theirs}\nPython:       {ours}"
        counts[question] = counts.get(question, 0) + bool(theirs)

    for text in random_puzzles(arguments.program, dice, arguments.puzzles):
        puzzle = quadrille.Puzzle(json.loads(text))
        compare("check", command_line.ask(text, "check"), [puzzle.check().json()], text)
        cell = f"r{dice.randint(1, 4)}c{dice.randint(1, 4)}"
        for statement in (cell, f"{cell}={dice.randint(1, 3)}", f"{cell}!={dice.randint(1, 3)}"):
            reason = answered(lambda statement=statement: puzzle.why(statement))
            theirs = [line for line in command_line.ask(text, "why", statement) if "forced" in json.loads(line)]
            compare("why", theirs, [reason.json()] if reason else [], text)
        for scale in ("hodoku", "se"):
            hint = answered(lambda scale=scale: puzzle.hint(scale=scale))
            compare(f"hint {scale}", command_line.ask(text, "hint", "--scale", scale), [hint.json()] if hint else [], text)
            rating = answered(lambda scale=scale: puzzle.rate(scale=scale))
            compare(f"rate {scale}", command_line.ask(text, "rate", "--scale", scale), [rating.json()] if rating else [], text)
            steps = answered(lambda scale=scale: puzzle.steps(scale=scale)) or []
            theirs = command_line.ask(text, "steps", "--scale", scale)
            compare(f"steps {scale}", theirs, [*(step.json() for step in steps), *([rating.json()] if rating else [])], text)
    for question, count in counts.items():
        print(f"{question}: {count} answers")
        assert count * 40 >= arguments.puzzles, question


if __name__ == "__main__":
    main()
