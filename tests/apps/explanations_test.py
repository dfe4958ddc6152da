#!/usr/bin/env python3
"""What the command line, the Python module and the page's engine name as reasons is enough: of random puzzles of 4x4, with givens,
restricted cells, regions and rules, all that an answer does not name is deleted, and the claim must still hold; where an answer says that
no smaller set does, or that all of it is needed, each thing that it names is deleted in turn, and the claim must fall. What holds is found
by trying all digits, with a reading of the rules that stands here alone; then the door itself is asked about what is left.

usage: explanations_test.py PROGRAM FOLDER PAGE_CALLS [--puzzles N] [--seed N]

FOLDER: the folder with the Python package quadrille.
"""

import argparse
import itertools
import json
import os
import random
import re
import subprocess
import sys

SIZE = 4
CELLS = [(row, column) for row in range(SIZE) for column in range(SIZE)]
NAMES = [f"r{row + 1}c{column + 1}" for row, column in CELLS]
DIGITS = range(1, SIZE + 1)


# A constraint is a tuple of cells, and whether digits may stand in these; 0 is a cell that is still open.


def differ(*digits):
    placed = [digit for digit in digits if digit]
    return len(set(placed)) == len(placed)


def rise(*digits):
    placed = [digit for digit in digits if digit]
    return all(a < b for a, b in zip(placed, placed[1:]))


def cage(total):
    def holds(*digits):
        return differ(*digits) and (sum(digits) == total if all(digits) else sum(digits) < total)

    return holds


def apart(a, b):
    return not a or not b or abs(a - b) != 1


def pairs_with(steps, holds):
    found = []
    for (row, column), (down, right) in itertools.product(CELLS, steps):
        if 0 <= row + down < SIZE and 0 <= column + right < SIZE:
            found.append(((row * SIZE + column, (row + down) * SIZE + column + right), holds))
    return found


def indices(names):
    return tuple(NAMES.index(name) for name in names.split())


def line(dice, fewest, most):
    """Different cells, each beside the one before it."""
    cells = [dice.choice(CELLS)]
    for _ in range(dice.randint(fewest, most) - 1):
        row, column = cells[-1]
        beside = [(r, c) for r, c in CELLS if max(abs(r - row), abs(c - column)) == 1 and (r, c) not in cells]
        if not beside:
            break
        cells.append(dice.choice(beside))
    return " ".join(NAMES[row * SIZE + column] for row, column in cells)


class Use:
    """A use of a rule: as the format json has it, and its parts, by the names that answers give them."""

    def __init__(self, name, argument, parts):
        self.json = {"name": name, "argument": argument} if argument else {"name": name}
        self.parts = parts
        self.text = f"{name}={argument}" if argument else name

    @property
    def names(self):
        """What may stand for the whole use where clues are named."""
        return {self.text, self.json["name"], *self.parts}


def random_use(dice):
    kind = dice.choice(["killer_cage", "killer_cage", "thermometer", "thermometer", "extra_regions", "anti_knight", "non_consecutive", "diagonals"])
    if kind == "anti_knight":
        return Use(kind, "", {kind: pairs_with([(1, 2), (2, 1), (1, -2), (2, -1)], differ)})
    if kind == "non_consecutive":
        return Use(kind, "", {kind: pairs_with([(0, 1), (1, 0)], apart)})
    if kind == "diagonals":
        main, anti = tuple(range(0, 16, SIZE + 1)), tuple(range(SIZE - 1, 15, SIZE - 1))
        which = dice.choice(["main", "anti", ""])
        parts = {"main diagonal": [(main, differ)], "anti-diagonal": [(anti, differ)]}
        if which:
            parts = {name: part for name, part in parts.items() if name.startswith(which)}
        return Use(kind, which, parts)
    cells = line(dice, 2, 4)
    if kind == "thermometer":
        ends = f"{cells.split()[0]}-{cells.split()[-1]}"
        return Use(kind, cells, {f"thermometer {ends}": [(indices(cells), rise)]})
    if kind == "extra_regions":
        return Use(kind, cells, {"extra region": [(indices(cells), differ)]})
    total = dice.randint(3, 9)
    return Use(kind, f"{cells} total={total}", {f"cage {total} at {first_of(cells)}": [(indices(cells), cage(total))]})


def holds_in(grid, part):
    return all(holds(*(grid[cell] for cell in cells)) for cells, holds in part)


def first_of(cells):
    return min(cells.split(), key=NAMES.index)


