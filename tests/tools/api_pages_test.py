#!/usr/bin/env python3
"""Tests of the tool that writes the public headers as pages: it must notice headers and classes that say too little."""

import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

TOOL = Path(__file__).resolve().parents[2] / "tools/api_pages"
HEADER = """// Things.
#pragma once

namespace quadrille {{

/// {comment}
class Thing {{
 public:
  int number;       // of the thing
  int* other = {{}};  // NOLINT(something)
}};

}}  // namespace quadrille
"""


class ApiPages(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        (self.root / "tools").mkdir()
        shutil.copy(TOOL, self.root / "tools")
        self.write("docs/api.dox", "/** @defgroup all All\n\nHeaders: a/thing.h\n*/\n")
        self.write("src/quadrille.hpp", '#include "a/thing.h"\n')
        self.write("src/public_headers.txt", "a/thing.h\n")
        self.write("src/a/thing.h", HEADER.format(comment="A thing. A value."))

    def write(self, path, text):
        (self.root / path).parent.mkdir(parents=True, exist_ok=True)
        (self.root / path).write_text(text, encoding="utf-8")

    def run_tool(self, *arguments):
        return subprocess.run([self.root / "tools/api_pages", *arguments], cwd=self.root, text=True, capture_output=True)

    def assert_complains(self, text):
        done = self.run_tool("pages")
        self.assertEqual(done.returncode, 1)
        self.assertIn(text, done.stdout + done.stderr)

    def test_a_class_says_who_may_use_it(self):
        self.write("src/a/thing.h", HEADER.format(comment="A thing of great use."))
        self.assert_complains("src/a/thing.h: Thing says neither")
        self.write("src/quadrille.hpp", '#include "b.h"\n')  # the only complaint that is left
        self.write("src/a/thing.h", HEADER.format(comment="A thing.").replace("// Things.", "// Things. Threads: any."))
        self.assertNotIn("says neither", self.run_tool("pages").stdout)

    def test_included_headers_are_listed(self):
        self.write("src/quadrille.hpp", '#include "a/thing.h"\n#include "b.h"\n')
        self.assert_complains("lists no b.h")

    def test_listed_headers_are_there_and_listed_once(self):
        self.write("docs/api.dox", "/** @defgroup all All\n\nHeaders: a/thing.h, c.h\n*/\n")
        self.assert_complains("lists c.h, which is no public header")
        self.write("docs/api.dox", "/** @defgroup all All\n\nHeaders: a/thing.h,\na/thing.h\n*/\n")
        self.assert_complains("a/thing.h is listed twice")

    def test_comments_become_documentation(self):
        text = self.run_tool("--filter", "src/a/thing.h").stdout
        self.assertTrue(text.startswith("/// @file\n/// Things.\n#pragma once\n"))
        self.assertIn("/// A thing. A value.\n/// @ingroup all\nclass Thing {", text)
        self.assertIn("  int number;  ///< of the thing\n", text)
        self.assertIn("// NOLINT(something)", text)

    def test_other_headers_stay_as_they_are(self):
        self.write("src/other.h", "// Other.\n")
        self.assertEqual(self.run_tool("--filter", "src/other.h").stdout, "// Other.\n")


if __name__ == "__main__":
    unittest.main()
