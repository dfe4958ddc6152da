#!/usr/bin/env python3
"""The course: exercises in which students write the parts of a solver. `quadrille course` runs this.

usage: course.py [--program QUADRILLE] [--lang en|fr] [--ascii] -- [list | start N DIR | check DIR | solution DIR]

Exit codes: 0, done, or all tests passed; 1, a test failed; 2, wrong use, or something is not installed.
README.md in this folder describes a new exercise.
"""

import codecs
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import unicodedata
from pathlib import Path

COURSE = Path(__file__).resolve().parent
MARK = ".course.json"  # in a student's folder: which exercise it is, and how often it was tested
TRIES_BEFORE_SOLUTION = 3
SECONDS = 120  # until a program is stopped; tests set another limit by QUADRILLE_COURSE_SECONDS
MOST_PRINTED = 4000  # characters of what a program prints

SENTENCES = {
    "usage": (
        "found {found}; write: quadrille course, or quadrille course start N DIR, or quadrille course check DIR, or quadrille course solution DIR",
        "on lit {found} ; écrivez : quadrille course, ou quadrille course start N DIR, ou quadrille course check DIR, ou quadrille course solution DIR",
    ),
    "no_words": ("nothing after {task}", "rien après {task}"),
    "no_exercise": ("found the exercise {found}, expected a number: {numbers}", "on lit l’exercice {found}, on attend un numéro : {numbers}"),
    "is_used": (
        "{folder} exists and is not empty; choose a new folder, and nothing will be lost",
        "{folder} existe et n’est pas vide ; choisissez un nouveau dossier, et rien ne sera perdu",
    ),
    "cannot_write": ("{folder} cannot be written: {error}", "{folder} ne peut pas être écrit : {error}"),
    "cannot_read": ("{file} cannot be read: {error}", "{file} ne peut pas être lu : {error}"),
    "not_started": (
        "{folder} contains no exercise; begin one with: quadrille course start N {folder}",
        "{folder} ne contient pas d’exercice ; commencez-en un par : quadrille course start N {folder}",
    ),
    "file_is_gone": (
        "{file} is missing; to get it anew, begin the exercise in another folder",
        "{file} manque ; pour l’avoir de nouveau, commencez l’exercice dans un autre dossier",
    ),
    "started": (
        "Exercise {number}, {title}, is in {folder}. Read {text}.md, write the missing part of {file}, and test it as below; or open the notebook {text}.ipynb.\n  quadrille course check {folder}",
        "L’exercice {number}, {title}, est dans {folder}. Lisez {text}.md, écrivez la partie qui manque dans {file}, et testez-la comme ci-dessous ; ou ouvrez le carnet {text}.ipynb.\n  quadrille course check {folder}",
    ),
    "list_end": (
        "Begin one in a new folder: quadrille course start N DIR",
        "Commencez-en un dans un nouveau dossier : quadrille course start N DIR",
    ),
    "needs_module": (
        "Exercise {number} needs the Python module quadrille, which {python} does not find. Install it, or set PYTHONPATH (docs/python.md).",
        "L’exercice {number} a besoin du module Python quadrille, que {python} ne trouve pas. Installez-le, ou donnez-lui PYTHONPATH (docs/python.md).",
    ),
    "needs_prolog": (
        "Exercise {number} needs SWI-Prolog, which is not installed (Debian: apt-get install swi-prolog-nox), and this project’s library for it.",
        "L’exercice {number} a besoin de SWI-Prolog, qui n’est pas installé (Debian : apt-get install swi-prolog-nox), et de la bibliothèque de ce projet.",
    ),
    "needs_minizinc": (
        "Exercise {number} needs MiniZinc, which is not installed (Debian: apt-get install minizinc).",
        "L’exercice {number} a besoin de MiniZinc, qui n’est pas installé (Debian : apt-get install minizinc).",
    ),
    "testing": ("Exercise {number}: {title}", "Exercice {number} : {title}"),
    "right": ("  right  {test}", "  juste  {test}"),
    "wrong": ("  wrong  {test}", "  faux   {test}"),
    "hint": ("         Hint: {hint}", "         Un conseil : {hint}"),
    "all_right": ("All tests passed.", "Tous les tests sont passés."),
    "go_harder": ("All tests passed. The text ends with a harder variant.", "Tous les tests sont passés. Le texte finit par une variante plus difficile."),
    "printed": ("Your program printed:", "Votre programme a affiché :"),
    "too_long": (
        "         Your program was still running after {seconds} seconds, and was stopped. Does a loop or a recursion never end?",
        "         Votre programme tournait encore après {seconds} secondes, et il a été arrêté. Une boucle ou une récursion ne finit-elle jamais ?",
    ),
    "ended": (
        "         Your program ended in the middle of the tests ({how}). It may not end the process: neither exit() nor os._exit().",
        "         Votre programme a pris fin au milieu des tests ({how}). Il ne doit pas mettre fin au processus : ni exit() ni os._exit().",
    ),
    "signal": ("signal {code}", "signal {code}"),
    "exit_code": ("exit code {code}", "code de sortie {code}"),
    "solution_early": (
        "The solution is shown after {most} tries, and there were {tries} so far: quadrille course check {folder}",
        "La solution se montre après {most} essais, et il y en a eu {tries} : quadrille course check {folder}",
    ),
}
NAMES = "exercise", "exercice"  # of the text and of the notebook
NEEDS = {"module": "Python", "prolog": "Prolog", "minizinc": "MiniZinc"}
SOME_MINUTES = "{minutes} min"

