#!/usr/bin/env python3
"""Endless searches must end after Ctrl-C, and leave Prolog usable; halt/1 must end one too.

usage: interrupt_test.py LIBRARY_DIR
"""

import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

PROGRAM = Path(__file__).parent / "interrupt.pl"
PATIENCE = 1800  # seconds: the searches would take longer by far, whatever the machine


def command(*words):
    return ["swipl", "-p", f"library={Path(sys.argv[1]).resolve()}", *words, str(PROGRAM)]


def expect(stream, text):
    """Reads until the text has come."""
    end, seen = time.monotonic() + PATIENCE, ""
    while text not in seen:
        if not select.select([stream], [], [], max(0, end - time.monotonic()))[0]:
            sys.exit(f"{text!r} did not come within {PATIENCE} s: {seen!r}")
        piece = os.read(stream, 4096).decode(errors="replace")
        if not piece:
            sys.exit(f"the program ended before {text!r}: {seen!r}")
        seen += piece


def check_prompt():
    """At the prompt, as a user would."""
    child, terminal = pty.fork()
    if child == 0:
        os.environ["TERM"] = "dumb"
        os.execvp("swipl", command())
    expect(terminal, "?- ")
    os.write(terminal, b"forever(L).\n")
    expect(terminal, "searching")
    time.sleep(0.3)
    os.write(terminal, b"\x03")
    expect(terminal, "Action")
    os.write(terminal, b"a")
    expect(terminal, "?- ")
    os.write(terminal, b"X in 1..9, X mod 5 #= 3, X #\\= 3.\n")
    expect(terminal, "X = 8")
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)


def check_program():
    """A program that catches the exception of a signal handler."""
    with subprocess.Popen(command("-g", "caught", "-t", "halt"), stdout=subprocess.PIPE) as program:
        out = program.stdout.fileno()
        expect(out, "searching")
        time.sleep(0.3)
        program.send_signal(signal.SIGINT)
        expect(out, "[1,2,3]")
        if program.wait(PATIENCE) != 0:
            sys.exit(f"caught: ended with {program.returncode}")


def check_halt():
    done = subprocess.run(command("-g", "halted", "-t", "halt"), stdout=subprocess.DEVNULL, timeout=PATIENCE)
    if done.returncode != 3:
        sys.exit(f"halted: ended with {done.returncode}, not 3")


if __name__ == "__main__":
    check_prompt()
    check_program()
    check_halt()
    print("Searches end when they are told to.")
