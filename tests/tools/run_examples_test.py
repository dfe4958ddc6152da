#!/usr/bin/env python3
"""Tests of the runner of the documentation's examples: it must notice each wrong example, and each one without instructions how to run it."""

import runpy
import unittest
from pathlib import Path

from runner_test_case import RunnerTestCase


class RunExamples(RunnerTestCase):
    RUNNER = Path(__file__).resolve().parents[1] / "docs" / "run_examples.py"
    # Executes its arguments.
    PROGRAM = """#!/bin/sh
case $1 in
  say) echo "$2" ;;
  two) echo one; echo two ;;
  leave) exit "$2" ;;
  show) grep -q good ;;
esac
"""
    FILE = "page.md"

    def test_sessions_print_what_they_say(self):
        self.assert_passes("```\n$ quadrille say a.b\na.b\n$ quadrille two\n...\n```\n")
        self.assert_fails("```\n$ quadrille say a.b\naxb\n```\n", "page.md:1: expected")
        self.assert_fails("```\n$ quadrille two\none\n```\n", "two")
        self.assert_fails("```\n$ quadrille two\none\ntwo\nthree\n```\n", "three")

    def test_dots_stand_for_anything(self):
        self.assert_passes("```\n$ quadrille say 'x 1 2 3 y'\nx .. y\n```\n")
        self.assert_passes("```\n$ quadrille two\n...\ntwo\n```\n")
        self.assert_fails("```\n$ quadrille two\n...\nthree\n```\n", "expected")

    def test_lists_of_commands_are_not_refused(self):
        self.assert_passes("```\nquadrille leave 1  there is none\nquadrille leave 3\n```\n")
        self.assert_fails("```\nquadrille leave 2  refused\n```\n", "exit code 2")

    def test_commands_in_the_text_are_run(self):
        self.assert_passes("Try `quadrille say examples/x` and `quadrille FILE`.\n")
        self.assert_fails("Try `quadrille leave 2 examples/x`.\n", "exit code 2")

    def test_marks_say_what_a_block_is(self):
        self.assert_passes("<!-- example: file a.txt -->\n```\ngood\n```\n```\n$ cat a.txt\ngood\n```\n")
        self.assert_passes("<!-- example: output of quadrille say x -->\n```\nx\n```\n")
        self.assert_fails("<!-- example: output of quadrille say x -->\n```\ny\n```\n", "expected")
        self.assert_passes("<!-- example: input of quadrille show -->\n```\ngood\n```\n")
        self.assert_fails("<!-- example: input of quadrille show -->\n```\nbad\n```\n", "exit code 1")
        self.assertIn("1 not run", self.assert_passes("<!-- example: not run, a map -->\n```\nsrc\n```\n"))

    def test_parts_of_files_stand_in_them(self):
        part = "<!-- example: part of tests/tools/run_examples_test.py -->\n```{}\nimport unittest\n{}\n```\n"
        self.assert_passes(part.format("", "from pathlib import Path"))
        self.assert_passes(part.format("cpp", "from pathlib import Path"), "--code")
        self.assert_fails(part.format("", "import sys"), "do not stand in")

    def test_a_block_without_a_mark_is_an_error(self):
        self.assert_fails("```\nsrc\n```\n", "nothing says how")

    def test_code_is_compiled_and_run(self):
        self.assert_passes("```cpp\nint one() { return 1; }\n```\n", "--code")
        self.assert_fails("```cpp\nint one() { return two; }\n```\n", "two", options=["--code"])

    def test_contexts_may_repeat_lines_for_each_line_of_code(self):
        runner = runpy.run_path(str(self.RUNNER))
        self.assertEqual(runner["in_context"]("a\n@EACH@\n[@STATEMENT@ @REMARK@]\n@END@\nb\n@EXAMPLE@\n", "f();  // f: no\ng();\n"),
                         "a\n[f(); f: no]\n[g(); ]\nb\nf();  // f: no\ng();\n")


if __name__ == "__main__":
    unittest.main()
