#!/usr/bin/env python3
"""Does memory stay the same however many solutions are counted or printed?

usage: bench/memory.py [--few N] [--many N] [--build FOLDER]

The empty 6x6 and 9x9 grids and a FlatZinc model with as many solutions are searched twice, for a few solutions and for many, by each
engine, with one thread and with two. Prints a table of the peak memory of the process, in MB. The exit code
is 1 if many solutions take over 10 MB more than few, or if the answer is wrong.
"""

import argparse
import ctypes
import fcntl
import os
import sys
import tempfile
from pathlib import Path

from measuring import BUILD, table

MOST_MORE = 10  # MB
PR_SET_CHILD_SUBREAPER = 36


def peak_of(command, output):
    """Returns the peak memory of a program, in MB.

    A process that this script starts inherits the script's own memory in its peak. So a shell starts the program and ends, the
    program becomes a child of this script, and only then it begins to work.
    """
    shell = ["sh", "-c", '(read go <&5; exec "$@" >&3) & echo $! >&4', "sh", *(str(word) for word in command)]
    told, tell = os.pipe()
    waits, go = os.pipe()
    # Moved to numbers above those that they get in the shell.
    mine = [fcntl.fcntl(fd, fcntl.F_DUPFD_CLOEXEC, 10) for fd in (output.fileno(), tell, waits)]
    streams = [(os.POSIX_SPAWN_DUP2, fd, 3 + i) for i, fd in enumerate(mine)]
    started = os.posix_spawnp("sh", shell, os.environ, file_actions=streams)
    for fd in (*mine, tell, waits):
        os.close(fd)
    with os.fdopen(told) as text:
        program = int(text.readline())
    os.waitpid(started, 0)
    os.write(go, b"\n")
    os.close(go)
    _, _, usage = os.wait4(program, 0)
    return usage.ru_maxrss / 1024


def model(folder):
    """Writes a model of six rows, each with six different numbers."""
    rows = [[f"x{row}{column}" for column in range(6)] for row in range(6)]
    names = [name for row in rows for name in row]
    lines = [f"var 1..6: {name} :: output_var;" for name in names]
    lines += [f"constraint all_different_int([{','.join(row)}]);" for row in rows]
    path = folder / "rows.fzn"
    path.write_text("\n".join([*lines, "solve satisfy;", ""]))
    return path


def commands(build, folder):
    """Returns by name: a function from a number of solutions to a command, and the lines that each solution takes (0: they are
    only counted)."""
    empty = {}
    for size in (6, 9):
        empty[size] = folder / f"empty{size}.txt"
        empty[size].write_text("." * size * size + "\n")
    found = {}
    program = build / "quadrille"
    for engine, threads in (("auto", 1), ("auto", 2), ("cp", 1), ("cp", 2), ("learning", 1), ("learning", 2), ("lanes", 1), ("lanes", 2)):
        for size, path in empty.items():
            words = ["--engine", engine, "--threads", threads, path]
            found[f"count, {size}x{size}, {engine}, threads: {threads}"] = (
                lambda n, words=words: [program, "count", "--limit", n, *words], 0)
    for threads in (1, 2):
        words = ["--output", "line", "--threads", threads, empty[6]]
        found[f"solve, 6x6, auto, threads: {threads}"] = (
            lambda n, words=words: [program, "solve", "--limit", n, *words], 1)
    found["solve, 6x6, JSON"] = (lambda n: [program, "solve", "--limit", n, "--output", "json", empty[6]], None)
    solver, rows = build / "fzn-quadrille", model(folder)
    for flags in ([], ["-f"]):
        found[" ".join(["fzn-quadrille", *flags])] = (lambda n, flags=flags: [solver, *flags, "-n", n, rows], 37)
    return found


def is_right(output, solutions, lines_of_each):
    output.seek(0)
    if lines_of_each is None:
        return True
    if lines_of_each == 0:
        return output.read().strip() == f"{solutions}+".encode()
    return sum(1 for _ in output) == solutions * lines_of_each


def main():
    parser = argparse.ArgumentParser(description="Measures memory by the number of solutions.")
    parser.add_argument("--few", type=int, default=1000, help="solutions (default: 1000)")
    parser.add_argument("--many", type=int, default=1_000_000, help="solutions (default: 1000000)")
    parser.add_argument("--build", type=Path, default=BUILD, metavar="FOLDER", help="where the programs are")
    options = parser.parse_args()
    ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    rows = []
    is_good = True
    with tempfile.TemporaryDirectory() as folder:
        for name, (words, lines_of_each) in commands(options.build, Path(folder)).items():
            peaks = []
            for solutions in (options.few, options.many):
                with tempfile.TemporaryFile() as output:
                    peaks.append(peak_of(words(solutions), output))
                    if not is_right(output, solutions, lines_of_each):
                        sys.exit(f"memory.py: the answer is wrong: {' '.join(map(str, words(solutions)))}")
            rows.append([name, *(f"{peak:.1f}" for peak in peaks)])
            if peaks[1] > peaks[0] + MOST_MORE:
                is_good = False
                rows[-1][-1] += " (too much)"
    print("\n".join(table(["", f"{options.few:,} solutions", f"{options.many:,}"], rows)))
    return 0 if is_good else 1


if __name__ == "__main__":
    sys.exit(main())