class Puzzle:
    solution = ()  # from which a random puzzle was made

    def __init__(self, givens, candidates, boxes, regions, uses):
        self.givens, self.candidates, self.boxes, self.regions, self.uses = givens, candidates, boxes, regions, uses

    @staticmethod
    def random(dice):
        """Half of them are made from a solution."""
        is_sound, solution = dice.random() < 0.5, dice.choice(LATIN)
        givens, candidates = {}, {}
        for cell in range(16):
            if dice.random() < 0.2:
                givens[cell] = solution[cell]
            elif dice.random() < 0.15:
                candidates[cell] = {solution[cell], dice.choice(DIGITS)}
            if dice.random() < 0.03 and not is_sound:
                candidates[cell] = {digit for digit in DIGITS if dice.random() < 0.5}
        if dice.random() < 0.5 and givens and not is_sound:
            givens[dice.choice(list(givens))] = dice.choice(DIGITS)
        shape = dice.random()
        regions = None
        if shape < 0.3:
            labels = list("aaaabbbbccccdddd")
            for _ in range(dice.randint(0, 3)):
                a, b = dice.randrange(16), dice.randrange(16)
                labels[a], labels[b] = labels[b], labels[a]
            regions = "".join(labels)
        uses = []
        for use in (random_use(dice) for _ in range(dice.choice([0, 0, 1, 2, 3]))):
            # Sentences name a use by its kind, first cell and number: two of one name could not be told apart.
            if all(use.text != other.text and not set(use.names) & set(other.names) for other in uses):
                uses.append(use)
        puzzle = Puzzle(givens, candidates, shape > 0.5, regions, uses)
        puzzle.solution = solution
        if is_sound:
            puzzle.uses = [use for use in uses if all(holds_in(solution, part) for part in use.parts.values())]
            if not all(holds_in(solution, part) for part in puzzle.houses().values()):
                puzzle.boxes, puzzle.regions = False, None
        return puzzle

    def json(self):
        rows = range(0, 16, SIZE)
        described = {"size": SIZE, "boxes": [2, 2] if self.boxes else None,
                     "givens": [[self.givens.get(cell, 0) for cell in range(row, row + SIZE)] for row in rows],
                     "candidates": [[sorted(self.candidates[cell]) if cell in self.candidates else None for cell in range(row, row + SIZE)]
                                    for row in rows],
                     "rules": [use.json for use in self.uses]}
        if self.regions:
            described["regions"] = [self.regions[row:row + SIZE] for row in rows]
        return json.dumps(described)

    def houses(self):
        found = {f"row {i + 1}": [(tuple(range(i * SIZE, i * SIZE + SIZE)), differ)] for i in range(SIZE)}
        found |= {f"column {i + 1}": [(tuple(range(i, 16, SIZE)), differ)] for i in range(SIZE)}
        if self.regions:
            for label in sorted(set(self.regions)):
                found[f"region {label}"] = [(tuple(cell for cell in range(16) if self.regions[cell] == label), differ)]
        elif self.boxes:
            for box in range(SIZE):
                first = box // 2 * 8 + box % 2 * 2
                found[f"box {box + 1}"] = [((first, first + 1, first + 4, first + 5), differ)]
        return found

    def clue_names(self):
        """What answers call givens and restrictions: a cell and its kind by the name."""
        names = {f"{NAMES[cell]}={digit}": ("given", cell) for cell, digit in self.givens.items()}
        for cell, digits in self.candidates.items():
            if len(digits) == SIZE:
                continue
            listed = " ".join(map(str, sorted(digits)))
            names[f"{NAMES[cell]} of {listed}" if digits else f"{NAMES[cell]} without candidates"] = ("candidates", cell)
        return names

    def part_names(self):
        """The constraints by the names that `why` gives them. Uses with a name in common have their texts as names."""
        parts = dict(self.houses())
        for number, use in enumerate(self.uses):
            for name, part in use.parts.items():
                if name == "extra region":
                    name = self.name_of_region(number)
                is_shared = any(name in other.parts for other in self.uses if other is not use)
                parts[use.text if is_shared else name] = part
        return parts

    def name_of_region(self, number):
        before = sum("extra region" in use.parts for use in self.uses[:number + 1])
        return f"extra region {before}"

    def with_only(self, clues, uses=None):
        kept = {self.clue_names()[clue] for clue in clues}
        return Puzzle({cell: digit for cell, digit in self.givens.items() if ("given", cell) in kept},
                      {cell: digits for cell, digits in self.candidates.items() if ("candidates", cell) in kept},
                      self.boxes, self.regions, self.uses if uses is None else uses)

    def without(self, clue):
        return self.with_only([other for other in self.clue_names() if other != clue])

    def domains(self):
        all_digits = set(DIGITS)
        return [({self.givens[cell]} if cell in self.givens else all_digits) & self.candidates.get(cell, all_digits) for cell in range(16)]

    def all_parts(self):
        return [constraint for part in self.houses().values() for constraint in part] + \
               [constraint for use in self.uses for part in use.parts.values() for constraint in part]


