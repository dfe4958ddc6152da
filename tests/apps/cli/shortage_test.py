#!/usr/bin/env python3
"""Programs to which the system gives no memory, or no thread, say so and end with 71; they never crash.

usage: shortage_test.py QUADRILLE FZN_QUADRILLE CHECK_PROOF [QUADRILLE_MPI]

Each command is run under one limit of its address space after another, from what a program needs to start up to where it succeeds.
"""

import os
import resource
import subprocess
import sys
import tempfile
from pathlib import Path

SHORT = 71
GOOD = (0, 3)  # 3 where a count is a lower bound
SKIPPED = 77
PATIENCE = 3600
SENTENCES = ("out of memory", "the system cannot start more threads")
# The C++ runtime prints this if there is no memory before main, when no handler of ours is installed yet.
BEFORE_MAIN = "terminate called without an active exception\n"
MOST = 4 << 30
STEP = 1.15
MODEL = ("".join(f"var 1..3000: x{i} :: output_var;\n" for i in range(1000))
         + "".join(f"constraint int_ne(x{i},x{j});\n" for i in range(1000) for j in range(i + 1, min(i + 10, 1000))) + "solve satisfy;\n")


def limited(command, folder, limit):
    def limit_memory():
        resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

    return subprocess.run(command, cwd=folder, capture_output=True, text=True, errors="replace", preexec_fn=limit_memory,
                          timeout=PATIENCE, check=False)


def check(command, folder):
    """How many runs ended for want of memory; each either did so with a sentence, or succeeded."""
    short = 0
    limit = 4 << 20
    while limit < MOST:
        try:
            run = limited(command, folder, int(limit))
        except OSError:  # the program could not be loaded
            limit *= STEP
            continue
        code, errors = run.returncode, run.stderr
        is_loaded = not (code == 127 or "error while loading shared libraries" in errors or "cannot allocate memory" in errors.lower()
                         and code not in (SHORT,))
        if code in GOOD:
            return short
        if code == SHORT:
            if not any(sentence in errors for sentence in SENTENCES) or errors.count("\n") != 1:
                sys.exit(f"{command}: ended with {code} under {limit:.0f} bytes, saying {errors!r}")
            short += 1
        elif is_loaded and not (code < 0 and limit < 32 << 20 and errors in ("", BEFORE_MAIN)):
            sys.exit(f"{command}: ended with {code} under {limit:.0f} bytes, saying {errors!r}")
        limit *= STEP
    sys.exit(f"{command} did not succeed under {MOST} bytes")


def main():
    quadrille, fzn_quadrille, check_proof, *mpi = map(os.path.abspath, sys.argv[1:])
    os.environ.update(LC_ALL="C.UTF-8", OMPI_ALLOW_RUN_AS_ROOT="1", OMPI_ALLOW_RUN_AS_ROOT_CONFIRM="1")
    if b"__asan_init" in Path(quadrille).read_bytes():
        print("sanitizers need more address space than any limit leaves")
        sys.exit(SKIPPED)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "lines.txt").write_text(("." * 81 + "\n") * 200)
        (folder / "empty.txt").write_text("." * 256 + "\n")
        (folder / "model.fzn").write_text(MODEL)
        clauses = "".join(f"{i} {i + 1} 0\n" for i in range(1, 20000))
        (folder / "large.cnf").write_text(f"p cnf 20001 20001\n{clauses}1 0\n-1 0\n")
        (folder / "large.lrat").write_text("20002 0 20000 20001 0\n")
        commands = [[quadrille, "solve", "--first", "--output", "line", "--threads", "4", "lines.txt"],
                    [quadrille, "count", "--limit", "100", "--threads", "4", "--engine", "cp", "lines.txt"],
                    [quadrille, "solve", "--first", "--threads", "2", "empty.txt"],
                    [quadrille, "generate", "--seed", "1", "--count", "3", "--threads", "3", "--out", "made.txt", "--resume"],
                    [fzn_quadrille, "model.fzn"],
                    [check_proof, "large.cnf", "large.lrat"]]
        if mpi:
            commands.append([*mpi, "count", "lines.txt"])
        total = 0
        for command in commands:
            short = check(command, folder)
            print(f"{' '.join([os.path.basename(command[0]), *command[1:]])}: {short} limits were too low")
            total += short
            left = [file.name for file in folder.iterdir() if file.name.endswith((".lock", ".tmp"))]
            if left:
                sys.exit(f"{command} left {left}")
            for file in folder.glob("made.txt*"):
                file.unlink()
        if total == 0:
            sys.exit("no limit was too low: nothing was tested")


if __name__ == "__main__":
    main()
