#!/usr/bin/env python3
"""Tests of the count of habits: bad lines are counted and listed at their place, good ones are not."""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

HABITS = Path(__file__).resolve().parents[2] / "tools" / "habits"

BAD = {
    "nothing where": "/// The digit; nothing where the cell is empty.",
    "alone": "// By the givens alone.",
    "behind": "// The text behind the comma.",
    "Of ..": "// Of a cell, the digits that it may hold.",
    "What ..": "/// What the search has found.",
    "for ever": "It waits for ever.",
    "where there is none": "The name, empty where there is none.",
    "hangs on": "All else hangs on this.",
    "takes no part": "The engine takes no part.",
    "was wanted": "Twice as fast was wanted.",
    "apart from each other": "Numbers, apart from each other by blanks.",
    "who asks": "Large pages, to who asks.",
    "it is said": "All that is said here to be impossible is.",
    "comes of": "Each form comes of its puzzle.",
    "as come when": "As few givens as come when digits are taken away.",
    "beside each other": "Lists, stored one behind the other.",
    "so that it does so": "It names a text that there is not.",
    "what stands": "// Text: what stands in the cells.",
}
GOOD = """// Returns the digit, or nullopt if the cell is empty.
/// What is a backdoor? A set of cells.
int alone(int behind);  // a name in the code
The line is left alone.
"""


class Habits(unittest.TestCase):
    def run_on(self, text, *options):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "one.cpp"
            path.write_text(text)
            return subprocess.run([HABITS, *options, path], capture_output=True, text=True, check=True).stdout

    def test_each_habit_is_counted(self):
        for name, line in BAD.items():
            counts = {row[8:32].strip(): int(row[:6]) for row in self.run_on(line + "\n").splitlines() if "better" in row}
            self.assertEqual(set(counts), set(BAD))
            self.assertEqual(counts[name], 1, line)

    def test_a_place_is_listed(self):
        listed = self.run_on("\n" + BAD["behind"] + "\n", "--list")
        self.assertIn("one.cpp:2: behind (better: after): // The text behind the comma.", listed)

    def test_good_lines_are_not_counted(self):
        self.assertTrue(self.run_on(GOOD).endswith("     0  in all\n"), self.run_on(GOOD, "--list"))


if __name__ == "__main__":
    sys.exit(unittest.main())
