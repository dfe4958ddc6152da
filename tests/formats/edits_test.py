#!/usr/bin/env python3
"""Random edits of good files with several puzzles: a line or a character is deleted, inserted, doubled or swapped with the next one. The puzzle that
was edited may be read otherwise. Every other puzzle comes back as it was, or a message speaks of it: messages about k puzzles excuse k that are lost.

usage: edits_test.py QUADRILLE [--edits N] [--seconds N] [--seed N] [--only FORMAT]

N edits for each format that is read and written, 30 by default; with --seconds, as many as fit into that processor time for each format.
"""

import argparse
import collections
import functools
import json
import random
import resource
import sys

import converting

PUZZLES = 5
EDITS_OF_A_FILE = 50
FEWEST_FORMATS = 15
CHARACTERS = "0123456789.|-+ \t,;:[]{}\"'<>/xABNg_*"  # no #, which makes a remark of a line


def run(program, *command, text=""):
    return converting.run(program, *command, text=text.encode())


def formats_of(program):
    """The formats that are read and written."""
    names = []
    for line in run(program, "formats")[0].splitlines():
        words = line.split()
        if line.startswith("  ") and "read," in words and "write" in " ".join(words[1:4]):
            names.append(words[0])
    return names


def answers_in(output):
    """Givens, regions and rules, as text; what stands beside them may change."""
    found = []
    for line in output.splitlines():
        puzzle = json.loads(line)
        if "givens" in puzzle:
            found.append(json.dumps([puzzle.get(name) for name in ("givens", "boxes", "regions", "rules", "digits", "boards")]))
    return found


def plain_puzzle(program, chance):
    return run(program, "generate", "--seed", str(chance.randrange(10**6)))[0]


def killer_puzzle(program, chance):
    """Cages of two neighbours in a row or, in the last column, one below the other, with their totals."""
    grid = run(program, "solve", "--output", "line", "-", text=plain_puzzle(program, chance))[0].split()[0]
    cages = [[9 * r + c, 9 * r + c + 1] for r in range(9) for c in range(0, 8, 2)] + [[9 * r + 8, 9 * r + 17] for r in range(0, 8, 2)] + [[80]]
    rules = [{"name": "killer_cage", "argument": " ".join(f"r{cell // 9 + 1}c{cell % 9 + 1}" for cell in cage) + f" total={sum(int(grid[cell]) for cell in cage)}"}
             for cage in cages]
    return json.dumps({"size": 9, "givens": [[0] * 9] * 9, "rules": rules})


def jigsaw_puzzle(program, chance):
    """A few digits of the first row, and the columns as regions but for two cells of neighbours in one row, which are exchanged."""
    regions = [list(range(9)) for _ in range(9)]
    row, column = chance.randrange(9), chance.randrange(8)
    regions[0][column], regions[row or 1][column + 1] = column + 1, column
    first = [digit if chance.random() < 0.5 else 0 for digit in chance.sample(range(1, 10), 9)]
    return json.dumps({"size": 9, "givens": [first] + [[0] * 9] * 8, "regions": [[str(label + 1) for label in line] for line in regions]})


def boards_puzzle(_program, chance):
    """Two boards that share a box, with digits in the first row."""
    row = [digit if chance.random() < 0.5 else None for digit in chance.sample(range(1, 10), 9)] + [None] * 6
    return json.dumps({"digits": "1..9", "boards": ["r1c1", "r7c7"], "givens": [row] + [[None] * 15] * 14})


KINDS = (plain_puzzle, jigsaw_puzzle, killer_puzzle, boards_puzzle)


