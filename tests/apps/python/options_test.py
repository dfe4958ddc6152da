#!/usr/bin/env python3
"""What Python's functions may be told is what the command line's commands may be told, by the same names and with the same choices: this test
compares the signatures of _quadrille.pyi with the help pages of the program.

usage: options_test.py FOLDER QUADRILLE         the folder with the package quadrille, and the program
"""

import ast
import re
import subprocess
import sys
from pathlib import Path

TYPES = Path(sys.argv[1]) / "quadrille" / "_quadrille.pyi"
PROGRAM = sys.argv[2]

# Of many commands: how to read files, print answers and search, which Python's objects say in other ways.
ELSEWHERE = {"help", "size", "box", "boards", "regions", "rule", "digits", "output", "json", "quiet", "words", "out", "resume", "part", "unordered", "branch", "consistency", "engine",
             "seed", "threads", "memory_limit", "stats", "fetch", "fetch_from"}
# A function, the command that does the same, what only Python takes, and what only the command takes besides: another function's, or a matter of
# printing.
PAIRS = [
    ("Puzzle.__init__", "solve", {"source", "boxes", "regions", "rules"},
     {"all", "first", "limit", "next", "trace", "time_limit"}),
    ("Puzzle.solve", "solve", set(), {"accept_drawing", "all", "first", "format", "ignore_drawing", "limit", "next", "trace"}),
    ("Puzzle.count", "count", set(), {"estimate", "format", "accept_drawing", "ignore_drawing", "probes", "proof"}),
    ("Puzzle.check", "check", set(), {"accept_drawing", "format", "minimal", "proof", "proof_format", "unique"}),
    ("Puzzle.why", "why", {"statement"}, {"format", "accept_drawing", "ignore_drawing"}),
    ("Puzzle.candidates", "candidates", set(), {"format", "accept_drawing", "ignore_drawing", "limit", "needless", "pairs"}),
    ("Puzzle.needless", "candidates", set(), {"format", "accept_drawing", "ignore_drawing", "limit", "needless", "pairs"}),
    ("Puzzle.hint", "hint", set(), {"format", "accept_drawing", "ignore_drawing", "level", "also", "only", "without"}),
    ("Puzzle.steps", "steps", set(), {"format", "accept_drawing", "ignore_drawing", "also", "only", "without"}),
    ("Puzzle.rate", "rate", set(), {"format", "accept_drawing", "ignore_drawing", "also", "only", "without"}),
    ("generate", "generate", {"kind", "draw"}, set()),
]


def typed_parts():
    """The parameters of each function, by its name, and the choices of each type that has some."""
    functions, choices = {}, {}
    for node in ast.parse(TYPES.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.value).startswith("Literal["):
            choices[node.targets[0].id] = [item.value for item in node.value.slice.elts]
        inner = node.body if isinstance(node, ast.ClassDef) else [node]
        prefix = f"{node.name}." if isinstance(node, ast.ClassDef) else ""
        for function in inner:
            if isinstance(function, ast.FunctionDef):
                arguments = function.args.posonlyargs + function.args.args + function.args.kwonlyargs
                functions[prefix + function.name] = {a.arg: ast.unparse(a.annotation) for a in arguments if a.arg != "self"}
    return functions, choices


def options_of(command):
    """The options of a command, in Python's spelling, each with its choices."""
    page = subprocess.run([PROGRAM, command, "--help"], capture_output=True, text=True, check=True).stdout
    found = re.findall(r"^  (?:-\w, )?--([a-z-]+)(?:[ =\[]+([a-z0-9|]+\b))?", page, re.MULTILINE)
    return {name.replace("-", "_"): value.split("|") if "|" in value else [] for name, value in found}


def main():
    functions, choices = typed_parts()
    complaints = []
    for name, command, only_python, only_command in PAIRS:
        parameters, options = functions[name], options_of(command)
        for parameter in parameters.keys() - options.keys() - only_python:
            complaints.append(f"{name} takes {parameter}, which `quadrille {command}` does not")
        for option in options.keys() - parameters.keys() - only_command - ELSEWHERE:
            complaints.append(f"`quadrille {command}` takes --{option}, which {name} does not")
        for word in only_python - parameters.keys():
            complaints.append(f"{name} no longer takes {word}: take it out of this test")
        for word in only_command - options.keys():
            complaints.append(f"`quadrille {command}` no longer takes --{word}: take it out of this test")
        for parameter in parameters.keys() & options.keys():
            of_python = choices.get(parameters[parameter], [])
            if of_python != options[parameter]:
                complaints.append(f"{name}: {parameter} is one of {of_python}, and --{parameter} one of {options[parameter]}")
    print("\n".join(complaints))
    sys.exit(bool(complaints))


if __name__ == "__main__":
    main()
