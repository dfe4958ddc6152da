#!/usr/bin/env python3
"""The JSON records of every command that answers questions, about puzzles that are proper, wrong, unreadable or take too long, follow
docs/answers.schema.json; and a record with a member that the schema does not have does not.

usage: answers_schema_test.py PROGRAM SOURCES

SOURCES: the folder of the project.
"""

import json
import os
import pathlib
import subprocess
import sys

try:
    import jsonschema
except ImportError:
    print("skipped: python3-jsonschema is not installed")
    sys.exit(77)  # ctest shows the test as skipped

UNIQUE = "1.....2..3.....4"
SEVERAL = "1.......4...3..."
NONE = "11.............."
UNREADABLE = "1..............."
HARD = "." * 625
PROGRESS = '{"givens":["1...","..2.",".3..","...4"],"placed":["0300","0000","0000","0000"]}'
KILLER = '{"size":4,"rules":[{"name":"killer_cage","cells":["r1c1","r1c2"],"total":3}]}'
CLASSIC = "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........"
MANY = "\n".join([UNIQUE, SEVERAL, NONE, UNREADABLE + "9"]) + "\n"

RUNS = [
    ("solve", [], MANY), ("solve", [], KILLER), ("solve", ["--time-limit", "1ms"], HARD), ("solve", ["--all"], SEVERAL),
    ("count", [], MANY), ("count", ["--limit", "2"], SEVERAL), ("count", ["--time-limit", "1ms"], HARD), ("count", ["--estimate"], MANY),
    ("count", ["--estimate", "--time-limit", "1ms"], HARD), ("count", ["--unordered"], MANY),
    ("check", [], MANY), ("check", ["--minimal"], UNIQUE), ("check", [], PROGRESS), ("check", ["--time-limit", "1ms"], HARD), ("check", [], KILLER),
    ("verify", [], MANY), ("verify", ["--completable", "--correct"], MANY), ("verify", ["--limit", "3"], PROGRESS),
    ("verify", ["--correct", "--time-limit", "1ms"], HARD), ("verify", ["--output", "jsonl"], MANY),
    ("why", ["r1c2=2", "r1c2!=2", "r1c2"], MANY), ("why", ["r1c1=1", "--time-limit", "1ms"], HARD), ("why", ["r1c1"], KILLER),
    ("candidates", [], MANY), ("candidates", ["--limit", "3", "--pairs", "--needless"], MANY), ("candidates", ["--time-limit", "1ms"], HARD),
    ("hint", [], MANY), ("hint", ["--scale", "se"], CLASSIC), ("hint", [], PROGRESS), ("steps", [], MANY), ("steps", ["--scale", "se"], CLASSIC),
    ("rate", [], MANY), ("rate", ["--scale", "se"], CLASSIC), ("rate", [], KILLER), ("rate", ["--time-limit", "1ms"], HARD),
    ("canon", ["--transformation", "json"], MANY), ("generate", ["--count", "3", "--seed", "1", "--size", "4"], ""),
    ("generate", ["--size", "6", "--rule", "killer_cage", "--seed", "2"], ""),
]


def validators(sources):
    docs = pathlib.Path(sources) / "docs"
    answers = json.loads((docs / "answers.schema.json").read_text())
    puzzle = json.loads((docs / "puzzle.schema.json").read_text())
    kind = jsonschema.Draft202012Validator
    for schema in (answers, puzzle):
        kind.check_schema(schema)
    # The two in one document, because versions of the library differ in how they find another one.
    text = json.dumps(answers).replace("puzzle.schema.json#/$defs/members", "#/$defs/puzzle_members")
    text = text.replace('"puzzle.schema.json"', '"#/$defs/puzzle"')
    whole = json.loads(text)
    del whole["$id"]
    whole["$defs"]["puzzle_members"] = puzzle["$defs"]["members"]
    whole["$defs"]["puzzle"] = {"$ref": "#/$defs/puzzle_members", "unevaluatedProperties": False}
    names = [name for name in answers["$defs"] if name != "refusal"]
    return {name: kind({"$ref": f"#/$defs/{name}", "$defs": whole["$defs"]}) for name in names}


def records(program, command, words, text):
    source = [] if command == "generate" else ["-"]
    output = [] if command == "canon" or "--output" in words else ["--output", "json"]
    done = subprocess.run([program, command, *source, *output, *words], input=text, capture_output=True, text=True, check=False,
                          env={**os.environ, "LC_ALL": "C.UTF-8"})
    assert done.returncode in range(6), (command, words, done)
    return [json.loads(line) for line in done.stdout.splitlines() if line]


def main():
    program, sources = sys.argv[1:]
    known = validators(sources)
    assert {command for command, _, _ in RUNS} == set(known), "a command without a run, or without a schema"
    reasons = set()
    for command, words, text in RUNS:
        found = records(program, command, words, text)
        assert found, f"{command} {words}: no record"
        for record in found:
            errors = [error.message for error in known[command].iter_errors(record)]
            assert not errors, f"{command} {words}: {record}\n" + "\n".join(errors)
            if "reason" in record:
                reasons.add(command)
            # Nothing counts the grids of 25x25 to the end, however fast or slow: these records tell of the limit.
            if command == "count" and text == HARD and "--estimate" not in words:
                assert record["stopped"] and not record["all_counted"], record
            assert not known[command].is_valid({**record, "unheard_of": 1}), f"{command}: any member is accepted"
        needed = [name for name in found[-1] if name in ("file", "solved", "verdict", "valid", "canon", "candidates", "statement", "technique")]
        for name in needed:
            fewer = {key: value for key, value in found[-1].items() if key != name}
            assert not known[command].is_valid(fewer), f"{command}: {name} is not required"
        print(f"{command} {' '.join(words)}: {len(found)} records")
    assert reasons >= {"solve", "check", "verify", "why", "candidates", "hint", "rate"}, reasons


if __name__ == "__main__":
    main()
