#!/usr/bin/env python3
"""Tests of the text check: good files pass, and each fault is found at its place."""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

CHECKER = Path(__file__).resolve().parents[2] / "tools" / "check_text"


class CheckText(unittest.TestCase):
    def check(self, files):
        with tempfile.TemporaryDirectory() as folder:
            for name, content in files.items():
                path = Path(folder) / name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(content)
            return subprocess.run([sys.executable, CHECKER, folder], capture_output=True, text=True)

    def assert_passes(self, files):
        done = self.check(files)
        self.assertEqual(done.returncode, 0, done.stdout)

    def assert_found(self, content, words, name="one.txt"):
        done = self.check({name: content})
        self.assertEqual(done.returncode, 1, done.stdout)
        self.assertIn(words, done.stdout)

    def test_good_text_passes(self):
        self.assert_passes({"a.txt": "one\n\ntwo ü\n".encode(), "empty.txt": b""})

    def test_faults_are_found_at_their_place(self):
        self.assert_found(b"one\n\ttwo\n", "one.txt:2: a tab")
        self.assert_found(b"one \n", "one.txt:1: space at the end")
        self.assert_found(b"one\r\n", "one.txt:1: space at the end")
        self.assert_found(b"one", "does not end with one newline")
        self.assert_found(b"one\n\n", "does not end with one newline")
        self.assert_found(b"\xff\n", "is not UTF-8")
        self.assert_found(b"see /ho" b"me/ann/notes\n", "a path of one machine")

    def test_links_must_lead_somewhere(self):
        self.assert_found(b"[a](b.md)\n", "a link to b.md", name="a.md")
        self.assert_passes({"a.md": b"[a](docs/b.md#c) [d](https://example.org)\n", "docs/b.md": b"## C\n[up](../a.md)\n"})

    def test_links_to_headings_must_lead_somewhere(self):
        self.assert_found(b"# What is it?\n[a](#what-is-it) [b](#what)\n", "a.md:2: a link to #what, a heading", name="a.md")
        self.assert_found(b"```\n# a\n```\n[a](#a)\n", "a.md:4: a link to #a, a heading", name="a.md")
        self.assert_passes({"a.md": b"[a](docs/b.md#the-option---to-of-x)\n", "docs/b.md": b"## The option `--to` of [x](../a.md)\n"})

    def test_rows_of_a_table_have_as_many_cells(self):
        self.assert_found(b"| a | b |\n|---|---|\n| c | d | e |\n", "a.md:3: a row of 3 cells, in a table of 2", name="a.md")
        self.assert_passes({"a.md": b"| a | b |\n|---|---|\n| `c\\|d` | e |\n\n| f |\n\n```\n| g |\n| h | i |\n```\n"})

    def test_odd_data_is_left_alone(self):
        self.assert_passes({"a.txt": b"", "tests/fuzz/corpus/x": b"\xff\t", "build/x": b"\t", ".git/x": b"\t"})

    def test_an_empty_place_is_no_good_tree(self):
        self.assertEqual(self.check({}).returncode, 1)


if __name__ == "__main__":
    unittest.main()
