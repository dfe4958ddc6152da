#!/usr/bin/env python3
"""Every command keeps to its limits on the largest puzzles that are let in, and ends soon after Ctrl-C.

usage: hostile_test.py PROGRAM [--every N] [--only WORD]

The test makes puzzles of sizes up to 64 with thousands of uses of rules, long sums and large tables. Each command is run on each of them with a limit
of 1 s and of 300 MB where it has such options, and else asked to end after 1 s; neither the processor time nor the memory of a run may be twice that.
Then Ctrl-C comes at random moments of reading, posting and making puzzles: a run must end within 0.3 s of processor time in each of its threads.
Exit code 3 never comes without a sentence. Processor time and memory are those that the system reports of a child, so that it does not matter what else the machine does.
With --every one case in N is tried.
"""

import argparse
import json
import os
import random
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

SECONDS = 1
BYTES = 300_000_000
LATE = 0.3  # seconds of processor time after Ctrl-C, in each thread
PATIENCE = 900  # seconds, after which a run is killed
LIMIT_REACHED = 3
LOSSY = 4  # of `convert`, where the format cannot hold all of the puzzle
TICKS = os.sysconf("SC_CLK_TCK")


def cell(row, column):
    return f"r{row}c{column}"


def snake(size, count):
    """The cells of a path through the rows, there and back."""
    cells = []
    for i in range(count):
        row, column = divmod(i, size)
        cells.append(cell(row + 1, (column if row % 2 == 0 else size - 1 - column) + 1))
    return " ".join(cells)


def places(size):
    """All places beside the grid but its corners."""
    for i in range(1, size + 1):
        yield from (cell(i, 0), cell(i, size + 1), cell(0, i), cell(size + 1, i))


def puzzle(size, *uses, boxes=None, givens=None):
    text = {"size": size, "boxes": boxes, "rules": [{"name": name, "argument": argument} for name, argument in uses]}
    if givens:
        text["givens"] = givens
    return json.dumps(text)


def beside(rule, size, argument):
    return puzzle(size, *((rule, f"{place} {argument(i)}") for i, place in enumerate(places(size))))


def pairs_of(rule, size, count, argument=""):
    """Uses for two cells side by side, as many as are asked for, or as the grid has."""
    uses = []
    for row in range(1, size + 1):
        for column in range(1, size):
            uses.append((rule, f"{cell(row, column)} {cell(row, column + 1)} {argument}".strip()))
            uses.append((rule, f"{cell(column, row)} {cell(column + 1, row)} {argument}".strip()))
    return puzzle(size, *uses[:count])


def random_cages(size, count, seed):
    """Cages of two to nine cells of a row, which overlap."""
    rng = random.Random(seed)
    uses = set()
    while len(uses) < count:
        length = rng.randint(2, 9)
        row, column = rng.randint(1, size), rng.randint(1, size - length + 1)
        cells = " ".join(cell(row, column + i) for i in range(length))
        uses.add(("killer_cage", f"{cells} total={length * (size + 1) // 2}"))
    return puzzle(size, *sorted(uses))


def sixteens():
    """Rules of whole grids, without arguments."""
    names = ["anti_knight", "anti_king", "taxicab", "anti_taxicab", "non_consecutive", "global_entropy", "disjoint_groups", "chess"]
    return {f"all16-{name}": puzzle(16, (name, ""), boxes=[4, 4]) for name in names}


