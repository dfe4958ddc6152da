#!/usr/bin/env python3
"""Tests of tools/affected_tests: a change concerns the tests of what includes the changed file, and no others."""

import re
import subprocess
import unittest
from pathlib import Path

AFFECTED_TESTS = Path(__file__).resolve().parents[2] / "tools" / "affected_tests"


class AffectedTests(unittest.TestCase):
    def affected(self, *files):
        targets, tests = subprocess.check_output([AFFECTED_TESTS, *files], text=True).split("\n")[:2]
        return targets.split(), re.compile(tests)

    def expect(self, files, built, run, left_out):
        targets, tests = self.affected(*files)
        self.assertEqual(sorted(targets), sorted(built.split()))
        for name in run.split():
            self.assertTrue(tests.search(name), f"{name} is left out")
        for name in left_out.split():
            self.assertFalse(tests.search(name), f"{name} is run")

    def test_documentation_concerns_lint_only(self):
        self.expect(["docs/cli.md", "README.fr.md", "CHANGELOG.md"], "", "lint.text lint.test_of_habits", "cp_tests golden/solve lint.rules_page")

    def test_a_page_that_is_checked_by_the_program_needs_it(self):
        self.expect(["docs/rules.md"], "quadrille", "lint.text lint.rules_page", "golden/solve")

    def test_a_test_concerns_itself(self):
        self.expect(["tests/cp/store_test.cpp"], "cp_tests", "cp_tests lint.format", "sudoku_tests golden/solve cp_tests_NOT_BUILT")
        self.expect(["tests/golden/solve.test"], "quadrille fzn-quadrille", "golden/solve", "golden/solve_line golden/count")

    def test_a_source_concerns_what_may_include_it(self):
        self.expect(["src/model/model.cpp"], "model_tests quadrille quadrille_python", "model_tests apps/python/model",
                    "cp_tests golden/solve apps_prolog_tests")
        targets, tests = self.affected("src/techniques/path.cpp")
        self.assertIn("techniques_tests", targets)
        self.assertIn("options_tests", targets)
        self.assertIn("apps_cli_tests", targets)
        self.assertNotIn("cp_tests", targets)
        self.assertNotIn("formats_tests", targets)
        self.assertTrue(tests.search("golden/steps"))

    def test_the_bulk_kernel_is_tested_with_puzzles(self):
        self.assertIn("lanes_tests", self.affected("src/sudoku/solve/solve.cpp")[0])

    def test_an_exercise_concerns_the_course(self):
        for file in ("course/06_not_equal/tests.py", "tests/course/course_test.py"):
            self.expect([file], "quadrille quadrille_python quadrille_clpfd fzn-quadrille", "course lint.text", "golden/solve cp_tests")

    def test_what_is_not_known_concerns_all(self):
        self.expect(["docs/cli.md", "CMakeLists.txt"], "all", "cp_tests golden/solve lint.rules_page", "")
        self.assertEqual(self.affected("src/quadrille.h")[0], ["all"])


if __name__ == "__main__":
    unittest.main()
