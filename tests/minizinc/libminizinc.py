#!/usr/bin/env python3
"""Runs the test cases of MiniZinc's own compiler on Quadrille, and tells which give an answer that they expect.

usage: tests/minizinc/libminizinc.py SPEC [--solver NAME] [--listing NAME] [--checker NAME] [--only TEXT] [--jobs N]
                                     [--write FILE]

SPEC is the folder tests/spec of a copy of libminizinc at 2.6.4. Run are the cases of unit/ that list the solver given
by --listing (chuffed; a case that says nothing lists it), and those of examples/ that list gecode. --only runs those whose path contains
TEXT, and says more. --write keeps the results, a line each.

A case stands in YAML in the comment at the head of a model: data files, options, and the results, one of which the
solver's must contain. A solution that is none of these is given to the checker (gecode, with the standard library):
the case passes if the model has that solution, and where something is optimised none is better. The solver is found as MiniZinc finds it: set MZN_SOLVER_PATH to try one that is not installed.
"""

import argparse
import json
import re
import subprocess
import sys
import tempfile
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import yaml

TIME_LIMIT = 600  # seconds for one case
SEPARATOR = "----------"
COMPLETE = "=========="


class Tagged:
    """A YAML value with a tag of its own, such as !Range."""

    def __init__(self, tag, value):
        self.tag, self.value = tag, value


class Loader(yaml.SafeLoader):
    pass


def construct_tagged(loader, tag, node):
    if isinstance(node, yaml.MappingNode):
        return Tagged(tag, loader.construct_mapping(node, deep=True))
    if isinstance(node, yaml.SequenceNode):
        return Tagged(tag, loader.construct_sequence(node, deep=True))
    return Tagged(tag, loader.construct_scalar(node))


Loader.add_multi_constructor("!", construct_tagged)


class Case:
    def __init__(self, model, number, fields):
        self.model, self.number = model, number
        self.name = fields.get("name")
        self.solvers = fields.get("solvers", ["gecode", "cbc", "chuffed"])
        self.kind = fields.get("type", "solve")
        self.options = fields.get("options") or {}
        self.extra_files = fields.get("extra_files") or []
        expected = fields.get("expected", [])
        self.expected = expected if isinstance(expected, list) else [expected]


def cases_of(model):
    text = model.read_text(encoding="utf-8")
    head = re.match(r"\s*/\*\*\*(.*?)\*\*\*/", text, re.S)
    if not head:
        return
    for number, document in enumerate(yaml.load_all(head[1], Loader=Loader)):
        if isinstance(document, Tagged) and document.tag == "Test":
            yield Case(model, number, document.value if isinstance(document.value, dict) else {})


def command_of(case, solver):
    command = ["minizinc", "--solver", solver, "--output-mode", "json", "--output-output-item",
               "--output-objective"]
    for key, value in case.options.items():
        if key == "all_solutions":
            command += ["-a"] if value else []
        elif key == "timeout":
            pass  # the runner has its own
        elif key == "free_search":
            command += ["-f"] if value else []
        else:
            flag = key if key.startswith("-") else f"--{key.replace('_', '-')}"
            command += [flag] if value is True else [flag, str(value)] if value is not False else []
    return [*command, case.model.name, *case.extra_files]


class EnumName(str):
    """The name of a value of an enumerated type; strings are quoted, these names are not."""


def plain(value):
    """A value from MiniZinc's JSON in the form for the comparison: sets become Python's."""
    if isinstance(value, list):
        return [plain(v) for v in value]
    if isinstance(value, dict):
        if set(value) == {"set"}:
            members = set()
            for member in value["set"]:
                if isinstance(member, list):
                    members.update(range(member[0], member[1] + 1))
                else:
                    members.add(plain(member))
            return members
        if set(value) == {"e"}:
            return EnumName(value["e"])
        return {k: plain(v) for k, v in value.items()}
    return value


