#!/usr/bin/env python3
"""Runs the tests of one exercise on a student's file, in a process of its own, and writes a line of JSON for each.

usage: testing.py FOLDER FILE en|fr RESULTS

An exercise's tests.py has:
  TESTS   a list of ((English, French), function); each function gets the Student, and raises Wrong
  HARDER  the same for the harder variant: (name, (English, French), function), run if the file defines the name
  HINTS   for each key that a test raises, (English, French)
"""

import importlib.util
import json
import os
import resource
import subprocess
import sys
import traceback
from pathlib import Path

MOST_MEMORY = 4 << 30

language = "en"

# What may be wrong in every exercise.
GENERAL = {
    "unwritten": ("the part to write is still missing", "la partie à écrire manque encore"),
    "missing": ("keep the names of the beginning: the tests call them", "gardez les noms du début : les tests les appellent"),
    "raises": ("run that line by hand, with the values of the case", "exécutez cette ligne à la main, avec les valeurs de ce cas"),
    "no_key": (
        "the dict has nothing under this key: may it be absent, or has nothing been put there yet? d.setdefault(key, []) begins a list",
        "le dict n’a rien sous cette clé : peut-elle manquer, ou n’y a-t-on encore rien mis ? d.setdefault(key, []) commence une liste",
    ),
    "no_scope": ("__init__ has to call super().__init__ with the variables: they are the scope", "__init__ doit appeler super().__init__ avec les variables : elles sont la portée"),
    "no_return": (
        "a function that ends without return returns None: end each way through it with return True or return False",
        "une fonction qui finit sans return renvoie None : terminez chacun de ses chemins par return True ou return False",
    ),
    "ignored": (
        "a change that would leave no value returns False; then propagate must return False, too",
        "un changement qui ne laisserait aucune valeur renvoie False ; propagate doit alors renvoyer False, elle aussi",
    ),
    "not_before": (
        "a reason held before the change: take the bounds and values that past gives, and not the conclusion itself",
        "une raison était vraie avant le changement : prenez les bornes et les valeurs que past donne, et non la conclusion elle-même",
    ),
    "unbound": (
        "a variable has no value here yet: did the goal that gives it one run before?",
        "une variable n’a pas encore de valeur ici : le but qui lui en donne une a-t-il été appelé avant ?",
    ),
    "syntax": ("the file cannot be read; look at this line and the one before", "le fichier ne peut pas être lu ; regardez cette ligne et la précédente"),
    "halted": ("the program may not end Prolog: neither halt nor a goal that does so while it is loaded", "le programme ne doit pas mettre fin à Prolog : ni halt, ni un but qui le fait pendant le chargement"),
    "endless": ("is there a recursion or a loop that does not come closer to its end?", "y a-t-il une récursion ou une boucle qui n’approche pas de sa fin ?"),
}
CASES = {
    "raises": ("line {line}: {error}", "ligne {line} : {error}"),
    "raises_somewhere": ("{error}", "{error}"),
    "unwritten": ("line {line}", "ligne {line}"),
    "missing": ("{name} is not defined in {file}", "{name} n’est pas défini dans {file}"),
    "steps": ("{what}: stopped after {count} steps", "{what} : arrêté après {count} étapes"),
}


def say(english, french):
    return french if language == "fr" else english


class Wrong(Exception):
    """A test that failed: the key of its hint, and the case in a sentence."""

    def __init__(self, key, case=""):
        super().__init__(key)
        self.key, self.case = key, str(case)


def expect(is_right, key, case=""):
    if not is_right:
        raise Wrong(key, case)


def judge(report, default, **keys):
    """Raises what a report of check_constraint says, if anything: the hint for its kind, or the default one."""
    if report:
        return
    if report.error is not None:
        raise report.error
    raise Wrong(keys.get(report.kind, default), report)


def prolog_test(folder, goal):
    """A test that runs a goal of the exercise's tests.pl."""
    return lambda student: student.prolog(Path(folder), goal)


