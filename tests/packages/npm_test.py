#!/usr/bin/env python3
"""Makes the npm package by the lines of docs/install.md, installs it in a project of its own without a network, and uses it there.

usage: tests/packages/npm_test.py

The example of apps/npm/README.md prints what the README says; TypeScript accepts it, and refuses a call that does not exist; a page that vite bundles finds
the module, in Debian's Chromium. Skipped where npm or clang-19 is missing (tools/install_dependencies --page), or where `npm ci` has not been run in apps/web.
"""

import functools
import http.server
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

from install_page import ROOT, SKIPPED, lines_of
from notices import ENGINE, expect_notices

MAKE, INSTALL = lines_of("JavaScript, in Node or a page")
TOOLS = ROOT / "apps" / "web" / "node_modules" / ".bin"
MOST_BYTES = 1_000_000
TYPED = """
import { load, type Step } from 'quadrille'
const engine = await load()
const answer = engine.ask('path', { puzzle: '1...............' })
if (answer.event !== 'error') {
  const steps: Step[] = answer.steps
  console.log(steps.length)
}
// @ts-expect-error: there is no such call.
engine.ask('paths', { puzzle: '' })
// @ts-expect-error: a failure has no steps.
answer.steps
"""
PAGE = """
import { load } from 'quadrille'
const engine = await load()
document.title = `${engine.ask('count', { puzzle: '1...............' }).count} solutions`
"""
OPEN = """
import { chromium } from 'playwright-core'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const page = await browser.newPage()
await page.goto(process.argv[1])
await page.waitForFunction("document.title !== 'none'")
console.log(await page.title())
await browser.close()
"""


class QuietServer(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def run(*command, folder, environment=None):
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
    return done.stdout


def try_example(project):
    readme = (ROOT / "apps" / "npm" / "README.md").read_text(encoding="utf-8")
    example, expected = re.search(r"```js\n(.*?)```\n\nIt prints:\n\n```\n(.*?)```", readme, re.DOTALL).groups()
    (project / "example.mjs").write_text(example, encoding="utf-8")
    if (found := run("node", "example.mjs", folder=project)) != expected:
        sys.exit(f"the example of apps/npm/README.md: expected\n{expected}found\n{found}")


def try_types(project):
    (project / "typed.mts").write_text(TYPED, encoding="utf-8")
    for how in ("--module nodenext", "--module esnext --moduleResolution bundler --lib es2022,dom"):
        run(TOOLS / "tsc", "--noEmit", "--strict", "--target", "es2022", *how.split(), "typed.mts", folder=project)


def try_page(project):
    (project / "index.html").write_text('<title>none</title><script type="module" src="/page.js"></script>', encoding="utf-8")
    (project / "page.js").write_text(PAGE, encoding="utf-8")
    run(TOOLS / "vite", "build", "--logLevel", "error", "--target", "es2022", folder=project)
    if not Path("/usr/bin/chromium").exists():
        print("the page was bundled, and not opened: there is no Chromium")
        return
    handler = functools.partial(QuietServer, directory=project / "dist")
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        found = run("node", "--input-type=module", "--eval", OPEN, f"http://127.0.0.1:{server.server_port}/", folder=ROOT / "apps" / "web")
        server.shutdown()
    if found != "72 solutions\n":
        sys.exit(f"the page: expected 72 solutions, found {found}")


def main():
    if missing := [tool for tool in ("npm", "clang++-19") if shutil.which(tool) is None]:
        print("skipped: not installed:", ", ".join(missing))
        sys.exit(SKIPPED)
    if not TOOLS.exists():
        print("skipped: `npm ci` has not been run in apps/web")
        sys.exit(SKIPPED)
    package = ROOT / run("bash", "-c", MAKE, folder=ROOT).strip()
    size = package.stat().st_size
    print(f"{package.name}: {size} bytes, expected at most {MOST_BYTES}")
    with tempfile.TemporaryDirectory() as home:
        project = Path(home) / "my-project"
        project.mkdir()
        (project / "package.json").write_text(json.dumps({"private": True}), encoding="utf-8")
        run("bash", "-c", INSTALL.replace("npm install", "npm install --offline"), folder=ROOT, environment={**os.environ, "HOME": home})
        notices = project / "node_modules" / "quadrille" / "NOTICES.txt"
        expect_notices(notices.read_text(encoding="utf-8"), ENGINE | {"llvm-toolchain", "rapidjson", "wasi-libc"}, package.name)
        try_example(project)
        try_types(project)
        try_page(project)
    sys.exit(size > MOST_BYTES)


if __name__ == "__main__":
    main()
