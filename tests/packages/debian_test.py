#!/usr/bin/env python3
"""Makes the Debian packages, asks lintian about them, and installs, uses and purges them in a root of their own.

usage: tests/packages/debian_test.py [--keep FOLDER]

The lines are those of docs/install.md; the sources are those that git knows, in a copy. The root is a Debian of its own in a folder (mmdebstrap), with what the packages depend on;
an archive of it is kept in build/packages, so that only the first run fetches it. --keep puts the packages into FOLDER. It takes
minutes, and is skipped where the tools are missing (tools/install_dependencies --packages) or the user is not root.
"""

import argparse
import gzip
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from install_page import ROOT, SKIPPED, copy_sources, lines_of
from notices import ENGINE, expect_notices
from roots import TOOLS as TOOLS_OF_ROOTS, in_root, make_root

BUILD, INSTALL = lines_of("Debian packages")
TOOLS = ("dpkg-buildpackage", "dh", "lintian", *TOOLS_OF_ROOTS)
PACKAGES = ("quadrille", "libquadrille-dev", "swi-prolog-quadrille", "python3-quadrille")
# The libraries of which each package contains code.
READERS = ENGINE | {"rapidjson"}
CONTAINED = {"quadrille": READERS | {"boost", "cli11", "libzstd", "pugixml", "xxhash", "zlib"}, "libquadrille-dev": READERS,
             "swi-prolog-quadrille": {"fmtlib", "tl-expected"}, "python3-quadrille": READERS | {"pybind11"}}
# Users of the packages: a compiler, MiniZinc, numpy, a reader of manual pages.
USERS = ("g++", "pkg-config", "minizinc", "python3-numpy", "man-db")

# Run in the root after the installation; the last line confirms success.
USE = r"""
set -e
cd /trial
expect() { grep -q -- "$1" || { echo "expected $1 from $2"; exit 1; }; }
quadrille solve --output line classic.txt | expect 639251748458367219172948536913574682527683194864192357791425863245836971386719425 "quadrille solve"
quadrille check --proof proof classic.txt | expect "one solution" "quadrille check"
check_proof proof.cnf proof.lrat | expect accepted check_proof
quadrille print classic.txt --out book.pdf
for page in quadrille quadrille-solve quadrille-rules fzn-quadrille check_proof; do man --locale C $page | expect SYNOPSIS "man $page"; done
test -e /usr/share/bash-completion/completions/quadrille -a -e /usr/share/zsh/vendor-completions/_quadrille
minizinc --solver quadrille -D n=8 queens.mzn | expect ---------- minizinc
quadrille mzn -D n=8 queens.mzn | expect ---------- "quadrille mzn"
quadrille prolog queens.pl "queens(8, Qs), label(Qs)" | expect "Qs = \[1, 5, 8, 6, 3, 7, 2, 4\]" "quadrille prolog"
swipl -p library=/usr/lib/quadrille/prolog/library -g "use_module(library(clpfd))" -g "X #> 3, X #< 5, write(X), nl" -t halt | expect 4 swipl
python3 -c "import quadrille, numpy; print(quadrille.solve_many(numpy.zeros((2, 81), dtype=numpy.uint8)).counts)" | expect "2 2" python3
g++ -std=c++20 solve.cpp $(pkg-config --cflags --libs quadrille) -o program
./program < /dev/null > /dev/null
"""


def run(*command, **options):
    return subprocess.run(command, check=True, **options)


def build(folder):
    """The packages, and lintian's report on them."""
    copy_sources(folder)
    log = folder.parent / "build.log"
    environment = {**os.environ, "CCACHE_DIR": os.environ.get("CCACHE_DIR", str(Path.home() / ".cache" / "ccache"))}
    with log.open("w") as output:
        done = subprocess.run(BUILD.split(), cwd=folder, stdout=output, stderr=subprocess.STDOUT,
                              env=environment, check=False)
    if done.returncode != 0:
        sys.exit("\n".join(log.read_text(errors="replace").split("\n")[-60:]) + "\ndpkg-buildpackage failed")
    changes, = folder.parent.glob("*.changes")
    checked = subprocess.run(["lintian", "--allow-root", "--fail-on", "error,warning", changes], capture_output=True, text=True, check=False)
    print(checked.stdout, end="")
    if checked.returncode != 0:
        sys.exit(f"lintian has found something: {checked.stdout}{checked.stderr}")
    return {name: next(folder.parent.glob(f"{name}_*.deb")) for name in PACKAGES}


def names_of_dependencies(package):
    text = run("dpkg-deb", "--field", package, "Depends", capture_output=True, text=True).stdout
    alternatives = (re.sub(r"[(:].*", "", part.split("|")[0]).strip() for part in text.split(","))
    return [name for name in alternatives if name and name not in PACKAGES]


def files_of(root):
    """All files except those in which the system itself keeps records."""
    changing = ("var/log", "var/cache", "var/lib/dpkg", "var/lib/apt", "trial", "proc", "dev", "tmp", "run", "etc/ld.so.cache")
    found = set()
    for path, folders, files in os.walk(root):
        place = os.path.relpath(path, root)
        folders[:] = [name for name in folders if os.path.normpath(os.path.join(place, name)) not in changing]
        found.update(name for name in (os.path.normpath(os.path.join(place, file)) for file in files)
                     if name not in changing and "__pycache__" not in name)
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--keep", type=Path, metavar="FOLDER")
    options = parser.parse_args()
    if missing := [tool for tool in TOOLS if shutil.which(tool) is None]:
        print("skipped: not installed:", ", ".join(missing))
        sys.exit(SKIPPED)
    if os.geteuid() != 0:
        print("skipped: only root can make a root")
        sys.exit(SKIPPED)
    with tempfile.TemporaryDirectory() as work:
        packages = build(Path(work) / "quadrille")
        if options.keep:
            options.keep.mkdir(parents=True, exist_ok=True)
            for package in packages.values():
                shutil.copy2(package, options.keep)
        root = Path(work) / "root"
        make_root(root, {name for package in packages.values() for name in names_of_dependencies(package)} | set(USERS))
        (root / "trial" / "clone").mkdir(parents=True)
        examples = ROOT / "examples"
        for file in (examples / "classic.txt", examples / "minizinc/queens.mzn", examples / "prolog/queens.pl",
                     examples / "library/solve.cpp", *packages.values()):
            shutil.copy2(file, root / "trial")
        before = files_of(root)
        in_root(root, "cd /trial/clone && " + INSTALL.replace("sudo apt-get", "apt-get --quiet --yes"))
        brought = files_of(root) - before
        for name, libraries in CONTAINED.items():
            text = gzip.decompress((root / f"usr/share/doc/{name}/NOTICES.txt.gz").read_bytes()).decode()
            expect_notices(text, libraries, name)
        in_root(root, USE)
        in_root(root, f"apt-get --quiet --yes purge {' '.join(PACKAGES)}")
        if left := files_of(root) - before:
            sys.exit(f"the purge has left {sorted(left)}")
        sizes = ", ".join(f"{package.name} {package.stat().st_size / 1e6:.1f} MB" for package in packages.values())
        print(f"{len(brought)} files installed, used and purged: {sizes}")


if __name__ == "__main__":
    main()
