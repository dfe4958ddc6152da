#!/usr/bin/env python3
"""Tests examples/cluster/slurm.sh as it stands, in a cluster of two nodes on this machine, while parts are in work and something is
killed: a task, a node with all that runs on it, the script; or the controller (slurmctld) is stopped and started again.

usage: tests/cluster/slurm_test.py QUADRILLE [--kills N] [--seed N]

Without --kills each of them is killed once, in two runs; with it N are drawn, up to three in a run.

The exit code is 77 (skipped) if Slurm is not installed. Its daemons listen only on 127.0.0.1, on ports that are
free, and are ended by their process ids.
"""

import argparse
import contextlib
import getpass
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "examples/cluster/slurm.sh"
PARTS = 24
PUZZLES = "it's $a; puzzle"
REPETITIONS = 8000  # of the six puzzles, so that a part takes long enough to be killed
VICTIMS = ["task", "node", "controller", "script"]
KILLS_OF_A_RUN = 3
PATIENCE = 600  # seconds, which the busiest machine keeps

CONFIGURATION = """
ClusterName=test
SlurmctldHost=localhost(127.0.0.1)
SlurmctldPort={controller}
SlurmUser={user}
SlurmdUser={user}
AuthType=auth/munge
AuthInfo=socket={folder}/munge.socket
CryptoType=crypto/munge
MpiDefault=none
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SwitchType=switch/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
ReturnToService=2
SlurmdTimeout=30
SlurmdParameters=config_overrides
KillWait=2
JobRequeue=1
CommunicationParameters=NoCtldInAddrAny,NoInAddrAny
SchedulerParameters=batch_sched_delay=0,sched_interval=1,bf_interval=1
StateSaveLocation={folder}/state
SlurmdSpoolDir={folder}/spool.%n
SlurmctldPidFile={folder}/controller.pid
SlurmdPidFile={folder}/node.%n.pid
SlurmctldLogFile={folder}/controller.log
SlurmdLogFile={folder}/node.%n.log
NodeName=n1 NodeHostname=localhost NodeAddr=127.0.0.1 Port={first} CPUs=6
NodeName=n2 NodeHostname=localhost NodeAddr=127.0.0.1 Port={second} CPUs=6
PartitionName=main Nodes=ALL Default=YES MaxTime=INFINITE State=UP
"""


def free_ports(count):
    with contextlib.ExitStack() as stack:
        sockets = [stack.enter_context(socket.socket()) for _ in range(count)]
        for each in sockets:
            each.bind(("127.0.0.1", 0))
        return [each.getsockname()[1] for each in sockets]


def wait_until(holds, what):
    end = time.monotonic() + PATIENCE
    while not holds():
        if time.monotonic() > end:
            sys.exit(f"gave up waiting for {what}")
        time.sleep(0.2)


def children_of(pid):
    """All processes below a process."""
    listed = subprocess.run(["ps", "-e", "-o", "pid=,ppid="], check=True, capture_output=True, text=True).stdout
    parents = [tuple(map(int, line.split())) for line in listed.splitlines()]
    found = [pid]
    for each in found:
        found += [child for child, parent in parents if parent == each]
    return found[1:]


def environment_of(pid):
    """Empty if the process has ended."""
    try:
        text = Path(f"/proc/{pid}/environ").read_bytes().decode(errors="replace")
    except OSError:
        return {}
    return dict(each.split("=", 1) for each in text.split("\0") if "=" in each)


def parent_of(pid):
    listed = subprocess.run(["ps", "-o", "ppid=", "-p", str(pid)], capture_output=True, text=True, check=False).stdout
    return int(listed or 0)


def kill(pid):
    with contextlib.suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)


def kill_with_children(run):
    for pid in [*children_of(run.pid), run.pid]:
        kill(pid)


class Cluster:
    """A controller and two nodes."""

    def __init__(self, folder):
        self.folder = folder
        self.running = {}
        controller, first, second = free_ports(3)
        (folder / "state").mkdir()
        for node in ("n1", "n2"):
            (folder / f"spool.{node}").mkdir()
        self.configuration = folder / "slurm.conf"
        self.configuration.write_text(CONFIGURATION.format(controller=controller, first=first, second=second,
                                                           user=getpass.getuser(), folder=folder))
        key = folder / "key"
        key.write_bytes(os.urandom(1024))
        key.chmod(0o400)
        self.environment = os.environ | {"SLURM_CONF": str(self.configuration)}
        self.start("munge", ["munged", "--force", "--foreground", f"--key-file={key}", f"--socket={folder}/munge.socket",
                             f"--pid-file={folder}/munged.pid", f"--log-file={folder}/munged.log", f"--seed-file={folder}/seed"])
        wait_until((folder / "munge.socket").exists, "munged")
        self.start_controller()
        for node in ("n1", "n2"):
            self.start_node(node)
        wait_until(self.is_up, "the nodes")

    def start(self, name, command):
        command[0] = shutil.which(command[0], path=f"{os.environ['PATH']}:/usr/sbin")
        self.running[name] = subprocess.Popen(command, env=self.environment, stdout=subprocess.DEVNULL,
                                              stderr=subprocess.DEVNULL, cwd=self.folder, start_new_session=True)

    def start_controller(self):
        self.start("controller", ["slurmctld", "-D", "-f", self.configuration])

    def restart_controller(self):
        """It saves its state first, as it does every few seconds: an array that is not saved yet would be lost."""
        self.running["controller"].terminate()
        self.running["controller"].wait()
        self.start_controller()

    def start_node(self, node):
        self.start(node, ["slurmd", "-D", "-N", node, "-f", self.configuration])

    def is_up(self):
        listed = subprocess.run(["sinfo", "--noheader", "--Node", "--format=%T"], env=self.environment, capture_output=True,
                                text=True, check=False)
        return listed.stdout.split() == ["idle", "idle"]

    def kill_node_of(self, pid):
        """The daemon of the node on which a task runs, and all between that and the task: as if the machine were switched off. Its name."""
        node = environment_of(pid).get("SLURMD_NODENAME")
        if node is None:
            return None
        process = self.running[node]
        kill(process.pid)
        while pid > 1 and "SLURM_CONF" in environment_of(pid) and pid != process.pid:
            above = parent_of(pid)
            kill(pid)
            pid = above
        process.wait()
        return node

    def end(self):
        for process in reversed(self.running.values()):
            kill_with_children(process)
            process.wait()


