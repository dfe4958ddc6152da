#!/usr/bin/env python3
"""Tests of the tool that writes docs/rules.md and its translation: it must notice rules without a section, and pictures that are out of date or break the rule."""

import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

TOOL = Path(__file__).resolve().parents[2] / "tools/rules_page"
# A replacement of `quadrille`: it knows one rule, refuses grids that begin with 2, and draws its input.
PROGRAM = """#!/bin/sh
case "$1 $2 $3" in
  "--lang fr rules") echo "  odd   Les cases marquées sont impaires. Argument\u202f: des cases\u202f; séparez plusieurs emplois par des points-virgules"; exit ;;
  "--lang en rules") shift 2 ;;
esac
case $1 in
  rules) echo "  odd   Marked cells hold odd digits. Argument: cells such as"
         echo "        r1c1 r2c2 r3c3; separate several uses by semicolons" ;;
  solve) if grep -q '"2'; then echo "no solution"; exit 1; else echo "{}"; fi ;;
  convert) cat ;;
esac
"""
SECTION = """## odd

Marked cells hold odd digits.

![odd](rules/odd.svg)

Argument: cells such as r1c1 r2c2 r3c3.

Cells without a mark may be odd as well.

<!-- picture: {"givens":["1."]} | r1c1 -->
"""
TABLE = """// EXAMPLE(rule, puzzle, argument): the pictures of docs/rules.md. Made by tools/rules_page.
EXAMPLE(odd, R"({"givens":["1."]})", R"(r1c1)")
"""
INDEX = "<!-- index -->\n[odd](#odd)\n\n"
PAGE = "# The rules\n\nWords before all.\n\n" + INDEX + SECTION
FRENCH_PAGE = "# Les règles\n\nD’abord des mots.\n\n" + INDEX + """## odd

Les cases marquées sont impaires.

![odd](../rules/odd.svg)

Argument\u202f: des cases.

Des cases sans marque peuvent être impaires aussi.
"""


class RulesPage(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        for name in "tools", "docs/rules", "docs/fr":
            (self.root / name).mkdir(parents=True)
        self.tool = Path(shutil.copy(TOOL, self.root / "tools"))
        self.program = self.root / "quadrille"
        self.program.write_text(PROGRAM)
        self.program.chmod(0o755)
        self.page, self.picture = self.root / "docs/rules.md", self.root / "docs/rules/odd.svg"
        self.french_page = self.root / "docs/fr/rules.md"
        self.french_page.write_text(FRENCH_PAGE)
        self.picture.write_text('{"givens":["1."]}\n')
        self.table = self.root / "apps/cli/commands/rule_examples.def"
        self.table.parent.mkdir(parents=True)
        self.table.write_text(TABLE)

    def run_tool(self, *arguments):
        return subprocess.run([self.tool, "--program", self.program, *arguments], text=True, capture_output=True)

    def complaints(self, page):
        self.page.write_text(page)
        ran = self.run_tool("--check")
        self.assertEqual(ran.returncode, 1 if ran.stdout else 0, ran.stderr)
        self.assertEqual(self.page.read_text(), page)
        return ran.stdout

    def test_passes_a_page_that_is_complete(self):
        self.assertEqual(self.complaints(PAGE), "")

    def test_names_a_rule_without_a_section(self):
        said = self.complaints("# The rules\n")
        self.assertIn("docs/rules.md does not say what people get wrong about odd", said)
        self.assertIn("odd has no comment that says what its picture shows", said)

    def test_notices_another_meaning_or_argument(self):
        for old, new in ("hold odd", "are odd"), ("r3c3.", "r4c4."):
            self.assertIn("docs/rules.md is not what `quadrille rules`", self.complaints(PAGE.replace(old, new)))

    def test_notices_another_index(self):
        self.assertIn("docs/rules.md is not what", self.complaints(PAGE.replace("(#odd)", "(#even)")))

    def test_notices_a_translation_that_is_out_of_date(self):
        self.french_page.write_text(FRENCH_PAGE.replace("impaires.", "paires.", 1))
        self.assertIn("docs/fr/rules.md is not what", self.complaints(PAGE))
        self.french_page.write_text(FRENCH_PAGE.replace("Des cases sans marque peuvent être impaires aussi.\n", ""))
        self.assertIn("docs/fr/rules.md does not say what people get wrong about odd", self.complaints(PAGE))

    def test_notices_another_picture(self):
        self.picture.write_text("another")
        self.assertIn("docs/rules/odd.svg is not what `quadrille rules`", self.complaints(PAGE))

    def test_notices_another_table_of_the_program(self):
        self.table.write_text(TABLE.replace("r1c1", "r1c2"))
        self.assertIn("rule_examples.def is not what `quadrille rules`", self.complaints(PAGE))

    def test_notices_a_picture_that_breaks_the_rule(self):
        self.assertIn("odd: the digits of its picture do not obey it", self.complaints(PAGE.replace('"1."', '"2."')))

    def test_notices_a_picture_of_no_rule(self):
        (self.root / "docs/rules/even.svg").write_text("")
        self.assertIn("docs/rules/even.svg shows no rule", self.complaints(PAGE))

    def test_writes_what_is_missing_and_keeps_what_people_wrote(self):
        self.page.write_text(PAGE.replace("hold odd", "are odd"))
        self.picture.unlink()
        self.table.unlink()
        self.french_page.write_text(FRENCH_PAGE.replace("sont impaires", "le sont"))
        self.assertEqual(self.run_tool().returncode, 0)
        self.assertEqual(self.french_page.read_text(), FRENCH_PAGE)
        self.assertEqual(self.page.read_text(), PAGE)
        self.assertEqual(self.picture.read_text(), '{"givens":["1."]}\n')
        self.assertEqual(self.table.read_text(), TABLE)


if __name__ == "__main__":
    unittest.main()
