#!/usr/bin/env python3
"""Runs the notebooks of examples/notebooks, and compares what each cell shows with what is stored there.

usage: notebooks_test.py FOLDER [--update]      the folder with the package quadrille

Pictures must be there; their text is not compared. --update stores what the cells show now, but for pictures, to be read through before
it is kept. Skipped where nbconvert or ipykernel, numpy or pandas are missing (Debian: python3-nbconvert, python3-ipykernel).
"""

import importlib.util
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

NOTEBOOKS = Path(__file__).resolve().parents[3] / "examples" / "notebooks"


def run(notebook, package):
    """The notebook with the output of its cells."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "PYTHONPATH": str(package), "JUPYTER_CONFIG_DIR": folder, "IPYTHONDIR": folder, "HOME": folder}
        done = subprocess.run([sys.executable, "-m", "nbconvert", "--to", "notebook", "--execute", "--ExecutePreprocessor.timeout=-1",
                               "--output-dir", folder, notebook],
                              capture_output=True, text=True, check=False, env=environment)
        if done.returncode != 0:
            sys.exit(f"{notebook.name} fails:\n{done.stderr[-3000:]}")
        return json.loads((Path(folder) / notebook.name).read_text(encoding="utf-8"))


def shown(cell):
    """The stored output of a cell: texts, and the kinds of pictures."""
    outputs = []
    for output in cell["outputs"]:
        if output["output_type"] == "stream":
            outputs.append({"name": output["name"], "output_type": "stream", "text": output["text"]})
            continue
        pictures = sorted(kind for kind in output["data"] if kind.startswith("image/"))
        data = {"text/plain": output["data"]["text/plain"]}
        outputs.append({"data": data, "execution_count": None, "metadata": {"pictures": pictures} if pictures else {},
                        "output_type": "execute_result"})
    return outputs


def main():
    package, update = Path(sys.argv[1]).resolve(), "--update" in sys.argv
    missing = [name for name in ("nbconvert", "ipykernel", "numpy", "pandas") if importlib.util.find_spec(name) is None]
    if missing:
        print("skipped: not here:", ", ".join(missing))
        sys.exit(77)
    wrong = 0
    for notebook in sorted(NOTEBOOKS.glob("*.ipynb")):
        stored = json.loads(notebook.read_text(encoding="utf-8"))
        for cell, ran in zip(stored["cells"], run(notebook, package)["cells"]):
            if cell["cell_type"] != "code":
                continue
            found = shown(ran)
            if found != cell["outputs"] and not update:
                wrong += 1
                print(f"{notebook.name}: {''.join(cell['source'])}\nexpected {cell['outputs']}\nfound {found}")
            cell["outputs"] = found
        if update:
            notebook.write_text(json.dumps(stored, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    sys.exit(wrong > 0)


if __name__ == "__main__":
    main()