class Student:
    def __init__(self, file):
        self.file = file
        self._module = None
        self._printed = set()

    @property
    def module(self):
        """The student's module, executed once."""
        if self._module is None:
            spec = importlib.util.spec_from_file_location("student", self.file)
            module = importlib.util.module_from_spec(spec)
            sys.path.append(str(self.file.parent))  # it may import what is laid out beside it
            spec.loader.exec_module(module)
            self._module = module
        return self._module

    def has(self, name):
        if self.file.suffix == ".py":
            return hasattr(self.module, name)
        return f"\n{name}" in "\n" + self.file.read_text(encoding="utf-8", errors="replace")

    def get(self, name):
        if not hasattr(self.module, name):
            raise Wrong("missing", CASES["missing"][language == "fr"].format(name=name, file=self.file.name))
        return getattr(self.module, name)

    def minizinc(self, model, data, *options):
        """Solves a model, a text, with data, too: the exit code of `quadrille mzn`, and its solutions as dicts."""
        Path("model.mzn").write_text(model, encoding="utf-8")
        Path("data.dzn").write_text(data, encoding="utf-8")
        command = [os.environ["QUADRILLE_PROGRAM"], "--lang", language, "mzn", "--output-mode", "json", "--time-limit", "30s", *options, "model.mzn", "data.dzn"]
        done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8", errors="replace", check=False)
        if done.returncode not in (0, 1):
            told = [line for line in done.stderr.splitlines() if line.strip() and "mznc_" not in line]
            raise Wrong("endless" if done.returncode == 3 else "raises", "\n".join(told[:6]).replace(os.getcwd() + "/", ""))
        return done.returncode, [json.loads(part) for part in done.stdout.split("----------")[:-1]]

    def prolog(self, folder, goal):
        """Runs a goal of the exercise's tests.pl, see support.pl."""
        command = ["swipl", "-q", "--stack-limit=256m", "-p", f"library={os.environ['QUADRILLE_PROLOG_LIBRARY']}", "-g", f"course_support:run({goal})", "-t", "halt(3)",
                   str(folder.parent / "support.pl"), "--", str(folder / "tests.pl"), str(self.file), language]
        done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, encoding="utf-8", errors="replace", check=False)
        answers = [line[2:] for line in done.stdout.splitlines() if line.startswith("\x01 ")]
        printed = "".join(line + "\n" for line in done.stdout.splitlines() if line.strip() and not line.startswith("\x01 "))
        if printed not in self._printed:  # warnings come anew with every test
            print(printed, end="")
            self._printed.add(printed)
        if not answers:
            raise Wrong("halted", f"swipl: {done.returncode}")
        key, _, case = answers[-1].partition(" ")
        if key != "right":
            raise Wrong(key, case.replace("\\n", "\n"))


def kind_of(error):
    """The key of the general hint for an exception. Sentences of the engine are in two languages; the names and values in them are the same."""
    text = str(error)
    if isinstance(error, RecursionError):
        return "endless"
    if isinstance(error, KeyError):
        return "no_key"
    if isinstance(error, AttributeError) and "'scope'" in text:
        return "no_scope"
    if isinstance(error, TypeError) and "propagate()" in text and "None" in text:
        return "no_return"
    if isinstance(error, ValueError) and "propagate()" in text and "True" in text and "False" in text:
        return "ignored"
    if isinstance(error, ValueError) and "explain()" in text:
        return "not_before"
    return "raises"


def failure_of(error, student):
    """The key and the case of any exception."""
    is_french = language == "fr"
    if isinstance(error, Wrong):
        return error.key, error.case
    if isinstance(error, SyntaxError) and error.filename == str(student.file):
        return "syntax", CASES["raises"][is_french].format(line=error.lineno, error=error.msg)
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == str(student.file)]
    if isinstance(error, NotImplementedError):
        return "unwritten", CASES["unwritten"][is_french].format(line=lines[-1]) if lines else ""
    described = f"{type(error).__name__}: {error}"
    key = kind_of(error)
    if lines:
        return key, CASES["raises"][is_french].format(line=lines[-1], error=described)
    return key, described


def main():
    global language
    folder, file, language, answers = Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3], sys.argv[4]
    sys.modules["testing"] = sys.modules["__main__"]
    sys.dont_write_bytecode = True
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    try:
        import quadrille

        quadrille.set_language(language)
    except ImportError:
        pass
    spec = importlib.util.spec_from_file_location("tests", folder / "tests.py")
    tests = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tests)
    student = Student(file)
    with open(answers, "w", encoding="utf-8") as results:
        def tell(**result):
            print(json.dumps(result), file=results, flush=True)

        def run(title, function, is_harder=False):
            try:
                function(student)
                tell(test=say(*title), right=True, harder=is_harder)
                return True
            except KeyboardInterrupt:
                raise
            except BaseException as error:
                key, case = failure_of(error, student)
                tell(test=say(*title), right=False, harder=is_harder, key=key, case=case, hint=say(*{**GENERAL, **tests.HINTS}[key]))
                return False

        is_right = all(run(title, function) for title, function in tests.TESTS)
        if is_right:
            all(run(title, function, True) for name, title, function in getattr(tests, "HARDER", ()) if student.has(name))
        tell(done=True)


if __name__ == "__main__":
    main()