def hostile_puzzles():
    """By name, the text of each."""
    files = {
        "empty64": puzzle(64, boxes=[8, 8]),
        "sandwich36": beside("sandwich", 36, lambda i: f"total={300 + i}"),
        "sandwich64": beside("sandwich", 64, lambda i: f"total={900 + i}"),
        "x_sum64": beside("x_sum", 64, lambda i: f"total={900 + i}"),
        "skyscraper64": beside("skyscraper", 64, lambda i: f"visible={1 + i % 40}"),
        "hidden_skyscraper64": beside("hidden_skyscraper", 64, lambda i: f"digit={1 + i % 60}"),
        "full_rank64": beside("full_rank", 64, lambda i: f"rank={i + 1}"),
        "full_rank_ties64": beside("full_rank", 64, lambda i: f"rank={i + 1} ties=none"),
        "cage30": puzzle(64, *(("killer_cage", " ".join(cell(r, c) for c in range(1, 31)) + f" total={500 + 10 * r}") for r in range(1, 65))),
        "cage64": puzzle(64, *(("killer_cage", " ".join(cell(r, c) for c in range(1, 65)) + " total=2080") for r in range(1, 65))),
        "cages64": random_cages(64, 10_000, 1),
        "cages16": random_cages(16, 600, 2),
        "sum4096": puzzle(64, ("sum", snake(64, 4096) + " total=4096")),
        "sum_line4096": puzzle(64, ("sum_line", snake(64, 4096) + " total=2000")),
        "sum_lines64": puzzle(64, *(("sum_line", " ".join(cell(r, c) for c in range(1, 65)) + f" total={100 + r}") for r in range(1, 65))),
        "loop300": puzzle(64, ("sum_line", snake(64, 300) + " total=400 ends=joined")),
        "same2048": puzzle(64, ("same_values", snake(64, 2048) + " / " + " ".join(snake(64, 4096).split()[2048:]))),
        "between122": puzzle(64, *(("between", " ".join(cell(r, c) for c in range(1, 65))) for r in range(1, 65))),
        "lunchboxes64": puzzle(64, *(("lunchbox", " ".join(cell(r, c) for c in range(1, 33)) + f" total={200 + r}") for r in range(1, 65))),
        "difference64": pairs_of("difference", 64, 10_000, "difference=1"),
        "thermometer64": pairs_of("thermometer", 64, 10_000),
        "look_and_say64": puzzle(64, *(("look_and_say", snake(64, 4096) + f" says=64 {d}") for d in range(1, 65))),
        "counting64": puzzle(64, *(("counting_circles", snake(64, 256)) for _ in range(1))),
        "diagonals64": puzzle(64, ("diagonals", "")),
        "anti_knight64": puzzle(64, ("anti_knight", ""), ("anti_king", ""), ("non_consecutive", ""), boxes=[8, 8]),
        "product64": puzzle(64, ("product", snake(64, 4096) + " product=735134400")),
        "regex64": puzzle(64, ("regex", snake(64, 4096) + " pattern=.*(1|2|3).*(4|5).*")),
    }
    return files | sixteens()


# Those that take the limits as options; then those that are asked to end.
LIMITED = [
    ["solve"], ["solve", "--all"], ["solve", "--engine", "cp"], ["solve", "--engine", "learning"], ["solve", "--threads", "2"], ["solve", "--engine", "adaptive"],
    ["count"], ["count", "--estimate"], ["check"], ["check", "--proof", "proof"], ["check", "--proof", "proof", "--proof-format", "veripb"],
    ["verify"], ["verify", "--completable", "--correct"], ["candidates"], ["candidates", "--pairs", "--needless"], ["why", "FILE", "r1c1=1"], ["print", "--out", "out.pdf"],
]
TIMED = [["steps"], ["steps", "--scale", "se"], ["rate"], ["rate", "--scale", "se"], ["hint"]]
UNLIMITED = [["cubes"], ["cubes", "--weigh", "2147483647"], ["show"], ["canon"], ["compare"]]
CONVERTED = ["json", "cnf", "opb", "minizinc_model", "cpp_model", "prolog_model", "xcsp_model", "pencilmarks", "svg", "iss"]
MADE = [
    ["--size", "64"], ["--size", "36", "--minimal"], ["--size", "16", "--rule", "killer_cage", "--clues", "0"], ["--size", "64", "--rule", "killer_cage"],
    ["--size", "25", "--rule", "sandwich"], ["--size", "64", "--random-regions"], ["--size", "9", "--er", "11.0", "--count", "5"],
    ["--size", "16", "--rule", "thermometer", "--minimal"], ["--size", "64", "--rule", "anti_knight", "--rule", "non_consecutive"],
]


def cases():
    """Pairs of a name and the words of the command, in which FILE stands for the puzzle; and which limits it takes."""
    for name in hostile_puzzles():
        for limits, commands in (("both", LIMITED), ("time", TIMED), ("none", UNLIMITED + [["convert", "--to", to] for to in CONVERTED])):
            for words in commands:
                yield limits, [word.replace("FILE", name) for word in words] + ([] if "FILE" in words else [name])
    for how in MADE:
        yield "time", ["generate", "--seed", "1", *how]
        yield "none", ["generate", "--seed", "1", *how]


def threads_of(words):
    return 2 if "--threads" in words else 1


def processor_time(pid):
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def state(pid):
    return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]


def has_ended(pid):
    return state(pid) == "Z"


def catches_interrupts(pid):
    caught = re.search(r"^SigCgt:\s*(\w+)", Path(f"/proc/{pid}/status").read_text(), re.M)
    return int(caught[1], 16) >> (signal.SIGINT - 1) & 1


