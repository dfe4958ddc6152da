#!/usr/bin/env python3
"""Makes datasets in parts while processes are killed at random, and compares them with those of undisturbed runs with another number of
threads. Checks that what a dataset says is true: forms, solutions, ratings and hashes, by other commands and by code of its own.
Reads it with json, csv and pandas.

usage: dataset_test.py QUADRILLE [--count N] [--kills N] [--seed N]

By default short runs. The long one: --count 100000 --kills 20
"""

import argparse
import csv
import filecmp
import io
import json
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
SETS = "train", "test"
MASK = (1 << 64) - 1
PRIMES = 0x9E3779B185EBCA87, 0xC2B2AE3D27D4EB4F, 0x165667B19E3779F9, 0x85EBCA77C2B2AE63, 0x27D4EB2F165667C5


def rotated(number, bits):
    return (number << bits | number >> 64 - bits) & MASK


def xxh64(data):
    """The hash, by the description of its format (github.com/Cyan4973/xxHash, doc/xxhash_spec.md)."""
    one, two, three, four, five = PRIMES

    def round_of(state, lane):
        return rotated((state + lane * two) & MASK, 31) * one & MASK

    at, left = 0, len(data)
    if left >= 32:
        states = [(one + two) & MASK, two, 0, -one & MASK]
        while left - at >= 32:
            states = [round_of(state, int.from_bytes(data[at + 8 * i:at + 8 * i + 8], "little")) for i, state in enumerate(states)]
            at += 32
        found = sum(rotated(state, bits) for state, bits in zip(states, (1, 7, 12, 18))) & MASK
        for state in states:
            found = ((found ^ round_of(0, state)) * one + four) & MASK
    else:
        found = five
    found = (found + left) & MASK
    while left - at >= 8:
        found = (rotated(found ^ round_of(0, int.from_bytes(data[at:at + 8], "little")), 27) * one + four) & MASK
        at += 8
    if left - at >= 4:
        found = (rotated(found ^ int.from_bytes(data[at:at + 4], "little") * one & MASK, 23) * two + three) & MASK
        at += 4
    for byte in data[at:]:
        found = rotated(found ^ byte * five & MASK, 11) * one & MASK
    found = (found ^ found >> 33) * two & MASK
    found = (found ^ found >> 29) * three & MASK
    return found ^ found >> 32


class Test:
    def __init__(self, program, folder):
        self.program, self.folder = program, folder

    def run(self, *words, given=None, code=0):
        done = subprocess.run([self.program, *map(str, words)], cwd=self.folder, input=given, capture_output=True, text=True, check=False)
        if done.returncode != code:
            sys.exit(f"{' '.join(map(str, words))}: ended with {done.returncode}, expected {code}: {done.stdout[:500]}{done.stderr[:2000]}")
        return done

    def dataset(self, out, *words, **more):
        return self.run("dataset", "--out", out, *words, **more)

    def text_of(self, file):
        """The text of a file of a dataset."""
        data = (self.folder / file).read_bytes()
        if file.endswith(".zst"):
            data = subprocess.run(["zstd", "-dc"], input=data, capture_output=True, check=True).stdout
        return data

    def manifest(self, out):
        return json.loads((self.folder / out / "manifest.json").read_text())

    def entries(self, out):
        """By set."""
        found = {name: [] for name in SETS}
        for file in self.manifest(out)["files"]:
            found[file["set"]] += map(json.loads, self.text_of(f"{out}/{file['file']}").splitlines())
        return found


def files_of(folder):
    return sorted(str(file.relative_to(folder)) for file in folder.rglob("*") if file.is_file())


def fail_unless(holds, message):
    if not holds:
        sys.exit(message)


def fail_unless_same(one, other):
    fail_unless(files_of(one) == files_of(other), f"files differ: {files_of(one)} and {files_of(other)}")
    for name in files_of(one):
        fail_unless(filecmp.cmp(one / name, other / name, shallow=False), f"{name} differs in {one} and {other}")


