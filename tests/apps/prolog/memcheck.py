#!/usr/bin/env python3
"""Runs programs with our library under valgrind: no use of memory may be wrong in which our code takes part.

usage: memcheck.py LIBRARY_DIR [--only NAME ...]

The programs are those of the folder `programs`. Reports of valgrind about only SWI-Prolog do not count. Takes some minutes, most
of them for loading the installed library, which some programs need.
"""

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
# SWI-Prolog may use its own malloc, which valgrind must also replace; the thread that collects garbage would talk to
# it directly.
VALGRIND = ["valgrind", "--soname-synonyms=somalloc=*tcmalloc*", "--run-libc-freeres=no", "--num-callers=30"]
BEFORE = ":- set_prolog_flag(gc_thread, false).\n"
MISSING = 77


def complaints(log):
    """The errors of a log in whose stack is code of ours."""
    text = re.sub(r"^==\d+== ?", "", log, flags=re.M)
    return [block for block in re.split(r"\n\s*\n", text)
            if "quadrille" in block and re.search(r"^\s+(at|by) 0x", block, re.M)]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("clpfd_folder", type=Path)
    parser.add_argument("--only", nargs="*")
    options = parser.parse_args()
    if not shutil.which("valgrind"):
        print("memcheck.py: valgrind is missing; install the package of this name")
        sys.exit(MISSING)
    library = options.clpfd_folder.resolve()
    failed = False
    with tempfile.TemporaryDirectory() as folder:
        before = Path(folder) / "before.pl"
        before.write_text(BEFORE, encoding="utf-8")
        for program in sorted((HERE / "programs").glob("*.pl")):
            if options.only and program.stem not in options.only:
                continue
            log = Path(folder) / program.stem
            done = subprocess.run([*VALGRIND, f"--log-file={log}", "swipl", "-f", before, "-p",
                                   f"library={library}", "-g", "main", "-t", "halt", program.name], cwd=program.parent,
                                  stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            found = complaints(log.read_text(errors="replace"))
            print(f"{program.stem}: {len(found)} errors, status {done.returncode}", flush=True)
            print("\n\n".join(found[:3]), end="\n\n" if found else "")
            failed = failed or bool(found) or done.returncode != 0
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
