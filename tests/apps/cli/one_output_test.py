#!/usr/bin/env python3
"""Starts two or three runs on one output at the same time, and ends some of them by signals at random moments.

usage: one_output_test.py PROGRAM [--mpi PROGRAM] [--rounds N] [--seed N] [--only KIND]

Whatever happens, the output that a run leaves when it ends with success is right, and a run that is refused names the process that writes.
After each round the work is resumed, or done again, until it is done; then the output must be what an undisturbed run writes, with nothing
left beside it. Moments are drawn, and no check depends on how long anything takes.
"""

import argparse
import gzip
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

SOLVED = "389672451542381697176594238628937145495168723731425869257843916914756382863219574"
UNIQUE = "3..67..5...2....9.....94..8.28....4.4.5.6.7..........9.5.8...........3....3...57."  # has no other solution
DONE, BAD, INTERRUPTED, SHORT, AGAIN = 0, 2, 3, 71, 75
PATIENCE = 3600  # seconds, after which a run hangs
IN_USE = re.compile(r"is being written by another run, process (\d+);")


def grid(dice, holes):
    digits = list("123456789")
    dice.shuffle(digits)
    cells = [digits[int(symbol) - 1] for symbol in SOLVED]
    for cell in dice.sample(range(81), holes):
        cells[cell] = "."
    return "".join(cells)


class Failure(Exception):
    pass


class Work:
    """Commands that write one output, and what it must be in the end."""

    beside = ()  # what stands beside the output when it is complete
    complete = (DONE,)  # codes of a run after which the output is complete
    usual = None  # how long an undisturbed run takes, in seconds, once one was made

    def __init__(self, test, name, words):
        self.test, self.name, self.words = test, name, words

    def output(self):
        return self.test.folder / self.name

    def command(self, out, resumes):
        return [self.test.program, *self.words, "--out", out, *(["--resume"] if resumes else [])]

    def first_command(self, dice):
        return self.command(self.name, dice.random() < 0.7)

    def last_command(self):
        return self.command(self.name, True)

    def expect(self):
        """What an undisturbed run writes."""
        run = self.test.run(self.command("undisturbed", False))
        self.code = run.returncode
        self.complete = (self.code, DONE)  # DONE where it was complete before
        self.expected = self.content(self.test.folder / "undisturbed")
        self.test.clean()

    def content(self, file):
        return file.read_bytes()

    def is_left_to_resume(self):
        return (self.test.folder / f"{self.name}.resume").exists()

    def check_left(self):
        """The output as the runs of a round have left it, where nothing tells that it is not complete."""
        marks = [self.test.folder / f"{self.name}{ending}" for ending in (".resume", ".lock")]
        if self.output().exists() and not any(mark.exists() for mark in marks):
            self.check_output("after the round")

    def check_output(self, when):
        if self.content(self.output()) != self.expected:
            raise Failure(f"{self.name} is wrong {when}")

    def finish(self):
        run = self.test.run(self.last_command())
        if run.returncode not in self.complete:
            raise Failure(f"{run.args} ended with {run.returncode}: {run.stderr}")
        self.check_output("in the end")
        left = {file.name for file in self.test.folder.iterdir()} - self.test.inputs
        if left != {self.name, *(self.name + ending for ending in self.beside)}:
            raise Failure(f"the runs left {sorted(left)}")


class Anew(Work):
    """An output that cannot be resumed: it is written in place, so only the last owner tells what it is."""

    def command(self, out, resumes):
        return super().command(out, False)

    def check_left(self):
        pass


class Unordered(Anew):
    def content(self, file):
        return sorted(file.read_bytes().splitlines())


class Packed(Anew):
    def content(self, file):
        return gzip.decompress(file.read_bytes())

    def expect(self):
        run = self.test.run(self.command("undisturbed.gz", False))
        self.complete = (run.returncode,)
        self.expected = self.content(self.test.folder / "undisturbed.gz")
        self.test.clean()


class Part(Anew):
    beside = (".json",)

    def command(self, out, resumes):
        return [*super().command(out, False), "--part", "1/3"]

    def check_left(self):
        Work.check_left(self)