class Outcome:
    def __init__(self, status, solutions, error=""):
        self.status, self.solutions, self.error = status, solutions, error


def run(case, solver):
    try:
        process = subprocess.run(command_of(case, solver), cwd=case.model.parent, capture_output=True, text=True,
                                 timeout=TIME_LIMIT, check=False)
    except subprocess.TimeoutExpired:
        return Outcome("TIMEOUT", [])
    if process.returncode != 0 or "=====ERROR=====" in process.stdout:
        return Outcome("ERROR", [], process.stderr)
    solutions, lines, status = [], [], "UNKNOWN"
    for line in process.stdout.splitlines():
        if line == SEPARATOR:
            solution = plain(json.loads("\n".join(lines) or "{}"))
            names = {"_output": "_output_item", "_objective": "objective"}
            solutions.append({names.get(key, key): value for key, value in solution.items()})
            lines, status = [], "SATISFIED"
        elif line == COMPLETE:
            optimises = any("objective" in solution for solution in solutions)
            status = "OPTIMAL_SOLUTION" if optimises else "ALL_SOLUTIONS"
        elif line.startswith("=====") and line.endswith("====="):
            status = line.strip("=")
        elif not line.startswith("%"):
            lines.append(line)
    return Outcome(status, solutions, process.stderr)


def equal(expected, found):
    if isinstance(expected, Tagged):
        if expected.tag == "Range":
            low, high = map(int, expected.value.split(".."))
            return found == set(range(low, high + 1))
        if expected.tag == "Approx":
            return isinstance(found, (int, float)) and abs(float(expected.value) - found) <= 1e-6
        if expected.tag == "Trim":
            return isinstance(found, str) and expected.value.strip() == found.strip()
        if expected.tag == "set":
            return found == set(expected.value)
        if expected.tag == "Unordered":
            rest = list(found)
            return all(rest.remove(x) is None for x in expected.value if x in rest) and not rest
        return False
    if isinstance(expected, list):
        return isinstance(found, list) and len(expected) == len(found) and all(map(equal, expected, found))
    if isinstance(expected, dict):
        return isinstance(found, dict) and all(k in found and equal(v, found[k]) for k, v in expected.items())
    return expected == found and isinstance(expected, bool) == isinstance(found, bool)


def fits(expected, found):
    """Whether a solution contains an expected one."""
    values = expected.value if isinstance(expected, Tagged) else expected
    values = values if isinstance(values, dict) else {}
    return all(key in found and equal(value, found[key]) for key, value in values.items())


def is_expected(case, expected, outcome):
    if not isinstance(expected, Tagged):
        return False
    fields = expected.value if isinstance(expected.value, dict) else {}
    if expected.tag == "Error":
        if outcome.status != "ERROR":
            return False
        pattern = fields.get("regex")
        return pattern is None or re.search(pattern, outcome.error, re.M | re.S) is not None
    if expected.tag != "Result" or outcome.status in ("ERROR", "TIMEOUT"):
        return False
    if "status" in fields and fields["status"] != outcome.status:
        return False
    solution = fields.get("solution")
    if solution is None:
        return True
    if isinstance(solution, Tagged) and solution.tag == "SolutionSet":
        return all(any(fits(s, found) for s in solution.value) for found in outcome.solutions)
    if isinstance(solution, list):
        return len(solution) == len(outcome.solutions) and all(map(fits, solution, outcome.solutions))
    return bool(outcome.solutions) and fits(solution, outcome.solutions[-1])


