#!/usr/bin/env python3
"""How many of a folder of MiniZinc models does the solver solve within a time limit, and how fast?

usage: bench/minizinc.py [--limit S] [--flags FLAGS] [--only TEXT] [--jobs N] [--unchecked] [--build FOLDER] FOLDER

FOLDER contains index.tsv (name, model, data) and optionally TABLE.md, with the times of other solvers. Each model is compiled
with Quadrille's library and passed to fzn-quadrille, whose CPU time is measured. A model is solved when a solution is
found, or proved optimal if there is an objective. Gecode checks that each solution satisfies the model with the standard
library (`open` if Gecode cannot tell within a minute). Prints a table.
"""

import argparse
import json
import math
import os
import re
import resource
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from measuring import BUILD, table


@dataclass
class Instance:
    name: str
    model: Path
    data: list
    others: list = field(default_factory=list)  # the cells of TABLE.md: Gecode's and Chuffed's CPU seconds


def instances(folder):
    others = {}
    if (folder / "TABLE.md").is_file():
        for line in (folder / "TABLE.md").read_text().splitlines()[2:]:
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            others[cells[0]] = [cells[5], cells[7]]
    for line in (folder / "index.tsv").read_text().splitlines():
        name, model, *data = line.split("\t")
        yield Instance(name, folder / model, [folder / d for d in data if d not in ("", "-")], others.get(name, ["", ""]))


def compiled(instance, build):
    """Returns the model as FlatZinc and its output model, compiled again if one of their sources is newer."""
    place = build / "minizinc" / "compiled"
    place.mkdir(parents=True, exist_ok=True)
    fzn, ozn = place / f"{instance.name}.fzn", place / f"{instance.name}.ozn"
    library = Path(__file__).resolve().parent.parent / "apps" / "minizinc" / "library"
    newest = max(p.stat().st_mtime for p in [instance.model, *instance.data, *library.iterdir()])
    if not fzn.is_file() or fzn.stat().st_mtime < newest:
        subprocess.run(["minizinc", "--solver", "quadrille", "-c", "--output-mode", "json", "--fzn", fzn, "--ozn", ozn,
                        instance.model, *instance.data], check=True, capture_output=True,
                       env={**os.environ, "MZN_SOLVER_PATH": str(build / "minizinc")})
    return fzn, ozn


@dataclass
class Answer:
    status: str
    cpu: float
    statistics: dict
    solution: str = ""


def solve(fzn, build, flags, limit):
    command = [build / "fzn-quadrille", "-s", *flags.split(), fzn]
    with tempfile.TemporaryFile("w+") as output:
        process = subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT)
        # A shell that sets the limit would take as much time as a small model.
        resource.prlimit(process.pid, resource.RLIMIT_CPU, (limit, limit + 5))
        _, _, usage = os.wait4(process.pid, 0)
        output.seek(0)
        text = output.read()
    statistics = dict(re.findall(r"^%%%mzn-stat: (\w+)=(.*)$", text, re.M))
    blocks = text.split("----------\n")
    status = ("unsatisfiable" if "=====UNSATISFIABLE" in text else "complete" if "==========\n" in text
              else "solution" if len(blocks) > 1 else "unknown" if not text or "=====UNKNOWN" in text
              else f"error: {text[:200]}")
    return Answer(status, usage.ru_utime + usage.ru_stime, statistics, blocks[-2] if len(blocks) > 1 else "")


def as_model(value):
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return "[" + ", ".join(map(as_model, value)) + "]"
    if isinstance(value, dict):
        members = value.get("set", [])
        return "{" + ", ".join(f"{m[0]}..{m[1]}" if isinstance(m, list) else str(m) for m in members) + "}"
    return str(value)


def flat(value):
    return [x for v in value for x in flat(v)] if isinstance(value, list) else [value]