class Merge(Anew):
    def expect(self):
        for part in range(3):
            self.test.run([self.test.program, *self.words, "--part", f"{part}/3", "--out", f"piece.{part}"])
        self.test.keep(*(f"piece.{part}{ending}" for part in range(3) for ending in ("", ".json")))
        super().expect()

    def command(self, out, resumes):
        return [self.test.program, "merge", "--distinct", "--out", out, *(f"piece.{part}" for part in range(3))]

    def check_left(self):
        Work.check_left(self)


class Proof(Work):
    """A formula and its proof, the second of which is the output."""

    def command(self, out, resumes):
        return [self.test.program, "check", "--proof", out, "one.txt"]

    def output(self):
        return self.test.folder / f"{self.name}.lrat"

    def expect(self):
        self.test.run(self.command("undisturbed", False))
        self.expected = {ending: (self.test.folder / f"undisturbed{ending}").read_bytes() for ending in (".lrat", ".cnf")}
        self.test.clean()

    def check_left(self):
        for ending in (".lrat", ".cnf"):
            file = self.test.folder / f"{self.name}{ending}"
            if file.exists() and file.read_bytes() != self.expected[ending]:
                raise Failure(f"{file.name} is wrong")

    def check_output(self, when):
        self.check_left()

    def finish(self):
        run = self.test.run(self.last_command())
        if run.returncode != DONE:
            raise Failure(f"{run.args} ended with {run.returncode}: {run.stderr}")
        self.check_left()
        left = {file.name for file in self.test.folder.iterdir()} - self.test.inputs
        if left != {f"{self.name}.lrat", f"{self.name}.cnf"}:
            raise Failure(f"the runs left {sorted(left)}")


class Mpi(Work):
    """What is written over time is the journal; the count is right whatever became of it."""

    expected = b"28200960\n"

    def command(self, out, resumes):
        return [self.test.mpi, "count", "--box", "2x3", "--pieces", "64", "--journal", out, *(["--resume"] if resumes else []), "six.txt"]

    def expect(self):
        run = self.test.run(self.command("undisturbed", False))
        if run.stdout.encode() != self.expected:
            raise Failure(f"{run.args}: {run.stdout}{run.stderr}")
        self.test.clean()

    def check_left(self):
        pass

    def check_output(self, when):
        pass

    def finish(self):
        run = self.test.run(self.last_command())
        if run.returncode != DONE or run.stdout.encode() != self.expected:
            raise Failure(f"{run.args} ended with {run.returncode}: {run.stdout}{run.stderr}")
        left = {file.name for file in self.test.folder.iterdir()} - self.test.inputs
        if left != {self.name}:
            raise Failure(f"the runs left {sorted(left)}")


