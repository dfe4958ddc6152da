#!/usr/bin/env python3
"""Drives quadrille through a pseudo terminal, as a person would. usage: terminal_test.py PROGRAM"""

import os
import pty
import signal
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

PROGRAM = sys.argv.pop(1) if len(sys.argv) > 1 else "quadrille"
PATIENCE = 1800  # seconds, which the busiest machine keeps
SEVERAL = "....1....24.....\n"  # 3 solutions
ONE = "....13...24.....\n"
NINE = "3..67..5...2....9.....94..8.28....4.4.5.6.7..........9.5.8...........3....3...57.\n"
EMPTY = "." * 81 + "\n"  # more solutions than anybody counts


class Terminal:
    """A program on a terminal of its own; standard output may go elsewhere."""

    def __init__(self, *arguments, stdout=None, environment=None):
        self.master, slave = pty.openpty()
        self.process = subprocess.Popen(
            [PROGRAM, *arguments], stdin=slave, stdout=stdout or slave, stderr=slave, start_new_session=True,
            env={**os.environ, "TERM": "xterm", **(environment or {})})
        os.close(slave)
        self.text = ""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        os.close(self.master)

    def read_until(self, awaited):
        """Reads until the text has come, and returns everything read since the last call."""
        deadline = time.monotonic() + PATIENCE
        while awaited not in self.text:
            assert time.monotonic() < deadline, f"{awaited!r} did not come, but {self.text!r}"
            try:
                self.text += os.read(self.master, 4096).decode()
            except OSError:  # the program ended
                assert awaited in self.text, f"{awaited!r} did not come, but {self.text!r}"
        text, self.text = self.text, ""
        return text

    def type(self, keys):
        os.write(self.master, keys.encode())

    def interrupt(self):
        self.process.send_signal(signal.SIGINT)

    def wait(self):
        return self.process.wait(PATIENCE)


class TerminalTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def file(self, text):
        path = self.folder / "puzzle.txt"
        path.write_text(text)
        return str(path)

    def test_next_shows_one_solution_a_key(self):
        with Terminal("solve", "--next", self.file(SEVERAL)) as terminal:
            for _ in range(3):
                terminal.read_until("; for the next, Enter to end")
                terminal.type(";")
            self.assertNotIn("┏", terminal.read_until("No"))
            self.assertEqual(terminal.wait(), 0)

    def test_enter_ends(self):
        with Terminal("solve", "--next", self.file(SEVERAL)) as terminal:
            terminal.read_until("Enter to end")
            terminal.type("\n")
            terminal.read_until("Yes")
            self.assertEqual(terminal.wait(), 0)

    def test_ctrl_c_at_the_question_ends(self):
        with Terminal("solve", "--next", self.file(SEVERAL)) as terminal:
            terminal.read_until("Enter to end")
            terminal.interrupt()
            self.assertEqual(terminal.wait(), 3)

    def test_ctrl_c_prints_the_count_so_far(self):
        with Terminal("count", self.file(EMPTY)) as terminal:
            terminal.read_until("solutions so far; Ctrl-C ends it")
            terminal.interrupt()
            self.assertRegex(terminal.read_until("+"), r"[1-9][0-9]*\+")
            self.assertEqual(terminal.wait(), 3)

    def test_ctrl_c_in_a_batch_ends_in_an_orderly_way(self):
        with Terminal("count", "--threads", "2", self.file(NINE + 200 * EMPTY)) as terminal:
            self.assertIn("1\r\n", terminal.read_until("puzzles answered"))
            terminal.interrupt()
            self.assertRegex(terminal.read_until("interrupted after 2 puzzles"), r"[1-9][0-9]*\+\r\n")
            self.assertEqual(terminal.wait(), 3)

    def test_colour_only_on_a_terminal_and_where_wanted(self):
        puzzle = self.file(ONE)
        with Terminal("solve", puzzle) as terminal:
            self.assertIn("\x1b[", terminal.read_until("one solution"))
        with Terminal("solve", puzzle, environment={"NO_COLOR": "1"}) as terminal:
            self.assertNotIn("\x1b[", terminal.read_until("one solution"))
        output = self.folder / "output.txt"
        with output.open("w") as file, Terminal("solve", puzzle, stdout=file) as terminal:
            self.assertEqual(terminal.wait(), 0)
        self.assertNotIn("\x1b[", output.read_text())

    def test_pdf_files_are_not_for_a_terminal(self):
        puzzle = self.file(ONE)
        for command in (("print",), ("convert", "--to", "pdf"), ("show", "--output", "pdf"), ("solve", "--output", "pdf")):
            with Terminal(*command, puzzle) as terminal:
                self.assertNotIn("%PDF", terminal.read_until("cannot show a PDF file"))
                self.assertEqual(terminal.wait(), 2)
            output = self.folder / "page.pdf"
            with output.open("w") as file, Terminal(*command, puzzle, stdout=file) as terminal:
                self.assertEqual(terminal.wait(), 0)
            self.assertTrue(output.read_text(errors="replace").startswith("%PDF"))

    def test_control_characters_of_files_are_shown(self):
        puzzle = self.folder / "a\x1b]0;owned\x07.json"
        puzzle.write_text('{"about":{"author":"b\\u001b]0;owned\\u0007\\u009b31m"},"givens":["1...","....","....","...."]}x')
        with Terminal("convert", "--to", "sdk", puzzle) as terminal:
            text = terminal.read_until("found")
        self.assertIn("#Ab\\x1b]0;owned\\x07\\x9b31m", text)
        self.assertIn("a\\x1b]0;owned\\x07.json:1:", text)
        self.assertNotRegex(text, "[\x00-\x08\x0e-\x1f\x7f-\x9f]")

    def test_puzzles_to_order_tell_the_odds(self):
        rare = ("jellyfish", "swordfish", "x_wing", "hidden_quadruple", "bug_plus_1", "finned_jellyfish")
        needs = [word for technique in rare for word in ("--needs", technique)]
        with Terminal("generate", "--seed", "1", *needs) as terminal:
            terminal.read_until("tried, none fits yet")
            terminal.interrupt()
            terminal.read_until("fitting: none of")
            self.assertEqual(terminal.wait(), 3)

    def test_no_progress_in_a_file(self):
        output = self.folder / "output.txt"
        with output.open("w") as file, Terminal("count", self.file(EMPTY), stdout=file) as terminal:
            terminal.read_until("so far")
            terminal.interrupt()
            self.assertEqual(terminal.wait(), 3)
        self.assertRegex(output.read_text(), r"\A[1-9][0-9]*\+\n\Z")


if __name__ == "__main__":
    unittest.main()
