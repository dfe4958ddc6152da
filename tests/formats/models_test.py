#!/usr/bin/env python3
"""The models that `convert` writes have the puzzle's solutions, in the hands of Gecode, of SWI-Prolog's own library, and of our XCSP3 solver.

usage: models_test.py QUADRILLE      exits with 77 where MiniZinc with Gecode, or SWI-Prolog, is not installed
"""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

# Together the 4x4 puzzles have every rule and every kind of condition, in and outside disjunctions. In the others the digits begin at 0, the
# grid is not square, lines hold a digit twice, cells are in no region, or there are extra cells.
PUZZLES = [
    ("1..............4", []),
    ("................", ["thermometer=r1c1 r1c2 r2c3", "killer_cage=r3c1 r3c2 r4c2 total=9"]),
    ("................", ["sandwich=r0c3 total=3", "whispers=r4c1 r4c2 r4c3 difference=2"]),
    ("1...............", ["odd=r2c2", "even=r3c4", "anti_king", "little_killer=r0c1 direction=down_right total=10"]),
    ("................", ["anti_knight", "diagonals"]),
    ("..1.............", ["non_consecutive"]),
    (".2..............", ["renban=r1c1 r1c2 r2c3", "palindrome=r2c1 r2c2 r3c3 r3c4", "between=r4c1 r4c2 r4c3"]),
    ("................", ["count_distinct=r1c1 r2c2 r3c3 r4c4", "quadruple=r1c2 r1c3 r2c2 r2c3 digits=1 3"]),
    ("3...............", ["lunchbox=r1c2 r2c3 r3c4 total=3", "arrow=r4c4 r4c3 r3c2", "skyscraper=r0c1 visible=3"]),
    ("................", ["x_sum=r0c2 total=6", "extra_regions=r1c1 r2c3 r3c2 r4c4", "windoku"]),
    ("................", ["numbered_room=r1c0 digit=2", "indexer=r2c2 r4c4 names=rows; r1c3 names=columns"]),
    ("4...............", ["connected_digits=digits=1 2 3", "numbered_room=r5c2 digit=3"]),
    ("................", ["difference=r1c1 r1c2; r2c1 r2c2 difference=2", "ratio=r3c3 r3c4", "sum_pair=r1c3 r2c3 sum=5"]),
    ("................", ["slow_thermometer=r1c1 r2c2 r2c3", "double_arrow=r3c1 r3c2 r4c3", "zipper=r1c4 r2c4 r3c3"]),
    ("2...............", ["lockout=r2c1 r3c2 r4c3 difference=1", "nabner=r1c3 r2c4"]),
    ("................", ["minimum=r1c1", "maximum=r4c4", "greater_than=r3c1 r3c2"]),
    ("................", ["minimum=r1c1 r3c3", "clone=r1c2 r1c3 clone=r2c4 r3c4"]),
    ("................", ["negative_xv"]),
    ("1...............", ["taxicab=5", "counting_circles=r1c1 r2c2 r3c3"]),
    ("1...............", ["knightmare=3"]),
    ('{"rows":2,"columns":3,"digits":"0..5"}', ["negative_kropki", "difference=r1c1 r1c2", "ratio=r2c1 r2c2"]),
    ('{"rows":2,"columns":4,"digits":"1..5"}', ["non_consecutive=2", "chess=1 aside=1 digits=1 4"]),
    ('{"rows":2,"columns":4,"digits":"1..5"}', ["anti_taxicab"]),
    ('{"rows":3,"columns":3,"digits":"1..5"}', ["diagonal_non_consecutive", "diagonals=anti", "global_modular", "taxicab=4"]),
    ('{"rows":3,"columns":3,"digits":"0..5"}', ["global_entropy", "counting_circles=r1c1 r2c2 r3c3 r1c3"]),
    ('{"rows":4,"columns":4,"digits":"0..4","boxes":[2,2],"givens":["0123","....","....","...."]}', ["doppelganger"]),
    ('{"rows":3,"columns":3,"digits":"1..5","boxes":[1,3]}', ["dutch_flatmates", "region_same_values", "indexer=r2c2 names=boxes"]),
    ("................", ["region_sum_line=r1c1 r1c2 r1c3", "entropic_line=r2c1 r3c1 r3c2 r3c3", "modular_line=r4c1 r4c2 r3c3 r3c4"]),
    ("................", ["sum_line=r1c1 r1c2 r2c2 r2c1 total=5 ends=joined; r4c1 r4c2 r3c2 total=4", "value_indexing=r1c4 r2c4 r2c3 r3c3"]),
    ("................", ["pill_arrow=r1c1 r1c2 arm=r2c2 r2c3 r3c3 r3c4", "same_values=r1c3 r1c4 / r4c1 r3c2", "equal_sum=r4c3 / r2c1 r3c1"]),
    ("................", ["product=r4c1 r4c2 product=6", "sum=r1c1 r2c2 r1c1 total=4; r3c3 r4c4 total=-1 factors=1 -1", "multi_sum_cage=r1c2 r1c3 totals=3 7", "digital_root_cage=r2c4 r3c4 root=5"]),
    ("................", ["rellik_cage=r1c1 r1c2 total=4", "equality_cage=r2c3 r2c4", "contain_at_least=r1c3 r2c2 digits=1", "contain_exactly=r4c1 r3c2 digits=4 4"]),
    ("1...............", ["look_and_say=r1c2 r2c3 r3c4 says=2 4 0 1", "hidden_skyscraper=r0c3 digit=2", "full_rank=r0c3 rank=12; r3c0 rank=6 ties=any"]),
    ("1...1...........", []),
    ('{"rows":2,"columns":4,"digits":"0..3"}', ["x_sum=r1c0 total=3", "sandwich=r2c5 total=1", "count_distinct=r1c4 r2c4 r2c3"]),
    ('{"rows":3,"columns":3,"digits":"0..4","boxes":[1,3]}', ["lunchbox=r1c1 r1c2 r1c3 total=3", "killer_cage=r2c1 r2c2 r3c2 total=2", "arrow=r3c3 r2c3"]),
    ('{"rows":3,"columns":2,"digits":"0..2","lines":false,"regions":[["a","a"],["a",null],[null,"b"]]}', ["whispers=r2c2 r3c1 difference=2", "odd=r3c2"]),
    ('{"rows":2,"columns":3,"digits":"1..5","givens":["1..",".4."]}', ["thermometer=r1c2 r1c3 r2c3", "between=r2c1 r2c2 r1c2"]),
    ('{"rows":2,"columns":3,"extra_cells":[{"name":"x","count":2}]}', ["killer_cage=r1c1 x1 total=4", "thermometer=x1 x2 r2c2"]),
    ('{"size":2,"digits":"0..2","extra_cells":[{"name":"total","count":1}],"definitions":[{"name":"sums","conditions":'
     '"sum(rows[1]) = extra(\'total\')[1] * first(columns[2]) + 1"}],"rules":[{"name":"sums"}]}', []),
    ('{"rows":2,"columns":3,"digits":"0..3","definitions":[{"name":"steps","parameters":{"line":"path"},"conditions":'
     '["line matches \'[^0].*0\'","sum(line) % 2 = 0"]}],"rules":[{"name":"steps","line":["r1c1","r1c2","r2c3"]}]}', []),
]