def has_grid(domains, constraints):
    """Whether there are digits of these domains that obey the constraints, by trying."""
    if not all(domains):
        return False
    of_cell = {cell: [] for cell in range(16)}
    for constraint in constraints:
        for cell in constraint[0]:
            of_cell[cell].append(constraint)
    digits = [0] * 16
    spoken_of = [cell for cell in range(16) if of_cell[cell]]

    def fitting(cell):
        found = []
        for digit in sorted(domains[cell]):
            digits[cell] = digit
            if all(holds(*(digits[other] for other in cells)) for cells, holds in of_cell[cell]):
                found.append(digit)
        digits[cell] = 0
        return found

    def search(left):
        if not left:
            return True
        choices = {cell: fitting(cell) for cell in left}
        best = min(left, key=lambda cell: len(choices[cell]))
        for digit in choices[best]:
            digits[best] = digit
            if search([cell for cell in left if cell != best]):
                return True
            digits[best] = 0
        return False

    return search(spoken_of)


def follows(puzzle, constraints, cell, digit, is_negated=False):
    domains = puzzle.domains()
    domains[cell] = domains[cell] & ({digit} if is_negated else set(DIGITS) - {digit})
    return not has_grid(domains, constraints)


LATIN = []


def fill(grid):
    if len(grid) == 16:
        LATIN.append(tuple(grid))
        return
    row, column = divmod(len(grid), SIZE)
    for digit in DIGITS:
        if digit not in grid[row * SIZE:] and digit not in grid[column::SIZE]:
            fill([*grid, digit])


class Why:
    """What a door says: the clues' names, the names of houses and rules, and what it claims of them."""

    def __init__(self, is_forced, clues=(), rules=(), is_smallest=False, are_needed=False):
        self.is_forced, self.clues, self.rules = is_forced, list(clues), list(rules)
        self.is_smallest, self.are_needed = is_smallest, are_needed


class Check:
    """Where there is no solution: the names of clues, and of the part that two givens break; else None."""

    def __init__(self, clues, uses, is_smallest):
        self.clues, self.uses, self.is_smallest = list(clues), list(uses), is_smallest


def split_names(text, known):
    """The names of a list, of which some may have commas in them."""
    text = re.sub(r"\b(row|column|box|region)(?:e?s) ((?:[\w]+, )*\w+ and \w+)",
                  lambda found: ", ".join(f"{found[1]} {number}" for number in re.split(", | and ", found[2])), text)
    names = []
    while text:
        name = max((name for name in known if text == name or text.startswith(name + ", ")), key=len, default=None)
        assert name is not None, (text, sorted(known))
        names.append(name)
        text = text[len(name) + 2:]
    return names


