#!/usr/bin/env python3
"""Tests of the check of docs/constraints.md: the page as it is passes, and each kind of mistake is found."""

import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FILES = ("docs/constraints.md", "src/model/model.h", "src/model/expression.h", "src/flatzinc/builtins.def", "src/xcsp/constraints.def",
         "apps/prolog/library/clpfd.pl", "apps/prolog/swi/vocabulary.cpp",
         *(f"src/cp/constraints/{path.name}" for path in (ROOT / "src/cp/constraints").glob("*.h")))


class CheckConstraints(unittest.TestCase):
    def copy_to(self, folder):
        for file in FILES:
            copy = Path(folder) / file
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / file, copy)

    def check(self, name=None, old="", new=""):
        """The output, and the exit code, after one text was replaced in one file."""
        with tempfile.TemporaryDirectory() as folder:
            self.copy_to(folder)
            if name is not None:
                path = Path(folder) / name
                text = path.read_text()
                self.assertIn(old, text)
                path.write_text(text.replace(old, new, 1))
            done = subprocess.run([sys.executable, ROOT / "tools/check_constraints", folder], capture_output=True, text=True)
            return done.returncode, done.stdout

    def assert_found(self, words, name, old, new):
        code, said = self.check(name, old, new)
        self.assertEqual(code, 1)
        self.assertIn(words, said)

    def test_a_new_constraint_gets_its_row(self):
        with tempfile.TemporaryDirectory() as folder:
            self.copy_to(folder)
            for name, line in (("src/cp/constraints/permutations.h", "\n[[nodiscard]] std::unique_ptr<Constraint> new_order(IntVar x);\n"),
                               ("src/flatzinc/builtins.def", 'PREDICATE(fzn_new_order_int, "var int: x")\n'),
                               ("src/xcsp/constraints.def", "XCSP(newOrder, new_order)\n")):
                path = Path(folder) / name
                path.write_text(path.read_text() + line)
            done = subprocess.run([sys.executable, ROOT / "tools/check_constraints", "--update", folder], capture_output=True, text=True)
            self.assertEqual((done.returncode, done.stdout), (0, "The tables of constraints are in order.\n"))
            old = (ROOT / "docs/constraints.md").read_text().splitlines()
            new = (Path(folder) / "docs/constraints.md").read_text().splitlines()
            self.assertEqual([line for line in new if line not in old], ["| `new_order` | - | `fzn_new_order_int` | `newOrder` | - |"])
            self.assertEqual(len(new), len(old) + 1)

    def test_the_page_is_in_order(self):
        self.assertEqual(self.check(), (0, "The tables of constraints are in order.\n"))

    def test_a_name_that_no_source_knows_is_found(self):
        page = "docs/constraints.md"
        self.assert_found("found all_differing in the column engine", page, "| `all_different` |", "| `all_differing` |")
        self.assert_found("found fzn_sorts in the column FlatZinc", page, "`fzn_sort`", "`fzn_sorts`")
        self.assert_found("found circuits/1 in the column Prolog", page, "`circuit/1`", "`circuits/1`")

    def test_a_name_that_the_page_lacks_is_found(self):
        self.assert_found("has no fzn_new, which is a constraint of FlatZinc", "src/flatzinc/builtins.def",
                          "FZN(int_max, 3)", "FZN(int_max, 3)\nFZN(fzn_new, 1)")
        self.assert_found("has no brandNew, which is a constraint of XCSP3", "src/xcsp/constraints.def",
                          "XCSP(lex, lex)", "XCSP(lex, lex)\nXCSP(brandNew, brand_new)")
        self.assert_found("has no brand_new/2, which is a constraint of Prolog", "apps/prolog/library/clpfd.pl",
                          "lex_chain/1,", "lex_chain/1, brand_new/2,")
        self.assert_found("has no brand_new, which is a constraint of engine", "src/cp/constraints/graphs.h",
                          "[[nodiscard]] std::unique_ptr<Constraint> circuit(",
                          "[[nodiscard]] std::unique_ptr<Constraint> brand_new(int x);\n[[nodiscard]] std::unique_ptr<Constraint> circuit(")


if __name__ == "__main__":
    unittest.main()
