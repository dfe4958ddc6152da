#!/usr/bin/env python3
"""What does a grid cost from Python, compared with the program, and what do a single call and the import cost?

usage: bench/python_calls.py [--rounds N] [--build FOLDER] FILE...

FILE: 9x9 grids, one per line, each with one solution. Run it with the Python that the module was built for, which needs numpy.
The answers of the module are compared with those of the program first. Then, in turns and in CPU time for each grid:
  program   `quadrille solve --output line`, file to file
  numpy     solve_many of an array of uint8, solutions and counts
  counts    the same without solutions
  texts     solve_many of bytes with one grid per line, only counts
Then for one grid: Puzzle(text).solve(), and the import in a new Python with numpy, minus the time of that Python without the import.
"""

import argparse
import resource
import subprocess
import sys
import time
from pathlib import Path

from measuring import BUILD, median, run, table


def cpu(function):
    begin = time.process_time()
    function()
    return time.process_time() - begin


def children_cpu():
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--build", type=Path, default=BUILD)
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    options = parser.parse_args()
    sys.path.insert(0, str(options.build / "python"))
    import numpy
    import quadrille

    rows = []
    for file in options.files:
        lines = [line[:81] for line in file.read_text(encoding="utf-8").split("\n") if len(line) >= 81]
        lines *= max(1, 400_000 // len(lines))
        text = ("\n".join(lines) + "\n").encode()
        array = numpy.frombuffer(text, dtype=numpy.uint8).reshape(-1, 82)[:, :81]
        array = numpy.where((array == ord(".")) | (array == ord("0")), 0, array - ord("0")).astype(numpy.uint8)
        command = [options.build / "quadrille", "solve", "--output", "line", "--format", "line", "-"]
        expected = subprocess.run(command, input=text, capture_output=True, check=True).stdout
        answers = quadrille.solve_many(array)
        found = numpy.insert(answers.solutions + ord("0"), 81, ord("\n"), axis=1).astype(numpy.uint8).tobytes()
        if found != expected or (answers.counts != 1).any():
            sys.exit(f"{file}: the module and the program differ")

        def program():
            subprocess.run(command, input=text, stdout=subprocess.DEVNULL, check=True)

        times = {name: [] for name in ("program", "numpy", "counts", "texts")}
        for _ in range(options.rounds):
            before = children_cpu()
            program()
            times["program"].append(children_cpu() - before)
            times["numpy"].append(cpu(lambda: quadrille.solve_many(array)))
            times["counts"].append(cpu(lambda: quadrille.solve_many(array, solutions=False)))
            times["texts"].append(cpu(lambda: quadrille.solve_many(text, solutions=False)))
        rows.append([file.name, *(f"{1e9 * median(each) / len(lines):.0f}" for each in times.values())])
    print("\n".join(table(["file", "program, ns", "numpy, ns", "counts, ns", "texts, ns"], rows)))

    one = lines[0]
    many = 20_000
    single = median([cpu(lambda: [quadrille.Puzzle(one).solve() for _ in range(many)]) for _ in range(options.rounds)])
    print(f"Puzzle(text).solve(): {1e6 * single / many:.1f} us")
    path = f"import sys; sys.path.insert(0, {str(options.build / 'python')!r}); import numpy"
    imports = {}
    for name, code in (("alone", path), ("with", path + "; import quadrille")):
        imports[name] = median([run([sys.executable, "-c", code]).cpu for _ in range(options.rounds * 3)])
    print(f"import quadrille: {1e3 * (imports['with'] - imports['alone']):.1f} ms")


if __name__ == "__main__":
    main()
