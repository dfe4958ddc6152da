#!/usr/bin/env python3
"""`quadrille serve --http` answers each tool, each list and each mistake, and nothing that a client sends hangs or crashes it.

usage: http_test.py PROGRAM [--mutations N] [--seed N]

After the orderly requests come hostile ones, then N requests with random changes, after which the server must still answer. No check
depends on the clock: calls that must not end by themselves may take an hour, and a test waits for what must happen, however long it takes.
ctest ends a test that hangs. Exits with 77 (skipped) if the program has no server.
"""

import argparse
import contextlib
import http.client
import json
import os
import random
import re
import signal
import socket
import subprocess
import sys
import unittest
from pathlib import Path

from changed_messages import PIECES, changed_bytes, changed_values

CLASSIC = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
SMALL = "1.......4...3..."
HARD_TO_COUNT = "." * 81
HARD_TO_RATE = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
PAGE = "https://f-puzzles.com"
PATIENCE = 1800  # seconds, which the busiest machine keeps
PROGRAM = None
OPTIONS = None


class Server:
    """A call may take an hour, unless an option says otherwise."""

    def __init__(self, *options):
        if "--time-limit" not in options:
            options = ("--time-limit", "60m", *options)
        self.process = subprocess.Popen([PROGRAM, "--lang", "en", "serve", "--http", "--port", "0", *options], stdout=subprocess.PIPE,
                                        stderr=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        found = re.search(r"http://localhost:(\d+),", line)
        assert found, (line, self.process.communicate())
        self.port = int(found[1])

    def __enter__(self):
        return self

    def __exit__(self, *_):
        """Presses Ctrl-C."""
        self.process.send_signal(signal.SIGINT)
        out, errors = self.process.communicate(timeout=PATIENCE)
        assert (self.process.returncode, out, errors) == (0, "", ""), (self.process.returncode, out, errors)

    def ask(self, method, path, body=None, connection=None, **fields):
        """The status, the header and the body of a response."""
        if connection is None:
            with contextlib.closing(http.client.HTTPConnection("localhost", self.port, timeout=PATIENCE)) as own:
                return self.ask(method, path, body, own, **fields)
        if body is not None and not isinstance(body, bytes):
            body = json.dumps(body)
        connection.request(method, path, body, {name.replace("_", "-"): value for name, value in fields.items()})
        response = connection.getresponse()
        return response.status, response.headers, response.read()

    def call(self, tool, connection=None, **arguments):
        """The status and the object of an answer."""
        status, header, body = self.ask("POST", "/" + tool, arguments, connection)
        assert header["Content-Type"] == "application/json", header
        return status, json.loads(body)

    def connect(self):
        return socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE)

    def exchange(self, data, closes=True):
        """What arrives until the server ends the connection; `closes`: the client sends no more."""
        with self.connect() as connection:
            try:
                connection.sendall(data)
                if closes:
                    connection.shutdown(socket.SHUT_WR)
            except ConnectionError:
                pass  # the server need not read on once it has refused
            return everything(connection)

    def children(self):
        """The processes that it has started, or None if the system does not tell."""
        try:
            return Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        except FileNotFoundError:
            return None

    def wait_for_children(self, count):
        while (found := self.children()) is not None and len(found) != count:
            pass
        return found


def everything(connection):
    text = b""
    try:
        while more := connection.recv(65536):
            text += more
    except ConnectionError:
        pass
    return text


def responses(text):
    """The statuses and bodies of responses, one after another; an error if they are anything else."""
    found = []
    while text:
        header, separator, text = text.partition(b"\r\n\r\n")
        assert separator, header
        first, *fields = header.decode("ascii").split("\r\n")
        status = re.fullmatch(r"HTTP/1\.1 (\d{3}) [A-Za-z -]+", first)
        assert status, first
        if status[1] == "100":
            continue
        lengths = [int(field.split(":")[1]) for field in fields if field.lower().startswith("content-length:")]
        assert len(lengths) == (status[1] != "204"), fields
        length = sum(lengths)
        assert len(text) >= length or not text, header  # none after HEAD
        found.append((int(status[1]), text[:length]))
        text = text[length:]
    return found


def post(tool, body, *fields):
    body = body if isinstance(body, bytes) else json.dumps(body).encode()
    lines = [f"POST /{tool} HTTP/1.1", "Host: localhost", f"Content-Length: {len(body)}", *fields, "", ""]
    return "\r\n".join(lines).encode() + body


