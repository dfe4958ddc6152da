#!/usr/bin/env python3
"""Random edits of good files with several puzzles: a line or a character is deleted, inserted, doubled or swapped with the next one. The puzzle that
was edited may be read otherwise. Every other puzzle comes back as it was; if one does not, or none takes the place of the edited one, a message says so.

usage: edits_test.py QUADRILLE [--edits N] [--seconds N] [--seed N] [--only FORMAT]

N edits of a file for each format that holds several puzzles, 30 by default; with --seconds, as many as fit into that time for each format.
"""

import argparse
import collections
import json
import os
import random
import subprocess
import sys
import time

# Files of one puzzle: a second one is a part of the first, or an error.
SINGLE = {"ss", "boards", "cubes", "decimals"}
PUZZLES = 5
LOSES = 4  # the exit code of a writer that cannot write all of a puzzle
CHARACTERS = "0123456789.|-+ \t,;:[]{}\"'<>/xABNg_*"  # no #, which makes a remark of a line


def run(program, *command, text):
    done = subprocess.run([program, *command], input=text.encode(), capture_output=True, timeout=120, env=dict(os.environ, LC_ALL="C.UTF-8"))
    if done.returncode not in (0, 1, 2, LOSES):
        sys.exit(f"{command} ends with {done.returncode}:\n{done.stderr.decode()}\n{text}")
    return done.stdout.decode(errors="replace"), done.stderr.decode(errors="replace")


def readers(program):
    """The formats that are read and written, and hold plain 9x9 grids."""
    names = []
    for line in run(program, "formats", text="")[0].splitlines():
        words = line.split()
        if line.startswith("  ") and "read," in words and "write" in " ".join(words[1:4]) and words[0] not in SINGLE:
            names.append(words[0])
    return names


def answers_in(output):
    """Givens, regions and rules, as text; what stands beside them may change."""
    found = []
    for line in output.splitlines():
        puzzle = json.loads(line)
        if "givens" in puzzle:
            found.append(json.dumps([puzzle.get(name) for name in ("givens", "boxes", "regions", "rules", "digits")]))
    return found


class File:
    """A good text with several puzzles in one format, and which lines are whose."""

    def __init__(self, program, name, chance):
        self.program, self.name = program, name
        self.parts = []
        for _ in range(PUZZLES):
            seed = chance.randrange(10**6)
            grid = run(program, "generate", "--seed", str(seed), text="")[0]
            self.parts.append(run(program, "convert", "--to", name, "-", text=grid)[0])
        for separator in ("", "\n"):
            self.text_parts = [part + separator for part in self.parts]
            output, messages = run(program, "convert", "--format", name, "--to", "json", "-", text="".join(self.text_parts))
            self.wanted = answers_in(output)
            if len(self.wanted) == PUZZLES and len(set(self.wanted)) == PUZZLES and "passed over" not in messages:
                return
        self.wanted = []

    def edited(self, chance):
        """The text after one edit of a puzzle's part, which parts it concerns, and whether nothing is left of one."""
        index = chance.randrange(PUZZLES)
        parts = list(self.text_parts)
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
                other = chance.choice([line for part in self.text_parts for line in part.splitlines(keepends=True)] + ["\n", "# remark\n", "Puzzle\n"])
                lines.insert(at, other)
            elif at + 1 < len(lines):
                lines[at], lines[at + 1] = lines[at + 1], lines[at]
            elif index + 1 < PUZZLES:  # across the border of two puzzles
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
        text, concerns, is_gone = self.edited(chance)
        named = ("--format", self.name) if is_named else ()
        output, messages = run(self.program, "convert", *named, "--to", "json", "-", text=text)
        found = answers_in(output)
        if any(line.startswith("standard input:") for line in messages.splitlines()):
            return "said"
        lost = collections.Counter(wanted for i, wanted in enumerate(self.wanted) if i not in concerns) - collections.Counter(found)
        if lost or len(found) < PUZZLES - 1:
            return None if self.report(text, concerns, f"{sum(lost.values())} other puzzles are not as they were", found) else ""
        # The edited puzzle must be there in some form, unless the whole of it was one line, which was deleted.
        if len(found) < PUZZLES and not is_gone:
            self.report(text, concerns, "a puzzle is gone", found)
            return None
        return "read"

    def report(self, text, concerns, why, found):
        print(f"{self.name}: after an edit of puzzle {', '.join(str(i + 1) for i in sorted(concerns))} and without any message, {why}; "
              f"{len(found)} answers of {PUZZLES}.\n{text}", file=sys.stderr)
        return True


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--edits", type=int, default=30)
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only")
    options = parser.parse_args()
    failed = False
    for name in [options.only] if options.only else readers(options.program):
        chance = random.Random(f"{options.seed} {name}")
        outcomes = collections.Counter()
        start = time.monotonic()
        while outcomes.total() < options.edits if options.seconds is None else time.monotonic() - start < options.seconds:
            if outcomes.total() % 50 == 0:
                file = File(options.program, name, chance)
                if not file.wanted:
                    break
            outcome = file.check(chance, chance.random() < 0.5)
            outcomes[outcome or "silent"] += 1
            if outcome is None:
                failed = True
                break
        print(f"{name}: {dict(outcomes) if outcomes else 'holds one puzzle'}")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
