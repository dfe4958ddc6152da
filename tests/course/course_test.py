#!/usr/bin/env python3
"""The exercises of the course, and the program that tests what students write.

usage: course_test.py QUADRILLE [EXERCISE...]       the program, beside the folder course/; numbers of exercises

Each solution passes all tests, also those of the harder variant; what an exercise begins with is called unwritten; and each program in its
folder wrong/ is caught with the hint that it is named for. Texts, comments and sentences are in English and French, with the same structure,
numbers and code. An exercise is left out if what it needs is not installed.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

PROGRAM = Path(sys.argv[1]).resolve()
NUMBERS = [int(word) for word in sys.argv[2:]]
COURSE = PROGRAM.parent / "course"
sys.path.insert(0, str(COURSE))
import course

BLOCK = re.compile(r"```.*?```", re.S)
CODE = re.compile(r"`[^`\n]*`")
FRENCH_FAULT = re.compile(r"[ \u00a0](?:[:;?»]|!(?!=))|«[ \u00a0]|[^\W\d]'[^\W\d]|^ *[:;?!»]", re.M)
# The words of drawings, in French and in English; the code in the texts is the same.
DRAWN = {"couplé ": "matched", "niveau": "level", "décision": "decision", "conflit": "conflict", "remplacé par": "replaced with",
         "avait": "had", "depuis la marque": "since the mark", "échoue": "fails", "dans": "in"}


def quadrille(*words, language="en", **environment):
    return subprocess.run([PROGRAM, "--lang", language, "course", *map(str, words)], capture_output=True, text=True, check=False,
                          env={**os.environ, **environment})


def faults_of_french(text):
    """Places where the typography is not French, outside code."""
    return FRENCH_FAULT.findall(CODE.sub("", BLOCK.sub("", text)))


def blocks(text):
    """The code and the drawings of a text, without indentation, with English words."""
    found = ["\n".join(" ".join(line.split()) for line in block.splitlines()) for block in BLOCK.findall(text)]
    return [re.sub("|".join(DRAWN), lambda word: DRAWN[word[0]], block) for block in found]


class Exercises(unittest.TestCase):
    def exercises(self):
        for exercise in course.exercises():
            if not NUMBERS or exercise.number in NUMBERS:
                print(f"{exercise.folder.name}: {self.id()}", flush=True)
                yield exercise

    def results(self, exercise, source, python):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / exercise.file
            file.write_text(source, encoding="utf-8")
            exercise.lay_out_others(file.parent)
            return course.run_tests(exercise, file, python, PROGRAM)

    def test_programs(self):
        for exercise in self.exercises():
            try:
                python = course.python_for(exercise, PROGRAM)
            except course.Refused as refusal:
                print(f"left out: {refusal}")
                continue
            results, _, end = self.results(exercise, exercise.solution().read_text(encoding="utf-8"), python)
            self.assertEqual(end, "")
            self.assertTrue(all(result["right"] for result in results), results)
            self.assertTrue(any(result["harder"] for result in results), "the solution has no harder variant")
            results, _, _ = self.results(exercise, exercise.start(), python)
            self.assertEqual(results[-1].get("key"), "unwritten", results)
            wrong = sorted((exercise.folder / "wrong").iterdir())
            self.assertGreaterEqual(len(wrong), 3)
            course.is_french = True  # tests make their sentences in both languages, and show one
            try:
                answers = [self.results(exercise, file.read_text(encoding="utf-8"), python)[0][-1] for file in wrong]
            finally:
                course.is_french = False
            for file, answer in zip(wrong, answers):
                self.assertEqual(answer.get("key"), file.stem, answer)
                for text in (answer["hint"], answer["test"]):
                    self.assertTrue(text)
                    self.assertEqual(faults_of_french(text), [], text)

    def test_texts(self):
        for exercise in self.exercises():
            english, french = [(exercise.folder / f"text.{code}.md").read_text(encoding="utf-8") for code in ("en", "fr")]
            self.assertEqual(faults_of_french(french), [])
            for text in (english, french):
                self.assertRegex(text.splitlines()[0], r"^# \S")
            self.assertEqual([len(line.split()[0]) for line in BLOCK.sub("", english).splitlines() if line.startswith("#")],
                             [len(line.split()[0]) for line in BLOCK.sub("", french).splitlines() if line.startswith("#")])
            self.assertEqual(english.splitlines()[0], f"# {exercise.titles[0]}")
            self.assertEqual(french.splitlines()[0], f"# {exercise.titles[1]}")
            self.assertEqual(blocks(english), blocks(french))
            self.assertEqual(sorted(CODE.findall(BLOCK.sub("", english))), sorted(CODE.findall(BLOCK.sub("", french))))
            self.assertEqual(*[sum(line.startswith("|") for line in text.splitlines()) for text in (english, french)])
            numbers = [sorted(re.findall(r"\d+", CODE.sub("", BLOCK.sub("", text)))) for text in (english, french)]
            self.assertEqual(*numbers)
            self.assertLess(max(map(len, english.splitlines() + french.splitlines())), 190)

    def test_notebooks(self):
        for exercise in self.exercises():
            for course.is_french in (False, True):
                notebook = json.loads(exercise.notebook())
                sources = ["".join(cell["source"]) for cell in notebook["cells"]]
                kinds = [cell["cell_type"] for cell in notebook["cells"]]
                self.assertEqual(kinds[-3:], ["code", "code", "markdown"])
                self.assertEqual(sources[-3], f"%%writefile {exercise.file}\n{exercise.start().strip()}")
                self.assertEqual("\n\n".join(source for kind, source in zip(kinds, sources) if kind == "markdown"), exercise.text().strip())
                try:
                    import nbformat

                    nbformat.validate(nbformat.reads(exercise.notebook(), 4))
                except ImportError:
                    pass
            course.is_french = False

    def test_comments(self):
        for exercise in self.exercises():
            for file in [exercise.folder / f"start{Path(exercise.file).suffix}", exercise.solution()]:
                source = file.read_text(encoding="utf-8")
                self.assertEqual(len(re.findall(r"[#%]+ en: ", source)), len(re.findall(r"[#%]+ fr: ", source)))
                comments = "\n".join(re.findall(r"[#%]+ fr: (.*)", source))
                self.assertEqual(faults_of_french(comments), [])
                for code in ("en", "fr"):
                    self.assertNotRegex(course.in_language(source, code), r"[#%] (en|fr): ")

    def test_sentences(self):
        for english, french in course.SENTENCES.values():
            self.assertEqual(sorted(re.findall(r"\{\w+\}", english)), sorted(re.findall(r"\{\w+\}", french)))
            self.assertEqual(faults_of_french(french.replace("{", "").replace("}", "")), [], french)


class Commands(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.folder = Path(scratch.name) / "eight"

    def refused(self, words, *sentence):
        done = quadrille(*words)
        self.assertEqual(done.returncode, 2, done.stdout)
        for part in sentence:
            self.assertIn(part, done.stderr)
        self.assertEqual(done.stderr.count("\n"), 1)

    def started(self):
        self.assertEqual(quadrille("start", "8", self.folder).returncode, 0)
        return self.folder / "fixpoint.py"

    def test_list(self):
        for language, word in (("en", "A first constraint"), ("fr", "Une première contrainte")):
            for words in ((), ("list",)):
                done = quadrille(*words, language=language)
                self.assertEqual(done.returncode, 0)
                self.assertIn(word, done.stdout)

    def test_ascii(self):
        done = quadrille("list", language="fr", LC_ALL="C")
        self.assertTrue(done.stdout.isascii())
        self.assertIn("Generer et tester", done.stdout)

    def test_start(self):
        self.started()
        self.assertEqual(sorted(file.name for file in self.folder.iterdir()), [".course.json", "exercise.ipynb", "exercise.md", "fixpoint.py"])
        self.refused(("start", "8", self.folder), "is not empty")
        self.refused(("start", "8", self.folder / "fixpoint.py"), "is not empty")
        self.refused(("start", "8", self.folder / "fixpoint.py" / "deeper"), "cannot be written")
        self.refused(("start", "8", "/proc/none"), "cannot be written")
        for number in ("0", "99", "six", "-1", "²", "6.0", "9" * 50):
            self.refused(("start", number, self.folder / "new"), "found the exercise", "8")
        french = self.folder.parent / "french"
        self.assertEqual(quadrille("start", "08", french, language="fr").returncode, 0)
        self.assertIn("Écrivez", (french / "fixpoint.py").read_text(encoding="utf-8"))
        self.assertTrue((french / "exercice.md").is_file())

    def test_misuse(self):
        for words in (("begin",), ("list", "8"), ("start",), ("start", "8"), ("check",), ("check", "a", "b"), ("solution",)):
            self.refused(words, "quadrille course start N DIR")
        self.refused(("check", self.folder), "contains no exercise")
        file = self.started()
        for mark in ("", "[]", "{}", '{"exercise": 99, "tries": 0}', '{"exercise": 8, "tries": "x"}', "\x00"):
            (self.folder / ".course.json").write_text(mark, encoding="utf-8")
            self.assertEqual(quadrille("check", self.folder).returncode, 2)
        (self.folder / ".course.json").write_text('{"exercise": 8, "tries": 0}', encoding="utf-8")
        file.unlink()
        self.refused(("check", self.folder), "is missing")

    def test_solution_after_three_tries(self):
        self.started()
        for tries in range(3):
            self.refused(("solution", self.folder), f"there were {tries} so far")
            self.assertEqual(quadrille("check", self.folder).returncode, 1)
        done = quadrille("solution", self.folder)
        self.assertEqual(done.returncode, 0)
        self.assertIn("def fixpoint", done.stdout)

    def test_programs_that_misbehave(self):
        file = self.started()
        for source, words in {
            "import os\nos._exit(0)\n": "in the middle of the tests",
            "import os\nos.abort()\n": "signal 6",
            "exit(3)\n": "SystemExit",
            "def f(:\n": "line 1",
            "": "fixpoint is not defined",
            "\x00": "null bytes",
            "def f(): f()\nf()\n": "RecursionError",
            "x = [0] * 10**12\n": "MemoryError",
            "input()\n": "EOFError",
            "raise KeyboardInterrupt\n": "in the middle of the tests",
            "import sys\nsys.stdout.close()\n": "fixpoint is not defined",
        }.items():
            file.write_text(source, encoding="utf-8")
            done = quadrille("check", self.folder)
            self.assertEqual((done.returncode, done.stderr), (1, ""), source)
            self.assertIn(words, done.stdout, source)
        file.write_bytes(b"\xff\xfe")
        self.assertEqual(quadrille("check", self.folder).returncode, 1)

    def test_prolog_that_misbehaves(self):
        if course.prolog_library(PROGRAM) is None:
            self.skipTest("this build has no Prolog library")
        folder = self.folder.parent / "three"
        self.assertEqual(quadrille("start", "3", folder).returncode, 0)
        for source, words in {
            ":- initialization(halt).\n": "may not end Prolog",
            "pairwise(Xs) :- pairwise(Xs).\n": "stopped after",
            "pairwise([X|Xs]) :- pairwise([X,X|Xs]).\n": "recursion",
            "pairwise(Xs :- foo.\n": "Operator expected",
            "pairwise(Xs) :- foo(Xs).\n": "foo/1 is not defined",
            "": "pairwise/1 is not defined",
            "pairwise(_) :- throw(oops).\n": "oops",
            "wrong(_, _, _). expect(_, _, _, _). run(_) :- halt. pairwise(_).\n": "pairwise([1,2,1]) succeeds",
        }.items():
            (folder / "distinct.pl").write_text(source, encoding="utf-8")
            done = quadrille("check", folder)
            self.assertEqual((done.returncode, done.stderr), (1, ""), source)
            self.assertIn(words, done.stdout, source)
        done = quadrille("check", folder, PATH="/nowhere")
        self.assertEqual(done.returncode, 2)

    def test_programs_that_never_end(self):
        file = self.started()
        for source in ("while True: pass\n", "while True: print('x' * 100)\n", "import subprocess\nsubprocess.run(['sleep', '1000'])\n",
                       "import os, time\nif os.fork():\n  time.sleep(1000)\ntime.sleep(1000)\n"):
            file.write_text(source, encoding="utf-8")
            done = quadrille("check", self.folder, QUADRILLE_COURSE_SECONDS="1")
            self.assertEqual((done.returncode, done.stderr), (1, ""), source)
            self.assertIn("still running after 1 seconds", done.stdout)
            self.assertLess(len(done.stdout), 10000)

    def test_what_is_missing(self):
        self.started()
        done = quadrille("check", self.folder, PATH="/nowhere")
        self.assertEqual(done.returncode, 2)
        self.assertIn("Python 3", done.stderr)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