class CommandLine:
    name = "command line"

    def __init__(self, program):
        self.program = program

    def ask(self, command, puzzle, *words):
        done = subprocess.run([self.program, command, "-", *words], input=puzzle.json(), capture_output=True, text=True, check=False,
                              env={**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "1000"})
        assert not done.stderr.strip(), done.stderr
        return [" ".join(line.split()) for line in re.sub(r"\n  +", " ", done.stdout).splitlines()]

    def why(self, puzzle, cell, digit, is_negated):
        said = self.ask("why", puzzle, f"{NAMES[cell]}{'!' * is_negated}={digit}")
        if "no solution" in said[0]:
            return None
        if not re.search("must be|cannot be", said[0]):
            return Why(False)
        reason = said[1]
        rules, are_needed = [], True
        for sentence in said[2:]:
            found = re.fullmatch(r"Rules involved: (.*?)(; perhaps not all of them are needed)?\.", sentence)
            rules, are_needed = split_names(found[1], puzzle.part_names()), not found[2]
        if reason == "It is a given.":
            return Why(True, [f"{NAMES[cell]}={digit}"], rules, True, are_needed)
        if reason.startswith("The rules force it"):
            return Why(True, [], rules, True, are_needed)
        if reason == "The candidates given for the cell force it.":
            own = [name for name, clue in puzzle.clue_names().items() if clue == ("candidates", cell)]
            return Why(True, own, rules, True, are_needed)
        found = re.fullmatch(r"(?:The given (.*) forces it|The given candidates of one cell force it: (.*)|"
                             r"These \d+ (?:givens|clues) force it: (.*?)(?:; (no smaller|all of them|perhaps) .*)?)\.", reason)
        assert found, said
        clues = split_names(found[1] or found[2] or found[3], puzzle.clue_names())
        return Why(True, clues, rules, found[4] in (None, "no smaller"), are_needed)

    def check(self, puzzle):
        said = " ".join(self.ask("check", puzzle))
        if said.startswith(("1 solution", "one solution", "several solutions")):
            return None
        clue_names = puzzle.clue_names()
        uses = {name: use for use in puzzle.uses for name in use.names} | puzzle_regions(puzzle)
        known = {**clue_names, **uses}
        if said == "no solution: no grid obeys the rules, whatever the givens":
            return Check([], [], True)
        found = re.fullmatch(r"contradictory givens: (\S+) and (\S+) (?:both hold (\d) (?:in|against) (.*)|break (.*))", said)
        if found:
            cells = [f"{found[i]}={found[3]}" if found[3] else found[i] for i in (1, 2)]
            where = found[4] or found[5]
            return Check(cells, [uses[where]] if where in uses else [], False)
        found = re.fullmatch(r"contradictory givens: (\S+) holds (\d), which its candidates exclude", said)
        if found:
            cell = NAMES.index(found[1])
            return Check([name for name, clue in clue_names.items() if clue[1] == cell], [], False)
        found = re.fullmatch(r"no solution: (\S+) has no candidates", said)
        if found:
            return Check([f"{found[1]} without candidates"], [], False)
        found = re.fullmatch(r"no solution: the cage at (\S+) has the total (\d+), .*", said)
        if found:
            return Check([], [uses[f"cage {found[2]} at {found[1]}"]], True)
        found = re.fullmatch(r"no solution: (?:no digit is left for \S+ because of (.*)|the rules do not allow (.*)|no grid obeys (.*)|"
                             r"these \d+ (?:givens|clues) conflict: (.*?)(?:; (no smaller|all of them|perhaps) .*)?)", said)
        assert found, said
        names = split_names(found[1] or found[2] or found[3] or found[4], known)
        return Check([name for name in names if name in clue_names], [uses[name] for name in names if name not in clue_names],
                     found[5] == "no smaller" or bool(found[2] or found[3]))


def puzzle_regions(puzzle):
    return {puzzle.name_of_region(number): use for number, use in enumerate(puzzle.uses) if "extra region" in use.parts}


class Python:
    name = "Python"

    def __init__(self, folder):
        sys.path.insert(0, folder)
        import quadrille
        self.module = quadrille
        quadrille.set_language("en")

    def made(self, puzzle):
        return self.module.Puzzle(json.loads(puzzle.json()))

    def why(self, puzzle, cell, digit, is_negated):
        try:
            reason = self.made(puzzle).why(f"{NAMES[cell]}{'!' * is_negated}={digit}")
        except self.module.NoSolution:
            return None
        assert not reason.is_forced or all(name in puzzle.part_names() for name in reason.rules), reason.rules
        assert {f"{cell}" for cell in reason.givens} == {NAMES[clue[1]] for name, clue in puzzle.clue_names().items()
                                                        if name in reason.clues and clue[0] == "given"}
        return Why(reason.is_forced, reason.clues, reason.rules, reason.is_smallest)

    def check(self, puzzle):
        verdict = self.made(puzzle).check()
        if verdict.solutions != 0:
            return None
        uses = {name: use for use in puzzle.uses for name in use.names} | puzzle_regions(puzzle)
        clues = [name for name in verdict.conflict if name in puzzle.clue_names()]
        return Check(clues, [uses[name] for name in verdict.conflict if name not in clues], verdict.is_smallest)