class Kills:
    """A dataset that is made in parts, by processes that are killed when the work has come to a point that is drawn."""

    def __init__(self, test, out, words, blocks, chance):
        self.test, self.out, self.words, self.blocks, self.chance = test, test.folder / out, words, blocks, chance
        self.done = 0

    def progress(self):
        """How far the work has come: blocks, files that are begun or in place, the card."""
        names = files_of(self.out) if self.out.exists() else []
        return len([name for name in names if ".lock" not in name])

    def until_done(self, most, *words):
        """Runs the command again and again until it is done."""
        for attempt in range(most + 2):
            before = self.progress()
            process = subprocess.Popen([self.test.program, "dataset", "--out", self.out, *self.words, *words],
                                       stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
            wanted = before + self.chance.randrange(1 + self.blocks // 2)
            while attempt < most and process.poll() is None:
                if self.progress() >= wanted:
                    process.send_signal(self.chance.choice([signal.SIGKILL, signal.SIGKILL, signal.SIGTERM, signal.SIGINT]))
                    self.done += 1
                    break
                time.sleep(0.002)
            errors = process.communicate()[1]
            if process.returncode == 0:
                return
            fail_unless(process.returncode in (-signal.SIGKILL, -signal.SIGTERM, -signal.SIGINT, 3, 75), f"ended with {process.returncode}: {errors}")
        sys.exit("a part was never done")


def check_kills(test, words, blocks, kills, chance):
    """Parts with kills give the bytes of one run."""
    shutil.rmtree(test.folder / "whole", ignore_errors=True)
    test.dataset("whole", *words, "--threads", 2)
    killed = 0
    for attempt in range(20):
        shutil.rmtree(test.folder / "torn", ignore_errors=True)
        parts = Kills(test, "torn", words, blocks, chance)
        for part in chance.sample(range(3), 3):
            parts.until_done(1 + kills // 4, "--part", f"{part}/3")
        parts.until_done(1 + kills // 4)
        fail_unless_same(test.folder / "whole", test.folder / "torn")
        killed += parts.done
        if killed >= kills:
            break
    fail_unless(killed > 0, "no process was killed: nothing was tested")
    said = test.dataset("torn", *words).stderr
    fail_unless("is complete" in said, f"a complete dataset was made again: {said}")
    print(f"{' '.join(words)}: {killed} processes were killed; the bytes were the same")


def check_one_run(test, words):
    """A second run in the same folder is refused while the first one works."""
    for attempt in range(20):
        out = test.folder / f"one{attempt}"
        with subprocess.Popen([test.program, "dataset", "--out", out, *words], stderr=subprocess.DEVNULL) as first:
            while first.poll() is None and not (out / "manifest.json.lock").exists():
                time.sleep(0.002)
            second = subprocess.run([test.program, "dataset", "--out", out, *words], capture_output=True, text=True, check=False)
            was_running = first.poll() is None
            first.kill()
        if was_running:
            fail_unless(second.returncode == 75 and "is being written by another run" in second.stderr, f"two runs: {second.returncode}, {second.stderr}")
            return
    sys.exit("no run lasted until the second one began")


def check_files(test, out):
    """The manifest's sizes and hashes; the card's figures."""
    manifest = test.manifest(out)
    card = (test.folder / out / "README.md").read_text()
    fail_unless(files_of(test.folder / out) == sorted(["README.md", "manifest.json", *(file["file"] for file in manifest["files"])]),
                f"unknown files in {files_of(test.folder / out)}")
    for file in manifest["files"]:
        data, text = (test.folder / out / file["file"]).read_bytes(), test.text_of(f"{out}/{file['file']}")
        fail_unless(file["bytes"] == len(data) and file["text_bytes"] == len(text), f"{file}: another size")
        if len(text) < 1 << 20:
            fail_unless(file["xxh64"] == f"{xxh64(data):016x}" and file["text_xxh64"] == f"{xxh64(text):016x}", f"{file}: another hash")
        fail_unless(f"| {file['file']} | {file['set']} | {file['puzzles']:,} | {file['bytes']:,} | {file['xxh64']} |" in card, f"{file}: not in the card")
    fail_unless(f"quadrille {' '.join(manifest['command'])}\n" in card and f"By Quadrille {manifest['version']}" in card, "the card does not say how it was made")
    for name, entries in test.entries(out).items():
        fail_unless(manifest[name] == len(entries), f"{name}: {len(entries)} puzzles, the manifest says {manifest[name]}")
    for level, number in Counter(entry["level"] for entry in test.entries(out)["train"]).items():
        fail_unless(f"| level {level} | {number:,} |" in card, f"the card does not say {number:,} for {level}")


def check_answers(test, entries, wants):
    """Each puzzle has one solution, the given one; ratings are those of rate. Puzzles are lines, or objects of JSON."""
    text = "".join((entry["puzzle"] if isinstance(entry["puzzle"], str) else json.dumps(entry["puzzle"])) + "\n" for entry in entries)
    checks = [json.loads(line)["verdict"] for line in test.run("check", "--json", "-", given=text).stdout.splitlines()]
    fail_unless(checks == ["unique"] * len(entries), f"verdicts: {Counter(checks)}")
    solutions = test.run("solve", "--output", "line", "-", given=text).stdout.split() if isinstance(entries[0]["puzzle"], str) else None
    fail_unless(solutions is None or solutions == [entry["solution"] for entry in entries], "solutions differ from those of solve")
    for scale, members in wants.items():
        for entry, line in zip(entries, subprocess.run([test.program, "rate", "--scale", scale, "--json", "-"], input=text, capture_output=True,
                                                       text=True, check=False).stdout.splitlines(), strict=True):
            rating = json.loads(line)
            fail_unless(all(entry[name] == rating[name] for name in members), f"rate says {line} of {entry}")
    for entry in entries:
        shown = entry["puzzle"] if isinstance(entry["puzzle"], str) else "".join(map(str, sum(entry["puzzle"]["givens"], []))).replace("0", ".")
        fail_unless(entry["clues"] == len(shown) - shown.count("."), f"clues of {entry}")
        fail_unless(all(given in (".", digit) for given, digit in zip(shown, entry["solution"], strict=True)), f"the solution lacks givens: {entry}")


def check_apart(entries, name):
    """No value of that column occurs twice, so none in both sets."""
    values = [entry[name] for found in entries.values() for entry in found]
    fail_unless(len(set(values)) == len(values), f"a {name} occurs twice")
    return values


def check_classic(test, out, count, words=()):
    entries = test.entries(out)
    both = entries["train"] + entries["test"]
    fail_unless(len(both) == count, f"{len(both)} puzzles, expected {count}")
    check_apart(entries, "hash")
    check_apart(entries, "seed")
    fail_unless(all((int(entry["hash"], 16) % 100 < 10) == (name == "test") for name in SETS for entry in entries[name]), "the hash does not choose the set")
    forms = test.run("canon", "-", given="".join(entry["puzzle"] + "\n" for entry in both)).stdout.split()
    fail_unless(forms == [entry["canon"] for entry in both] and len(set(forms)) == count, "forms differ from those of canon, or occur twice")
    fail_unless(all(entry["hash"] == f"{xxh64(entry['canon'].encode()):016x}" for entry in both[:100]), "the hash is not that of the form")
    check_answers(test, both, {"hodoku": ("solved", "level", "score", "steps"), "se": ("er", "ep", "ed")})
    for entry in both[:5]:
        again = test.run("generate", "--seed", entry["seed"], *words).stdout.strip()
        fail_unless(again == entry["puzzle"], f"seed {entry['seed']} makes {again}, expected {entry['puzzle']}")
    return both


def check_steps(test):
    """The path leads to the solution, by steps that `quadrille steps` has."""
    words = "--count", 20, "--steps", "--difficulty", "medium..hard", "--seed", 3
    test.dataset("steps", *words)
    for entry in check_classic(test, "steps", 20, words[3:5]):
        fail_unless(entry["level"] in ("Medium", "Hard") and entry["steps"] == len(entry["path"]), f"path of {entry}")
        lines = test.run("steps", "--json", "-", given=entry["puzzle"]).stdout.splitlines()
        steps = [step for step in map(json.loads, lines) if step["event"] == "step"]
        fail_unless([{name: step[name] for name in ("technique", "where", "placements", "eliminations")} for step in steps] == entry["path"],
                    f"steps of {entry}")


def check_killers(test):
    test.dataset("killers", "--rule", "killer_cage", "--count", 6, "--seed", 2, "--size", 6, "--test", 50, "--threads", 2)
    entries = test.entries("killers")
    check_apart(entries, "hash")
    both = entries["train"] + entries["test"]
    fail_unless(len(both) == 6 and all(entry["puzzle"]["rules"][0]["name"] == "killer_cage" for entry in both), "not six killers")
    check_answers(test, both, {"hodoku": ("solved", "level", "score", "steps")})
    check_files(test, "killers")


def check_few(test):
    """A kind of which there are few: all of them are found, and the run says so."""
    said = test.dataset("few", "--size", 4, "--count", 500, code=3).stderr
    both = [entry for found in test.entries("few").values() for entry in found]
    rare = test.dataset("rare", "--size", 2, "--difficulty", "extreme", code=2).stderr
    fail_unless("1,000,000 tries in a row gave no puzzle" in rare, f"a kind that does not exist: {rare}")
    fail_unless("found only" in said and len({entry["canon"] for entry in both}) == len(both), f"few puzzles: {said}")


def check_csv(test, words):
    """The columns have the values of the objects."""
    shutil.rmtree(test.folder / "table", ignore_errors=True)
    shutil.rmtree(test.folder / "objects", ignore_errors=True)
    test.dataset("table", *words, "--output", "csv")
    rows = [row for name in SETS for row in csv.DictReader(io.StringIO((test.folder / "table" / f"{name}-00000.csv").read_text()))]
    test.dataset("objects", *words)
    objects = [entry for found in test.entries("objects").values() for entry in found]
    shown = [{name: "" if name not in entry else entry[name] if isinstance(entry[name], str) else json.dumps(entry[name], separators=(",", ":"))
              for name in rows[0]} for entry in objects]
    fail_unless(rows == shown, f"{rows[0]} in CSV, {shown[0]} in JSON")


def check_pandas(test, out):
    """The programs of the documentation, in the folder of the dataset."""
    try:
        import pandas  # noqa: F401, only whether it is there
    except ImportError:
        print("pandas is not there, so nothing was loaded with it (Debian: python3-pandas)")
        return
    page = (ROOT / "docs/programs.md").read_text()
    programs = [text for text in re.findall(r"```python\n(.*?)```", page, re.S) if "pandas" in text]
    fail_unless(programs, "docs/programs.md has no program with pandas")
    for program in programs:
        done = subprocess.run([sys.executable, "-c", program], cwd=test.folder / out, capture_output=True, text=True, check=False)
        if "No module named" in done.stderr:
            print(f"not run: {done.stderr.strip().splitlines()[-1]}")
            continue
        fail_unless(done.returncode == 0, f"{program}\nended with {done.returncode}: {done.stderr}")
        print(f"a program with pandas prints: {done.stdout.splitlines()[0] if done.stdout else ''}")


def main():
    parser = argparse.ArgumentParser(usage=__doc__.splitlines()[5].removeprefix("usage: "))
    parser.add_argument("program", type=Path)
    parser.add_argument("--count", type=int)
    parser.add_argument("--kills", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    if not shutil.which("zstd"):
        print("zstd is not there, which reads what was written (Debian: zstd)")
        sys.exit(77)
    chance = random.Random(options.seed)
    with tempfile.TemporaryDirectory() as folder:
        test = Test(options.program.resolve(), Path(folder))
        if options.count:
            words = "--count", str(options.count)
            check_kills(test, words, options.count // 1024, options.kills, chance)
            check_classic(test, "whole", options.count)
            check_files(test, "whole")
            check_pandas(test, "whole")
            return
        check_kills(test, ("--size", "6", "--count", "6000", "--seed", "9"), 16, options.kills, chance)
        check_kills(test, ("--size", "4", "--rule", "killer_cage", "--count", "100"), 15, options.kills, chance)
        check_one_run(test, ("--count", "1000"))
        test.dataset("classic", "--count", 200, "--seed", 5, "--threads", 2)
        check_classic(test, "classic", 200)
        check_files(test, "classic")
        check_steps(test)
        check_killers(test)
        check_few(test)
        check_csv(test, ("--count", "30", "--steps"))
        check_csv(test, ("--size", "4", "--rule", "killer_cage", "--count", "20"))
        check_pandas(test, "classic")


if __name__ == "__main__":
    main()
