#!/usr/bin/env python3
"""Tests examples/cluster/slurm.sh as it stands, in a cluster of two nodes on this machine: with a task that is killed, and with a node that
is killed with all that runs on it.

usage: tests/cluster/slurm_test.py QUADRILLE

The exit code is 77, for a test that is skipped, where Slurm is not installed. Its daemons listen at 127.0.0.1 alone, on ports that are
free, and are ended by their process ids.
"""

import contextlib
import getpass
import os
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
REPETITIONS = 8000  # of the six puzzles, so that a part takes long enough to be killed
PATIENCE = 1800  # seconds, which the busiest machine keeps

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
NodeName=n1 NodeHostname=localhost NodeAddr=127.0.0.1 Port={first} CPUs=1
NodeName=n2 NodeHostname=localhost NodeAddr=127.0.0.1 Port={second} CPUs=1
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
        time.sleep(0.1)


def children_of(pid):
    """All processes below a process."""
    listed = subprocess.run(["ps", "-e", "-o", "pid=,ppid="], check=True, capture_output=True, text=True).stdout
    parents = [tuple(map(int, line.split())) for line in listed.splitlines()]
    found = [pid]
    for each in found:
        found += [child for child, parent in parents if parent == each]
    return found[1:]


def environment_of(pid):
    """Empty where the process has ended."""
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
        self.start("controller", ["slurmctld", "-D", "-f", self.configuration])
        for node in ("n1", "n2"):
            self.start_node(node)
        wait_until(self.is_up, "the nodes")

    def start(self, name, command):
        command[0] = shutil.which(command[0], path=f"{os.environ['PATH']}:/usr/sbin")
        self.running[name] = subprocess.Popen(command, env=self.environment, stdout=subprocess.DEVNULL,
                                              stderr=subprocess.DEVNULL, cwd=self.folder, start_new_session=True)

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
            for pid in [*children_of(process.pid), process.pid]:
                kill(pid)
            process.wait()


def main():
    program = Path(sys.argv[1]).resolve()
    path = f"{program.parent}:{os.environ['PATH']}:/usr/sbin"
    if any(shutil.which(needed, path=path) is None for needed in ("munged", "slurmctld", "slurmd", "sbatch")):
        print("skipped: Slurm is not installed")
        sys.exit(77)
    os.environ["PATH"] = path
    with tempfile.TemporaryDirectory(prefix="quadrille_slurm_", ignore_cleanup_errors=True) as name, contextlib.ExitStack() as stack:
        folder = Path(name)
        folder.chmod(0o755)
        (folder / "puzzles").write_text((ROOT / "examples/lines.txt").read_text() * REPETITIONS)
        expected = subprocess.run(["quadrille", "solve", "--output", "line", "puzzles"], cwd=folder, check=True,
                                  capture_output=True).stdout
        cluster = Cluster(folder)
        stack.callback(cluster.end)

        def start(solutions):
            return subprocess.Popen([SCRIPT, "puzzles", solutions, str(PARTS)], cwd=folder, env=cluster.environment,
                                    stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)

        def part_in_work(run, solutions):
            """The process of a part that is in work; None where the run ends before one is seen."""
            while run.poll() is None:
                for file in folder.glob(f"{solutions}.part.*.tmp.*"):
                    return int(file.name.rsplit(".", 1)[1])
            return None

        def check(solutions, run):
            try:
                run.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                for pid in [*children_of(run.pid), run.pid]:
                    kill(pid)
                sys.exit(f"{solutions}: the script did not end")
            if run.returncode != 0:
                sys.exit(f"{solutions}: the script ended with {run.returncode}")
            if (folder / solutions).read_bytes() != expected:
                sys.exit(f"{solutions}: the merged parts are not what one run writes")

        run = start("task_killed")
        if pid := part_in_work(run, "task_killed"):
            kill(pid)
        check("task_killed", run)

        run = start("node_killed")
        if (pid := part_in_work(run, "node_killed")) and (node := cluster.kill_node_of(pid)):
            cluster.start_node(node)
        check("node_killed", run)


if __name__ == "__main__":
    main()
