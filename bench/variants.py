#!/usr/bin/env python3
"""How long do puzzles with variant rules take, beside Interactive Sudoku Solver?

usage: bench/variants.py [--limit SECONDS] [--rounds N] [--only TEXT] [--every N] [--each FILE] [--clasp] [--peer FOLDER]
                         [--build FOLDER] FOLDER

FOLDER contains tables of puzzles (.tsv) with the columns `id`, `kind`, `solutions`, `solution` and `iss`, and `iss_times.tsv`, the
times of Interactive Sudoku Solver on them. Or it contains `index.tsv`, an index of published puzzles with the columns `id`, `types`,
`our verdict` and `local ISS CPU ms (warm)`, and each puzzle in a file ID.iss of its own. With --peer, the folder of that solver's
sources, the solver itself runs instead, under Node.js, with the same limit. Each puzzle that the program can read is solved by a process of its own that looks
for two solutions; the answer is compared with the table, and a wrong answer ends the run. Times are CPU times, the
median of the rounds:

cold      the whole process: its start, reading, building and the proof; compared with the peer's build and first run in a process,
          without the time to load the solver
answer    the same, minus the time of a process that solves a grid of one cell
proof     only the search, by `engine_rate`, which solves each puzzle repeatedly in one process; compared with the best of the
          peer's further runs, when its code is compiled. Consequences of the rules without the givens are found when the puzzle is
          built, so for a puzzle without givens, such as a killer, this excludes work that the answer includes

A puzzle that takes over a second is measured once. --only selects puzzles whose id, table or kind contains that text, --every 5 a fifth of
them. --each writes a line for
each puzzle. With --clasp, clasp also solves the puzzles of killer.tsv without givens, from clauses that `convert --to cnf`
writes (writing is not counted). Prints tables.
"""

import argparse
import csv
import json
import re
import sys
import tempfile
from pathlib import Path

from families import count_by_clasp, geometric_mean
from measuring import BUILD, median, run, short, table

PEER_IS_SLOW = 1.0  # seconds of its cold run
BAD_INPUT = 2
SEVERAL = "2+"
# Puzzles of which the peer finds only one of several solutions: it accepts another one if all its digits are given.
PEER_MISSES_SOLUTIONS = ("iss244",)


class Clock:
    """The clock that count_by_clasp expects, without a limit."""

    def __init__(self):
        self.cpu = 0

    def run(self, *command):
        done = run(command)
        self.cpu += done.cpu
        return done


def rows_of(path):
    with open(path, encoding="utf-8", newline="") as file:
        lines = [line for line in file if not line.startswith("#")]
    csv.field_size_limit(1 << 24)
    return list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))


def seconds(text):
    return float(text) / 1e3 if text else None


def index_of(folder, only):
    """The rows of an index of puzzles that have a file each, as `puzzles_of` gives them."""
    solutions = {"none": "0", "unique": "1", "several": SEVERAL}
    found = []
    for row in rows_of(folder / "index.tsv"):
        if only in f"{row['id']} {row['types']}":
            found.append({"id": row["id"], "kind": row["types"], "table": "index", "solution": "",
                          "solutions": solutions.get(row["our verdict"], ""), "iss": (folder / f"{row['id']}.iss").read_text(),
                          "peer": {"status": "proved", "warm_total_cpu_ms": row["local ISS CPU ms (warm)"]}})
    return found


def puzzles_of(folder, only):
    """The rows of all tables of puzzles, each with the peer's row as `peer`."""
    if (folder / "index.tsv").exists():
        return index_of(folder, only)
    peers = {row["id"]: row for row in rows_of(folder / "iss_times.tsv")}
    found = []
    for path in sorted(folder.glob("*.tsv")):
        for row in rows_of(path):
            if path.name == "iss_times.tsv" or not row.get("iss"):
                continue
            if only in " ".join((row["id"], path.stem, row.get("kind", ""))):
                found.append({"kind": path.stem} | row | {"table": path.stem, "peer": peers.get(row["id"], {})})
    return found


def digits(text):
    """The digits of a solution: numbers with commas, or one character each."""
    if "," in text:
        return [int(number) for number in text.split(",")]
    return [int(symbol, 36) for symbol in text]


def is_expected(row, answers):
    """Whether the solutions found, at most two, agree with the table."""
    counts = {"0": (0,), "1": (1,), SEVERAL: (2,), "1+": (1, 2), "1?": (1,)}
    if row["id"] in PEER_MISSES_SOLUTIONS:
        return len(answers) == 2
    if len(answers) not in counts.get(row["solutions"], (0, 1, 2)):
        return False
    if len(answers) != 1 or not row["solution"]:
        return True
    return answers[0][:len(digits(row["solution"]))] == digits(row["solution"])


