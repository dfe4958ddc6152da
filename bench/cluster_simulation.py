#!/usr/bin/env python3
"""How far would more workers shorten a search by cubes, and what is the limit?

usage: bench/cluster_simulation.py [--build FOLDER] [--cubes N] [--hours H] [PUZZLE]

The puzzle, by default an open 6x6, is split into cubes, the solutions of each are counted, and the CPU time of each process is measured. Then a search of H core hours is simulated, whose cubes
take times drawn from these and scaled: a dispatcher hands out one cube after another to free workers, each after a latency. Prints
the share of their time for which the workers are busy.
"""

import argparse
import heapq
import random
import sys
import tempfile
from pathlib import Path

from measuring import BUILD, median, run, table

PUZZLE = "12" + "." * 34
# Seconds until a free worker gets its next cube, and seconds that the dispatcher needs for each cube.
ENGINES = {
    "quadrille-mpi": (0.005, 0.00002),
    "GNU parallel": (0.006, 0.006),
    "Slurm, a task a cube": (1.0, 0.01),
}
WORKERS = [10, 100, 1000, 10_000]
CUBES_PER_WORKER = [10, 30, 100, 1000]


def cube_times(program, count, given):
    """The CPU seconds of each cube, without the start of the program."""
    with tempfile.TemporaryDirectory() as name:
        puzzle, cubes = Path(name) / "puzzle", Path(name) / "cubes"
        puzzle.write_text(given.read_text() if given else PUZZLE + "\n")
        if run([program, "cubes", "--count", str(count), "--out", cubes, puzzle]).exit != 0:
            sys.exit("cluster_simulation.py: the puzzle could not be cut")
        header, *lines = cubes.read_text().splitlines()
        one = Path(name) / "one"
        times = []
        for line in lines:
            one.write_text(f"cubes 1 {header.split(' ', 2)[2]}\n{line}\n")
            times.append(run([program, "count", one]).cpu)
        start = min(run([program, "--version"]).cpu for _ in range(20))
    return [max(0.0, seconds - start) for seconds in times]


def efficiency(times, workers, cubes, total, latency, serial, chance):
    """The share of their time for which the workers are busy."""
    drawn = [chance.choice(times) for _ in range(cubes)]
    scale = total / sum(drawn)
    free = [0.0] * workers
    handed = end = 0.0
    for seconds in drawn:
        handed = max(heapq.heappop(free), handed) + serial
        finish = handed + latency + seconds * scale
        end = max(end, finish)
        heapq.heappush(free, finish)
    return total / (workers * end)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("puzzle", type=Path, nargs="?")
    parser.add_argument("--build", type=Path, default=BUILD)
    parser.add_argument("--cubes", type=int, default=300)
    parser.add_argument("--hours", type=float, default=1000)
    arguments = parser.parse_args()
    times = sorted(cube_times(arguments.build / "quadrille", arguments.cubes, arguments.puzzle))
    mean = sum(times) / len(times)
    print(f"{len(times)} cubes: mean {1000 * mean:.2f} ms; the median is {median(times) / mean:.2f} of it, nine of ten are below "
          f"{times[int(0.9 * len(times))] / mean:.2f}, the largest is {times[-1] / mean:.2f}.\n")
    chance = random.Random(1)
    rows = []
    for engine, (latency, serial) in ENGINES.items():
        for per_worker in CUBES_PER_WORKER:
            shares = []
            for workers in WORKERS:
                cubes = workers * per_worker
                shares.append(f"{100 * efficiency(times, workers, cubes, 3600 * arguments.hours, latency, serial, chance):.0f} %"
                              if cubes <= 1_000_000 else "-")
            rows.append([engine, per_worker, *shares])
    print("\n".join(table(["", "cubes a worker", *(f"{workers} workers" for workers in WORKERS)], rows)))


if __name__ == "__main__":
    main()