class Tools(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server().__enter__()

    @classmethod
    def tearDownClass(cls):
        cls.server.__exit__()

    def test_each_answers(self):
        solution = [int(c) for c in SOLUTION]
        call = self.server.call
        status, answer = call("solve", puzzle=CLASSIC)
        self.assertEqual((status, sum(answer["answers"][0]["solution"], [])), (200, solution))
        self.assertEqual(call("count", puzzle="." * 16), (200, {"answers": [{"file": "standard input", "line": 1, "solutions": 288, "all_counted": True}]}))
        self.assertEqual(call("check", puzzle=CLASSIC)[1]["answers"][0]["solution"], solution)
        states = call("verify", puzzle=CLASSIC, states=["r1c3=4", "r1c3=5"], completable=True)[1]["answers"]
        self.assertEqual([each["valid"] for each in states], [True, False])
        self.assertTrue(call("why", puzzle=CLASSIC, facts=["r1c3=4"])[1]["answers"][0]["forced"])
        self.assertEqual(call("candidates", puzzle=SMALL)[0], 200)
        self.assertIn("r5c5", call("hint", puzzle=CLASSIC)[1]["answers"][0]["where"])
        self.assertGreater(len(call("steps", puzzle=CLASSIC)[1]["answers"]), 40)
        self.assertEqual(call("rate", puzzle=CLASSIC)[1]["answers"][0]["level"], "Easy")
        self.assertEqual(call("convert", puzzle=SMALL, to="sdk"), (200, {"text": "[Puzzle]\n1...\n....\n4...\n3...\n"}))
        self.assertEqual(call("canon", puzzle=CLASSIC)[1].keys(), {"text"})
        made = call("generate", seed=5, count=3, size=4)[1]["answers"]
        checked = call("check", puzzle="\n".join(json.dumps(each) for each in made))[1]["answers"]
        self.assertEqual([each["verdict"] for each in checked], ["unique"] * 3)
        self.assertEqual(self.server.ask("POST", "/generate")[0], 200)  # it needs no arguments

    def test_answers_are_those_of_the_command(self):
        for tool in ("solve", "count", "check", "candidates", "hint", "steps", "rate"):
            done = subprocess.run([PROGRAM, "--lang", "en", tool, "--json", "-"], input=SMALL + "\n" + CLASSIC + "\n", capture_output=True, text=True)
            status, answer = self.server.call(tool, puzzle=SMALL + "\n" + CLASSIC)
            self.assertEqual(answer.get("answers"), [json.loads(line) for line in done.stdout.splitlines()], tool)
            self.assertEqual((status, answer.get("notes", "")), (200, done.stderr.rstrip("\n")))

    def test_the_list_of_tools_is_that_of_the_other_server(self):
        message = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "tools/list"})
        done = subprocess.run([PROGRAM, "--lang", "en", "mcp"], input=message, capture_output=True, text=True, check=True)
        self.assertEqual(json.loads(self.server.ask("GET", "/")[2]), json.loads(done.stdout)["result"])

    def test_lists_and_their_entries_are_those_of_the_commands(self):
        for path in ("/rules", "/formats", "/techniques", "/rules/killer_cage", "/formats/sdk", "/techniques/x_wing"):
            done = subprocess.run([PROGRAM, "--lang", "en", *path[1:].split("/")], capture_output=True, check=True)
            status, header, body = self.server.ask("GET", path)
            self.assertEqual((status, header["Content-Type"], body), (200, "text/plain; charset=utf-8", done.stdout))
            _, header, body = self.server.ask("HEAD", path)
            self.assertEqual((int(header["Content-Length"]), body), (len(done.stdout), b""))

    def test_mistakes_have_statuses_and_sentences(self):
        cases = [(400, b"{", "not complete"), (400, b"[1]", "one JSON object"), (400, b"{} {}", "one JSON object"), (400, b"\xff\xfe", "one JSON object"),
                 (400, b"[" * 100_000, "one JSON object"), (400, b'{"a":' * 100_000, "found"), (400, {}, 'expected the argument "puzzle"'), (400, {"puzzle": 7}, "must be a string"),
                 (400, {"puzzle": SMALL, "out": "x"}, 'found the argument "out"'), (400, {"puzzle": SMALL, "all": "yes"}, "must be true or false"),
                 (422, {"puzzle": "nonsense"}, "no recognised format"), (422, {"puzzle": SMALL, "rule": "nosuch"}, "nosuch"), (422, {"puzzle": SMALL, "limit": 0}, "1 or more")]
        for expected, body, sentence in cases:
            status, header, answer = self.server.ask("POST", "/solve", body)
            self.assertEqual((status, header["Content-Type"]), (expected, "application/json"), body)
            self.assertIn(sentence, json.loads(answer)["error"])

    def test_puzzles_that_can_be_read_are_answered_beside_bad_ones(self):
        status, answer = self.server.call("check", puzzle=f"{CLASSIC}\n{CLASSIC[:-3]}\n{SOLUTION}")
        self.assertEqual((status, [each.get("verdict") for each in answer["answers"]]), (422, ["unique", None, "unique"]))
        self.assertIn(":2:", answer["error"])

    def test_paths_and_methods(self):
        cases = [("GET", "/nosuch", 404), ("POST", "/solve/", 404), ("POST", "//solve", 404), ("POST", "/mcp", 404), ("GET", "/rules/nosuch", 404), ("GET", "/rules/..", 404),
                 ("GET", "/rules/--help", 404), ("GET", "/rules/../formats", 404), ("OPTIONS", "*", 404), ("GET", "http://localhost/", 404), ("GET", "/?", 400),
                 ("POST", "/solve?puzzle=x", 400), ("GET", "/solve", 405), ("POST", "/", 405), ("DELETE", "/rules", 405), ("GE", "/", 405), ("get", "/", 405), ("TRACE", "/", 405)]
        for method, path, expected in cases:
            status, header, body = self.server.ask(method, path)
            self.assertEqual(status, expected, (method, path))
            self.assertGreater(len(json.loads(body)["error"]), 10)
            if status == 405:
                self.assertEqual(header["Allow"], "POST, OPTIONS" if path == "/solve" else "GET, HEAD, OPTIONS")
        self.assertEqual(self.server.ask("OPTIONS", "/solve")[1]["Allow"], "POST, OPTIONS")


