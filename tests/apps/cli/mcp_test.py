#!/usr/bin/env python3
"""`quadrille mcp` answers each tool, each resource and each mistake, and nothing that a client sends hangs, crashes or opens a file.

usage: mcp_test.py PROGRAM [--mutations N] [--seed N]

After the recorded sessions come hostile ones, then N messages with random changes, each of which is answered once or not at all, as the
protocol requires. No check depends on the clock: where a limit of time is tested, the work is longer than any machine does in that time, and
elsewhere the limit is an hour. ctest ends a test that hangs.
"""

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from changed_messages import changed_bytes, changed_values

CLASSIC = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
HARD_TO_COUNT = "." * 81
HARD_TO_RATE = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
PROGRAM = None
OPTIONS = None


def request(number, method, params=None):
    message = {"jsonrpc": "2.0", "id": number, "method": method}
    if params is not None:
        message["params"] = params
    return message


def call(number, tool, **arguments):
    return request(number, "tools/call", {"name": tool, "arguments": arguments})


def exchange(messages, *options, cwd=None):
    """The answers to these messages (objects, or lines as they are), as objects in the order of the lines of output. A call may take an
    hour, unless an option says otherwise."""
    if "--time-limit" not in options:
        options = ("--time-limit", "60m", *options)
    text = b"".join((m if isinstance(m, bytes) else json.dumps(m).encode()) + b"\n" for m in messages)
    done = subprocess.run([PROGRAM, "--lang", "en", "mcp", *options], input=text, capture_output=True, cwd=cwd)
    if done.returncode != 0 or done.stderr:
        raise AssertionError(f"exit code {done.returncode}: {done.stderr.decode(errors='replace')}")
    return [json.loads(line) for line in done.stdout.splitlines()]


def answer(message, *options, cwd=None):
    answers = exchange([message], *options, cwd=cwd)
    if len(answers) != 1 or answers[0]["id"] != message["id"]:
        raise AssertionError(f"{message}: {answers}")
    return answers[0]


def answers_of(message, *options):
    """What the tool found, as records; the call must not be an error."""
    result = answer(message, *options)["result"]
    if result["isError"]:
        raise AssertionError(f"{message}: {result}")
    return result["structuredContent"]["answers"]


def text_of(message, *options, cwd=None):
    result = answer(message, *options, cwd=cwd)["result"]
    return "".join(content["text"] for content in result["content"]), result["isError"]


class Protocol(unittest.TestCase):
    def test_begins_with_a_version_that_both_know(self):
        for wanted, expected in (("2025-06-18", "2025-06-18"), ("2024-11-05", "2024-11-05"), ("1999-01-01", "2025-11-25")):
            result = answer(request(1, "initialize", {"protocolVersion": wanted, "capabilities": {}}))["result"]
            self.assertEqual(result["protocolVersion"], expected)
            self.assertEqual(set(result["capabilities"]), {"tools", "resources"})
            self.assertEqual(result["serverInfo"]["name"], "quadrille")

    def test_ids_come_back_as_they_were(self):
        for number in (0, -5, "a\"\\é", 1e20, "007"):
            self.assertEqual(answer(request(number, "ping"))["result"], {})

    def test_notifications_and_answers_are_not_answered(self):
        lines = [{"jsonrpc": "2.0", "method": "notifications/initialized"}, {"jsonrpc": "2.0", "method": "tools/call"},
                 {"jsonrpc": "2.0", "id": 3, "result": {}}, b"", b"   "]
        self.assertEqual(exchange(lines), [])

    def test_mistakes_in_messages_have_codes_and_sentences(self):
        lines = {b"nonsense": -32700, b"{": -32700, b'{"jsonrpc":"2.0"} x': -32700, b"[]": -32600, b"{}": -32600,
                 b'{"jsonrpc":"1.0","id":1,"method":"ping"}': -32600, b'{"jsonrpc":"2.0","id":null,"method":"ping"}': -32600,
                 b'{"jsonrpc":"2.0","id":1,"method":7}': -32600, b'{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}': -32600,
                 b'{"jsonrpc":"2.0","id":1,"method":"no/such"}': -32601, b'{"jsonrpc":"2.0","id":1,"method":"tools/call"}': -32602,
                 b'{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"file:///etc/passwd"}}': -32002,
                 b'{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"quadrille://rules/../x"}}': -32002,
                 b'{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"quadrille://rules/nosuch"}}': -32002,
                 b'\xff\xfe{"jsonrpc"': -32700, b"[" * 100_000: -32600, b'{"a":' * 100_000: -32700}
        for line, code in lines.items():
            found = exchange([line])
            self.assertEqual([each["error"]["code"] for each in found], [code], line[:80])
            self.assertGreater(len(found[0]["error"]["message"]), 10)

    def test_a_line_without_its_end_is_answered(self):
        done = subprocess.run([PROGRAM, "mcp"], input=json.dumps(request(1, "ping")), capture_output=True, text=True, check=True)
        self.assertEqual(json.loads(done.stdout)["id"], 1)


