#!/usr/bin/env python3
"""A MiniZinc model that is interrupted at any moment shows what was found, in whole solutions, or says that there is none yet.

usage: tests/apps/cli/mzn_signals_test.py PROGRAM [--rounds N]
"""

import argparse
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

PROGRAM = ""
ROUNDS = 3
LIMIT_REACHED = 3
PATIENCE = 1800  # seconds, in which a run must find something
SENTENCE = "quadrille: interrupted before a solution was found\n"
BLOCK = re.compile(r"x = \[[0-9, ]+\];\n-{10}\n")

# A ruler of 16 marks: better and better ones are soon found, and nobody proves the best.
RULER = """int: n = 16;
array[1..n] of var 0..400: x;
constraint x[1] = 0 /\\ forall(i in 2..n)(x[i - 1] < x[i]);
constraint forall(i, j, k, l in 1..n where i < j /\\ k < l /\\ (i < k \\/ (i = k /\\ j < l)))(x[j] - x[i] != x[l] - x[k]);
solve minimize x[n];
"""
# More solutions than anybody reads, one after another.
FLOOD = "array[1..30] of var 0..9: x; solve satisfy;"
# Pigeons, of which nobody shows that there is no solution.
HOPELESS = """array[1..15] of var 1..14: x;
constraint forall(i, j in 1..15 where i < j)(x[i] != x[j]);
solve satisfy;
"""


# Stands for MiniZinc, and ends in the middle of a solution when it is interrupted.
CUT_SHORT = """#!/bin/sh
trap 'printf "[2, "; exit 0' INT
printf 'x = [1];\\n----------\\nx = '
while :; do sleep 0.1; done
"""


class Run:
    """A run in a session of its own: a signal to its process group, such as `timeout` sends, does not reach the test."""

    def __init__(self, folder, model, *options, compilers=""):
        """compilers: a folder with the MiniZinc to use; empty for the installed one."""
        (Path(folder) / "model.mzn").write_text(model)
        path = os.pathsep.join(filter(None, (compilers, os.environ["PATH"])))
        self.errors = tempfile.TemporaryFile("w+", dir=folder)
        self.process = subprocess.Popen([PROGRAM, "mzn", *options, "model.mzn"], cwd=folder, stdout=subprocess.PIPE, text=True,
                                        stderr=self.errors, stdin=subprocess.DEVNULL, start_new_session=True,
                                        env={**os.environ, "LC_ALL": "C.UTF-8", "PATH": path})
        self.output = ""
        # It has its signal handlers when it starts MiniZinc.
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        while self.process.poll() is None and not children.read_text():
            time.sleep(0.01)

    def read_blocks(self, count):
        while count > 0:
            line = self.process.stdout.readline()
            assert line, "the run ended by itself"
            self.output += line
            count -= line == "-" * 10 + "\n"

    def end(self, number, to_group):
        if to_group:
            os.killpg(self.process.pid, number)
        else:
            self.process.send_signal(number)
        self.output += self.process.stdout.read()
        self.process.stdout.close()
        self.process.wait()
        with self.errors:
            self.errors.seek(0)
            return self.process.returncode, self.errors.read()


WAYS = [(number, to_group) for number in (signal.SIGTERM, signal.SIGINT) for to_group in (False, True)]


class Signals(unittest.TestCase):
    def setUp(self):
        self.random = random.Random(1)
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def end(self, run, way):
        """The number of solutions that are shown."""
        code, errors = run.end(*way)
        self.assertEqual(code, LIMIT_REACHED, (way, run.output[-500:], errors))
        blocks = BLOCK.findall(run.output)
        if blocks:
            self.assertEqual("".join(blocks), run.output)
            self.assertNotIn(SENTENCE, errors)
        else:
            self.assertIn(run.output, ("", "=====UNKNOWN=====\n"))
            self.assertEqual(errors, SENTENCE)
        return len(blocks)

    def test_all_that_was_shown_is_whole(self):
        for model, option, most in ((RULER, "-i", 3), (RULER, "-a", 3), (FLOOD, "-a", 1000)):
            for way in WAYS:
                for _ in range(ROUNDS):
                    count = self.random.randrange(1, most + 1)
                    with self.subTest(option=option, way=way, count=count):
                        run = Run(self.folder, model, option)
                        run.read_blocks(count)
                        self.assertGreaterEqual(self.end(run, way), count)

    def test_a_piece_of_a_solution_is_not_shown(self):
        compiler = Path(self.folder) / "minizinc"
        compiler.write_text(CUT_SHORT)
        compiler.chmod(0o755)
        for way in WAYS:
            with self.subTest(way=way):
                run = Run(self.folder, FLOOD, "-a", compilers=self.folder)
                run.read_blocks(1)
                self.assertEqual(self.end(run, way), 1)

    def test_the_best_so_far_is_shown_at_any_moment(self):
        for way in WAYS:
            wait, shown = 0.05, 0
            while shown == 0:  # until a run has had the time to find something
                run = Run(self.folder, RULER)
                time.sleep(wait * (0.5 + self.random.random()))
                shown = self.end(run, way)
                self.assertLessEqual(shown, 1)
                wait *= 2
                self.assertLess(wait, PATIENCE)

    def test_none_yet(self):
        for way in WAYS:
            for _ in range(ROUNDS):
                run = Run(self.folder, HOPELESS)
                time.sleep(self.random.random())
                self.assertEqual(self.end(run, way), 0)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    arguments = parser.parse_args()
    PROGRAM = os.path.abspath(arguments.program)
    ROUNDS = arguments.rounds
    if not shutil.which("minizinc"):
        print("SKIPPED: there is no minizinc")
        sys.exit(77)
    unittest.main(argv=[sys.argv[0]])
