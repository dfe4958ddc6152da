#!/usr/bin/env python3
"""Short links are fetched from a server where that is asked for, and from nowhere otherwise.

usage: tests/apps/cli/fetch_test.py PROGRAM
"""

import http.server
import shutil
import subprocess
import sys
import tempfile
import threading
import unittest
from pathlib import Path

PROGRAM = ""
PUZZLE = (
    '{"cells":[[{"value":1},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],'
    '"metadata":{"antiking":true,"title":"Fetched"}}'
)
ANSWERS = {
    "/api/puzzle/abc123": PUZZLE,
    "/api/puzzle/some%20one/first": PUZZLE,
    "/api/puzzle/words": "no puzzle at all\n",
    "/api/puzzle/empty": "",
    "/api/puzzle/endless": "x" * (5 << 20),
}


class Server(http.server.BaseHTTPRequestHandler):
    asked = []

    def do_GET(self):
        Server.asked.append(self.path)
        answer = ANSWERS.get(self.path)
        self.send_response(200 if answer is not None else 404)
        self.end_headers()
        try:
            self.wfile.write((answer or "").encode())
        except OSError:
            pass  # the client has had enough

    def log_message(self, *_):
        pass


class Fetch(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Server)
        cls.address = f"http://127.0.0.1:{cls.server.server_address[1]}"
        threading.Thread(target=cls.server.serve_forever, daemon=True).start()

    @classmethod
    def tearDownClass(cls):
        cls.server.shutdown()
        cls.server.server_close()

    def setUp(self):
        Server.asked = []

    def run_on(self, links, *options, environment=None):
        return subprocess.run(
            [PROGRAM, "convert", "--to", "sections", *options, "-"],
            input="".join(f"{link}\n" for link in links),
            capture_output=True,
            text=True,
            env=environment,
        )

    def fetch(self, *links, environment=None):
        return self.run_on(links, "--fetch", "--fetch-from", self.address, environment=environment)

    def test_fetches_what_a_short_link_names(self):
        done = self.fetch("https://sudokupad.app/abc123?setting-nogrid=1")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(Server.asked, ["/api/puzzle/abc123"])
        self.assertIn("rule anti_king\n", done.stdout)
        self.assertIn("1...\n", done.stdout)

    def test_a_link_is_an_argument_too(self):
        done = subprocess.run(
            [PROGRAM, "show", "--fetch", "--fetch-from", self.address, "https://app.crackingthecryptic.com/abc123"],
            capture_output=True,
            text=True,
        )
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("1", done.stdout)

    def test_encodes_what_no_address_may_have(self):
        done = self.fetch("https://sudokupad.app/some one/first")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(Server.asked, ["/api/puzzle/some%20one/first"])

    def test_asks_nobody_unless_it_is_told_to(self):
        done = self.run_on(["https://sudokupad.app/abc123"])
        self.assertEqual(done.returncode, 2)
        self.assertIn("or fetch it with --fetch", done.stderr)
        self.assertEqual(Server.asked, [])

    def test_says_what_is_wrong_and_goes_on(self):
        for name, message in {
            "missing": "404",
            "words": "contains no puzzle",
            "empty": "contains no puzzle",
            "endless": "bytes, expected a puzzle",
        }.items():
            done = self.fetch(f"https://sudokupad.app/{name}", "https://sudokupad.app/abc123")
            self.assertEqual(done.returncode, 2, name)
            self.assertIn(message, done.stderr, name)
            self.assertEqual(len(done.stderr.splitlines()), 1, done.stderr)
            self.assertIn("rule anti_king\n", done.stdout, name)

    def test_says_that_nobody_answers(self):
        done = self.run_on(["https://sudokupad.app/abc123"], "--fetch", "--fetch-from", "http://127.0.0.1:1")
        self.assertEqual(done.returncode, 2)
        self.assertIn("http://127.0.0.1:1/api/puzzle/abc123 was not fetched", done.stderr)

    def test_says_that_curl_is_missing(self):
        with tempfile.TemporaryDirectory() as folder:
            done = self.fetch("https://sudokupad.app/abc123", environment={"PATH": str(Path(folder))})
        self.assertEqual(done.returncode, 2)
        self.assertIn("the program curl cannot be started", done.stderr)


if __name__ == "__main__":
    PROGRAM = sys.argv.pop(1)
    if not shutil.which("curl"):
        print("skipped: curl is not installed")
        sys.exit(77)
    unittest.main()