class Runs:
    def __init__(self, program, folder):
        self.program = program
        self.folder = folder
        self.faults = []

    def run(self, words, interrupt_at=None):
        """The exit code, what was printed on standard error and last on standard output, the processor time, that after the interrupt, and the memory."""
        out, errors = self.folder / "out.txt", self.folder / "errors.txt"
        with out.open("w") as output, errors.open("w") as error:
            process = subprocess.Popen([self.program, *words], cwd=self.folder, stdin=subprocess.DEVNULL, stdout=output, stderr=error)
        pid, before, end = process.pid, None, time.monotonic() + PATIENCE
        while not has_ended(pid) and time.monotonic() < end:
            used = processor_time(pid)
            if interrupt_at is not None and before is None and used >= interrupt_at and catches_interrupts(pid):
                # It stands still meanwhile, so that its time before the interrupt is known however late this process gets its turn.
                os.kill(pid, signal.SIGSTOP)
                while state(pid) not in "TZ":
                    time.sleep(0.001)
                before = processor_time(pid)
                os.kill(pid, signal.SIGINT)
                os.kill(pid, signal.SIGCONT)
            if used > 20 * SECONDS:
                break
            time.sleep(0.005)
        if not has_ended(pid):
            process.kill()
        _, status, usage = os.wait4(pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        seconds = usage.ru_utime + usage.ru_stime
        text = errors.read_bytes()[-2000:] + out.read_bytes()[-2000:]
        return process.returncode, text.decode(errors="replace"), seconds, 0 if before is None else seconds - before, usage.ru_maxrss * 1024

    def judge(self, words, found, most_seconds, limits_memory):
        code, text, seconds, late, memory = found
        what = " ".join(words)
        print(f"{seconds:6.2f} s {late:6.2f} s late {memory / 1e6:6.0f} MB  exit {code:3}  {what}", flush=True)
        if code not in (0, 1, 2, LIMIT_REACHED, LOSSY) and not (code == -signal.SIGKILL and seconds > most_seconds):
            self.faults.append(f"{what}: exit code {code}: {text[-300:]}")
        if code == LIMIT_REACHED and not text.strip():
            self.faults.append(f"{what}: exit code 3 without a sentence")
        if seconds > most_seconds:
            self.faults.append(f"{what}: took {seconds:.2f} s of processor time")
        if limits_memory and memory > 2 * BYTES:
            self.faults.append(f"{what}: held {memory / 1e6:.0f} MB")

    def limited(self, limits, words):
        options = ["--time-limit", f"{SECONDS}s"] if limits != "none" else []
        options += ["--memory-limit", str(BYTES)] if limits == "both" else []
        if limits == "none":  # after 1 s of processor time, or later if this process gets its turn late
            found = self.run(words, interrupt_at=SECONDS)
            self.judge(words, found, SECONDS + found[2] - found[3], False)
        else:
            found = self.run([*words, *options])
            self.judge([*words, *options], found, 2 * SECONDS * threads_of(words), limits == "both")

    def interrupted(self, words, moment):
        found = self.run(words, interrupt_at=moment)
        self.judge([f"Ctrl-C at {moment:.2f} s:", *words], found, moment + 20, False)
        if found[3] > LATE * threads_of(words):
            self.faults.append(f"{' '.join(words)}: ended {found[3]:.2f} s after Ctrl-C at {moment:.2f} s")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", type=Path)
    parser.add_argument("--every", type=int, default=1, help="try one case in N")
    parser.add_argument("--only", default="", help="cases whose words hold this one")
    arguments = parser.parse_args()
    rng = random.Random(os.environ.get("QUADRILLE_RANDOM_SEED", "1"))
    with tempfile.TemporaryDirectory() as folder:
        runs = Runs(arguments.program.resolve(), Path(folder))
        for name, text in hostile_puzzles().items():
            (runs.folder / name).write_text(text)
        chosen = [case for case in cases() if arguments.only in " ".join(case[1])]
        rng.shuffle(chosen)
        chosen = chosen[:: arguments.every]
        for limits, words in chosen:
            runs.limited(limits, words)
        for _, words in chosen[::4]:
            runs.interrupted(words, rng.uniform(0.02, 0.8))
    for fault in runs.faults:
        print(fault, file=sys.stderr)
    print(f"{len(chosen)} runs, {len(runs.faults)} faults")
    sys.exit(1 if runs.faults else 0)


if __name__ == "__main__":
    main()