is_french = False


def say(key, **parts):
    return SENTENCES[key][is_french].format(**parts)


class Refused(Exception):
    """Wrong use, or something that is missing, in a sentence."""


class Exercise:
    def __init__(self, folder):
        self.folder = folder
        self.number = int(folder.name[:2])
        described = json.loads((folder / "exercise.json").read_text(encoding="utf-8"))
        self.titles = described["title"]["en"], described["title"]["fr"]
        self.file = described["file"]
        self.needs = described["needs"]
        self.minutes = described["minutes"]
        self.others = described.get("others", [])  # further files, which are laid out beside the program

    @property
    def title(self):
        return self.titles[is_french]

    def text(self):
        return (self.folder / f"text.{language()}.md").read_text(encoding="utf-8")

    def start(self):
        """The program with the part left out, and with comments in one language."""
        source = (self.folder / ("start" + Path(self.file).suffix)).read_text(encoding="utf-8")
        return in_language(source, language())

    def notebook(self):
        """The same as a notebook, whose cells write the program into its file and test it."""
        text, harder = self.text().rsplit("\n## ", 1)
        sections = [f"## {section}" for section in text.split("\n## ")]
        sections[0] = sections[0].removeprefix("## ")
        code = [f"%%writefile {self.file}\n{self.start()}", "!quadrille course check ."]
        cells = [("markdown", section) for section in sections] + [("code", source) for source in code] + [("markdown", f"## {harder}")]
        return json.dumps({
            "cells": [{"cell_type": kind, "id": f"cell{i}", "metadata": {}, "source": source.strip().splitlines(keepends=True),
                       **({"execution_count": None, "outputs": []} if kind == "code" else {})} for i, (kind, source) in enumerate(cells)],
            "metadata": {"kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"}, "language_info": {"name": "python"}},
            "nbformat": 4,
            "nbformat_minor": 5,
        }, ensure_ascii=False, indent=1) + "\n"

    def lay_out_others(self, folder):
        for other in self.others:
            source = (self.folder / other).read_text(encoding="utf-8")
            (folder / other).write_text(in_language(source, language()), encoding="utf-8")

    def solution(self):
        return self.folder / ("solution" + Path(self.file).suffix)


def in_language(source, code):
    """Keeps the comments `# en: ..` or `# fr: ..` (in Prolog and MiniZinc, `% en: ..`) of one language, without the mark."""
    kept = []
    for line in source.splitlines(keepends=True):
        mark = re.match(r"(\s*[#%]+ )(en|fr): ", line)
        if not mark:
            kept.append(line)
        elif mark[2] == code:
            kept.append(mark[1] + line[mark.end():])
    return "".join(kept)


def language():
    return "fr" if is_french else "en"


def exercises():
    return [Exercise(file.parent) for file in sorted(COURSE.glob("[0-9][0-9]_*/exercise.json"))]


