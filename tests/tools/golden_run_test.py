#!/usr/bin/env python3
"""Tests of the golden test runner: it must notice every difference, and --update must store the printed output."""

import unittest
from pathlib import Path

from runner_test_case import RunnerTestCase


class GoldenRun(RunnerTestCase):
    RUNNER = Path(__file__).resolve().parents[1] / "golden" / "run.py"
    # Executes its arguments.
    PROGRAM = """#!/bin/sh
case $1 in
  say) echo "$2" ;;
  warn) echo "$2" >&2 ;;
  leave) exit "$2" ;;
  cat) cat ;;
  raw) printf "$2" ;;
esac
"""
    FILE = "one.test"

    def test_output_as_expected_passes(self):
        self.assert_passes("A comment.\n\n$ quadrille say hello\n----\nhello\n")

    def test_other_output_fails(self):
        self.assert_fails("$ quadrille say hello\n----\nhallo\n", "-hallo", "+hello")

    def test_missing_output_fails(self):
        self.assert_fails("$ quadrille say\n----\n", "printed stdout")

    def test_exit_code_is_compared(self):
        self.assert_passes("$ quadrille leave 3\nexit: 3\n----\n")
        self.assert_fails("$ quadrille leave 3\n----\n", "expected 0, got 3")
        self.assert_fails("$ quadrille leave 0\nexit: 3\n----\n", "expected 3, got 0")

    def test_stderr_is_compared(self):
        self.assert_passes("$ quadrille warn oh\n----\n---- stderr\noh\n")
        self.assert_fails("$ quadrille warn oh\n----\n", "printed stderr", "+oh")
        self.assert_fails("$ quadrille say oh\n----\noh\n---- stderr\nno\n", "-no")

    def test_stdin_is_passed_on(self):
        self.assert_passes("$ quadrille cat\nstdin:\na\n\nb\n----\na\n\nb\n")

    def test_each_command_counts(self):
        two = "$ quadrille say a\n----\na\n\n$ quadrille say b\n----\n{}\n"
        self.assert_passes(two.format("b"))
        self.assert_fails(two.format("c"), "-c", "+b")

    def test_a_pipeline_works(self):
        self.assert_passes("$ quadrille say 'a b' | tr ' ' '\\n' | head -n 1\n----\na\n")

    def test_times_are_filtered_on_demand(self):
        self.assert_passes("$ quadrille say 'in 12 ms or 0.5 s'\nfilter: times\n----\nin TIME or TIME\n")
        self.assert_fails("$ quadrille say 'in 12 ms'\n----\nin TIME\n", "12 ms")

    def test_what_cannot_be_seen_is_compared(self):
        self.assert_passes("$ quadrille raw 'a\\033[1m\\r\\n'\n----\na\\x1b[1m\\x0d\n")
        self.assert_passes("$ quadrille raw a\n----\na\n(no newline at the end)\n")
        self.assert_fails("$ quadrille raw a\n----\na\n", "no newline")

    def test_examples_are_in_the_sandbox(self):
        self.assert_passes("$ test -d examples\n----\n")

    def test_mistakes_in_a_test_are_told(self):
        for text, complaint in (
            ("nothing here\n", "holds no command"),
            ("$ quadrille say a\na\n", "no rule"),
            ("$ quadrille say a\nexist: 1\n----\na\n", "exist: 1"),
        ):
            done = self.run_on(text)
            self.assertEqual(done.returncode, 1)
            self.assertIn(complaint, done.stderr)

    def test_update_takes_what_is_printed(self):
        text = "Comment.\n\n$ quadrille cat\nexit: 1\nstdin:\nx\n----\n\n$ quadrille warn y; exit 4\n----\nz\n"
        self.assertEqual(self.run_on(text, "--update").returncode, 0)
        updated = self.file.read_text()
        self.assertEqual(
            updated,
            "Comment.\n\n$ quadrille cat\nstdin:\nx\n----\nx\n\n"
            "$ quadrille warn y; exit 4\nexit: 4\n----\n---- stderr\ny\n",
        )
        self.assert_passes(updated)

    def test_update_keeps_comments_between_commands(self):
        text = "Comment.\n\n$ quadrille say a\n----\n{}\n\n# Of b,\n#\n# which ends.\n$ quadrille say b; quadrille leave 2\nexit: 2\n----\nb\n"
        self.assert_passes(text.format("a"))
        self.assertEqual(self.run_on(text.format("x"), "--update").returncode, 0)
        self.assertEqual(self.file.read_text(), text.format("a"))

    def test_output_may_look_like_a_comment(self):
        self.assert_passes("$ quadrille say '# a'\n----\n# a\n$ quadrille raw 'a\\n\\n# b\\n'\n----\na\n\n# b\n\n$ quadrille say c\n----\nc\n")


if __name__ == "__main__":
    unittest.main()
