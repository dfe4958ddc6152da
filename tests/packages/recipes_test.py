#!/usr/bin/env python3
"""Reads the recipes of packaging/ and the workflows of .github, and builds those whose tools are not needed: the port for vcpkg and the recipe for conda.

usage: tests/packages/recipes_test.py [--read]

tools/recipes fills the address of a local archive into them. The port is run with commands that stand in for those of vcpkg (vcpkg_commands.cmake), and the
recipe for conda by its own script, both with the libraries of this system. All others are only read: Python, Ruby, Nix and shellcheck say whether they can be
parsed. --read builds nothing.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from install_page import ROOT, SKIPPED

try:
    import jinja2
    import yaml
except ImportError as missing:
    print(f"skipped: {missing.name} is not there (Debian: python3-jinja2, python3-yaml)")
    sys.exit(SKIPPED)

RECIPES = ROOT / "build" / "recipes"
# Always the same place, so that ccache knows what an earlier run compiled.
WORK = ROOT / "build" / "recipes_test"
NOT_THERE = []


def run(*command, folder=ROOT, environment=None):
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))} ended with {done.returncode}:\n{done.stdout[-3000:]}{done.stderr[-3000:]}")
    return done.stdout


def expect(expected, found, what):
    if found != expected:
        sys.exit(f"{what}: expected {expected!r}, found {found!r}")


def run_if_there(tool, *arguments):
    if shutil.which(tool) is None:
        NOT_THERE.append(tool)
        return None
    return run(tool, *arguments)


def make_recipes():
    revision = run("git", "-c", "user.name=nobody", "-c", "user.email=nobody", "stash", "create").strip() or "HEAD"  # with changes that are not committed
    archive = ROOT / run("tools/recipes", f"file://{RECIPES}/", revision).strip()
    for file in RECIPES.rglob("*"):
        if file.is_file() and file != archive and (left := re.search(r"@[A-Z0-9]+@", file.read_text(encoding="utf-8"))):
            sys.exit(f"{file.name}: {left[0]} was not filled in")
    return archive


def conda_recipe():
    text = (RECIPES / "conda" / "meta.yaml").read_text(encoding="utf-8")
    return yaml.safe_load(jinja2.Template(text).render(compiler=lambda name: f"{name}-compiler", stdlib=lambda name: f"{name}-stdlib"))


def check_shell(script, what, shell="bash"):
    if shutil.which("shellcheck") is None:
        NOT_THERE.append("shellcheck")
        return
    done = subprocess.run(["shellcheck", f"--shell={shell}", "-"], input=script, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{what}: {done.stdout}")


def check_own_commands(script, what):
    """Scripts of the project that are called are there."""
    for name in re.findall(r"(?:^|[\s;&|])(?:\./)?((?:tools|tests)/[\w./]+|check|quickstart)\b", script):
        if not (ROOT / name).exists():
            sys.exit(f"{what} calls {name}, which does not exist")
    presets = json.loads((ROOT / "CMakePresets.json").read_text(encoding="utf-8"))
    for name in re.findall(r"--preset (\w+)", script):
        if name not in {preset["name"] for preset in presets["configurePresets"]}:
            sys.exit(f"{what} uses the preset {name}, which does not exist")


def read_dockerfile():
    text = re.sub(r"\\\n\s*", "", (ROOT / "packaging" / "docker" / "Dockerfile").read_text(encoding="utf-8"))
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    for line in lines:
        word, rest = line.split(" ", 1)
        if word not in {"FROM", "COPY", "RUN", "WORKDIR", "ENV", "USER", "ENTRYPOINT"}:
            sys.exit(f"Dockerfile: unknown word {word}")
        if word == "RUN":
            check_shell(rest, "Dockerfile", "sh")
            check_own_commands(rest, "Dockerfile")
        if word == "COPY" and "--from" not in rest and not (ROOT / rest.split()[0]).exists():
            sys.exit(f"Dockerfile: {rest.split()[0]} does not exist")


def read_workflows():
    for file in sorted((ROOT / ".github" / "workflows").glob("*.yml")):
        workflow = yaml.safe_load(file.read_text(encoding="utf-8"))
        for name, job in workflow["jobs"].items():
            if "runs-on" not in job:
                sys.exit(f"{file.name}: {name} does not say where it runs")
            for step in job["steps"]:
                expect(1, ("run" in step) + ("uses" in step), f"{file.name}: {name}: commands in a step")
                if "run" in step:
                    check_shell(re.sub(r"\$\{\{.*?\}\}", "value", step["run"]), file.name)
                    check_own_commands(step["run"], file.name)


def read_recipes(archive):
    sha256 = hashlib.sha256(archive.read_bytes()).hexdigest()
    version = archive.name.removeprefix("quadrille-").removesuffix(".tar.gz")
    expect({"url": f"file://{archive}", "sha256": sha256}, conda_recipe()["source"], "conda: the source")
    expect(version, conda_recipe()["package"]["version"], "conda: the version")
    expect(version, json.loads((RECIPES / "vcpkg" / "vcpkg.json").read_text(encoding="utf-8"))["version"], "vcpkg: the version")
    for name in ("conan/conanfile.py", "conan/test_package/conanfile.py"):
        compile((RECIPES / name).read_text(encoding="utf-8"), name, "exec")
    expect(True, f'sha256="{sha256}"' in (RECIPES / "conan" / "conanfile.py").read_text(encoding="utf-8"), "conan: the hash")
    run_if_there("ruby", "-c", RECIPES / "homebrew" / "quadrille.rb")
    flake = f"(import {ROOT}/flake.nix).description"
    description = run_if_there("nix-instantiate", "--eval", "--expr", flake)
    if description is not None:
        expect('"Constraint programming for Sudoku and all grids like it"\n', description, "flake.nix")
    read_dockerfile()
    read_workflows()


def build_port():
    folder = WORK / "vcpkg"
    run("cmake", f"-DFOLDER={folder}", f"-DPORTFILE={RECIPES / 'vcpkg' / 'portfile.cmake'}", "-P", ROOT / "tests" / "packages" / "vcpkg_commands.cmake")
    run("cmake", "-S", ROOT / "examples" / "library", "-B", folder / "user", "-G", "Ninja", f"-DCMAKE_PREFIX_PATH={folder / 'installed'}")
    run("cmake", "--build", folder / "user")
    if "solutions: 1\n" not in (said := run(folder / "user" / "solve")):
        sys.exit(f"a program built with the port says {said}")


def build_conda_package():
    """In the sources that were extracted for the port."""
    prefix = WORK / "conda_prefix"
    folder, = (WORK / "vcpkg" / "source").iterdir()
    run("bash", RECIPES / "conda" / "build.sh", folder=folder, environment={**os.environ, "PREFIX": str(prefix)})
    environment = {**os.environ, "PREFIX": str(prefix), "PATH": f"{prefix / 'bin'}:{os.environ['PATH']}"}
    for command in conda_recipe()["test"]["commands"]:
        run("bash", "-c", command, folder=prefix, environment=environment)


def main():
    archive = make_recipes()
    read_recipes(archive)
    for tool in sorted(set(NOT_THERE)):
        print(f"{tool} is not there, so what it reads was not read")
    if "--read" in sys.argv[1:]:
        return
    shutil.rmtree(WORK, ignore_errors=True)
    build_port()
    build_conda_package()
    print(f"{archive.name}: {archive.stat().st_size / 1e6:.1f} MB; vcpkg and conda were built and used; the others were read")


if __name__ == "__main__":
    main()