def exercise_of(number):
    known = exercises()
    for exercise in known:
        if number.isascii() and number.isdigit() and len(number) < 9 and exercise.number == int(number):
            return exercise
    raise Refused(say("no_exercise", found=number, numbers=", ".join(str(exercise.number) for exercise in known)))


def quoted(folder):
    """As a word of a command line."""
    return shlex.quote(str(folder))


def started_in(folder):
    """The exercise of a student's folder, and how often it was tested."""
    try:
        mark = json.loads((folder / MARK).read_text(encoding="utf-8"))
        return exercise_of(str(mark["exercise"])), int(mark["tries"])
    except (OSError, ValueError, KeyError, TypeError):
        raise Refused(say("not_started", folder=quoted(folder))) from None


def write_mark(folder, exercise, tries):
    (folder / MARK).write_text(json.dumps({"exercise": exercise.number, "tries": tries}) + "\n", encoding="utf-8")


# The tasks.


def list_all():
    for exercise in exercises():
        needs = ", ".join(NEEDS[need] for need in exercise.needs) or "Python"
        print(f"{exercise.number:3}  {exercise.title:<58}{needs:<18}{SOME_MINUTES.format(minutes=exercise.minutes)}")
    print()
    print(say("list_end"))
    return 0


def start(number, folder):
    exercise = exercise_of(number)
    try:
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise Refused(say("is_used", folder=folder))
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{NAMES[is_french]}.md").write_text(exercise.text(), encoding="utf-8")
        (folder / f"{NAMES[is_french]}.ipynb").write_text(exercise.notebook(), encoding="utf-8")
        (folder / exercise.file).write_text(exercise.start(), encoding="utf-8")
        exercise.lay_out_others(folder)
        write_mark(folder, exercise, 0)
    except (OSError, ValueError) as error:
        raise Refused(say("cannot_write", folder=folder, error=getattr(error, "strerror", None) or error)) from None
    print(say("started", number=exercise.number, title=exercise.title, folder=quoted(folder), text=NAMES[is_french], file=exercise.file))
    return 0


def check(folder, program):
    exercise, tries = started_in(folder)
    file = folder / exercise.file
    if not file.is_file():
        raise Refused(say("file_is_gone", file=file))
    python = python_for(exercise, program)
    print(say("testing", number=exercise.number, title=exercise.title), flush=True)
    results, printed, end = run_tests(exercise, file, python, program)
    for result in results:
        print(say("right" if result["right"] else "wrong", test=result["test"]))
        if not result["right"]:
            if result["case"]:
                print("         " + result["case"].replace("\n", "\n         "))
            print(say("hint", hint=result["hint"]))
    if end:
        print(end)
    if printed.strip():
        print(say("printed"))
        print("  " + printed.rstrip().replace("\n", "\n  "))
    is_right = not end and all(result["right"] for result in results)
    if is_right:
        print(say("all_right" if any(result["harder"] for result in results) else "go_harder"))
    try:
        write_mark(folder, exercise, TRIES_BEFORE_SOLUTION if is_right else tries + 1)
    except OSError as error:
        raise Refused(say("cannot_write", folder=folder, error=error.strerror)) from None
    return 0 if is_right else 1


def solution(folder):
    exercise, tries = started_in(folder)
    if tries < TRIES_BEFORE_SOLUTION:
        raise Refused(say("solution_early", most=TRIES_BEFORE_SOLUTION, tries=tries, folder=quoted(folder)))
    print(in_language(exercise.solution().read_text(encoding="utf-8"), language()), end="")
    return 0


# Running tests.


def environment_for(program):
    """With the Python module and what the program's commands need, beside the program or installed."""
    environment = {**os.environ, "QUADRILLE_PROGRAM": str(program), "PYTHONDONTWRITEBYTECODE": "1", "PYTHONIOENCODING": "utf-8"}
    places = [program.parent / "python", *program.parent.parent.glob("lib*/python3*/*-packages")]
    found = [str(place) for place in places if (place / "quadrille" / "engine.py").is_file()]
    environment["PYTHONPATH"] = os.pathsep.join([*found, *filter(None, [os.environ.get("PYTHONPATH")])])
    return environment


