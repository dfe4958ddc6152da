#!/usr/bin/env python3
"""Solves XCSP3 instances with the program, and holds each answer against its instance.

usage: check_instances.py PROGRAM [--time-limit TIME] FILE|FOLDER...

Without a file or folder takes those of the folder xcsp of $QUADRILLE_DATA, or else of ../shared/data beside the project; exits
with 77 where that is not to be had. Prints a line for each instance; exits with 1 when an answer is wrong, the program fails,
or more than a tenth are unsupported.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path

from check_answer import Wrong, check

ROOT = Path(__file__).resolve().parents[2]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--time-limit", default="1s")
    parser.add_argument("paths", nargs="*", type=Path)
    arguments = parser.parse_args()
    paths = arguments.paths or [Path(os.environ.get("QUADRILLE_DATA", ROOT.parent / "shared" / "data")) / "xcsp"]
    files = [f for p in paths for f in (sorted(p.glob("*.xml")) if p.is_dir() else [p]) if f.is_file()]
    if not files:
        print("no instances here; name the folder of the data in QUADRILLE_DATA")
        return 77
    wrong = unsupported = 0
    for file in files:
        run = subprocess.run([arguments.program, "xcsp", "--time-limit", arguments.time_limit, file],
                             capture_output=True, text=True)
        try:
            verdict = check(file, run.stdout)
            unsupported += verdict == "UNSUPPORTED"
            if run.returncode < 0:
                raise Wrong(f"the program ended by signal {-run.returncode}")
        except Wrong as complaint:
            verdict = f"WRONG: {complaint}"
            wrong += 1
        print(f"{file.name}: {verdict}", flush=True)
    print(f"{len(files)} instances, {wrong} wrong, {unsupported} unsupported")
    return 1 if wrong or 10 * unsupported > len(files) else 0


if __name__ == "__main__":
    sys.exit(main())
