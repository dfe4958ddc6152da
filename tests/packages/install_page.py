"""The lines of docs/install.md, for the tests that run them."""

import re
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SKIPPED = 77


def lines_of(section):
    """The two lines of a section."""
    page = (ROOT / "docs" / "install.md").read_text(encoding="utf-8")
    text = page.split(f"\n## {section}\n")[1].split("\n## ")[0]
    first, second = re.search(r"```sh\n(.*?)```", text, re.DOTALL)[1].splitlines()
    return first, second


def copy_sources(folder):
    """Copies the files that git tracks, as in a clone."""
    listed = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT, check=True,
                            capture_output=True).stdout
    for name in filter(None, listed.decode().split("\0")):
        if (ROOT / name).exists():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