class Tools(unittest.TestCase):
    def test_each_is_described_and_takes_what_its_schema_offers(self):
        samples = {"size": "9", "box": "3x3", "boards": "samurai", "rule": "diagonals", "digits": "123456789", "format": "plain",
                   "only": "naked_single", "also": "all", "without": "x_wing", "difficulty": "easy", "score": "..9000", "er": "1.0..11.0",
                   "needs": "hidden_single", "hardest": "hidden_single", "facts": ["r1c3=4"], "states": ["r1c3=4", SOLUTION], "puzzle": CLASSIC}
        tools = answer(request(1, "tools/list"))["result"]["tools"]
        self.assertEqual([tool["name"] for tool in tools],
                         ["solve", "count", "check", "verify", "why", "candidates", "hint", "steps", "rate", "convert", "canon", "generate"])
        for tool in tools:
            schema = tool["inputSchema"]
            self.assertGreater(len(tool["description"]), 20)
            self.assertFalse(schema["additionalProperties"])
            self.assertTrue(set(schema["required"]) <= set(schema["properties"]))
            for name, property_ in schema["properties"].items():
                self.assertTrue(property_["description"], name)
                kind = property_.get("items", property_)
                value = samples.get(name) or (True if kind["type"] == "boolean" else kind.get("enum", [None])[0] or kind.get("minimum"))
                value = [value] if property_["type"] == "array" and not isinstance(value, list) else value
                arguments = {each: samples[each] for each in schema["required"]} | {name: value}
                text, _ = text_of(call(1, tool["name"], **arguments))
                self.assertNotRegex(text, "not expected here|For help", f"{tool['name']} {name}={value}: {text}")

    def test_answers_are_those_of_the_command(self):
        commands = [("solve", {}), ("check", {"minimal": True}), ("candidates", {}), ("hint", {}), ("steps", {}), ("rate", {}), ("convert", {"to": "sdk"}),
                    ("convert", {"to": "json"}), ("canon", {}), ("count", {})]
        for tool, arguments in commands:
            words = [f"--{name}" if value is True else f"--{name}={value}" for name, value in arguments.items()]
            if tool not in ("convert", "canon"):
                words.append("--output=json")
            done = subprocess.run([PROGRAM, "--lang", "en", tool, *words, "-"], input=CLASSIC + "\n", capture_output=True, text=True)
            self.assertEqual(text_of(call(1, tool, puzzle=CLASSIC, **arguments)), (done.stdout + done.stderr, False), tool)

    def test_each_tells_what_is_true(self):
        solution = [int(c) for c in SOLUTION]
        self.assertEqual(answers_of(call(1, "check", puzzle=CLASSIC))[0]["solution"], solution)
        self.assertEqual(sum(answers_of(call(1, "solve", puzzle=CLASSIC))[0]["solution"], []), solution)
        counted = answers_of(call(1, "count", puzzle="." * 16))[0]
        self.assertEqual((counted["solutions"], counted["all_counted"]), (288, True))
        self.assertTrue(answers_of(call(1, "why", puzzle=CLASSIC, facts=["r1c3=4", "r1c3!=4"]))[0]["forced"])
        states = answers_of(call(1, "verify", puzzle=CLASSIC, states=["r1c3=4", "r1c3=5", SOLUTION], completable=True, correct=True))
        self.assertEqual([(each["valid"], each["solved"]) for each in states], [(True, False), (False, False), (True, True)])
        self.assertEqual(states[1]["violations"][0]["cells"], ["r1c1", "r1c3"])
        self.assertIn("r5c5", answers_of(call(1, "hint", puzzle=CLASSIC))[0]["where"])
        self.assertGreater(len(answers_of(call(1, "steps", puzzle=CLASSIC))), 40)
        made = answers_of(call(1, "generate", seed=5, count=3, size=4))
        self.assertEqual(len(made), 3)
        checked = answers_of(call(1, "check", puzzle="\n".join(json.dumps(each) for each in made)))
        self.assertEqual([each["verdict"] for each in checked], ["unique"] * 3)

    def test_bad_puzzles_and_values_are_errors_of_the_tool(self):
        cases = [(call(1, "solve", puzzle="nonsense"), "no recognised format"), (call(1, "solve"), 'expected the argument "puzzle"'),
                 (call(1, "solve", puzzle=7), "must be a string"), (call(1, "solve", puzzle=CLASSIC, out="x"), 'found the argument "out"'),
                 (call(1, "solve", puzzle=CLASSIC, all="yes"), "must be true or false"), (call(1, "count", puzzle=CLASSIC, limit=0), "1 or more"),
                 (call(1, "why", puzzle=CLASSIC, facts=["/etc/passwd"]), "expected a fact"), (call(1, "why", puzzle=CLASSIC, facts=[]), '"facts"'),
                 (call(1, "solve", puzzle=CLASSIC, rule="nosuch"), "nosuch"), (call(1, "rate", puzzle=CLASSIC, scale="x"), "hodoku"),
                 (request(1, "tools/call", {"name": "solve", "arguments": []}), "as an object")]
        for message, expected in cases:
            text, is_error = text_of(message)
            self.assertTrue(is_error, message)
            self.assertIn(expected, text)
        self.assertIn("there are solve", answer(request(1, "tools/call", {"name": "rm"}))["error"]["message"])

    def test_puzzles_that_can_be_read_are_answered_beside_bad_ones(self):
        text, is_error = text_of(call(1, "check", puzzle=f"{CLASSIC}\n{CLASSIC[:-3]}\n{SOLUTION}"))
        self.assertEqual((text.count('"unique"'), is_error), (2, True))
        self.assertIn(":2:", text)