def python_for(exercise, program):
    """A Python that has what the exercise needs."""
    if "prolog" in exercise.needs and (not shutil.which("swipl") or prolog_library(program) is None):
        raise Refused(say("needs_prolog", number=exercise.number))
    if "minizinc" in exercise.needs and not shutil.which("minizinc"):
        raise Refused(say("needs_minizinc", number=exercise.number))
    if "module" not in exercise.needs:
        return sys.executable
    for python in (sys.executable, "/usr/bin/python3"):
        if shutil.which(python):
            done = subprocess.run([python, "-c", "import quadrille.engine"], env=environment_for(program), capture_output=True, check=False)
            if done.returncode == 0:
                return python
    raise Refused(say("needs_module", number=exercise.number, python=sys.executable))


def prolog_library(program):
    for place in (program.parent / "prolog", program.parent.parent / "lib" / "quadrille" / "prolog"):
        if (place / "library" / "quadrille_clpfd.so").is_file():
            return place / "library"
    return None


def time_limit():
    try:
        return min(max(float(os.environ["QUADRILLE_COURSE_SECONDS"]), 0.1), 86400)
    except (KeyError, ValueError):
        return SECONDS


def run_tests(exercise, file, python, program):
    """The results of all tests, what the program printed, and a sentence if it ended in another way."""
    with tempfile.TemporaryDirectory() as scratch:
        answers = Path(scratch) / "results"
        environment = environment_for(program)
        environment["QUADRILLE_PROLOG_LIBRARY"] = str(prolog_library(program) or "")
        command = [python, str(COURSE / "testing.py"), str(exercise.folder), str(file.resolve()), language(), str(answers)]
        with subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environment, cwd=scratch,
                              start_new_session=True) as child:
            parts = []
            reader = threading.Thread(target=keep_beginning, args=(child.stdout, parts), daemon=True)
            reader.start()
            end = ""
            try:
                code = child.wait(timeout=time_limit())
            except subprocess.TimeoutExpired:
                end = say("too_long", seconds=f"{time_limit():g}")
                code = 0
            finally:
                try:
                    os.killpg(child.pid, signal.SIGKILL)
                except ProcessLookupError:
                    pass
            reader.join(timeout=5)
        if code != 0:
            end = say("ended", how=say("signal", code=-code) if code < 0 else say("exit_code", code=code))
        lines = answers.read_text(encoding="utf-8").splitlines() if answers.is_file() else []
        results = [json.loads(line) for line in lines if line.endswith("}")]
        if not end and not (results and results.pop().get("done")):
            end = say("ended", how=say("exit_code", code=code))
        return [result for result in results if "test" in result], "".join(parts)[:MOST_PRINTED], end


def keep_beginning(stream, parts):
    size = 0
    while chunk := stream.read1(65536):
        if size < MOST_PRINTED:
            parts.append(chunk.decode("utf-8", errors="replace"))
            size += len(chunk)


def perform(words, program):
    task, *rest = words or ["list"]
    if task == "list" and not rest:
        return list_all()
    if task == "start" and len(rest) == 2:
        return start(rest[0], Path(rest[1]))
    if task == "check" and len(rest) == 1:
        return check(Path(rest[0]), program)
    if task == "solution" and len(rest) == 1:
        return solution(Path(rest[0]))
    raise Refused(say("usage", found=" ".join(words)))


def without_accents(error):
    """For terminals that show ASCII only."""
    text = error.object[error.start:error.end].translate({0x2019: "'", 0x202F: " ", 0xAB: '"', 0xBB: '"', 0x2192: "->"})
    return unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode() or "?", error.end


def main():
    global is_french
    codecs.register_error("without_accents", without_accents)
    words = sys.argv[1:]
    mine, words = (words[:words.index("--")], words[words.index("--") + 1:]) if "--" in words else ([], words)
    is_french = "fr" in mine
    program = Path(mine[mine.index("--program") + 1] if "--program" in mine else "quadrille")
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(encoding="ascii" if "--ascii" in mine else "utf-8", errors="without_accents" if "--ascii" in mine else "replace")
    try:
        return perform(words, program.absolute())
    except Refused as refusal:
        print(f"quadrille: {refusal}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return 0


if __name__ == "__main__":
    sys.exit(main())
