#!/usr/bin/env python3
"""Tests of the check of the French pages: the pages as they are pass, and each kind of difference is found."""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ENGLISH = """# A title

There are 20,000 grids in `grids.txt`, solved in 1.5 seconds.

| a | b |
|---|---|
| `solve FILE` | 3 |

- one item

## Next

```
$ quadrille solve grids.txt
one solution
```
"""
FRENCH = """# Un titre

Il y a 20\u202f000 grilles dans `grids.txt`, résolues en 1,5 seconde, ou avec `--lang fr`.

| a | b |
|---|---|
| `solve FICHIER` | 3 |

- un élément

## Ensuite

```
$ quadrille --lang fr solve grids.txt
une seule solution
```
"""


class CheckTranslations(unittest.TestCase):
    def check(self, old="", new=""):
        """The output, and the exit code, after one text of the French page was replaced."""
        with tempfile.TemporaryDirectory() as folder:
            self.assertIn(old, FRENCH)
            Path(folder, "README.md").write_text(ENGLISH, encoding="utf-8")
            Path(folder, "README.fr.md").write_text(FRENCH.replace(old, new, 1), encoding="utf-8")
            return self.run_in(folder)

    def run_in(self, folder):
        done = subprocess.run([ROOT / "tools/check_translations", "--root", folder], capture_output=True, text=True, check=False)
        return done.stdout, done.returncode

    def test_the_pages_as_they_are_pass(self):
        self.assertEqual(self.run_in(ROOT)[1], 0, self.run_in(ROOT)[0])
        self.assertEqual(self.check()[1], 0)

    def test_each_difference_is_found(self):
        for old, new, found in (("## Ensuite", "### Ensuite", "another level"), ("## Ensuite", "", "1 sections, expected 2"),
                                ("| `solve FICHIER` | 3 |", "| `solve FICHIER` 3 |\n| |", "4 rows of tables, expected 3"),
                                ("- un élément", "", "0 items, expected 1"), ("solve grids.txt\n", "count grids.txt\n", "blocks of code"),
                                ("`grids.txt`", "ce fichier", "names missing: grids.txt"), ("1,5", "1,6", "numbers missing: 1.5"),
                                ("1,5", "1,6", "does not have: 1.6")):
            output, code = self.check(old, new)
            self.assertEqual(code, 1, (old, new))
            self.assertIn(found, output)

    def test_a_translation_of_no_page_is_found(self):
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, "README.md").write_text(ENGLISH, encoding="utf-8")
            Path(folder, "README.fr.md").write_text(FRENCH, encoding="utf-8")
            page = Path(folder, "docs/fr/page.md")
            page.parent.mkdir(parents=True)
            page.write_text(FRENCH, encoding="utf-8")
            self.assertIn("docs/fr/page.md translates no page", self.run_in(folder)[0])


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0]])
