#!/usr/bin/env python3
"""What do parts, receipts and the merge cost, beside the work itself?

usage: bench/cluster_costs.py [--build FOLDER] [--puzzles N] [--runs N]

Puzzles from `generate` are repeated to a file of N lines, which is solved by one run, as a single part, and in several parts, in turns. Prints
tables of the median CPU times, and the resulting costs for 10^9 puzzles in 1000 parts.
"""

import argparse
import sys
import tempfile
import time
from pathlib import Path

from measuring import BUILD, median, run, short, table

PARTS = 20
DIFFERENT = 1000


def checked(command):
    done = run(command)
    if done.exit != 0:
        sys.exit(f"cluster_costs.py: {command} ended with {done.exit}: {done.errors}")
    return done


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--build", type=Path, default=BUILD)
    parser.add_argument("--puzzles", type=int, default=1_000_000)
    parser.add_argument("--runs", type=int, default=5)
    arguments = parser.parse_args()
    program = arguments.build / "quadrille"
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        some = folder / "some"
        checked([program, "generate", "--count", str(DIFFERENT), "--seed", "1", "--output", "line", "--out", some])
        puzzles = folder / "puzzles"
        puzzles.write_text(some.read_text() * (arguments.puzzles // DIFFERENT))
        few = folder / "few"
        few.write_text(some.read_text().splitlines(keepends=True)[0] * PARTS)
        times = {"one run": [], "one part, with its receipt": [], "a part of one puzzle": [], "merge": []}
        rates = {"merge": [], "copy": []}
        for _ in range(arguments.runs):
            one, whole = folder / "one", folder / "whole"
            times["one run"].append(checked([program, "solve", "--output", "line", "--out", one, puzzles]).cpu)
            times["one part, with its receipt"].append(
                checked([program, "solve", "--output", "line", "--part", "0/1", "--out", whole, puzzles]).cpu)
            times["a part of one puzzle"].append(
                checked([program, "solve", "--output", "line", "--part", "0/20", "--out", folder / "tiny", few]).cpu)
            parts = [folder / f"part.{i}" for i in range(PARTS)]
            for i, part in enumerate(parts):
                checked([program, "solve", "--output", "line", "--part", f"{i}/{PARTS}", "--out", part, puzzles])
            merged = checked([program, "merge", "--out", folder / "all", *parts])
            times["merge"].append(merged.cpu)
            megabytes = (puzzles.stat().st_size + (folder / "all").stat().st_size) / 1e6
            rates["merge"].append(megabytes / merged.wall)
            start = time.perf_counter()
            checked(["dd", f"if={folder / 'all'}", f"of={folder / 'copy'}", "bs=1M", "conv=fdatasync"])
            rates["copy"].append((folder / "all").stat().st_size / 1e6 / (time.perf_counter() - start))
            if (folder / "all").read_bytes() != one.read_bytes():
                sys.exit("cluster_costs.py: the merged parts are not what one run writes")
            for file in [one, whole, folder / "tiny", *parts, folder / "all"]:
                for each in folder.glob(f"{file.name}*"):
                    each.unlink()
        middle = {what: median(values) for what, values in times.items()}
        print("\n".join(table(["", "CPU s"], [[what, f"{seconds:.3f}"] for what, seconds in middle.items()])))
        work = middle["one run"] / arguments.puzzles * 1e9
        receipts = max(0, middle["one part, with its receipt"] - middle["one run"]) / arguments.puzzles * 1e9
        starts = 1000 * middle["a part of one puzzle"]
        merge = middle["merge"] / arguments.puzzles * 1e9
        print(f"\nFor 10^9 such puzzles in 1000 parts: {short(work)} CPU s of work, {short(receipts)} for receipts and {short(starts)} to start the parts: "
              f"{100 * (receipts + starts) / work:.2f} %. The merge takes {short(merge)} more, once.")
        print(f"\nThe merge reads and writes {short(median(rates['merge']))} MB/s, of which the outputs were written a moment before; "
              f"dd copies {short(median(rates['copy']))} MB/s to the disk.")


if __name__ == "__main__":
    main()
