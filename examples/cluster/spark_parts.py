#!/usr/bin/env python3
"""Answers many puzzles in Spark: each partition goes through one process of quadrille, in order, so that no answer is lost or repeated where
Spark runs a partition twice.

usage: spark-submit spark_parts.py PUZZLES SOLUTIONS

PUZZLES has one puzzle a line, and may be anything that Spark reads; SOLUTIONS is a folder that it writes. Each worker has quadrille in its path.
"""

import subprocess
import sys


def answer(puzzles):
    """A line for each puzzle: its solution, or an empty one."""
    text = "".join(f"{puzzle}\n" for puzzle in puzzles if puzzle.strip())
    if not text:
        return []
    run = subprocess.run(["quadrille", "solve", "--format", "line", "--output", "line", "-"], input=text, capture_output=True, text=True, check=False)
    answers = run.stdout.splitlines()
    if len(answers) != text.count("\n"):  # a signal, or no memory: Spark tries the partition again
        raise RuntimeError(f"quadrille ended with {run.returncode}: {run.stderr[-500:]}")
    return answers


def main():
    from pyspark.sql import SparkSession

    puzzles, solutions = sys.argv[1:]
    context = SparkSession.builder.appName("quadrille").getOrCreate().sparkContext
    context.textFile(puzzles).mapPartitions(answer).saveAsTextFile(solutions)


if __name__ == "__main__":
    main()