class Page:
    name = "page"

    def __init__(self, program):
        self.process = subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, call, puzzle, **members):
        self.process.stdin.write(json.dumps({"call": call, "puzzle": puzzle.json(), **members}) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    @staticmethod
    def names(puzzle, givens, candidates):
        return [name for name, (kind, cell) in puzzle.clue_names().items() if cell in (givens if kind == "given" else candidates)]

    def why(self, puzzle, cell, digit, is_negated):
        if is_negated:
            return False  # the page does not ask that
        answer = self.ask("why", puzzle, cell=cell, digit=digit)
        if answer["answer"] == "nothingStands":
            return None
        return Why(answer["answer"] == "forced", self.names(puzzle, answer["givens"], answer["candidates"]), answer["rules"],
                   answer["isSmallest"])

    def check(self, puzzle):
        answer = self.ask("check", puzzle)
        if answer["verdict"] in ("unique", "several"):
            return None
        uses = {name: use for use in puzzle.uses for name in use.names} | puzzle_regions(puzzle)
        clue_names = puzzle.clue_names()
        if answer["verdict"] == "contradiction":
            named = [uses[answer["where"]]] if answer["where"] in uses else []
        else:
            named = [uses[name] for name in split_names(answer["where"], {**clue_names, **uses}) if name not in clue_names]
        return Check(self.names(puzzle, answer["cells"], answer["candidates"]), named, False)


class Driver:
    def __init__(self, doors):
        self.doors = doors
        self.counts = {}

    def expect(self, door, truth, *what):
        if not truth:
            raise AssertionError(f"{door.name}: " + " ".join(map(str, what)))
        self.counts[door.name, what[0]] = self.counts.get((door.name, what[0]), 0) + 1

    def ask_why(self, door, puzzle, cell, digit, is_negated):
        asked = (cell, digit, is_negated)
        found = door.why(puzzle, *asked)
        if found is False:
            return
        about = (puzzle.json(), NAMES[cell], "!=" * is_negated, digit)
        if not has_grid(puzzle.domains(), puzzle.all_parts()):
            self.expect(door, found is None, "nothing to force", *about)
            return
        self.expect(door, found is not None and found.is_forced == follows(puzzle, puzzle.all_parts(), *asked), "forced or not", *about)
        if not found.is_forced:
            return
        named = puzzle.with_only(found.clues)
        parts = puzzle.part_names()

        def constraints(rules):
            return [constraint for rule in rules for constraint in parts[rule]]

        self.expect(door, follows(named, constraints(found.rules), *asked), "what is named forces it", found.clues, found.rules, *about)
        again = door.why(named, *asked)
        self.expect(door, again is not None and again.is_forced, "forced when asked again", found.clues, *about)
        for clue in found.clues if found.is_smallest else ():
            self.expect(door, not follows(named.without(clue), puzzle.all_parts(), *asked), "needs each clue", clue, *about)
        for rule in found.rules if found.are_needed else ():
            self.expect(door, not follows(named, constraints(other for other in found.rules if other != rule), *asked), "needs each rule",
                        rule, *about)

    def ask_check(self, door, puzzle):
        found = door.check(puzzle)
        about = puzzle.json()
        self.expect(door, (found is None) == has_grid(puzzle.domains(), puzzle.all_parts()), "solvable or not", about)
        if found is None:
            return
        named = puzzle.with_only(found.clues, found.uses)
        self.expect(door, not has_grid(named.domains(), named.all_parts()), "what is named conflicts", found.clues, about)
        self.expect(door, door.check(named) is not None, "conflicts when asked again", found.clues, about)
        if not found.is_smallest:
            return
        for clue in found.clues:
            left = named.without(clue)
            self.expect(door, has_grid(left.domains(), left.all_parts()), "conflict needs each clue", clue, about)
        for use in found.uses:
            left = puzzle.with_only(found.clues, [other for other in found.uses if other is not use])
            self.expect(door, has_grid(left.domains(), left.all_parts()), "conflict needs each rule", use.text, about)
        if len(found.clues) + len(found.uses) > 1:
            for clue in puzzle.clue_names():
                alone = puzzle.with_only([clue], [])
                self.expect(door, has_grid(alone.domains(), alone.all_parts()), "no clue conflicts alone", clue, about)

    def run(self, puzzles, dice):
        for _ in range(puzzles):
            puzzle = Puzzle.random(dice)
            cell, is_negated = dice.randrange(16), dice.random() < 0.4
            digit = dice.choice(DIGITS) if is_negated else puzzle.solution[cell]
            for door in self.doors:
                self.ask_why(door, puzzle, cell, digit, is_negated)
                self.ask_check(door, puzzle)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("folder")
    parser.add_argument("page_calls")
    parser.add_argument("--puzzles", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    fill([])
    assert len(LATIN) == 576
    driver = Driver([CommandLine(arguments.program), Python(arguments.folder), Page(arguments.page_calls)])
    driver.run(arguments.puzzles, random.Random(arguments.seed))
    for (door, what), count in sorted(driver.counts.items()):
        print(f"{door}: {what}: {count}")
    # All that is tested takes place often enough to mean something.
    for door in driver.doors:
        for what in ("what is named forces it", "what is named conflicts"):
            assert driver.counts.get((door.name, what), 0) * 20 > arguments.puzzles, (door.name, what)


if __name__ == "__main__":
    main()