class Resources(unittest.TestCase):
    def test_lists_and_their_entries_are_those_of_the_commands(self):
        listed = [each["uri"] for each in answer(request(1, "resources/list"))["result"]["resources"]]
        self.assertEqual(listed, ["quadrille://rules", "quadrille://formats", "quadrille://techniques"])
        self.assertEqual(len(answer(request(1, "resources/templates/list"))["result"]["resourceTemplates"]), 3)
        for address in [*listed, "quadrille://rules/killer_cage", "quadrille://formats/sdk", "quadrille://techniques/x_wing"]:
            words = address.removeprefix("quadrille://").split("/")
            done = subprocess.run([PROGRAM, "--lang", "en", *words], capture_output=True, text=True, check=True)
            contents = answer(request(1, "resources/read", {"uri": address}))["result"]["contents"]
            self.assertEqual(contents, [{"uri": address, "mimeType": "text/plain", "text": done.stdout}])


class Hostile(unittest.TestCase):
    def test_a_search_without_end_tells_what_it_found(self):
        text, is_error = text_of(call(1, "count", puzzle=HARD_TO_COUNT), "--time-limit", "300ms")
        self.assertFalse(json.loads(text.splitlines()[0])["all_counted"])
        self.assertFalse(is_error)

    def test_work_on_many_puzzles_is_interrupted(self):
        # Each puzzle keeps to the limit, but all of them do not.
        puzzles = "\n".join([HARD_TO_RATE] * 20_000)
        result = answer(call(1, "rate", puzzle=puzzles, scale="se"), "--time-limit", "300ms")["result"]
        self.assertIn("took longer than 300ms", result["content"][-1]["text"])
        records = result.get("structuredContent", {"answers": []})["answers"]
        self.assertLess(len(records), 20_000)
        for record in records:
            self.assertEqual(record.get("er", 10.7), 10.7)

    def test_memory_is_limited(self):
        # The answer alone, 4,096 cells of each of 100,000 solutions, takes more.
        if b"__asan_init" in Path(PROGRAM).read_bytes():
            self.skipTest("the address sanitizer reports a lack of memory in its own words")
        text, is_error = text_of(call(1, "solve", puzzle=json.dumps({"size": 64, "boxes": [8, 8]}), limit=100_000), "--memory-limit", "20M")
        self.assertIn("needs more than 20971520 bytes of memory", text)
        self.assertNotIn("ulimit", text)
        self.assertTrue(is_error)

    def test_a_long_answer_is_cut(self):
        result = answer(call(1, "generate", count=1_000_000, seed=1))["result"]
        self.assertIn("is cut", result["content"][-1]["text"])
        self.assertLessEqual(len(result["content"][0]["text"]), 4_000_000)

    def test_a_long_line_is_refused_and_the_next_is_answered(self):
        found = exchange([b'{"jsonrpc":"2.0","id":1,"method":"' + b"x" * 9_000_000 + b'"}', request(2, "ping")])
        self.assertEqual([each.get("id") for each in found], [None, 2])
        self.assertIn("longer than", found[0]["error"]["message"])

    def test_no_file_is_opened(self):
        with tempfile.TemporaryDirectory() as folder:
            for name in ("a1=5", "r1c1", "puzzle.txt", "a1"):
                (Path(folder) / name).write_text(SOLUTION + "\n")
            fact = call(1, "why", puzzle=CLASSIC, facts=["a1=5"])
            self.assertEqual(text_of(fact, cwd=folder), text_of(fact))
            for message in (call(1, "solve", puzzle="puzzle.txt"), call(1, "solve", puzzle=folder + "/puzzle.txt"),
                            call(1, "solve", puzzle=CLASSIC, rule=f"{folder}/puzzle.txt"), call(1, "solve", puzzle="file://" + folder + "/puzzle.txt")):
                text, is_error = text_of(message, cwd=folder)
                self.assertNotIn("unique", text)
                self.assertTrue(is_error, message)

    def test_a_call_can_be_cancelled_and_the_others_go_on(self):
        process = subprocess.Popen([PROGRAM, "mcp", "--threads", "1", "--time-limit", "60m"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

        def send(message):
            process.stdin.write(json.dumps(message) + "\n")
            process.stdin.flush()

        send(call("long", "count", puzzle=HARD_TO_COUNT))
        send(call("waits", "count", puzzle="." * 16))
        send(request("first", "ping"))
        self.assertEqual(json.loads(process.stdout.readline())["id"], "first")
        send({"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": "long"}})
        self.assertEqual(json.loads(process.stdout.readline())["id"], "waits")
        send(call("queued", "count", puzzle=HARD_TO_COUNT))
        send(call("dropped", "count", puzzle="." * 16))
        for number in ("dropped", "queued", "no such"):
            send({"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": number}})
        out, _ = process.communicate()
        self.assertEqual((out, process.returncode), ("", 0))

    def test_an_interrupt_ends_the_server_and_its_calls(self):
        process = subprocess.Popen([PROGRAM, "mcp", "--time-limit", "60m"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        process.stdin.write(json.dumps(call(1, "count", puzzle=HARD_TO_COUNT)) + "\n" + json.dumps(request(2, "ping")) + "\n")
        process.stdin.flush()
        self.assertEqual(json.loads(process.stdout.readline())["id"], 2)
        process.terminate()
        out, _ = process.communicate()  # the end of output: no call holds it any more
        self.assertEqual((out, process.returncode), ("", 0))

    def test_random_changes_of_messages_are_answered_once_or_not_at_all(self):
        rng = random.Random(OPTIONS.seed)
        by_tools = 0
        good = [call(1, "check", puzzle=CLASSIC), call("x", "why", puzzle=CLASSIC, facts=["r1c3"]), call(3, "generate", seed=1, size=4, rule=["diagonals"]),
                call(4, "convert", puzzle=CLASSIC, to="json"), request(5, "resources/read", {"uri": "quadrille://rules/killer_cage"}), request(6, "tools/list"),
                request(7, "initialize", {"protocolVersion": "2025-06-18"}), call(8, "hint", puzzle=CLASSIC, only=["naked_single"])]
        for begin in range(0, OPTIONS.mutations, 100):
            lines = [changed_bytes(rng, json.dumps(rng.choice(good)).encode()).replace(b"\n", b" ") if rng.random() < 0.3
                     else json.dumps(changed_values(rng, rng.choice(good))).encode()
                     for _ in range(min(100, OPTIONS.mutations - begin))]
            answers = exchange([*lines, request("the end", "ping")])
            self.assertEqual(sum(each.get("id") == "the end" for each in answers), 1)
            self.assertLessEqual(len(answers), len(lines) + 1)
            by_tools += sum("content" in each.get("result", {}) for each in answers)
            for each in answers:
                self.assertEqual(each["jsonrpc"], "2.0")
                self.assertTrue(("result" in each) != ("error" in each), each)
        # So many reach the tools, rather than fail as JSON.
        self.assertGreater(by_tools, OPTIONS.mutations // 10)


def main():
    global PROGRAM, OPTIONS
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", type=Path)
    parser.add_argument("--mutations", type=int, default=300)
    parser.add_argument("--seed", type=int, default=int(os.environ.get("QUADRILLE_RANDOM_SEED", "1")))
    OPTIONS, rest = parser.parse_known_args()
    PROGRAM = OPTIONS.program.resolve()
    unittest.main(argv=[sys.argv[0], *rest])


if __name__ == "__main__":
    main()
