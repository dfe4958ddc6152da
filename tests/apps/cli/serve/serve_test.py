#!/usr/bin/env python3
"""Talks to `quadrille serve` as pages, and as anything else that may connect. usage: serve_test.py PROGRAM

The client uses only the standard library. Exits with 77 (skipped) if the program has no server.
"""

import base64
import json
import os
import re
import signal
import socket
import struct
import subprocess
import sys
import unittest

PROGRAM = sys.argv.pop(1) if len(sys.argv) > 1 else "quadrille"
PATIENCE = 1800  # seconds, which the busiest machine keeps
FPUZZLES = "https://f-puzzles.com"
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10

GIVENS = "....13...24....."
SOLUTION = [2, 4, 1, 3, 1, 3, 2, 4, 3, 2, 4, 1, 4, 1, 3, 2]


def puzzle(givens):
    """Returns a square puzzle as f-puzzles' JSON; the server takes it unpacked, too."""
    size = int(len(givens) ** 0.5)
    cells = [{} if symbol == "." else {"value": int(symbol), "given": True} for symbol in givens]
    return json.dumps({"size": size, "grid": [cells[size * row:size * (row + 1)] for row in range(size)]})


EMPTY = puzzle("." * 81)  # more solutions than anybody counts


def request(nonce, command, data=puzzle(GIVENS)):
    return json.dumps({"nonce": nonce, "command": command, "dataType": "fpuzzles", "data": data})