class Work:
    """Runs of the script in a cluster of its own. `killed` names the victim, one of VICTIMS."""

    def __init__(self, folder, stack):
        self.folder = folder
        self.killed = []
        (folder / PUZZLES).write_text((ROOT / "examples/lines.txt").read_text() * REPETITIONS)
        self.expected = subprocess.run(["quadrille", "solve", "--output", "line", PUZZLES], cwd=folder, check=True,
                                       capture_output=True).stdout
        self.cluster = Cluster(folder)
        stack.callback(self.cluster.end)

    def start(self, solutions):
        return subprocess.Popen([SCRIPT, "--time=60", str(PARTS), solutions, "solve", "--output", "line", PUZZLES], cwd=self.folder, env=self.cluster.environment,
                                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)

    def part_in_work(self, run, solutions):
        """The process of a running part; None if the run ends before one is seen."""
        while run.poll() is None:
            for file in self.folder.glob(f"{solutions}.part.*.tmp.*"):
                pid = int(file.name.rsplit(".", 1)[1])
                if environment_of(pid):
                    return pid
        return None

    def kill(self, what, run, solutions, pid):
        """Kills the victim while part `pid` is running, and restarts it if Slurm would not. Returns the run of the script that continues."""
        self.killed.append(what)
        if what == "task":
            kill(pid)
        elif what == "node":
            if node := self.cluster.kill_node_of(pid):
                self.cluster.start_node(node)
        elif what == "controller":
            self.cluster.restart_controller()
        else:
            kill_with_children(run)  # the tasks go on, and the next run asks for all parts that are missing
            run.wait()
            return self.start(solutions)
        return run

    def run(self, solutions, victims):
        run = self.start(solutions)
        for what in victims:
            if pid := self.part_in_work(run, solutions):
                run = self.kill(what, run, solutions, pid)
        wait_until(lambda: run.poll() is not None, f"the script, after these were killed: {victims}")
        if run.returncode != 0:
            sys.exit(f"{solutions}: the script ended with {run.returncode} after these were killed: {victims}")
        if (self.folder / solutions).read_bytes() != self.expected:
            sys.exit(f"{solutions}: the merged parts are not what one run writes after these were killed: {victims}")

    def check_that_nothing_is_run_again(self, solutions):
        def next_job():
            return subprocess.run(["scontrol", "show", "config"], env=self.cluster.environment, check=True, capture_output=True,
                                  text=True).stdout.split("NEXT_JOB_ID")[1].split()[1]

        before = next_job()
        self.run(solutions, [])
        if next_job() != before:
            sys.exit(f"{solutions}: the script has submitted parts that are done")
        (self.folder / f"{solutions}.part.7").unlink()
        self.run(solutions, [])
        if int(next_job()) != int(before) + 1:
            sys.exit(f"{solutions}: the script has submitted more than the part that is missing")
        wrong = subprocess.run([SCRIPT, "3", "wrong", "solve", "nothing"], cwd=self.folder, env=self.cluster.environment, capture_output=True,
                               text=True, check=False)
        if wrong.returncode != 75 or "nothing: the file does not exist" not in wrong.stderr:
            sys.exit(f"the script does not tell why a part has failed: {wrong.stderr}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("quadrille", type=Path)
    parser.add_argument("--kills", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    path = f"{arguments.quadrille.resolve().parent}:{os.environ['PATH']}:/usr/sbin"
    if any(shutil.which(needed, path=path) is None for needed in ("munged", "slurmctld", "slurmd", "sbatch")):
        print("skipped: Slurm is not installed")
        sys.exit(77)
    os.environ["PATH"] = path
    with tempfile.TemporaryDirectory(prefix="quadrille_slurm_", ignore_cleanup_errors=True) as name, contextlib.ExitStack() as stack:
        folder = Path(name)
        folder.chmod(0o755)
        work = Work(folder, stack)
        if not arguments.kills:
            work.run("first '%j'", VICTIMS[:2])
            work.run("second", VICTIMS[2:])
            work.check_that_nothing_is_run_again("second")
        chance = random.Random(arguments.seed)
        runs = 0
        while len(work.killed) < arguments.kills:
            work.run(f"run{runs}", chance.choices(VICTIMS, k=min(KILLS_OF_A_RUN, arguments.kills - len(work.killed))))
            runs += 1
        print("killed:", ", ".join(f"{what} {work.killed.count(what)}" for what in VICTIMS))


if __name__ == "__main__":
    main()
