#!/usr/bin/env python3
"""Tests the recipes of examples/cluster as far as that needs no cluster: part.sh with the variables of each batch system; the command of the
Kubernetes Job, run by a loop that plays the controller while pods die; the function that Spark runs; and the Snakefile and the workflow of
Nextflow where these are installed.

usage: tests/cluster/recipes_test.py QUADRILLE [--seed N]
"""

import argparse
import importlib.util
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

RECIPES = Path(__file__).resolve().parents[2] / "examples/cluster"
LINES = Path(__file__).resolve().parents[2] / "examples/lines.txt"
REPETITIONS = 4000  # of the six puzzles


class Recipes:
    def __init__(self, program, folder, chance):
        self.folder, self.chance = folder, chance
        self.environment = os.environ | {"PATH": f"{program.parent}:{os.environ['PATH']}"}
        (folder / "puzzles.txt").write_text(LINES.read_text() * REPETITIONS)
        self.expected = self.run(["quadrille", "solve", "--output", "line", "puzzles.txt"]).stdout

    def run(self, command, folder=None, check=True, **variables):
        return subprocess.run(command, cwd=folder or self.folder, env=self.environment | variables, check=check, capture_output=True, text=True)

    def expect(self, recipe, found):
        if found != self.expected:
            sys.exit(f"{recipe}: the answers are not those of one run")
        print(f"{recipe}: right")

    def merged(self, outputs, name):
        self.run(["quadrille", "merge", "--out", name, *outputs])
        return (self.folder / name).read_text()

    def batch_systems(self):
        for variable, first in (("SLURM_ARRAY_TASK_ID", 0), ("PBS_ARRAY_INDEX", 0), ("JOB_COMPLETION_INDEX", 0), ("PART", 0), ("LSB_JOBINDEX", 1),
                                ("SGE_TASK_ID", 1)):
            output = f"it's {variable}"
            for number in range(3):
                self.run([RECIPES / "part.sh", "3", output, "solve", "--output", "line", "puzzles.txt"], **{variable: str(first + number)})
            self.expect(f"part.sh with {variable}", self.merged([f"{output}.part.{part}" for part in range(3)], output))
        if self.run([RECIPES / "part.sh", "3", "x", "solve", "puzzles.txt"], check=False).returncode == 0:
            sys.exit("part.sh has answered a part without a number")

    def kubernetes(self):
        """Pods die by SIGKILL or are told to end; the policy says which are started again."""
        try:
            import yaml
        except ImportError:
            print("kubernetes.yaml: skipped, there is no PyYAML")
            return
        job = yaml.safe_load((RECIPES / "kubernetes.yaml").read_text())["spec"]
        container = job["template"]["spec"]["containers"][0]
        policy = {code: rule["action"] for rule in job["podFailurePolicy"]["rules"] if "onExitCodes" in rule
                  for code in rule["onExitCodes"]["values"]}
        if (job["completionMode"], job["template"]["spec"]["restartPolicy"], policy) != ("Indexed", "Never", {75: "Count", 2: "FailJob"}):
            sys.exit("kubernetes.yaml: the policy is another one")
        command = container["command"] + container["args"]
        died = 0
        for index in range(job["completions"]):
            while True:
                pod = subprocess.Popen(command, cwd=self.folder, env=self.environment | {"JOB_COMPLETION_INDEX": str(index)},
                                       stderr=subprocess.DEVNULL)
                if died < 8 and self.chance.random() < 0.5:
                    while pod.poll() is None and not list(self.folder.glob(f"solutions.txt.part.{index}.tmp.*")):
                        pass
                    pod.send_signal(self.chance.choice([signal.SIGKILL, signal.SIGTERM]))
                    died += 1
                if pod.wait() == 0:
                    break
                if policy.get(pod.returncode, "Count") != "Count":
                    sys.exit(f"kubernetes.yaml: the Job failed: {pod.returncode}")
        self.expect(f"kubernetes.yaml with {died} deaths",
                    self.merged([f"solutions.txt.part.{index}" for index in range(job["completions"])], "solutions.txt"))
        wrong = self.run(["sh", "-c", container["args"][0].replace("puzzles.txt", "nothing")], check=False, JOB_COMPLETION_INDEX="0")
        if policy.get(wrong.returncode) != "FailJob":
            sys.exit(f"kubernetes.yaml: a missing input ends with {wrong.returncode}")

    def spark(self):
        os.environ["PATH"] = self.environment["PATH"]
        module = importlib.util.spec_from_file_location("spark_parts", RECIPES / "spark_parts.py")
        spark_parts = importlib.util.module_from_spec(module)
        module.loader.exec_module(spark_parts)
        lines = (self.folder / "puzzles.txt").read_text().splitlines()
        found = [each for first in range(0, len(lines), 7001) for each in spark_parts.answer(iter(lines[first:first + 7001]))]
        self.expect("spark_parts.py", "".join(f"{line}\n" for line in found))

    def workflows(self):
        if shutil.which("snakemake"):
            folder = self.folder / "snakemake"
            folder.mkdir()
            shutil.copy(self.folder / "puzzles.txt", folder)
            self.run(["snakemake", "--cores", "2", "--snakefile", RECIPES / "Snakefile", "solutions.txt"], folder)
            self.expect("Snakefile", (folder / "solutions.txt").read_text())
        else:
            print("Snakefile: skipped, Snakemake is not installed")
        if shutil.which("nextflow"):
            folder = self.folder / "nextflow"
            folder.mkdir()
            self.run(["nextflow", "run", RECIPES / "main.nf", "--puzzles", self.folder / "puzzles.txt"], folder)
            self.expect("main.nf", (folder / "solutions.txt").read_text())
        else:
            print("main.nf: skipped, Nextflow is not installed")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("quadrille", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        recipes = Recipes(arguments.quadrille.resolve(), Path(name), random.Random(arguments.seed))
        recipes.batch_systems()
        recipes.kubernetes()
        recipes.spark()
        recipes.workflows()


if __name__ == "__main__":
    main()