class Server:
    def __init__(self, *arguments):
        self.process = subprocess.Popen([PROGRAM, "serve", "--port", "0", *arguments], stdout=subprocess.PIPE,
                                        stderr=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        found = re.search(r"ws://localhost:(\d+) ", line)
        assert found, (line, self.process.communicate())
        self.port = int(found[1])

    def end(self):
        """Presses Ctrl-C; returns the exit code, and the output on standard error."""
        self.process.send_signal(signal.SIGINT)
        _, errors = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, errors


class Connection:
    """A socket; incoming data is read as HTTP, then as frames."""

    def __init__(self, server):
        self.socket = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
        self.bytes = b""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.socket.close()

    def send(self, data):
        self.socket.sendall(data)

    def take(self, count):
        while len(self.bytes) < count:
            more = self.socket.recv(65536)
            if not more:
                raise EOFError(self.bytes)
            self.bytes += more
        taken, self.bytes = self.bytes[:count], self.bytes[count:]
        return taken

    def is_closed(self):
        """Waits until the server ends the connection."""
        try:
            while self.socket.recv(65536):
                pass
        except ConnectionError:
            pass
        return True

    def rest(self):
        """Returns the data that arrives until the server ends the connection."""
        text = self.bytes
        while more := self.socket.recv(65536):
            text += more
        return text

    def status(self):
        """Returns the status of a response of HTTP, whose header is taken."""
        header = b""
        while not header.endswith(b"\r\n\r\n"):
            header += self.take(1)
        return int(header.split()[1])

    def shake_hands(self, origin=FPUZZLES):
        """Asks for a websocket; returns the status."""
        lines = ["GET / HTTP/1.1", "Host: localhost", "Upgrade: websocket", "Connection: Upgrade",
                 "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: " + base64.b64encode(os.urandom(16)).decode()]
        if origin is not None:
            lines.append("Origin: " + origin)
        self.send("\r\n".join([*lines, "", ""]).encode())
        return self.status()


def frame(payload, kind=TEXT, is_last=True, is_masked=True):
    length = len(payload)
    head = bytes([(128 if is_last else 0) | kind])
    masked = 128 if is_masked else 0
    if length < 126:
        head += bytes([masked | length])
    elif length < 65536:
        head += bytes([masked | 126]) + struct.pack(">H", length)
    else:
        head += bytes([masked | 127]) + struct.pack(">Q", length)
    if not is_masked:
        return head + payload
    mask = os.urandom(4)
    key = (mask * (length // 4 + 1))[:length]
    return head + mask + bytes(a ^ b for a, b in zip(payload, key))


class Page(Connection):
    """A page that is connected."""

    def __init__(self, server, origin=FPUZZLES):
        super().__init__(server)
        status = self.shake_hands(origin)
        assert status == 101, status

    def say(self, message):
        self.send(frame(message.encode()))

    def frame(self):
        first, second = self.take(2)
        assert first & 128 and not second & 128, "the server sends whole frames, not masked"
        length = second & 127
        if length == 126:
            length, = struct.unpack(">H", self.take(2))
        elif length == 127:
            length, = struct.unpack(">Q", self.take(8))
        return first & 15, self.take(length)

    def hear(self):
        kind, payload = self.frame()
        assert kind == TEXT, (kind, payload)
        return json.loads(payload)

    def hear_last(self):
        """Returns the next message that tells no progress."""
        while (message := self.hear()).get("inProgress") or message["type"] == "estimate":
            pass
        return message

    def close_code(self):
        """Passes over messages."""
        while (got := self.frame())[0] != CLOSE:
            pass
        return struct.unpack(">H", got[1][:2])[0]


class ServeTest(unittest.TestCase):
    def setUp(self):
        self.server = Server()

    def tearDown(self):
        self.assertEqual(self.server.end(), (0, ""))
        self.server.process.stdout.close()
        self.server.process.stderr.close()

    def assert_serves(self):
        with Page(self.server) as page:
            page.say(request(1, "solve"))
            self.assertEqual(page.hear(), {"nonce": 1, "type": "solved", "solution": SOLUTION})

    def test_answers_one_request_after_another(self):
        with Page(self.server) as page:
            for nonce in range(1, 20):
                page.say(request(nonce, "check"))
                self.assertEqual(page.hear(), {"nonce": nonce, "type": "count", "count": 1, "inProgress": False})

    def test_answers_clients_at_the_same_time(self):
        pages = [Page(self.server) for _ in range(8)]
        for number, page in enumerate(pages):
            page.say(request(number, "count", EMPTY))
        for number, page in enumerate(pages):  # all of them count at once
            self.assertEqual(page.hear()["nonce"], number)
        for number, page in enumerate(pages):
            page.say(request(100 + number, "solve"))
        for number, page in enumerate(pages):
            self.assertEqual(page.hear_last(), {"nonce": number, "type": "canceled"})
            self.assertEqual(page.hear(), {"nonce": 100 + number, "type": "solved", "solution": SOLUTION})
            page.socket.close()

    def test_cancels(self):
        with Page(self.server) as page:
            for nonce, command in ((1, "count"), (3, "estimate")):
                page.say(request(nonce, command, EMPTY))
                self.assertEqual(page.hear()["nonce"], nonce)
                page.say(json.dumps({"nonce": nonce + 1, "command": "cancel"}))
                self.assertEqual(page.hear_last(), {"nonce": nonce, "type": "canceled"})
                self.assertEqual(page.hear(), {"nonce": nonce + 1, "type": "canceled"})

    def test_takes_messages_in_parts(self):
        with Page(self.server) as page:
            text = request(5, "solve").encode()
            page.send(frame(text[:40], is_last=False) + frame(b"hello", PING) + frame(text[40:], kind=0))
            self.assertEqual(page.frame(), (PONG, b"hello"))
            self.assertEqual(page.hear()["solution"], SOLUTION)

    def test_answers_what_is_no_request(self):
        with Page(self.server) as page:
            for text in ("", "{", "[]", "solve", "null", '{"nonce":1}', '{"nonce":' + "[" * 100_000):
                page.say(text)
                self.assertEqual(page.hear()["type"], "invalid", text[:20])
            page.say(request(2, "solve", "N4Ig"))
            self.assertEqual(page.hear()["type"], "invalid")
            page.say(request(3, "solve"))
            self.assertEqual(page.hear()["solution"], SOLUTION)

    def test_goes_on_counting_after_what_is_no_request(self):
        with Page(self.server) as page:
            page.say(request(1, "count", EMPTY))
            page.hear()
            page.say("{")
            while (message := page.hear())["type"] != "invalid":
                self.assertTrue(message["inProgress"])
            self.assertEqual(page.hear()["nonce"], 1)

    def test_tells_other_origins_that_they_are_not_welcome(self):
        for origin in ("https://example.org", "http://f-puzzles.com", "https://f-puzzles.com.example.org", "null", ""):
            with Connection(self.server) as stranger:
                self.assertEqual(stranger.shake_hands(origin), 403, origin)
                self.assertIn(b"--allow-origin", stranger.rest())
        with Page(self.server, origin=None):  # a program, which names none
            pass
        self.assert_serves()

    def test_tells_what_asks_for_no_websocket(self):
        for text, status in ((b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", 426),
                             (b"nonsense\r\n\r\n", 400),
                             (b"GET / HTTP/1.1\r\nLong: " + b"x" * 7000 + b"\r\nMore: " + b"x" * 7000 + b"\r\n\r\n", 400)):
            with Connection(self.server) as stranger:
                stranger.send(text)
                self.assertEqual(stranger.status(), status, text[:20])
                self.assertTrue(stranger.is_closed())
        self.assert_serves()

    def test_closes_upon_frames_that_break_the_protocol(self):
        for broken, code in ((frame(b"{}", is_masked=False), 1002), (frame(b"{}", kind=3), 1002),
                             (frame(b"{}", kind=0), 1002), (bytes([0xF1, 0x80, 0, 0, 0, 0]), 1002),
                             (frame(b"x" * 126, PING), 1002), (frame(b"\xff\xfe"), 1007),
                             (frame(request(1, "solve").encode(), BINARY), 1003)):
            with Page(self.server) as page:
                page.say(request(1, "count", EMPTY))
                page.hear()
                page.send(broken)
                self.assertEqual(page.close_code(), code, broken[:8])
        self.assert_serves()

    def test_closes_upon_messages_that_are_too_long(self):
        parts = frame(b" " * 600_000, is_last=False) + frame(b" " * 600_000, kind=0)
        announced = bytes([129, 255]) + struct.pack(">Q", 1 << 62)
        for long in (parts, announced + b"\0" * 4):
            with Page(self.server) as page:
                page.send(long)
                self.assertEqual(page.close_code(), 1009)
        self.assert_serves()

    def test_answers_the_longest_message(self):
        with Page(self.server) as page:
            text = request(1, "solve")
            page.say(text + " " * (1_000_000 - len(text)))
            self.assertEqual(page.hear()["solution"], SOLUTION)

    def test_says_goodbye(self):
        with Page(self.server) as page:
            page.send(frame(struct.pack(">H", 1000), CLOSE))
            self.assertEqual(page.close_code(), 1000)
            self.assertTrue(page.is_closed())

    def test_ends_connections_that_are_closed_by_halves(self):
        for words in (b"", b"GET / HT"):
            with Connection(self.server) as stranger:
                stranger.send(words)
                stranger.socket.shutdown(socket.SHUT_WR)
                self.assertTrue(stranger.is_closed())
        with Page(self.server) as page:
            page.say(request(1, "count", EMPTY))
            page.hear()
            page.socket.shutdown(socket.SHUT_WR)
            self.assertTrue(page.is_closed())

    def test_takes_so_many_clients_and_then_others(self):
        pages = [Page(self.server) for _ in range(16)]
        with Connection(self.server) as more:
            self.assertEqual(more.shake_hands(), 503)
        pages[0].say(request(1, "count", EMPTY))
        pages[0].hear()
        pages[0].socket.close()  # its search ends, and its place is free
        while True:
            with Connection(self.server) as more:
                if (status := more.shake_hands()) == 101:
                    break
                self.assertEqual(status, 503)
        for page in pages:
            page.socket.close()

    def test_ends_with_a_goodbye_while_it_searches(self):
        with Page(self.server) as page:
            page.say(request(1, "count", EMPTY))
            page.hear()
            self.server.process.send_signal(signal.SIGINT)
            self.assertEqual(page.close_code(), 1001)
            page.send(frame(struct.pack(">H", 1001), CLOSE))
            self.assertEqual(self.server.process.wait(PATIENCE), 0)

    def test_tells_that_a_port_is_in_use(self):
        done = subprocess.run([PROGRAM, "serve", "--port", str(self.server.port)], capture_output=True, text=True,
                              timeout=PATIENCE, check=False)
        self.assertEqual(done.returncode, 2)
        self.assertRegex(done.stderr, rf"^quadrille: port {self.server.port} cannot be opened \(.+\); if another solver")
        self.assert_serves()


class OriginTest(unittest.TestCase):
    def test_welcomes_the_origins_that_are_allowed(self):
        server = Server("--allow-origin", "http://LocalHost:8000")
        for origin in ("http://localhost:8000", FPUZZLES, "https://www.f-puzzles.com"):
            with Page(server, origin):
                pass
        with Connection(server) as stranger:
            self.assertEqual(stranger.shake_hands("http://localhost:8001"), 403)
        self.assertEqual(server.end(), (0, ""))
        server.process.stdout.close()
        server.process.stderr.close()


def has_server():
    with subprocess.Popen([PROGRAM, "serve", "--port", "0"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as probe:
        if probe.stdout.readline():
            probe.send_signal(signal.SIGINT)
            return True
        return "was built without" not in probe.stderr.read()


if __name__ == "__main__":
    if not has_server():
        print("skipped: this program was built without a server")
        sys.exit(77)
    unittest.main()
