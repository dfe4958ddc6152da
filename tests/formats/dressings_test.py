#!/usr/bin/env python3
"""Random puzzles in random dressings, as people paste them: lists, rows, numbers, arrays, frames, with headings, remarks, foreign spaces and digits.
Each puzzle comes back as it was, or a message says that it did not: k puzzles give at least k answers and messages together.

usage: dressings_test.py QUADRILLE [--dressings N] [--puzzles N] [--seed N] [--only I] [--keep FILE]

A dressing is tried on N puzzles, 40 by default, in files of different lengths. --only tries one dressing of the seed; --keep writes its last file.
"""

import argparse
import json
import random
import sys

import converting

SIZES = (4, 5, 6, 8, 9, 9, 9, 10, 12, 15, 16, 16, 20, 25)
USUAL = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
SPACES = (" ", " ", " ", "\u00a0", "\u2007", "\u3000")
BLANK = " "


def boxes_of(size):
    """Rows and columns of the usual boxes; one row for a size without any."""
    rows = max(r for r in range(1, size + 1) if size % r == 0 and r * r <= size)
    return rows, size // rows


def random_puzzle(chance, size):
    """A list of digits, 0 for empty cells, with a solution; the first row is never empty, and each digit occurs."""
    rows, columns = boxes_of(size)

    def order(groups, length):
        return [g * length + i for g in chance.sample(range(groups), groups) for i in chance.sample(range(length), length)]
    digits = chance.sample(range(1, size + 1), size)
    row_order, column_order = order(size // rows, rows), order(size // columns, columns)
    solution = [digits[(columns * (r % rows) + r // rows + c) % size] for r in row_order for c in column_order]
    share = chance.uniform(0.3, 0.6)
    kept = [chance.random() < share for _ in solution]
    for digit in range(1, size + 1):  # one cell of each digit, in rows that differ
        kept[next(i for i in range((digit - 1) * size, digit * size) if solution[i] == digit)] = True
    if all(kept):
        kept[chance.randrange(len(kept))] = False
    return [d if k else 0 for d, k in zip(solution, kept)], solution


class Dressing:
    """How a file of puzzles is written; what() describes it."""

    def __init__(self, chance):
        self.chance = chance
        self.size = chance.choice(SIZES)
        self.shape = chance.choice(("line", "line", "line", "rows", "rows", "groups", "words", "numbers", "array", "csv", "frame", "blanks", "bars", "shown"))
        self.symbols = self.random_symbols()
        self.space = chance.choice(SPACES)
        self.end = chance.choice(("\n", "\n", "\r\n"))
        self.mark = chance.choice(("", "", "\ufeff"))
        self.dos_end = chance.choice(("", "", "\x1a"))
        self.trailing = chance.choice(("", "", " ", "\t"))
        self.title = chance.choice(("", "", "Grid {:02}", "Puzzle {}:", "# number {}", "Evening, hard, {}", "{}.", "- Code: Select all", "===== {} ====="))
        self.between = chance.choice(("", "\n", "\n\n", "-----\n" if self.shape in ("rows", "groups") else "\n"))
        self.before = chance.choice(("", "", "", "{id},", "{id};", "{id}\t", "{id}: ", "hash{id} ", "grid: "))
        self.after = chance.choice(("", "", "", " easy", ",7.2", "\t5", " # {id} remark", "; remark", ",{solution}", " {solution}", ","))
        self.quoted = chance.random() < 0.15
        self.brackets = chance.choice(("[]", "{}"))
        self.comma = chance.choice((",", ";", "\t"))
        if self.title == "{}." and self.shape == "numbers":
            self.title = ""
        self.is_wide = self.size > 35 or (self.shape in ("numbers", "csv", "array") and self.size > 9)

    def random_symbols(self):
        chance, size = self.chance, self.size
        empty = chance.choice((".", ".", "0", "*", "_", "-", "?", "\u00b7", "x" if size < 33 else "."))
        kind = chance.choice(("usual", "usual", "usual", "small", "letters", "wide", "from_zero"))
        digits = USUAL[:size]
        if kind == "small" and size > 9 and empty != "x":
            digits = digits.lower()
        elif kind == "letters" and size <= 26:
            digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[:size]
            empty = "." if empty in "x0" else empty
        elif kind == "wide" and size <= 9:
            digits = "\uff11\uff12\uff13\uff14\uff15\uff16\uff17\uff18\uff19"[:size]
        elif kind == "from_zero" and size >= 9:
            digits = "0123456789ABCDEFGHIJKLMNOP"[:size]
            empty = "."
        return [empty, *digits]

    def what(self):
        names = ("size", "shape", "space", "end", "mark", "dos_end", "trailing", "title", "between", "before", "after", "quoted")
        return " ".join(f"{name}={getattr(self, name)!r}" for name in names) + " symbols=" + "".join(self.symbols)

    def cells(self, digits):
        if self.is_wide:
            return [str(d) if d else self.empty_word() for d in digits]
        return [self.symbols[d] for d in digits]

    def empty_word(self):
        return "0" if self.symbols[0] not in ".-x?" else self.symbols[0]

    def rows(self, digits):
        cells = self.cells(digits)
        return [cells[r * self.size:(r + 1) * self.size] for r in range(self.size)]

    def text_of(self, digits, solution, number):
        """The lines of one puzzle."""
        return getattr(self, "as_" + self.shape)(digits, solution, number)

    def as_line(self, digits, solution, number):
        grid = "".join(self.cells(digits))
        if self.quoted:
            grid = f'"{grid}"'
        filled = "".join(self.cells(solution))
        after = self.after.format(id=number, solution=filled)
        return [self.before.format(id=number) + grid + after]

    def as_rows(self, digits, _solution, _number):
        return ["".join(row) for row in self.rows(digits)]

    def as_groups(self, digits, _solution, _number):
        rows, columns = boxes_of(self.size)
        lines = []
        for r, row in enumerate(self.rows(digits)):
            if r % rows == 0 and r > 0 and rows > 1 and self.quoted:
                lines.append("")
            lines.append(self.space.join("".join(row[c:c + columns]) for c in range(0, self.size, columns)))
        return lines

    def as_words(self, digits, _solution, _number):
        return [self.space.join(row) for row in self.rows(digits)]

    def as_numbers(self, digits, _solution, _number):
        width = len(str(self.size))
        return [" ".join(str(d).rjust(width) for d in digits[r * self.size:(r + 1) * self.size]) for r in range(self.size)]

    def as_array(self, digits, _solution, number):
        opens, closes = self.brackets
        rows = [opens + ", ".join(str(d) for d in digits[r * self.size:(r + 1) * self.size]) + closes for r in range(self.size)]
        lines = [row + "," for row in rows[:-1]] + [rows[-1]]
        lines[0] = opens + lines[0]
        lines[-1] += closes + (";" if opens == "{" else "")
        return lines

    def as_csv(self, digits, _solution, _number):
        return [self.comma.join(str(d) if d else ("" if self.quoted else "0") for d in digits[r * self.size:(r + 1) * self.size]) for r in range(self.size)]

    def framed(self, digits, across, down, corner, pad):
        rows, columns = boxes_of(self.size)
        cells = self.rows(digits)
        bar = corner + corner.join(across * (columns * (1 + len(pad)) + len(pad)) for _ in range(self.size // columns)) + corner
        lines = [bar]
        for r, row in enumerate(cells):
            parts = [pad + pad.join(row[c:c + columns]) + pad for c in range(0, self.size, columns)]
            lines.append(down + down.join(parts) + down)
            if r % rows == rows - 1:
                lines.append(bar)
        return lines

    def as_frame(self, digits, _solution, _number):
        return self.framed(digits, "-", "|", "+", " " if self.quoted else "")

    def as_bars(self, digits, _solution, _number):
        return self.framed(digits, "\u2500", "\u2502", "\u253c", " ")

    def as_blanks(self, digits, _solution, _number):
        kept = self.symbols[0]
        self.symbols[0] = BLANK
        lines = self.framed(digits, "-", "|", "+", " " if self.quoted else "")
        self.symbols[0] = kept
        return lines

    def as_shown(self, digits, _solution, _number):
        return None  # drawn by the program

    def can_be_said(self):
        """Leaves out what nobody would write, since it has no meaning."""
        if self.symbols[0] == "-" and self.shape in ("frame", "blanks", "bars", "groups"):
            return False  # a dash is a part of the frame
        if self.shape in ("numbers", "array", "csv", "shown") or self.size > 35:
            self.symbols = [".", *USUAL[:self.size]]
        if self.shape == "blanks" and self.symbols[1] not in "1\uff11":
            return False
        return not (self.shape == "line" and self.before == "{id}: " and self.title)

    def file_of(self, puzzles, draw):
        lines = []
        for number, (digits, solution) in enumerate(puzzles, 1):
            if self.title and not (self.shape == "line" and self.title == "{}."):
                lines.append(self.title.format(number))
            lines += draw(digits) if self.shape == "shown" else self.text_of(digits, solution, number)
            if self.between:
                lines += self.between.split("\n")[:-1]
            elif self.shape != "line" and not self.title:
                lines.append("")
        space = self.space if self.shape in ("words", "groups") else " "
        text = self.end.join(line + self.trailing.replace(" ", space) for line in lines) + self.end
        return (self.mark + text + self.dos_end).encode()


class Test:
    def __init__(self, program, keep):
        self.program, self.keep = program, keep
        self.read = self.said = 0

    def drawn(self, digits):
        size = round(len(digits) ** 0.5)
        text = json.dumps({"size": size, "givens": [digits[r * size:(r + 1) * size] for r in range(size)]}).encode()
        shown, _ = converting.run(self.program, "show", "--format", "json", "-", text=text)
        return [line for line in shown.split("\n") if line]

    @staticmethod
    def digits_in(answer):
        """The digits of a puzzle in JSON, 0 for empty cells, counted from 1."""
        puzzle = json.loads(answer)
        if "givens" not in puzzle:
            return None
        least = int(str(puzzle.get("digits", "1")).split("..")[0])
        return [0 if cell is None or (cell == 0 and least == 1) else cell + 1 - least for row in puzzle["givens"] for cell in row]

    def check(self, dressing, puzzles, what):
        text = dressing.file_of(puzzles, self.drawn)
        if self.keep:
            with open(self.keep, "wb") as file:
                file.write(text)
        answers, messages = converting.run(self.program, "convert", "--to", "json", "-", text=text)
        found = [self.digits_in(line) for line in answers.split("\n") if line]
        found = [digits for digits in found if digits is not None]
        wanted = [digits for digits, _ in puzzles]
        right = sum(digits in wanted for digits in found)
        self.read += right if found == wanted else 0
        self.said += len(wanted) if found != wanted else 0
        spoken_of = converting.puzzles_spoken_of(messages, len(wanted))
        # A message may say that something else was read.
        is_sound = found == wanted or (spoken_of > 0 and len(found) + spoken_of >= len(wanted))
        if not is_sound:
            said = "\n".join(messages)
            self.fail(what, f"{len(wanted)} puzzles give {len(found)} answers, {right} of them right, and messages about {spoken_of}:\n{said}", text)
        return found == wanted

    def fail(self, what, why, text):
        sys.exit(f"{what}\n{why}\nThe text begins:\n{text[:1500].decode()}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--dressings", type=int, default=60)
    parser.add_argument("--puzzles", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", type=int)
    parser.add_argument("--keep")
    options = parser.parse_args()
    test = Test(options.program, options.keep)
    unread = []
    for index in range(options.dressings) if options.only is None else [options.only]:
        chance = random.Random(f"{options.seed} {index}")
        dressing = Dressing(chance)
        while not dressing.can_be_said():
            dressing = Dressing(chance)
        what = f"dressing {index} of the seed {options.seed}: {dressing.what()}"
        left, is_read = options.puzzles, True
        while left > 0:
            count = min(left, chance.choice((1, 2, 3, 5, 10, options.puzzles)))
            is_read = test.check(dressing, [random_puzzle(chance, dressing.size) for _ in range(count)], what) and is_read
            left -= count
        if not is_read:
            unread.append(what)
    for what in unread:
        print("not read as written, with a message:", what)
    print(f"{test.read} puzzles came back, {test.said} gave messages")
    # Most dressings are read; a reader that refuses them all would lose nothing in silence, either.
    if options.only is None and test.read < 9 * test.said:
        sys.exit("expected nine tenths of all puzzles to come back")


if __name__ == "__main__":
    main()
