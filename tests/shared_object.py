#!/usr/bin/env python3
"""Links all installed libraries into one shared object, as a Python module would, and solves a puzzle with it.

usage: tests/shared_object.py COMPILER PKG_CONFIG_FOLDER RESULT
"""

import ctypes
import os
import subprocess
import sys

PUZZLE = b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = b"534678912672195348198342567859761423426853791713924856961537284287419635345286179"


def main():
    compiler, packages, result = sys.argv[1:]
    flags = subprocess.run(["pkg-config", "--libs", "quadrille"], check=True, capture_output=True, text=True,
                           env={**os.environ, "PKG_CONFIG_PATH": packages}).stdout.split()
    ours = [flag for flag in flags if flag.startswith(("-L", "-lquadrille"))]
    others = [flag for flag in flags if flag not in ours]
    subprocess.run([compiler, "-shared", "-o", result, "-Wl,--no-undefined", "-Wl,--whole-archive", *ours,
                    "-Wl,--no-whole-archive", *others], check=True)

    library = ctypes.CDLL(os.path.abspath(result))
    library.quadrille_new.restype = ctypes.c_void_p
    library.quadrille_solve.restype = ctypes.c_uint64
    library.quadrille_solve.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_uint64, ctypes.c_char_p]
    solver = library.quadrille_new(9, 3, 3, None)
    digits = ctypes.create_string_buffer(len(PUZZLE))
    count = library.quadrille_solve(solver, PUZZLE, 2, digits)
    if (count, digits.raw) != (1, SOLUTION):
        sys.exit(f"found {count} solutions and {digits.raw}, expected one: {SOLUTION}")


if __name__ == "__main__":
    main()