class Measure:
    def __init__(self, options, folder):
        self.build, self.rounds, self.limit, self.peer = options.build, options.rounds, options.limit, options.peer
        self.puzzle = Path(folder) / "puzzle.iss"
        self.puzzle.write_text(".Shape~1x1\n")
        self.start = median([self.solve().cpu for _ in range(20)])

    def solve(self):
        return run([self.build / "quadrille", "solve", "--limit", "2", "--output", "json", "--format", "iss", self.puzzle],
                   limit=3600, cpu_limit=self.limit)

    def cold(self, row):
        """Returns seconds and the answers; (None, reason) if there is no answer."""
        times = []
        while len(times) < self.rounds and sum(times) < 1:
            done = self.solve()
            if done.exit == BAD_INPUT:
                return None, "not read: " + " ".join(done.errors.split())
            if done.exit < 0:
                return None, f"not solved in {self.limit} s"
            times.append(done.cpu)
        records = [json.loads(line) for line in done.output.splitlines()]
        answers = [sum(record["solution"], []) for record in records if "solution" in record]
        if not is_expected(row, answers):
            sys.exit(f"variants.py: {row['id']}: expected {row['solutions']} {row['solution']}, found {done.output}{done.errors}")
        row["count"] = len(answers)
        return median(times), answers

    def proof(self, row, cold):
        """Returns the seconds and nodes of only the search."""
        rounds = 1 if cold > 0.5 else 2 * self.rounds + 1
        done = run([self.build / "engine_rate", "--each", "--format", "iss", "--solutions", row["count"], "--rounds", rounds, self.puzzle])
        if done.exit != 0:
            sys.exit(f"variants.py: {row['id']}: engine_rate: {done.errors}")
        *_, time, nodes = done.output.split()  # before them two fields, of which the second may be empty
        return float(time), int(nodes)

    def add_peer(self, row):
        """The times of the peer, from its table or measured now."""
        peer = row["peer"]
        if self.peer and peer:
            kind = ["layout"] if row["kind"] == "layout" else []
            done = run(["node", Path(__file__).parent / "peer_programs" / "iss.mjs", self.peer, 5, self.limit, *kind],
                       text=row["iss"], limit=10 * self.limit)
            if done.exit != 0:
                sys.exit(f"variants.py: {row['id']}: the peer gave no answer: {done.errors}")
            now = json.loads(done.output)
            row["peer_count"] = None if kind else now.get("solutions")
            row["peer"] = peer = {"status": "proved" if "cold" in now else f"not in {self.limit} s"}
            peer |= {"build_cpu_ms": now.get("build"), "total_cpu_ms": now.get("cold"), "warm_total_cpu_ms": now.get("warm")}
        if peer.get("status") == "proved":
            total = seconds(peer.get("total_cpu_ms"))
            row["peer_cold"] = None if total is None else seconds(peer["build_cpu_ms"]) + total
            row["peer_warm"] = seconds(peer.get("warm_total_cpu_ms"))

    def measure(self, row):
        self.add_peer(row)
        self.puzzle.write_text(row["iss"] + "\n")
        row["cold"], row["why"] = self.cold(row)
        if row["cold"] is None:
            return
        if row.get("peer_count") not in (None, row["count"]) and row["id"] not in PEER_MISSES_SOLUTIONS:
            sys.exit(f"variants.py: {row['id']}: the peer finds {row['peer_count']} solutions, we {row['count']}")
        row["answer"] = max(row["cold"] - self.start, 1e-5)
        row["proof"], row["nodes"] = self.proof(row, row["cold"])

    def by_clasp(self, row):
        """Seconds that clasp takes to prove the puzzle's solution."""
        formula = self.puzzle.with_suffix(".cnf")
        written = run([self.build / "quadrille", "convert", "--to", "cnf", "--format", "iss", self.puzzle])
        formula.write_text(written.output)
        clock = Clock()
        if count_by_clasp(None, formula, clock) != row["count"]:
            sys.exit(f"variants.py: {row['id']}: clasp gives another answer")
        return clock.cpu


def ms(time):
    return "" if time is None else short(1e3 * time)


def ratios(rows, theirs, ours):
    return [row[theirs] / row[ours] for row in rows if row.get(theirs)]


