#!/usr/bin/env python3
"""How many times faster than its peers is the engine, on the same grids in the same run?

usage: bench/peers.py [--grids N] [--slow-grids N] [--time-limit SECONDS] [--seed N] [--build FOLDER] FILE...

Each file contains 9x9 grids, one per line, with one solution each; N of them are picked at random. Every program must find
the solution and prove that there is no other. Answers are compared before times. Peers that are not installed are
listed and left out. Prints a table for each file.
"""

import argparse
import random
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from measuring import BUILD, HOUSES, ROOT, is_solution, median, run, short, table

PROGRAMS = Path(__file__).resolve().parent / "peer_programs"
ROUNDS = 3  # for programs that are fast enough; the median is reported


@dataclass
class Answer:
    solutions: int
    solution: str
    seconds: float  # for solving, by the program's own clock
    cpu: float = None  # of the whole process, if it solved only this grid
    nodes: int = None


@dataclass
class Peer:
    name: str
    settings: str
    ask: object  # (grid, time limit) -> Answer, or None if time ran out
    slow: bool = False


def digits(text):
    return "".join(re.findall(r"\d", text))


def line_answer(line):
    """Parses a line `solutions digit,digit,.. seconds [nodes]`."""
    count, solution, seconds, *nodes = line.split()
    return Answer(int(count), digits(solution), float(seconds), nodes=int(nodes[0]) if nodes else None)


# Quadrille itself.


def engine_answers(build, grids):
    """Answers all grids with the engine, one after another in a single process."""
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        file.write("".join(f"{grid}\n" for grid in grids))
        file.flush()
        done = run([build / "engine_rate", "--each", file.name])
    if done.exit != 0:
        sys.exit(f"peers.py: {done.errors}")
    return [line_answer(line) for line in done.output.splitlines()]


def ask_quadrille(build):
    def ask(grid, limit):
        done = run([build / "quadrille", "solve", "--engine", "cp", "--output", "line", "--stats", "-"], grid, limit)
        if done.ran_out_of_time:
            return None
        count = 1 if done.exit == 0 and "several" not in done.errors else 0
        nodes, amount, unit = re.search(r"nodes (\d+).* time ([\d.]+) (us|ms|s)\b", done.errors).groups()
        seconds = float(amount) * {"us": 1e-6, "ms": 1e-3, "s": 1}[unit]
        return Answer(count, done.output.strip(), seconds, done.cpu, int(nodes))

    return ask


# Gecode. This script writes the FlatZinc, because MiniZinc and Gecode of Debian 12 do not match: MiniZinc would
# replace all_different by disequalities.


def flatzinc(grid, strength, search):
    cells = [f"x{i}" for i in range(81)]
    domains = ("1..9" if given == "." else f"{given}..{given}" for given in grid)
    lines = [f"var {domain}: {cell};" for domain, cell in zip(domains, cells)]
    lines.append(f"array [1..81] of var int: x :: output_array([1..81]) = [{','.join(cells)}];")
    for house in HOUSES:
        lines.append(f"constraint all_different_int([{','.join(cells[i] for i in house)}]){strength};")
    lines.append(f"solve {search} satisfy;")
    return "\n".join(lines) + "\n"


def ask_gecode(strength, search):
    def ask(grid, limit):
        with tempfile.NamedTemporaryFile("w", suffix=".fzn") as file:
            file.write(flatzinc(grid, strength, search))
            file.flush()
            done = run(["fzn-gecode", "-n", "2", "-s", file.name], limit=limit)
        if done.ran_out_of_time:
            return None
        figures = dict(re.findall(r"%%%mzn-stat: (\w+)=(\S+)", done.output))
        solution = re.search(r"\[([\d, ]*)\]\);", done.output)
        return Answer(int(figures["solutions"]), digits(solution[1]) if solution else "", float(figures["solveTime"]),
                      done.cpu, int(figures["nodes"]))

    return ask


# Prolog systems, and qqwing.


def ask_lines(command, warm_up=()):
    """Returns a function that asks a program which answers each line of its input with one line; the last line counts."""
    def ask(grid, limit):
        done = run(command, "".join(f"{line}\n" for line in [*warm_up, grid]), limit)
        return None if done.ran_out_of_time else line_answer(done.output.splitlines()[-1])

    return ask


def ask_qqwing(grid, limit):
    # Solves the grid three times, so that caches are as warm as in a program that solves many.
    done = run(["qqwing", "--solve", "--count-solutions", "--timer", "--csv"], f"{grid}\n" * 3, limit)
    if done.ran_out_of_time:
        return None
    lines = [line.split(",") for line in done.output.splitlines() if re.match(r"\d{81},", line)]
    return Answer(int(lines[0][1]), lines[0][0], median([float(line[2]) for line in lines]) / 1000)