def as_model(value):
    """A value as MiniZinc's language has it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, set):
        return "{" + ", ".join(map(as_model, sorted(value))) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(as_model, value)) + "]"
    if isinstance(value, str) and not isinstance(value, EnumName):
        return json.dumps(value)
    return "<>" if value is None else str(value)


def flat(value):
    return [x for v in value for x in flat(v)] if isinstance(value, list) else [value]


def solution_fits_model(case, solution, checker):
    """Whether the checker finds that the model has the solution."""
    facts = []
    for name, value in solution.items():
        if name in ("_output_item", "objective"):
            continue
        if isinstance(value, list):
            facts.append(f"constraint array1d({name}) = {as_model(flat(value))};")
        else:
            facts.append(f"constraint {name} = {as_model(value)};")
    with tempfile.NamedTemporaryFile("w", suffix=".mzn", dir=case.model.parent) as file:
        file.write(f'include "{case.model.name}";\n' + "\n".join(facts) + "\n")
        file.flush()
        checked = run(Case(Path(file.name), 0, {"options": checker_options(case), "extra_files": case.extra_files}),
                      checker)
    return bool(checked.solutions)


def checker_options(case):
    options = {key: value for key, value in case.options.items() if key not in ("all_solutions", "-G", "free_search")}
    return {**options, "-G": "std"}


def is_checked(case, outcome, checker):
    """Whether a solution that is not among those expected is one all the same, and none is better."""
    if outcome.status not in ("SATISFIED", "ALL_SOLUTIONS", "OPTIMAL_SOLUTION"):
        return False
    if not outcome.solutions or any(e.tag != "Result" for e in case.expected if isinstance(e, Tagged)):
        return False
    if case.options.get("all_solutions"):
        return False
    solution = outcome.solutions[-1]
    if outcome.status == "OPTIMAL_SOLUTION":
        best = run(Case(case.model, 0, {"options": checker_options(case), "extra_files": case.extra_files}), checker)
        if best.status != "OPTIMAL_SOLUTION" or best.solutions[-1]["objective"] != solution["objective"]:
            return False
    return solution_fits_model(case, solution, checker)


def verdict(case, solver, checker):
    if case.kind != "solve":
        return "not a case of solving", ""
    outcome = run(case, solver)
    if any(is_expected(case, expected, outcome) for expected in case.expected):
        return "passed", ""
    if is_checked(case, outcome, checker):
        return "passed by the checker", ""
    reason = outcome.error.strip().splitlines()
    shown = f"{outcome.status} with {len(outcome.solutions)} solutions"
    if outcome.status == "ERROR":
        shown = next((line for line in reason if "rror" in line or "fzn-" in line), " ".join(reason[:2]))[:200]
    return "failed", shown


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("\n\n")[1].removeprefix("usage: "))
    parser.add_argument("spec", type=Path)
    parser.add_argument("--solver", default="quadrille")
    parser.add_argument("--listing", default="chuffed")
    parser.add_argument("--checker", default="gecode")
    parser.add_argument("--only", default="")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--write", type=Path)
    options = parser.parse_args()
    chosen = []
    for model in sorted(options.spec.rglob("*.mzn")):
        name = model.relative_to(options.spec).as_posix()
        if options.only not in name or not name.startswith(("unit/", "examples/")):
            continue
        chosen += [(name, case) for case in cases_of(model)
                   if ("gecode" if name.startswith("examples/") else options.listing) in case.solvers]
    if not chosen:
        sys.exit(f"no cases were found below {options.spec}")
    with ThreadPoolExecutor(options.jobs) as pool:
        verdicts = list(pool.map(lambda entry: verdict(entry[1], options.solver, options.checker), chosen))
    lines = []
    totals = Counter()
    for (name, case), (result, reason) in zip(chosen, verdicts):
        totals[name.split("/")[0], result] += 1
        lines.append(f"{name} {case.number}: {result}{f' ({reason})' if reason else ''}")
    print("\n".join(line for line in lines if options.only or ": failed" in line))
    for (folder, result), count in sorted(totals.items()):
        print(f"{folder}: {count} {result}")
    if options.write:
        options.write.write_text("\n".join(lines) + "\n", encoding="utf-8")
    sys.exit(1 if any(result == "failed" for _, result in totals) else 0)


if __name__ == "__main__":
    main()