class Test:
    def __init__(self, program, mpi, folder, dice):
        self.program, self.mpi, self.folder, self.dice = program, mpi, folder, dice
        self.refused = self.ended_by_signals = self.completed = 0
        lines = [grid(dice, dice.choice((30, 45, 50))) if i % 100 else SOLVED[:80] for i in range(1500)]
        (folder / "many.txt").write_text("".join(line + "\n" for line in lines) * 4)
        (folder / "good.txt").write_text("".join(line + "\n" for line in lines if len(line) == 81))
        (folder / "few.txt").write_text("".join(grid(dice, 40) + "\n" for _ in range(60)))
        (folder / "one.txt").write_text("".join(symbol if dice.random() < 0.3 else given for symbol, given in zip(SOLVED, UNIQUE)) + "\n")
        (folder / "six.txt").write_text("." * 36 + "\n")
        self.inputs = {file.name for file in folder.iterdir()}
        many = ["--engine", "cp", "many.txt"]
        self.works = {
            "journal": Work(self, "out.txt", ["solve", "--output", "line", *many]),
            "records": Work(self, "out.json", ["solve", "--output", "json", "many.txt"]),
            "puzzles": Work(self, "made.txt", ["generate", "--seed", "5", "--count", "300"]),
            "part": Part(self, "part.1", ["solve", "--output", "json", *many]),
            "merge": Merge(self, "all.txt", ["convert", "--to", "line", "good.txt"]),
            "unordered": Unordered(self, "any.txt", ["count", "--limit", "2", "--unordered", *many]),
            "packed": Packed(self, "out.gz", ["solve", "--output", "line", *many]),
            "booklet": Anew(self, "book.pdf", ["print", "few.txt"]),
            "proof": Proof(self, "proof", []),
        }
        if mpi:
            self.works["mpi"] = Mpi(self, "search.journal", [])

    def keep(self, *names):
        self.inputs |= set(names)

    def clean(self):
        for file in self.folder.iterdir():
            if file.name not in self.inputs:
                file.unlink()

    def run(self, command):
        return subprocess.run(command, cwd=self.folder, capture_output=True, text=True, errors="replace", check=False,
                              timeout=PATIENCE)

    def start(self, command):
        return subprocess.Popen(command, cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                                errors="replace")

    def round(self, work):
        if work.usual is None:
            began = time.monotonic()
            work.expect()
            work.usual = time.monotonic() - began
        usual = work.usual
        runs = []
        for _ in range(self.dice.choice((2, 2, 3))):
            runs.append(self.start(work.first_command(self.dice)))
            time.sleep(self.dice.choice((0, 0, usual * self.dice.random())))
        signals = {}
        for run in self.dice.sample(runs, self.dice.randrange(len(runs) + 1)):
            time.sleep(usual * self.dice.random() * 0.6)
            signals[run.pid] = self.dice.choice((signal.SIGTERM, signal.SIGINT, signal.SIGKILL))
            run.send_signal(signals[run.pid])
        said = [run.communicate(timeout=PATIENCE) for run in runs]
        for run, (out, errors) in zip(runs, said):
            self.check_run(work, run, signals.get(run.pid), out, errors, {other.pid for other in runs})
        # Where all but one were refused, that one has decided what the output is.
        owners = [run for run, (_, errors) in zip(runs, said) if not IN_USE.search(errors)]
        if len(owners) == 1 and owners[0].returncode == getattr(work, "code", DONE):
            work.check_output("after a run that ended with success")
        work.check_left()
        work.finish()
        self.clean()

    def check_run(self, work, run, sent, out, errors, pids):
        code = run.returncode
        if "has changed since this run read it" in errors:
            raise Failure(f"{run.args}: {errors}")
        if found := IN_USE.search(errors):
            self.refused += 1
            # A signal may come while it says so.
            codes = (AGAIN,) if sent is None else (AGAIN, INTERRUPTED)
            if code not in codes or int(found[1]) not in pids - {run.pid}:
                raise Failure(f"{run.args} ended with {code} and names process {found[1]}, of {pids}: {errors}")
            return
        if code in (-signal.SIGKILL, -signal.SIGTERM, -signal.SIGINT):
            # Before the program waits for signals, or the second of two, they end it at once.
            self.ended_by_signals += 1
            if sent != -code:
                raise Failure(f"{run.args} was ended by signal {-code}")
            return
        if code in (INTERRUPTED, AGAIN) and sent is not None:
            self.ended_by_signals += 1
            return
        if "is not complete; add --resume" in errors or "already exists; add --resume" in errors:
            return  # another run had begun, and was ended
        if code not in work.complete:
            raise Failure(f"{run.args} ended with {code}: {errors}")
        if isinstance(work, Mpi) and out.encode() != work.expected:
            raise Failure(f"{run.args} counted {out}")
        self.completed += 1


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program", type=Path)
    parser.add_argument("--mpi", type=Path)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 30))
    parser.add_argument("--only")
    options = parser.parse_args()
    print(f"seed {options.seed}", flush=True)
    os.environ.update(LC_ALL="C.UTF-8", OMPI_ALLOW_RUN_AS_ROOT="1", OMPI_ALLOW_RUN_AS_ROOT_CONFIRM="1")
    dice = random.Random(options.seed)
    with tempfile.TemporaryDirectory() as name:
        test = Test(options.program.resolve(), options.mpi and options.mpi.resolve(), Path(name), dice)
        kinds = [options.only] if options.only else list(test.works)
        for i in range(options.rounds):
            kind = kinds[i % len(kinds)]
            try:
                test.round(test.works[kind])
            except Failure as failure:
                sys.exit(f"round {i} ({kind}), seed {options.seed}: {failure}")
            if (i + 1) % 100 == 0:
                print(f"{i + 1} rounds are done", flush=True)
        print(f"{options.rounds} rounds: {test.refused} runs were refused, {test.ended_by_signals} ended by signals, {test.completed} complete")
        if options.rounds >= 100 and 0 in (test.refused, test.ended_by_signals, test.completed):
            sys.exit("that is too few: nothing was tested")


if __name__ == "__main__":
    main()