def run(*command, text=None):
    return subprocess.run(command, input=text, capture_output=True, text=True, timeout=600)


def words_of(rules):
    return [word for rule in rules for word in ("--rule", rule)]


def count(program, puzzle, rules):
    done = run(program, "count", *words_of(rules), "-", text=puzzle + "\n")
    assert done.returncode in (0, 1), done.stderr
    return int(done.stdout.split()[0])


def count_in_minizinc(model):
    done = run("minizinc", "--solver", "gecode", "--all-solutions", str(model))
    assert done.returncode == 0, done.stderr
    return done.stdout.count("----------")


def count_in_prolog(model):
    goal = "findall(Rows, solution(Rows), All), length(All, N), writeln(N), halt"
    done = run("swipl", "-g", goal, "-t", "halt(1)", str(model.with_suffix(".pl")))
    assert done.returncode == 0, done.stderr
    return int(done.stdout.split()[-1])


def has_solution_in_xcsp(program, model):
    status = run(program, "xcsp", str(model)).stdout
    return {"s SATISFIABLE": True, "s UNSATISFIABLE": False}[next(line for line in status.splitlines() if line.startswith("s "))]


def check(program, puzzle, rules, folder):
    for language, ending in (("minizinc", "mzn"), ("prolog", "pl"), ("xcsp", "xml")):
        done = run(program, "convert", "--to", f"{language}_model", *words_of(rules), "-", text=puzzle + "\n")
        assert done.returncode == 0 and done.stdout, done.stderr
        text = done.stdout
        # Gecode's library in Debian 12 has a mistake that only globals.mzn, which includes all of it, comes upon.
        includes = "".join(f'include "{name}.mzn";\n' for name in ("alldifferent", "table", "regular"))
        text = text.replace('include "globals.mzn";\n', includes)
        if language == "prolog":
            text = text.replace(":- initialization(main, main).\n", "")
        (folder / f"model.{ending}").write_text(text)
    expected = count(program, puzzle, rules)
    found = {"MiniZinc": count_in_minizinc(folder / "model.mzn"), "Prolog": count_in_prolog(folder / "model.pl")}
    found["XCSP3"] = expected if has_solution_in_xcsp(program, folder / "model.xml") == (expected > 0) else "another verdict"
    return [f"{puzzle} {rules}: {language} finds {number}, expected {expected}" for language, number in found.items()
            if number != expected]


def main(program):
    if not shutil.which("swipl") or "org.gecode" not in (shutil.which("minizinc") and run("minizinc", "--solvers").stdout or ""):
        print("SKIPPED: MiniZinc with Gecode, or SWI-Prolog, is not installed")
        return 77
    with tempfile.TemporaryDirectory() as folder:
        complaints = [line for puzzle, rules in PUZZLES for line in check(program, puzzle, rules, Path(folder))]
    print("\n".join(complaints) or f"{len(PUZZLES)} puzzles have the same solutions in three languages")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