def checked_by_gecode(instance, ozn, solution):
    """Returns `yes` if Gecode finds the solution in the model, `NO` if it refutes it, `open` if it does neither in a minute."""
    printed = subprocess.run(["minizinc", "--ozn-file", ozn], input=solution + "----------\n", capture_output=True,
                             text=True, check=False).stdout.split("----------")[0]
    values = {name: value for name, value in json.loads(printed).items() if not name.startswith("_")}
    facts = [f"constraint array1d({name}) = {as_model(flat(value))};" if isinstance(value, list)
             else f"constraint {name} = {as_model(value)};" for name, value in values.items()]
    model = re.sub(r"\bsolve\b[^;]*;", "solve satisfy;", instance.model.read_text())
    with tempfile.NamedTemporaryFile("w", suffix=".mzn", dir=instance.model.parent) as file:
        file.write(model + "\n" + "\n".join(facts) + "\n")
        file.flush()
        done = subprocess.run(["minizinc", "--solver", "gecode", "-G", "std", "--time-limit", "60000", file.name,
                               *instance.data], capture_output=True, text=True, check=False)
    if "----------" in done.stdout:
        return "yes"
    return "NO" if "UNSATISFIABLE" in done.stdout else "open"


def row(instance, options):
    fzn, ozn = compiled(instance, options.build)
    answer = solve(fzn, options.build, options.flags, options.limit)
    optimises = re.search(r"^solve\b.*\b(minimize|maximize)\b", fzn.read_text(), re.M) is not None
    solved = answer.status in ("unsatisfiable", "complete") or (answer.status == "solution" and not optimises)
    checked = ""
    if answer.solution and not options.unchecked:
        checked = checked_by_gecode(instance, ozn, answer.solution)
    cells = [instance.name, "opt" if optimises else "sat", answer.status,
             f"{answer.cpu:.2f}" if solved else f">{options.limit}", answer.statistics.get("failures", ""),
             answer.statistics.get("objective", ""), checked, *instance.others]
    print(" ".join(map(str, cells)), file=sys.stderr, flush=True)
    return solved, answer.cpu, cells


def seconds(cell):
    return float(cell) if re.fullmatch(r"[0-9.]+", cell) else None


def main():
    parser = argparse.ArgumentParser(description="Times fzn-quadrille on a folder of models.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--limit", type=int, default=30, help="seconds for each model (default: 30)")
    parser.add_argument("--flags", default="", help="further flags for the solver, in one word")
    parser.add_argument("--only", default="", help="those whose names contain this")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--unchecked", action="store_true", help="leave the check by Gecode out")
    parser.add_argument("--build", type=Path, default=BUILD, metavar="FOLDER", help="where the program is")
    options = parser.parse_args()
    chosen = [i for i in instances(options.folder.resolve()) if options.only in i.name]
    with ThreadPoolExecutor(options.jobs) as pool:
        rows = list(pool.map(lambda i: row(i, options), chosen))
    heads = ["model", "kind", "answer", "CPU s", "failures", "objective", "checked", "Gecode 6.2 s", "Chuffed 0.13 s"]
    print("\n".join(table(heads, [cells for _, _, cells in rows])))
    print(f"\nSolved within {options.limit} s: {sum(solved for solved, _, _ in rows)} of {len(rows)}.")
    for column, name in ((7, "Gecode"), (8, "Chuffed")):
        ratios = [math.log(max(seconds(cells[column]), 0.01) / max(cpu, 0.01))
                  for solved, cpu, cells in rows if solved and seconds(cells[column]) is not None]
        if ratios:
            print(f"{name}'s time on the {len(ratios)} models that both solve, as a multiple of Quadrille's (geometric mean, "
                  f"times below 0.01 s as 0.01 s): {math.exp(sum(ratios) / len(ratios)):.2f}")
    sys.exit(1 if any("NO" in cells or str(cells[2]).startswith("error") for _, _, cells in rows) else 0)


if __name__ == "__main__":
    main()