class Visitors(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server("--allow-origin", "http://LocalHost:8000").__enter__()

    @classmethod
    def tearDownClass(cls):
        cls.server.__exit__()

    def test_pages_of_other_origins_get_no_answer(self):
        for origin in ("https://example.org", "http://f-puzzles.com", "https://f-puzzles.com.example.org", "null", "", "http://localhost:8001", PAGE + ", " + PAGE):
            for method, path in (("GET", "/"), ("OPTIONS", "/solve"), ("POST", "/solve")):
                status, header, body = self.server.ask(method, path, Origin=origin)
                self.assertEqual((status, header["Access-Control-Allow-Origin"]), (403, None), origin)
                self.assertIn("--allow-origin", json.loads(body)["error"])

    def test_pages_of_permitted_origins_may_read_each_answer(self):
        for origin in (PAGE, "http://localhost:8000"):
            status, header, body = self.server.ask("OPTIONS", "/solve", Origin=origin, Access_Control_Request_Method="POST")
            self.assertEqual((status, header["Access-Control-Allow-Methods"], header["Access-Control-Allow-Headers"], body), (204, "POST, OPTIONS", "Content-Type", b""))
            for method, path, body, expected in (("GET", "/", None, 200), ("GET", "/rules", None, 200), ("POST", "/count", {"puzzle": SMALL}, 200), ("POST", "/count", {}, 400),
                                                 ("POST", "/count", {"puzzle": "nonsense"}, 422), ("GET", "/x", None, 404)):
                status, header, _ = self.server.ask(method, path, body, Origin=origin)
                self.assertEqual((status, header["Access-Control-Allow-Origin"], header["Vary"]), (expected, origin, "Origin"))

    def test_only_names_of_this_machine_are_answered(self):
        for host, expected in (("localhost", 200), ("LocalHost:1", 200), ("127.0.0.1:4545", 200), ("[::1]:80", 200), ("example.org", 403), ("localhost.example.org", 403),
                               ("localhost:x", 403), ("127.0.0.1.example.org", 403), ("", 403), ("\x7f", 400)):
            found = responses(self.server.exchange(f"GET / HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode()))
            self.assertEqual([status for status, _ in found], [expected], host)
        for hosts in ("", "Host: localhost\r\nHost: localhost\r\n"):
            self.assertEqual(responses(self.server.exchange(f"GET / HTTP/1.1\r\n{hosts}\r\n".encode()))[0][0], 400)


class Connections(unittest.TestCase):
    def test_one_serves_for_many_requests(self):
        with Server() as server:
            connection = http.client.HTTPConnection("localhost", server.port, timeout=PATIENCE)
            for _ in range(20):
                self.assertEqual(server.call("count", connection, puzzle=SMALL)[0], 200)
                self.assertEqual(server.ask("GET", "/nosuch", connection=connection)[0], 404)
                kept = connection.sock
                self.assertIsNotNone(kept)
            self.assertEqual(server.call("count", connection, puzzle=1)[0], 400)
            self.assertIs(connection.sock, kept)
            connection.close()

    def test_requests_may_follow_one_another_without_waiting(self):
        get = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
        last = b"GET /x HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        with Server() as server:
            data = post("count", {"puzzle": SMALL}) + get + post("check", {}) + get * 50 + post("count", {"puzzle": "." * 16}) + last + get
            found = responses(server.exchange(data, closes=False))
            self.assertEqual([status for status, _ in found], [200, 200, 400, *[200] * 50, 200, 404])
            self.assertEqual([json.loads(found[at][1])["answers"][0]["solutions"] for at in (0, -2)], [12, 288])

    def test_old_and_unusual_requests(self):
        with Server() as server:
            for field in (b"", b"Connection: keep-alive\r\n"):
                self.assertEqual(responses(server.exchange(b"GET / HTTP/1.0\r\nHost: localhost\r\n%b\r\n" % field, closes=False))[0][0], 200)
            body = json.dumps({"puzzle": SMALL}).encode()
            pieces = b"".join(b"%x;a=b\r\n%b\r\n" % (len(piece), piece) for piece in (body[:5], body[5:])) + b"0\r\n\r\n"
            head = b"POST /count HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
            self.assertEqual([status for status, _ in responses(server.exchange(head + b"Transfer-Encoding: chunked\r\n\r\n" + pieces, closes=False))], [200])
            with server.connect() as connection:  # byte by byte, with a body that waits to be welcome
                for byte in head + b"Expect: 100-continue\r\nContent-Length: %d\r\n\r\n" % len(body):
                    connection.sendall(bytes([byte]))
                expected = b"HTTP/1.1 100 Continue\r\n\r\n"
                self.assertEqual(connection.recv(len(expected), socket.MSG_WAITALL), expected)
                for byte in body:
                    connection.sendall(bytes([byte]))
                self.assertEqual(responses(everything(connection))[0][0], 200)
            with server.connect() as connection:  # not welcome
                connection.sendall(b"POST /x HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: 5\r\n\r\n")
                self.assertEqual([status for status, _ in responses(everything(connection))], [404])

    def test_what_is_no_request_is_refused(self):
        cases = [(b"nonsense\r\n\r\n", 400), (b"GET / HTTP/3.0\r\nHost: localhost\r\n\r\n", 400), (b"\r\n\r\n\r\n", 400), (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" * 20, 400),
                 (b"GET / HTTP/1.1\r\nHost: localhost\r\nLong: " + b"x" * 20_000 + b"\r\n\r\n", 431), (b"GET /" + b"x" * 100_000, 431),
                 (b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"A: b\r\n" * 100_000, 431),
                 (b"POST /solve HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n", 400), (b"POST /solve HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999999999999\r\n\r\n", 400),
                 (b"POST /solve HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4000001\r\n\r\n", 413),
                 (b"POST /solve HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n7fffffffffff\r\n", 413),
                 (b"POST /solve HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nx\r\n", 400),
                 (b"POST /solve HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n1;" + b"x" * 100_000, 431)]
        with Server() as server:
            for data, expected in cases:
                found = responses(server.exchange(data, closes=False))
                self.assertEqual([status for status, _ in found], [expected], data[:80])
                self.assertGreater(len(json.loads(found[0][1])["error"]), 10)

    def test_long_bodies(self):
        with Server() as server:
            self.assertEqual(server.ask("POST", "/count", json.dumps({"puzzle": SMALL}).encode().ljust(4_000_000))[0], 200)
            for unit in (b'{"a":', b"[", b'{"puzzle":['):  # as deep as it goes
                self.assertEqual(server.ask("POST", "/count", (unit * (4_000_000 // len(unit))))[0], 400)
            self.assertEqual(server.ask("POST", "/count", {"puzzle": (SMALL + "\n") * 200_000})[0], 503)
            found = responses(server.exchange(post("count", b" " * 4_000_001)))
            self.assertEqual(found[0][0], 413)
            self.assertEqual(server.ask("GET", "/")[0], 200)

    def test_connections_that_are_closed_by_halves(self):
        with Server("--threads", "1") as server:
            for data in (b"", b"GET / HT", b"POST /solve HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\n{}"):
                self.assertEqual(server.exchange(data), b"")
            self.assertEqual(responses(server.exchange(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"))[0][0], 200)  # it is answered at once
            self.assertEqual(server.exchange(post("count", {"puzzle": HARD_TO_COUNT})), b"")
            server.wait_for_children(0)
            self.assertEqual(server.call("count", puzzle=SMALL)[0], 200)

    def test_so_many_are_taken_and_then_others(self):
        with Server() as server:
            clients = [server.connect() for _ in range(32)]
            for client in clients:
                client.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
                self.assertTrue(client.recv(10, socket.MSG_WAITALL))
            strangers = [server.connect() for _ in range(100)]
            for stranger in strangers:
                found = responses(everything(stranger))
                self.assertEqual([status for status, _ in found], [503])
                self.assertIn("32 connections", json.loads(found[0][1])["error"])
                stranger.close()
            clients.pop().close()
            while server.ask("GET", "/")[0] == 503:
                pass
            for client in clients:
                client.close()

    def test_slow_clients_are_told_so_and_silent_ones_left(self):
        with Server() as server:
            with server.connect() as slow, server.connect() as silent:
                slow.sendall(b"GET / HT")
                self.assertEqual([status for status, _ in responses(everything(slow))], [408])
                self.assertEqual(everything(silent), b"")

    def test_a_client_that_does_not_read_keeps_no_other_from_its_answers(self):
        with Server() as server:
            with server.connect() as deaf:
                deaf.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n" * 1000)
                self.assertEqual(server.call("count", puzzle=SMALL)[0], 200)


class Calls(unittest.TestCase):
    def test_limits_of_time_and_memory_and_length(self):
        with Server("--time-limit", "300ms", "--memory-limit", "20M") as server:
            status, answer = server.call("count", puzzle=HARD_TO_COUNT)
            self.assertEqual((status, answer["answers"][0]["all_counted"]), (200, False))
            self.assertIn("time limit", answer["answers"][0]["stopped"])
            # Each puzzle keeps to the limit, but all of them do not.
            status, answer = server.call("rate", puzzle="\n".join([HARD_TO_RATE] * 20_000), scale="se")
            self.assertEqual(status, 504)
            self.assertIn("took longer than 300ms", answer["error"])
            self.assertLess(len(answer.get("answers", [])), 20_000)
        with Server("--memory-limit", "20M") as server:
            if b"__asan_init" not in Path(PROGRAM).read_bytes():  # it reports a lack of memory in its own words
                status, answer = server.call("solve", puzzle=json.dumps({"size": 64, "boxes": [8, 8]}), limit=100_000)
                self.assertEqual(status, 503)
                self.assertIn("needs more than 20971520 bytes of memory", answer["error"])
        with Server() as server:
            status, answer = server.call("generate", count=1_000_000, seed=1)
            self.assertEqual(status, 503)
            self.assertIn("is cut", answer["error"])
            self.assertGreater(len(answer["answers"]), 1000)

    def test_a_client_that_leaves_ends_its_call(self):
        with Server("--threads", "1") as server:
            leaving, waiting, staying = (server.connect() for _ in range(3))
            leaving.sendall(post("count", {"puzzle": HARD_TO_COUNT}))
            children = server.wait_for_children(1)
            waiting.sendall(post("count", {"puzzle": HARD_TO_COUNT}))
            staying.sendall(post("count", {"puzzle": SMALL}, "Connection: close"))
            waiting.close()
            leaving.close()
            self.assertEqual(responses(everything(staying))[0][0], 200)
            staying.close()
            if children is not None:
                self.assertFalse(Path(f"/proc/{children[0]}").exists())

    def test_a_client_that_resets_ends_its_call(self):
        with Server("--threads", "1") as server:
            leaving = server.connect()
            leaving.sendall(post("count", {"puzzle": HARD_TO_COUNT}))
            server.wait_for_children(1)
            leaving.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
            leaving.close()
            self.assertEqual(server.call("count", puzzle=SMALL)[0], 200)

    def test_a_connection_that_is_closed_ends_while_another_call_runs(self):
        # The process of a call holds no connection of another client.
        with Server() as server, server.connect() as first, server.connect() as busy:
            first.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
            first.recv(1)
            busy.sendall(post("count", {"puzzle": HARD_TO_COUNT}))
            server.wait_for_children(1)
            first.sendall(b"GET /x HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            first.shutdown(socket.SHUT_WR)
            everything(first)

    def test_an_interrupt_ends_the_server_and_its_calls(self):
        for number in (signal.SIGINT, signal.SIGTERM):
            server = Server()
            with server.connect() as client, server.connect() as silent:
                client.sendall(post("count", {"puzzle": HARD_TO_COUNT}))
                children = server.wait_for_children(1)
                server.process.send_signal(number)
                self.assertEqual(server.process.communicate(timeout=PATIENCE), ("", ""))
                self.assertEqual(server.process.returncode, 0)
                self.assertEqual((everything(client), everything(silent)), (b"", b""))
                if children is not None:
                    self.assertFalse(Path(f"/proc/{children[0]}").exists())

    def test_a_port_that_is_in_use(self):
        with Server() as server:
            done = subprocess.run([PROGRAM, "--lang", "en", "serve", "--http", "--port", str(server.port)], capture_output=True, text=True, timeout=PATIENCE)
            self.assertEqual(done.returncode, 2)
            self.assertIn(f"port {server.port} cannot be opened", done.stderr)


class Hostile(unittest.TestCase):
    def test_random_changes_of_requests_are_answered_or_refused(self):
        rng = random.Random(OPTIONS.seed)
        good = [("check", {"puzzle": CLASSIC}), ("why", {"puzzle": CLASSIC, "facts": ["r1c3"]}), ("generate", {"seed": 1, "size": 4, "rule": ["diagonals"]}),
                ("convert", {"puzzle": CLASSIC, "to": "json"}), ("hint", {"puzzle": CLASSIC, "only": ["naked_single"]}), ("verify", {"puzzle": SMALL, "states": ["r1c2=2"]})]
        pieces = [*PIECES, b"\r\n", b"\r\n\r\n", b"Content-Length: 3\r\n", b"Transfer-Encoding: chunked\r\n", b"Host: x\r\n", b"HTTP/1.1", b" ", b"Connection: close\r\n", b"0\r\n\r\n",
                  b"Expect: 100-continue\r\n", b"Origin: null\r\n", b"\n", b"Connection: upgrade\r\nUpgrade: websocket\r\n"]
        statuses = {}
        with Server() as server:
            connection = http.client.HTTPConnection("localhost", server.port, timeout=PATIENCE)
            for number in range(OPTIONS.mutations):
                tool, arguments = rng.choice(good)
                if rng.random() < 0.3:
                    data = post(tool, arguments) if rng.random() < 0.5 else b"GET / HTTP/1.1\r\nHost: localhost\r\nAccept: */*\r\n\r\n"
                    found = [status for status, _ in responses(server.exchange(changed_bytes(rng, data * rng.randint(1, 3), pieces)))]
                else:
                    body = json.dumps(changed_values(rng, arguments)).encode() if rng.random() < 0.9 else changed_bytes(rng, json.dumps(arguments).encode())
                    found = [server.ask("POST", "/" + tool, body, connection)[0]]
                for status in found:
                    statuses[status] = statuses.get(status, 0) + 1
                if number % 100 == 0:
                    self.assertEqual(server.call("count", puzzle=SMALL)[0], 200)
            connection.close()
            self.assertEqual(server.call("count", puzzle=SMALL)[0], 200)
        self.assertLessEqual(set(statuses), {200, 204, 400, 403, 404, 405, 413, 422, 431, 503}, statuses)
        # So many reach the tools, rather than fail as requests.
        self.assertGreater(statuses[200] + statuses[422], OPTIONS.mutations // 10, statuses)


def has_server():
    with subprocess.Popen([PROGRAM, "--lang", "en", "serve", "--http", "--port", "0"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as probe:
        if probe.stdout.readline():
            probe.send_signal(signal.SIGINT)
            return True
        return "was built without" not in probe.stderr.read()


def main():
    global PROGRAM, OPTIONS
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", type=Path)
    parser.add_argument("--mutations", type=int, default=300)
    parser.add_argument("--seed", type=int, default=int(os.environ.get("QUADRILLE_RANDOM_SEED", "1")))
    OPTIONS, rest = parser.parse_known_args()
    PROGRAM = OPTIONS.program.resolve()
    if not has_server():
        print("skipped: this program was built without a server")
        sys.exit(77)
    unittest.main(argv=[sys.argv[0], *rest])


if __name__ == "__main__":
    main()