class File:
    """A good text with several puzzles in one format, and which lines are whose. One puzzle if the format cannot hold more."""

    def __init__(self, program, name, kind, count, separator, chance):
        self.program, self.name = program, name
        self.parts = []
        for _ in range(count):
            self.parts.append(run(program, "convert", "--to", name, "-", text=kind(program, chance))[0] + separator)
        output, messages = run(program, "convert", "--format", name, "--to", "json", "-", text="".join(self.parts))
        self.wanted = answers_in(output)
        self.is_read = len(set(self.wanted)) == count and not converting.puzzles_spoken_of(messages, count)

    def edited(self, chance):
        """The text after one edit of a puzzle's part, which parts it concerns, and whether nothing is left of one."""
        index = chance.randrange(len(self.parts))
        parts = list(self.parts)
        concerns = {index}
        if chance.random() < 0.6:
            lines = parts[index].splitlines(keepends=True)
            at = chance.randrange(len(lines))
            how = chance.choice(("delete", "insert", "double", "swap"))
            if how == "delete":
                del lines[at]
            elif how == "double":
                lines.insert(at, lines[at])
            elif how == "insert":
                other = chance.choice([line for part in self.parts for line in part.splitlines(keepends=True)] + ["\n", "# remark\n", "Puzzle\n"])
                lines.insert(at, other)
            elif at + 1 < len(lines):
                lines[at], lines[at + 1] = lines[at + 1], lines[at]
            elif index + 1 < len(parts):  # across the border of two puzzles
                following = parts[index + 1].splitlines(keepends=True)
                lines[at], following[0] = following[0], lines[at]
                parts[index + 1] = "".join(following)
                concerns.add(index + 1)
            parts[index] = "".join(lines)
        else:
            text = parts[index]
            at = chance.randrange(len(text))
            how = chance.choice(("delete", "insert", "change", "swap"))
            if how == "delete":
                text = text[:at] + text[at + 1:]
            elif how == "insert":
                text = text[:at] + chance.choice(CHARACTERS) + text[at:]
            elif how == "change":
                text = text[:at] + chance.choice(CHARACTERS) + text[at + 1:]
            else:
                text = text[:at] + text[at + 1:at + 2] + text[at:at + 1] + text[at + 2:]
            parts[index] = text
        return "".join(parts), concerns, len(parts[index]) < 60

    def check(self, chance, is_named):
        """Whether a message speaks of the edit, or None if puzzles are lost in silence."""
        text, concerns, is_gone = self.edited(chance)
        named = ("--format", self.name) if is_named else ()
        output, messages = run(self.program, "convert", *named, "--to", "json", "-", text=text)
        found = answers_in(output)
        spoken_of = converting.puzzles_spoken_of(messages, len(self.wanted))
        others = collections.Counter(wanted for i, wanted in enumerate(self.wanted) if i not in concerns)
        lost = (others - collections.Counter(found)).total()
        # The edited puzzle must be there in some form, unless the whole of it was one line, which was deleted.
        gone = len(self.wanted) - len(found) - (1 if is_gone else 0)
        if max(lost, gone) > spoken_of:
            edited = ", ".join(str(i + 1) for i in sorted(concerns))
            print(f"{self.name}{' named' if is_named else ''}: after an edit of puzzle {edited}, {lost} others are lost, {len(found)} of {len(self.wanted)} are answered, and "
                  f"messages speak of {spoken_of}:", *messages, text, sep="\n", file=sys.stderr)
            return None
        return spoken_of > 0


def file_maker(program, name, chance):
    """Makes further files as the first that is read back: of a kind that the format holds, if it can with several puzzles, with a blank line
    between them if it can; None if there is none."""
    for count in (PUZZLES, 1):
        for kind in KINDS:
            for separator in ("\n", ""):
                make = functools.partial(File, program, name, kind, count, separator)
                if make(chance).is_read:
                    return make
    return None


def processor_time():
    return sum(sum(resource.getrusage(who)[:2]) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--edits", type=int, default=30)
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only")
    options = parser.parse_args()
    names = [options.only] if options.only else formats_of(options.program)
    failed = []
    for name in names:
        chance = random.Random(f"{options.seed} {name}")
        make = file_maker(options.program, name, chance)
        if make is None:
            print(f"{name}: no file that it writes is read back", file=sys.stderr)
            failed.append(name)
            continue
        outcomes = collections.Counter()
        start = processor_time()
        while outcomes.total() < options.edits if options.seconds is None else processor_time() - start < options.seconds:
            if outcomes.total() % EDITS_OF_A_FILE == 0:
                file = make(chance)
            is_said = file.check(chance, chance.random() < 0.5)
            outcomes["silent" if is_said is None else "with a message" if is_said else "without"] += 1
            if is_said is None:
                failed.append(name)
                break
        print(f"{name}, {len(file.wanted)} of {make.args[2].__name__}: {dict(outcomes)}, {processor_time() - start:.1f} s")
    if failed:
        sys.exit(f"failed: {', '.join(failed)}")
    if not options.only and len(names) < FEWEST_FORMATS:
        sys.exit(f"found {len(names)} formats that are read and written, expected {FEWEST_FORMATS} or more")


if __name__ == "__main__":
    main()