def summary(rows):
    kinds = {}
    for row in rows:
        kinds.setdefault(row["table"] if row["table"] != "iss" else row["kind"], []).append(row)
    lines = []
    for kind, some in [("all", rows), *sorted(kinds.items(), key=lambda item: -len(item[1]))]:
        solved = [row for row in some if row["cold"] is not None]
        unread = [row for row in some if row["cold"] is None and row["why"].startswith("not read")]
        cells = [kind, len(some), len(some) - len(unread), len(solved)]
        for ours in ("cold", "proof"):
            times = [row[ours] for row in solved]
            cells += [ms(median(times)), ms(max(times))] if times else ["", ""]
        for theirs, ours in (("peer_cold", "cold"), ("peer_cold", "answer"), ("peer_warm", "proof")):
            found = ratios(solved, theirs, ours)
            cells.append(short(geometric_mean(found)) if found else "")
        lines.append(cells)
    return table(["kind", "puzzles", "read", "solved", "cold ms, median", "most", "proof ms, median", "most",
                  "peer's cold / cold", "/ answer", "peer's warm / proof"], lines)


def of_puzzles(rows):
    return table(["puzzle", "kind", "solutions", "cold ms", "proof ms", "nodes", "peer's cold ms", "warm ms", "peer's cold / cold",
                  "warm / proof"],
                 [[row["id"], row["kind"], row.get("count", row["why"] or ""), ms(row["cold"]), ms(row.get("proof")),
                   row.get("nodes", ""), ms(row.get("peer_cold")) or row["peer"].get("status", ""), ms(row.get("peer_warm")),
                   *(short(row[t] / row[o]) if row.get(t) and row.get(o) else "" for t, o in
                     (("peer_cold", "cold"), ("peer_warm", "proof")))] for row in rows])


def write_each(path, rows):
    names = ("id", "kind", "cold", "proof", "nodes", "peer_cold", "peer_warm", "why")
    path.write_text("".join("\t".join(str(row.get(name, "")) if name != "why" or row["cold"] is None else "" for name in names) + "\n"
                            for row in rows))


def is_without_givens(row):
    return row["table"] == "killer" and not re.search(r"\.~R", row["iss"])


def main():
    parser = argparse.ArgumentParser(description="Times puzzles with variant rules beside Interactive Sudoku Solver.")
    parser.add_argument("folder", type=Path, metavar="FOLDER")
    parser.add_argument("--limit", type=int, default=60, help="seconds of CPU time for one puzzle (default: 60)")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--only", default="", metavar="TEXT")
    parser.add_argument("--every", type=int, default=1, metavar="N")
    parser.add_argument("--each", type=Path, metavar="FILE")
    parser.add_argument("--clasp", action="store_true")
    parser.add_argument("--peer", type=Path, metavar="FOLDER", help="the sources of Interactive Sudoku Solver, to run it too")
    parser.add_argument("--build", type=Path, default=BUILD, metavar="FOLDER")
    options = parser.parse_args()
    rows = puzzles_of(options.folder, options.only)[::options.every]
    with tempfile.TemporaryDirectory() as folder:
        measure = Measure(options, folder)
        for row in rows:
            measure.measure(row)
            if options.clasp and row["cold"] is not None and is_without_givens(row):
                row["clasp"] = measure.by_clasp(row)
    if options.each:
        write_each(options.each, rows)
    solved = [row for row in rows if row["cold"] is not None]
    print(f"A process that solves a grid of one cell takes {ms(measure.start)} ms.\n")
    print("\n".join(summary(rows)))
    print("\nPuzzles that take the peer over a second, or that it does not finish:\n")
    print("\n".join(of_puzzles([row for row in rows if (row.get("peer_cold") or 0) > PEER_IS_SLOW
                                or row["peer"].get("status", "proved") != "proved"])))
    print("\nPuzzles with the smallest ratio of the peer's warm run to the proof:\n")
    beaten = sorted((row for row in solved if row.get("peer_warm")), key=lambda row: row["peer_warm"] / row["proof"])
    print("\n".join(of_puzzles(beaten[:25])))
    print("\nPuzzles not solved within the limit:\n")
    print("\n".join(of_puzzles([row for row in rows if row["cold"] is None and row["why"].startswith("not solved")])))
    by_clasp = ratios(solved, "clasp", "cold")
    if by_clasp:
        print(f"\nKillers without givens: {len(by_clasp)}. clasp's time is {short(geometric_mean(by_clasp))} times that of the whole"
              f" process by geometric mean, {short(geometric_mean(ratios(solved, 'clasp', 'answer')))} times that of the answer,"
              f" {short(geometric_mean(ratios(solved, 'clasp', 'proof')))} times that of the proof alone.")


if __name__ == "__main__":
    main()