def installed_peers(build, folder):
    """Returns the peers, and the names of those that are not installed."""
    first_fail = ":: int_search(x, first_fail, indomain_min, complete)"
    peers = [Peer("quadrille", "engine cp, a process a grid", ask_quadrille(build))]
    missing = []
    if shutil.which("fzn-gecode"):
        peers += [Peer("Gecode", "domain, first fail", ask_gecode(":: domain", first_fail)),
                  Peer("Gecode", "bounds, first fail", ask_gecode(":: bounds", first_fail)),
                  Peer("Gecode", "its defaults", ask_gecode("", ""))]
    else:
        missing.append("Gecode (minizinc)")
    if shutil.which("gplc"):
        subprocess.run(["gplc", "--no-top-level", "-o", folder / "gnu", PROGRAMS / "gnu.pl"], check=True)
        peers.append(Peer("GNU Prolog", "fd_all_different, ff, compiled", ask_lines([folder / "gnu"]), slow=True))
    else:
        missing.append("GNU Prolog (gprolog)")
    if shutil.which("swipl"):
        easy = (ROOT / "examples" / "lines.txt").read_text().split()[0]
        command = ["swipl", "-g", "main", "-t", "halt", PROGRAMS / "swi.pl"]
        peers.append(Peer("SWI-Prolog", "clpfd, all_distinct, ff", ask_lines(command, [easy]), slow=True))
    else:
        missing.append("SWI-Prolog (swi-prolog-nox)")
    if shutil.which("qqwing"):
        peers.append(Peer("qqwing", "--solve --count-solutions", ask_qqwing))
    else:
        missing.append("qqwing")
    return peers, missing


def check(peer, grid, answer, engine):
    """Ends the run if an answer is wrong."""
    right = answer.solutions == 1 and is_solution(grid, answer.solution) and answer.solution == engine.solution
    if not right:
        sys.exit(f"peers.py: {peer}: {answer.solutions} solutions, {answer.solution or 'none'}, for {grid}")


def answers_of(peer, grids, engine, options):
    """Returns an answer for each grid, the median of the rounds, or None if time ran out."""
    answers = []
    for grid, by_engine in zip(grids, engine):
        rounds = [peer.ask(grid, options.time_limit) for _ in range(1 if peer.slow else ROUNDS)]
        if None in rounds:
            answers.append(None)
            continue
        answer = rounds[0]
        check(peer.name, grid, answer, by_engine)
        answer.seconds = median([r.seconds for r in rounds])
        if answer.cpu is not None:
            answer.cpu = median([r.cpu for r in rounds])
        answers.append(answer)
    return answers


def row(name, settings, answers, engine, own_cpu, limit):
    """Returns a row of the table. A grid that took too long counts with the limit, so ratios are then lower bounds."""
    solved = [a for a in answers if a is not None]
    seconds = [limit if a is None else a.seconds for a in answers]
    nodes = [a.nodes for a in solved if a.nodes is not None]
    cpu = [a.cpu for a in solved if a.cpu is not None]
    base = [a.seconds for a in engine[:len(answers)]]
    mark = "" if len(solved) == len(answers) else ">= "
    return [name, settings, f"{len(solved)}/{len(answers)}", short(1e3 * median(seconds)),
            short(1e3 * sum(seconds) / len(seconds)), short(sum(nodes) / len(nodes)) if nodes else "",
            short(1e3 * median(cpu)) if cpu else "", mark + short(median(seconds) / median(base)),
            mark + short(sum(seconds) / sum(base)), short(median(cpu) / own_cpu) if cpu else ""]


HEADS = ["program", "settings", "solved", "solve ms/grid, median", "mean", "nodes/grid", "process CPU ms, median",
         "times the engine, by medians", "by means", "times quadrille's process"]


def compare(path, peers, options):
    lines = path.read_text().split()
    grids = random.Random(options.seed).sample(lines, min(options.grids, len(lines)))
    engine = engine_answers(options.build, grids)
    for grid, answer in zip(grids, engine):
        check("engine", grid, answer, answer)
    rows = []
    own_cpu = None
    for peer in peers:
        chosen = grids[:options.slow_grids] if peer.slow else grids
        answers = answers_of(peer, chosen, engine, options)
        if own_cpu is None:  # quadrille comes first
            rows.append(row("quadrille", "engine alone, all in one process", engine, engine, 1, options.time_limit))
            own_cpu = median([a.cpu for a in answers])
        rows.append(row(peer.name, peer.settings, answers, engine, own_cpu, options.time_limit))
    print(f"{path.stem}: {len(grids)} grids of {len(lines)}, seed {options.seed}\n")
    print("\n".join(table(HEADS, rows)), flush=True)


def main():
    parser = argparse.ArgumentParser(description="Compares the engine with its peers on the same grids.")
    parser.add_argument("files", metavar="FILE", nargs="+", type=Path)
    parser.add_argument("--grids", type=int, default=100, help="how many of each file (default: 100)")
    parser.add_argument("--slow-grids", type=int, default=25, help="how many of these for Prolog systems (default: 25)")
    parser.add_argument("--time-limit", type=int, default=60, metavar="SECONDS", help="for a grid (default: 60)")
    parser.add_argument("--seed", type=int, default=1, help="of the choice of grids (default: 1)")
    parser.add_argument("--build", type=Path, default=BUILD, metavar="FOLDER", help="where the programs are")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        peers, missing = installed_peers(options.build, Path(folder))
        for number, path in enumerate(options.files):
            if number > 0:
                print()
            compare(path, peers, options)
        if missing:
            print(f"\nNot installed here: {', '.join(missing)}.")


if __name__ == "__main__":
    main()
