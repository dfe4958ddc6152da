"""Roots: a Debian of its own in a folder, in which a test installs packages and runs commands."""

import hashlib
import shutil
import subprocess
import sys

from install_page import ROOT

TOOLS = ("mmdebstrap", "unshare")


def make_root(folder, packages):
    """Unpacks a Debian 12 with these packages, and what they need, into the folder. An archive of it is kept in build/packages, so that only the first run
    fetches it."""
    wanted = sorted(packages)
    key = hashlib.sha1(" ".join(wanted).encode()).hexdigest()[:12]
    archive = ROOT / "build" / "packages" / f"root-{key}.tar"
    if not archive.exists():
        archive.parent.mkdir(parents=True, exist_ok=True)
        part = archive.with_suffix(".part.tar")
        subprocess.run(["mmdebstrap", "--quiet", "--variant=minbase", f"--include={','.join(wanted)}", "bookworm", part], check=True)
        part.rename(archive)
    folder.mkdir()
    subprocess.run(["tar", "--extract", f"--file={archive}", f"--directory={folder}"], check=True)


def in_root(root, script, has_network=False):
    """Runs a script in the root, with a /proc; returns what it prints."""
    words = ["unshare", "--mount", "--pid", "--fork", "--mount-proc", f"--root={root}", "/bin/sh", "-c", script]
    if has_network:
        shutil.copy("/etc/resolv.conf", root / "etc/resolv.conf")
    else:
        words.insert(1, "--net")
    done = subprocess.run(words, capture_output=True, text=True, check=False,
                          env={"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/root", "LC_ALL": "C.UTF-8", "DEBIAN_FRONTEND": "noninteractive"})
    if done.returncode != 0:
        sys.exit(f"{script}\nended with {done.returncode}:\n{done.stdout[-3000:]}{done.stderr[-3000:]}")
    return done.stdout
