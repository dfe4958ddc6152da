#!/usr/bin/env python3
"""The Python module compared with the program, and problems that can occur only in Python: threads, signals, arrays, exit.

usage: module_test.py FOLDER PROGRAM    the folder with the package quadrille, and the program of the same build
"""

import copy
import json
import pickle
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
import unittest
from pathlib import Path

FOLDER, PROGRAM = sys.argv[1:3]
sys.path.insert(0, FOLDER)
import quadrille

try:
    import numpy
except ImportError:
    numpy = None
try:
    import pandas
except ImportError:
    pandas = None

EXAMPLES = Path(__file__).resolve().parents[3] / "examples"
PATIENCE = 1800  # seconds, which the busiest machine keeps
HARD = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"


def program(*arguments, text=None):
    done = subprocess.run([PROGRAM, *arguments], input=text, capture_output=True, text=True, check=False)
    return done.stdout


def cpu_ticks(process):
    """The CPU time that a running process has used, in hundredths of a second."""
    fields = Path(f"/proc/{process.pid}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()
    return int(fields[11]) + int(fields[12])


def run_python(code, interrupt=False):
    """Runs a program of Python's. interrupt: it prints a line before it searches; when the search has used a fifth of a second
    of CPU time, however long that takes, it gets Ctrl-C."""
    child = subprocess.Popen(
        [sys.executable, "-c", f"import sys; sys.path.insert(0, {FOLDER!r}); import quadrille\n{code}"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    if interrupt:
        child.stdout.readline()
        begin = cpu_ticks(child)
        while cpu_ticks(child) < begin + 20:
            time.sleep(0.01)
        child.send_signal(signal.SIGINT)
    output, errors = child.communicate(timeout=PATIENCE)
    return child.returncode, output, errors


class Sources(unittest.TestCase):
    """Sources of a puzzle."""

    def test_texts_and_files_of_several_puzzles(self):
        text = "# two\n1.....2..3.....4\n12x\n..34........12..\n"
        with self.assertRaises(quadrille.InputError) as caught:
            quadrille.read_text(text)
        self.assertEqual(caught.exception.line, 3)
        first, bad, last = quadrille.read_text(text, lenient=True)
        self.assertEqual((first, last), (quadrille.Puzzle("1.....2..3.....4"), quadrille.Puzzle("..34........12..")))
        self.assertEqual((type(bad), bad.line), (quadrille.InputError, 3))
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "two.txt"
            file.write_text(text, encoding="utf-8")
            self.assertEqual(len(quadrille.read_file(file, lenient=True)), 3)
            self.assertEqual(len(quadrille.read_file(str(file), format="line", lenient=True)), 3)
            with self.assertRaises(FileNotFoundError):
                quadrille.read_file(file.with_name("none.txt"))
        with self.assertRaises(quadrille.InputError):
            quadrille.read_text("")
        with self.assertRaises(quadrille.InputError):
            quadrille.read_text(text, format="no_format")
        with self.assertRaises(TypeError):
            quadrille.read_text(5)

    def test_texts_rows_dicts_and_sizes_are_one_puzzle(self):
        line = "1.....2..3.....4"
        rows = [[1, 0, 0, 0], [0, None, 2, 0], (0, 3, 0, 0), [0, 0, 0, 4]]
        expected = quadrille.Puzzle(line)
        for source in (rows, [number or 0 for row in rows for number in row], ["1...", "..2.", ".3..", "...4"],
                       line.encode(), json.loads(expected.to("json"))):
            self.assertEqual(quadrille.Puzzle(source), expected)
            self.assertEqual(hash(quadrille.Puzzle(source)), hash(expected))
        self.assertEqual(quadrille.Puzzle(4).givens, [[0] * 4] * 4)

    def test_every_example_is_read_as_the_program_reads_it(self):
        for name in ("classic", "diagonals", "jigsaw", "jigsaw7", "latin", "several", "sixteen", "small"):
            path = EXAMPLES / f"{name}.txt"
            puzzle = quadrille.Puzzle(path.read_text(encoding="utf-8"))
            self.assertEqual(puzzle.to("json"), program("convert", "--to", "json", str(path)), name)
            self.assertEqual(puzzle.svg(), program("show", "--output", "svg", str(path)), name)

    def test_links_and_rules(self):
        puzzle = quadrille.Puzzle(9, rules=["killer_cage=r1c1 r1c2 total=3", "anti_knight"])
        again = quadrille.Puzzle(puzzle.to("iss"))
        self.assertEqual(again.rules, puzzle.rules)
        self.assertEqual(puzzle.with_rule("diagonals").rules, [*puzzle.rules, "diagonals"])
        self.assertEqual(quadrille.Puzzle(6, boxes=(3, 2)), quadrille.Puzzle(6, boxes="3x2"))
        regions = "aabbaabcddbcddcc"
        self.assertEqual(quadrille.Puzzle(4, regions=regions).to("json"),
                         program("convert", "--to", "json", "--regions", regions, text="." * 16))

    def test_copies(self):
        puzzle = quadrille.Puzzle(HARD, rules=["killer_cage=r1c1 r1c2 total=10"])
        grid = quadrille.Puzzle(HARD).solve()
        self.assertEqual(pickle.loads(pickle.dumps(puzzle)), puzzle)
        self.assertEqual(pickle.loads(pickle.dumps(grid)), grid)
        self.assertIs(copy.copy(puzzle), puzzle)
        self.assertIs(copy.deepcopy(puzzle), puzzle)

    def test_what_is_wrong_is_said(self):
        def refused(*arguments, **options):
            with self.assertRaises(quadrille.InputError) as caught:
                quadrille.Puzzle(*arguments, **options)
            return str(caught.exception)

        self.assertEqual(refused([[1, 2], [3, 0]]), "found 3 in r2c1, expected a digit from 1 to 2, or 0 for an open cell")
        self.assertEqual(refused([[1, 2], [0]]), "found 1 numbers in row 2, expected 2, as many as there are rows")
        self.assertEqual(refused([1, 2, 3]), "found 3 numbers, which is not a square: expected as many rows as columns")
        self.assertEqual(refused(65), "found the size 65, expected 1 to 64")
        self.assertIn("did you mean", refused(9, rules=["anti_knigth"]))
        self.assertIn("cell", refused(9, rules=["killer_cage=r1c10 total=3"]))
        self.assertIn("no recognised format", refused("hello"))
        self.assertIn("not a text, expected a text", refused(9, format="json"))
        with self.assertRaises(TypeError):
            quadrille.Puzzle(3.5)
        with self.assertRaises(TypeError):
            quadrille.Puzzle([["x"]])
        with self.assertRaises(quadrille.InputError) as caught:
            quadrille.Puzzle("12..\n2..5\n....\n....")
        self.assertEqual((caught.exception.line, caught.exception.column), (2, 4))
        with self.assertRaises(IndexError):
            quadrille.Puzzle(4).with_given("r5c1", 1)


class Answers(unittest.TestCase):
    """The results agree with those of the program."""

    def test_solving_and_counting(self):
        rounds = random.Random(5)
        for _ in range(100):
            line = ["."] * 36
            for _ in range(rounds.randrange(12)):
                line[rounds.randrange(36)] = str(rounds.randrange(1, 7))
            text = "".join(line)
            puzzle = quadrille.Puzzle(text)
            count = int(program("count", "--limit", "50", text=text).rstrip("+\n"))
            self.assertEqual(puzzle.count(limit=50), count, text)
            grids = [grid for _, grid in zip(range(50), puzzle.solutions())]
            self.assertEqual(len(grids), count)
            self.assertEqual(len(set(grids)), count)
            if count == 0:
                with self.assertRaises(quadrille.NoSolution):
                    puzzle.solve()
            else:
                self.assertIn(puzzle.solve(), grids if count < 50 else [puzzle.solve()])
                self.assertEqual(program("count", text=str(puzzle.solve())), "1\n")

    def test_verdicts(self):
        unique = quadrille.Puzzle(HARD).check()
        self.assertTrue(unique.is_unique)
        self.assertEqual(unique.solution, quadrille.Puzzle(HARD).solve())
        several = quadrille.Puzzle(9).check()
        self.assertEqual(several.solutions, 2)
        self.assertTrue(all(several.solution[cell] != several.other[cell] for cell in several.differing))
        none = quadrille.Puzzle((EXAMPLES / "none.txt").read_text(encoding="utf-8")).check()
        self.assertEqual(none.solutions, 0)
        self.assertIsNone(none.solution)
        late = quadrille.Puzzle(25).with_given("r1c1", 1).check(time_limit=0)
        self.assertIsNone(late.solutions)

    def test_reasons(self):
        puzzle = quadrille.Puzzle(HARD)
        grid = puzzle.solve()
        reason = puzzle.why(f"r1c1={grid['r1c1']}")
        self.assertTrue(reason.is_forced)
        kept = quadrille.Puzzle(9)
        for cell in reason.givens:
            kept = kept.with_given(cell, grid[cell])
        self.assertEqual(kept.candidates()[0][0], {grid["r1c1"]})
        self.assertFalse(quadrille.Puzzle(9).why("r1c1=1").is_forced)
        self.assertEqual(puzzle.why("r1c1").statement, f"r1c1={grid['r1c1']}")
        for text in ("r1c1=10", "r1c1=", "r1c1!", "r10c1=1", "", "hello", "r1c1=1=1"):
            with self.assertRaises(quadrille.InputError):
                puzzle.why(text)

    def test_candidates_are_those_of_all_solutions(self):
        puzzle = quadrille.Puzzle("12..............")
        grids = list(puzzle.solutions())
        expected = [[{grid[row, column] for grid in grids} for column in range(4)] for row in range(4)]
        self.assertEqual(puzzle.candidates(), expected)

    def test_a_canonical_form_is_that_of_the_program(self):
        text = (EXAMPLES / "classic.txt").read_text(encoding="utf-8")
        puzzle = quadrille.Puzzle(text)
        form = puzzle.canon()
        told = json.loads(program("canon", "--transformation", "json", str(EXAMPLES / "classic.txt")))
        self.assertEqual(str(form), told["canon"])
        self.assertEqual([row + 1 for row in form.rows], told["rows"])
        self.assertEqual(list(form.digits.values()), told["digits"])
        self.assertEqual(form.automorphisms, told["automorphisms"])
        givens = list(zip(*puzzle.givens)) if form.is_transposed else puzzle.givens
        rearranged = [[form.digits.get(givens[row][column], 0) for column in form.columns] for row in form.rows]
        self.assertEqual(form.puzzle.givens, rearranged)
        with self.assertRaisesRegex(quadrille.InputError, "diagonals"):
            puzzle.with_rule("diagonals").canon()

    def test_steps_lead_to_the_solution(self):
        for scale in ("hodoku", "se"):
            puzzle = quadrille.Puzzle((EXAMPLES / "classic.txt").read_text(encoding="utf-8"))
            grid = puzzle.solve()
            for step in puzzle.steps(scale=scale):
                self.assertTrue(all(grid[cell] == digit for cell, digit in step.placements))
                self.assertTrue(all(grid[cell] != digit for cell, digit in step.eliminations))
            text = program("rate", "--scale", scale, str(EXAMPLES / "classic.txt")).strip()
            rating = puzzle.rate(scale=scale)
            self.assertTrue(rating.is_solved)
            self.assertTrue(text.startswith(rating.level or str(rating)), text)
            self.assertEqual(str(puzzle.hint(scale=scale)), str(puzzle.steps(scale=scale)[0]))
        with self.assertRaises(quadrille.InputError):
            quadrille.Puzzle(9).rate()
        with self.assertRaises(quadrille.InputError):
            quadrille.Puzzle("1.....2..3.....4").rate(scale="se")
        with self.assertRaises(quadrille.InputError):
            quadrille.Puzzle("1.....2..3.....4").rate(scale="hard")
        for scale in ("hodoku", "se"):
            self.assertEqual(str(puzzle.rate(scale=scale, time_limit=600)), str(puzzle.rate(scale=scale)))
            for ask in (puzzle.steps, puzzle.hint, puzzle.rate):
                with self.assertRaises(quadrille.LimitReached):
                    ask(scale=scale, time_limit=0)

    def test_generation_is_that_of_the_program(self):
        lines = program("generate", "--count", "3", "--seed", "7", "--symmetry", "rotate180").split()
        puzzles = quadrille.generate(3, seed=7, symmetry="rotate180")
        self.assertEqual([str(puzzle) for puzzle in puzzles], lines)
        killers = quadrille.generate(kind=quadrille.Puzzle(4), draw=["killer_cage"], clues=0, seed=1)
        self.assertTrue(killers[0].check().is_unique)
        with self.assertRaises(quadrille.InputError):
            quadrille.generate(symmetry="none at all")

    def test_puzzles_to_order_are_those_of_the_program(self):
        lines = program("generate", "--count", "4", "--seed", "9", "--difficulty", "medium..hard", "--needs", "pointing").split()
        puzzles = quadrille.generate(4, seed=9, difficulty="medium..hard", needs=["pointing"])
        self.assertEqual([str(puzzle) for puzzle in puzzles], lines)
        for puzzle in puzzles:
            self.assertIn(puzzle.rate().level, ("Medium", "Hard"))
        with self.assertRaisesRegex(quadrille.InputError, "the search ended with 0"):
            quadrille.generate(1, seed=1, er="9.0..", tries=2)
        with self.assertRaises(quadrille.LimitReached):
            quadrille.generate(1, difficulty="extreme", time_limit=0)
        with self.assertRaisesRegex(quadrille.InputError, "selects puzzles"):
            quadrille.generate(1, tries=2)
        with self.assertRaisesRegex(quadrille.InputError, "Sudoku Explainer"):
            quadrille.generate(1, kind=quadrille.Puzzle(4), er="2.0..")

    def test_of_distinct_puzzles_none_is_equivalent_to_another(self):
        kind = quadrille.Puzzle(4, boxes="2x2")
        options = ("--size", "4", "--box", "2x2", "--seed", "2", "--clues", "4")
        lines = program("generate", "--count", "12", *options, "--distinct").split()
        self.assertEqual([str(puzzle) for puzzle in quadrille.generate(12, kind=kind, seed=2, clues=4, distinct=True)], lines)
        self.assertNotEqual([str(puzzle) for puzzle in quadrille.generate(12, kind=kind, seed=2, clues=4)], lines)
        with self.assertRaisesRegex(quadrille.InputError, "the search ended with [12] such"):
            quadrille.generate(3, kind=quadrille.Puzzle(1), distinct=True, tries=20)
        with self.assertRaisesRegex(quadrille.InputError, "random clues"):
            quadrille.generate(draw=["killer_cage"], distinct=True)
        with self.assertRaises(quadrille.InputError):
            quadrille.generate(kind=quadrille.Puzzle(9, rules=["diagonals"]), distinct=True)

    def test_rules_that_are_drawn_are_taken_if_asked_for(self):
        line = {"wayPoints": [[0.5, 0.5], [0.5, 2.5]], "color": "#CFCFCF", "thickness": 20}
        bulb = {"center": [0.5, 0.5], "width": 0.8, "height": 0.8, "rounded": True, "backgroundColor": "#CFCFCF"}
        source = {"cells": [[{}] * 4] * 4, "lines": [line], "underlays": [bulb]}
        with self.assertRaisesRegex(quadrille.InputError, "accept_drawing=True takes it for thermometer r1c1 r1c2 r1c3"):
            quadrille.Puzzle(source)
        self.assertEqual(quadrille.Puzzle(source, ignore_drawing=True).rules, [])
        self.assertEqual(quadrille.Puzzle(source, accept_drawing=True).rules, ["thermometer=r1c1 r1c2 r1c3"])
        source["overlays"] = [{"center": [0.5, 0.5], "text": "hello"}]
        with self.assertRaisesRegex(quadrille.InputError, "not understood: 1 text; this may stand for rules. ignore_drawing"):
            quadrille.Puzzle(source, accept_drawing=True)
        both = quadrille.Puzzle(source, accept_drawing=True, ignore_drawing=True)
        self.assertEqual(both.rules, ["thermometer=r1c1 r1c2 r1c3"])

    def test_needless_clues(self):
        solution = "123434122143432" + "1"
        found = quadrille.Puzzle(solution).needless()
        self.assertEqual(len(found.alone), 16)
        self.assertTrue(found.is_largest)
        left = quadrille.Puzzle(4)
        for name in {f"r{row}c{column}" for row in range(1, 5) for column in range(1, 5)}:
            digit = quadrille.Puzzle(solution).givens[int(name[1]) - 1][int(name[3]) - 1]
            if f"{name}={digit}" not in found.together:
                left = left.with_given(name, digit)
        self.assertEqual(left.count(), 1)
        self.assertEqual(16 - len(found.together), 4, "no 4x4 puzzle has fewer givens")
        with self.assertRaisesRegex(quadrille.InputError, "several solutions"):
            quadrille.Puzzle(4).needless()
        with self.assertRaises(quadrille.NoSolution):
            quadrille.Puzzle("11..............").needless()


class ManyGrids(unittest.TestCase):
    def setUp(self):
        self.lines = program("generate", "--count", "1500", "--seed", "3").split()

    def test_texts(self):
        expected = program("solve", "--output", "line", text="\n".join(self.lines) + "\n").split()
        for grids in (self.lines, "\r\n".join(self.lines).encode()):
            answers = quadrille.solve_many(grids, threads=2)
            self.assertEqual(answers.counts, [1] * len(self.lines))
            self.assertEqual(answers.solutions, expected)
        self.assertIsNone(quadrille.solve_many(self.lines[:2], solutions=False).solutions)
        none = quadrille.solve_many(["11" + "." * 79, "." * 81])
        self.assertEqual(none.counts, [0, 2])
        self.assertIsNone(none.solutions[0])

    def test_a_kind_of_their_own(self):
        kind = quadrille.Puzzle(4, rules=["diagonals"])
        counts = quadrille.solve_many(["." * 16, "12" + "." * 14], kind=kind, limit=1000).counts
        self.assertEqual(counts, [kind.count(), kind.with_given("r1c1", 1).with_given("r1c2", 2).count()])

    def test_bad_texts_are_named(self):
        with self.assertRaises(quadrille.InputError) as caught:
            quadrille.solve_many([self.lines[0], "x" * 81])
        self.assertIn("grid 1 ", str(caught.exception))
        with self.assertRaises(quadrille.InputError):
            quadrille.solve_many([self.lines[0], "1234"])
        with self.assertRaises(quadrille.InputError):
            quadrille.solve_many(self.lines, limit=0)
        with self.assertRaises(quadrille.InputError):
            quadrille.solve_many(self.lines, threads=0)
        with self.assertRaises(TypeError):
            quadrille.solve_many(self.lines[0])

    @unittest.skipUnless(numpy, "numpy is not here (Debian: python3-numpy)")
    def test_arrays(self):
        digits = numpy.array([[int(symbol.replace(".", "0")) for symbol in line] for line in self.lines])
        texts = quadrille.solve_many(self.lines)
        expected = numpy.array([[int(symbol) for symbol in line] for line in texts.solutions])
        for grids in (digits, digits.astype("uint8"), digits.astype("int8"), digits[::-1][::-1],
                      numpy.asfortranarray(digits.astype("uint8")), digits.reshape(-1, 9, 9)):
            answers = quadrille.solve_many(grids, threads=2)
            self.assertEqual(answers.solutions.shape, grids.shape)
            self.assertTrue((answers.counts == 1).all())
            self.assertTrue((answers.solutions.reshape(-1, 81) == expected).all())
        for bad in (10, 255, 256 + 1, -1):
            wrong = digits.copy()
            wrong[700, 5] = bad
            with self.assertRaises(quadrille.InputError) as caught:
                quadrille.solve_many(wrong)
            self.assertIn("grid 700 ", str(caught.exception))
        for wrong in (digits.astype(float), digits[0], digits.reshape(1, -1, 9, 9)):
            with self.assertRaises(TypeError):
                quadrille.solve_many(wrong)
        with self.assertRaises(quadrille.InputError):
            quadrille.solve_many(digits[:, :80])
        self.assertEqual(quadrille.Puzzle(digits[0].reshape(9, 9)), quadrille.Puzzle(self.lines[0]))
        self.assertTrue((quadrille.Puzzle(self.lines[0]).to_numpy().reshape(81) == digits[0]).all())

    @unittest.skipUnless(pandas, "pandas is not here (Debian: python3-pandas)")
    def test_frames(self):
        frame = quadrille.solve_many(pandas.Series(self.lines)).to_pandas()
        self.assertEqual(list(frame.columns), ["count", "solution"])
        self.assertEqual(frame["count"].sum(), len(self.lines))


class ManyPuzzles(unittest.TestCase):
    UNIQUE, SEVERAL, NONE = "1.....2..3.....4", "1.......4...3...", "11.............."

    def puzzles(self):
        made = [*quadrille.generate(40, seed=3), *quadrille.generate(10, kind=quadrille.Puzzle(6), seed=4)]
        return [puzzle for pair in zip(made[::2], made[1::2], strict=True) for puzzle in pair]

    def test_answers_are_those_about_each(self):
        puzzles = self.puzzles()
        for threads in (1, 3):
            for name in ("check", "rate", "steps"):
                one = getattr(quadrille.Puzzle, name)
                many = getattr(quadrille, name + "_many")(puzzles, threads=threads)
                if name == "steps":
                    self.assertEqual([[step.json() for step in steps] for steps in many], [[step.json() for step in one(puzzle)] for puzzle in puzzles])
                else:
                    self.assertEqual([answer.json() for answer in many], [one(puzzle).json() for puzzle in puzzles])

    def test_scale(self):
        self.assertEqual(quadrille.rate_many(["." * 81], scale="se", lenient=True)[0].__class__, quadrille.InputError)
        puzzles = quadrille.generate(3, seed=1)
        self.assertEqual([rating.er for rating in quadrille.rate_many(puzzles, scale="se", threads=2)], [puzzle.rate(scale="se").er for puzzle in puzzles])

    def test_rows_without_an_answer(self):
        rows = [self.UNIQUE, "12", self.SEVERAL, self.NONE, None, quadrille.Puzzle(self.UNIQUE)]
        kinds = [type(answer) for answer in quadrille.rate_many(rows, lenient=True, threads=2)]
        self.assertEqual(kinds, [quadrille.Rating, quadrille.InputError, quadrille.InputError, quadrille.NoSolution, TypeError, quadrille.Rating])
        verdicts = quadrille.check_many(rows, lenient=True)
        self.assertEqual([type(answer) is quadrille.Verdict for answer in verdicts], [True, False, True, True, False, True])
        with self.assertRaises(quadrille.NoSolution):
            quadrille.rate_many([self.UNIQUE, self.NONE])
        with self.assertRaises(quadrille.InputError):
            quadrille.check_many(["12"])
        with self.assertRaises(quadrille.InputError):
            quadrille.rate_many([self.UNIQUE], threads=0)
        with self.assertRaises(TypeError):
            quadrille.steps_many(5)
        self.assertEqual(quadrille.check_many([]), [])

    def test_a_time_limit(self):
        hard = quadrille.Puzzle(25)
        self.assertEqual(type(quadrille.rate_many([hard], time_limit=1e-6, lenient=True)[0]), quadrille.LimitReached)

    def test_dicts(self):
        puzzle = quadrille.Puzzle(self.NONE)
        self.assertEqual(quadrille.Puzzle(puzzle.to_dict()), puzzle)
        for answer in (puzzle.check(), puzzle.verify("r1c1=1"), quadrille.Puzzle(self.UNIQUE).rate(), *quadrille.Puzzle(self.UNIQUE).steps()):
            self.assertEqual(answer.to_dict(), json.loads(answer.json()))

    def test_lenient_solving(self):
        answers = quadrille.solve_many(["bad", self.UNIQUE, "x" * 16, None, self.NONE], lenient=True, threads=2)
        self.assertEqual((answers.counts, answers.bad), ([0, 1, 0, 0, 0], [0, 2, 3]))
        self.assertEqual([solution is None for solution in answers.solutions], [True, False, True, True, True])
        self.assertEqual(quadrille.solve_many([self.UNIQUE], lenient=True).bad, [])
        with self.assertRaises(quadrille.InputError):
            quadrille.solve_many([self.UNIQUE, "bad"])

    def test_threads_verify_as_one_does(self):
        states = ["r1c2=2", "r1c2=1", "r1c2=4"] * 2000
        one, two = (quadrille.verify_many(quadrille.Puzzle(self.UNIQUE), states, completable=True, threads=count) for count in (1, 2))
        self.assertEqual([answer.json() for answer in one], [answer.json() for answer in two])

    def test_threads_generate_as_one_does(self):
        for wishes in ({}, {"difficulty": "medium..hard"}, {"distinct": True, "kind": quadrille.Puzzle(4)}):
            with self.subTest(wishes):
                one, three = (quadrille.generate(20, seed=5, threads=count, **wishes) for count in (1, 3))
                self.assertEqual(one, three)
        with self.assertRaises(quadrille.InputError):
            quadrille.generate(threads=0)
        with self.assertRaises(quadrille.LimitReached):
            quadrille.generate(1000, needs=["jellyfish"], er="11.5..11.6", time_limit=0.1, threads=2)

    def test_fewer_threads_than_requested_do_the_work(self):
        # The stack of each thread reserves a gigabyte, of which there are two.
        limit = "resource.setrlimit(resource.RLIMIT_STACK, (1 << 30, resource.getrlimit(resource.RLIMIT_STACK)[1]))"
        work = f"""
import resource
used = int(open("/proc/self/statm").read().split()[0]) * resource.getpagesize()
resource.setrlimit(resource.RLIMIT_AS, (used + (2 << 30) + (500 << 20),) * 2)
print(len(quadrille.rate_many([{self.UNIQUE!r}] * 1000, threads=20)))
"""
        code, output, errors = run_python(
            f"import resource, subprocess\n{limit}\n"
            f"subprocess.run([sys.executable, '-c', {f'import sys; sys.path.insert(0, {FOLDER!r}); import quadrille' + work!r}], check=True)")
        self.assertEqual((code, output, errors), (0, "1000\n", ""))

    @unittest.skipUnless(pandas, "pandas is not here (Debian: python3-pandas)")
    def test_tables(self):
        table = pandas.DataFrame({"name": ["a", "b", "c"], "puzzle": [self.UNIQUE, "12", self.NONE], "level": [1, 2, 3]}, index=[7, 7, 9])
        found = quadrille.rate_many(table, lenient=True)
        self.assertEqual(list(found.columns), ["name", "puzzle", "level", "solved", "found_level", "score", "steps", "reason"])
        self.assertEqual((list(found.index), list(found["name"]), found["found_level"].iloc[0], found["score"].iloc[0]), ([7, 7, 9], ["a", "b", "c"], "Easy", 48))
        self.assertEqual(list(found["reason"].isna()), [True, False, False])
        self.assertEqual(len(quadrille.steps_many(table.iloc[:1])["steps"].iloc[0]), 12)
        solved = quadrille.solve_many(table, lenient=True)
        self.assertEqual(list(solved.columns), ["name", "puzzle", "level", "count", "solution"])
        self.assertEqual((list(solved.index), list(solved["count"])), ([7, 7, 9], [1, 0, 0]))
        self.assertEqual(list(quadrille.check_many(table["puzzle"].iloc[:1])[0].solution.rows[0]), [1, 2, 4, 3])
        with self.assertRaises(quadrille.InputError):
            quadrille.rate_many(table[["name"]])


class States(unittest.TestCase):
    def setUp(self):
        self.puzzle = quadrille.Puzzle("1.....2..3.....4")
        self.states = ["1243342143122134", "r1c2=4", "11" + "." * 14, [[1, 2, 0, 0], [0] * 4, [0] * 4, [None] * 4]]

    def test_a_state_at_a_time(self):
        found = [self.puzzle.verify(state, completable=True, correct=True) for state in self.states]
        self.assertEqual([one.is_valid for one in found], [True, True, False, True])
        self.assertEqual([one.is_solved for one in found], [True, False, False, False])
        self.assertEqual([one.is_completable for one in found], [True, False, False, True])
        self.assertEqual([(one.placed, one.correct) for one in found], [(12, 12), (1, 0), (1, 0), (1, 1)])
        self.assertEqual([(one.rule, one.name, one.cells) for one in found[2].violations],
                         [("lines", "row 1", ["r1c1", "r1c2"]), ("boxes", "box 1", ["r1c1", "r1c2"])])
        self.assertTrue(self.puzzle.verify(self.puzzle.solve()).is_solved)
        self.assertIsNone(self.puzzle.verify("r1c2=4").is_completable)

    def test_many_states(self):
        for puzzle in (self.puzzle, [self.puzzle] * len(self.states)):
            found = quadrille.verify_many(puzzle, self.states, limit=9, correct=True)
            self.assertEqual([one.json() for one in found],
                             [self.puzzle.verify(state, limit=9, correct=True).json() for state in self.states])
        self.assertEqual(quadrille.verify_many(self.puzzle, []), [])

    def test_an_environment(self):
        env = quadrille.Environment(self.puzzle, completable=True, correct=True)
        self.assertEqual((env.reward, env.moves, env.rows[0]), (0, 0, [1, 0, 0, 0]))
        self.assertEqual(env.place("r1c2", 4).is_completable, False)
        self.assertEqual((env.reward, env.moves, env.rows[0]), (-1, 1, [1, 4, 0, 0]))
        self.assertEqual(env.place((0, 1), 2).correct, 1)
        self.assertTrue(env.undo().wrong)
        self.assertTrue(env.undo().is_valid)
        self.assertEqual(env.candidates("r1c2"), [2])
        solution = self.puzzle.solve()
        for row in range(4):
            for column in range(4):
                if self.puzzle.givens[row][column] == 0:
                    env.place((row, column), solution[row, column])
        self.assertEqual((env.reward, env.state.is_solved, env.rows), (1, True, solution.rows))
        with self.assertRaisesRegex(quadrille.InputError, "r1c1 holds a given"):
            env.place("r1c1", 2)
        with self.assertRaisesRegex(quadrille.InputError, "found the digit 5, expected 1 to 4"):
            env.place("r1c2", 5)
        with self.assertRaisesRegex(quadrille.InputError, "no move"):
            quadrille.Environment(self.puzzle).undo()

    def test_the_program_gives_the_same(self):
        text = program("verify", "1.....2..3.....4", "--states", "-", "--limit", "9", "--correct", "--json",
                       text=self.states[0] + "\n" + self.states[2] + "\n")
        for line, state in zip(text.splitlines(), (self.states[0], self.states[2])):
            record = json.loads(line)
            del record["file"], record["line"]
            self.assertEqual(record, json.loads(self.puzzle.verify(state, limit=9, correct=True).json()))

    def test_bad_states(self):
        with self.assertRaisesRegex(quadrille.InputError, "found 3 characters, expected 16"):
            self.puzzle.verify("123")
        with self.assertRaisesRegex(quadrille.InputError, 'found "5" in r1c1'):
            self.puzzle.verify([5] + [0] * 15)
        with self.assertRaisesRegex(quadrille.InputError, "of a 9x9 grid"):
            self.puzzle.verify(quadrille.Puzzle(9).solve())
        with self.assertRaisesRegex(TypeError, "expected a state"):
            self.puzzle.verify(7)
        with self.assertRaisesRegex(quadrille.InputError, "more states than the 1 puzzles"):
            quadrille.verify_many([self.puzzle], self.states[:2])
        with self.assertRaisesRegex(quadrille.InputError, "found 2 puzzles and 1 states"):
            quadrille.verify_many([self.puzzle] * 2, self.states[:1])
        with self.assertRaises(quadrille.InputError):
            self.puzzle.verify(self.states[0], limit=0)


class Threads(unittest.TestCase):
    def test_two_solve_at_a_time(self):
        puzzles = quadrille.generate(200, seed=4)
        found = {}

        def solve(name):
            found[name] = [puzzle.solve() for puzzle in puzzles]

        threads = [threading.Thread(target=solve, args=(name,)) for name in range(3)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(found[0], found[1])
        self.assertEqual(found[0], [puzzle.solve() for puzzle in puzzles])

    def test_a_second_one_at_an_iterator_is_refused(self):
        # The first solution of this one takes longer than the test: it is the second thread that comes too early.
        grids = quadrille.Puzzle(36, boxes="none", rules=["diagonals"]).solutions(time_limit=30)
        refusals = []

        def take():
            try:
                for _ in range(20000):
                    next(grids)
            except RuntimeError as error:
                refusals.append(str(error))
            except quadrille.LimitReached:
                pass

        threads = [threading.Thread(target=take) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(set(refusals), {"another thread is using this object; each thread needs its own"})

    def test_others_go_on_while_one_searches(self):
        _, output, errors = run_python("""
import threading
begun = threading.Event()
def search():
    begun.set()
    quadrille.Puzzle(25).count()
threading.Thread(target=search, daemon=True).start()
begun.wait()
print(sum(1 for number in range(10**6)))
""")
        self.assertEqual(output, "1000000\n", errors)


class Signals(unittest.TestCase):
    def test_ctrl_c_ends_each_kind_of_work(self):
        for work in ("quadrille.Puzzle(25).count()", "quadrille.generate(10**7)",
                     "[None for grid in quadrille.Puzzle(25).solutions()]",
                     "quadrille.solve_many(['.' * 81] * 10**5, limit=10**5)"):
            exit_code, _, errors = run_python(f"print('begin', flush=True)\n{work}", interrupt=True)
            self.assertIn("KeyboardInterrupt", errors, work)
            self.assertNotEqual(exit_code, 0)

    def test_python_goes_on_after_ctrl_c(self):
        _, output, errors = run_python("""
try:
    print('begin', flush=True)
    quadrille.Puzzle(25).count()
except KeyboardInterrupt:
    print(quadrille.Puzzle(4).count())
""", interrupt=True)
        self.assertEqual(output, "288\n", errors)

    def test_handlers_of_other_signals_run_meanwhile(self):
        _, output, errors = run_python("""
import signal
def tell(*_): print('alarm'); raise SystemExit
signal.signal(signal.SIGALRM, tell)
signal.setitimer(signal.ITIMER_REAL, 0.1)
quadrille.Puzzle(25).count()
""")
        self.assertEqual(output, "alarm\n", errors)

    def test_python_ends_while_a_thread_searches(self):
        for _ in range(3):
            exit_code, output, errors = run_python("""
import threading, time
def search():
    while True:
        quadrille.Puzzle(25).count(limit=1000)
for work in (search, lambda: quadrille.Puzzle(25).count(), lambda: quadrille.generate(10**7)):
    threading.Thread(target=work, daemon=True).start()
while time.process_time() < 0.4:
    time.sleep(0.01)
print('end')
""")
            self.assertEqual((exit_code, output, errors), (0, "end\n", ""))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
