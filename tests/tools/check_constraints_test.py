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
         "apps/prolog/library/clpfd.pl", "apps/prolog/swi/vocabulary.cpp", "src/modelling/globals.def", "apps/python/quadrille/_quadrille.pyi",
         *(f"src/cp/constraints/{path.name}" for path in (ROOT / "src/cp/constraints").glob("*.h")),
         *(f"src/modelling/globals/{path.name}" for path in (ROOT / "src/modelling/globals").glob("*.cpp")))


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
                               ("src/modelling/globals.def", "GLOBAL(new_order)\n"),
                               ("src/modelling/globals/new_order.cpp", '.minizinc = {"fzn_new_order(var int: x, array[int] of int: y)"},\n'),
                               ("src/model/model.h", "  [[nodiscard]] Int new_order(const Sum& x,\n    const Values& y) { .. }\n"),
                               ("src/xcsp/constraints.def", "XCSP(newOrder, new_order)\n")):
                path = Path(folder) / name
                path.write_text((path.read_text() if path.exists() else "") + line)
            done = subprocess.run([sys.executable, ROOT / "tools/check_constraints", "--update", folder], capture_output=True, text=True)
            self.assertEqual((done.returncode, done.stdout), (0, "The tables of constraints are in order.\n"))
            old = (ROOT / "docs/constraints.md").read_text().splitlines()
            new = (Path(folder) / "docs/constraints.md").read_text().splitlines()
            self.assertEqual([line for line in new if line not in old], ["| `new_order` | `new_order` | `fzn_new_order` | `newOrder` | - |"])
            self.assertEqual(len(new), len(old) + 1)
            self.assertIn("    def new_order(self, x: _Number, y: Iterable[int]) -> Expression: ...\n",
                          (Path(folder) / "apps/python/quadrille/_quadrille.pyi").read_text())

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

    def test_a_constraint_without_a_name_in_cpp_is_found(self):
        self.assert_found("has no name in C++ and Python", "docs/constraints.md", "| `sort` | `sort` |", "| `sort` | - |")
        self.assert_found("has no global_cardinality_closed, which is a constraint of C++", "docs/constraints.md", ", `global_cardinality_closed`", "")

    def test_other_types_in_python_are_found(self):
        self.assert_found("has other global constraints than src/model/model.h", "apps/python/quadrille/_quadrille.pyi",
                          "def sort(self, x: _Numbers, y: _Numbers)", "def sort(self, x: _Numbers)")


if __name__ == "__main__":
    unittest.main()
