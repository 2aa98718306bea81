#!/usr/bin/env python3
"""Rejects `#expect(a && b)`: a failure would not say which of the two does not hold.

usage: check-expectations.py

Each condition gets a line of its own. `&&` inside a closure, a parenthesis or a string is another matter: there it is part of a value.
"""
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
CALL = re.compile(r"#(?:expect|require)\(")
STRING = re.compile(r'#"(?s:.*?)"#|"""(?s:.*?)"""|"(?:\\.|[^"\\\n])*"|//[^\n]*')
OPENING, CLOSING = "([{", ")]}"


def without_strings(text):
    """The text with each string and comment replaced by as many spaces; an interpolation with a string inside ends its string early, and what
    is left of it holds no operator in practice."""
    return STRING.sub(lambda found: re.sub(r"[^\n]", " ", found.group()), text)


def is_combined(text, start):
    """Whether the call's first argument, whose text starts there, is a conjunction."""
    depth = 0
    for place in range(start, len(text)):
        character = text[place]
        if character in OPENING:
            depth += 1
        elif character in CLOSING:
            if depth == 0:
                return False
            depth -= 1
        elif depth == 0 and character == ",":
            return False
        elif depth == 0 and text.startswith("&&", place):
            return True
    return False


def main():
    names = subprocess.run(["git", "-C", str(ROOT), "ls-files", "*.swift"], capture_output=True, text=True, check=True).stdout.split()
    faults = []
    for name in names:
        path = ROOT / name
        if not path.is_file() or "&&" not in (source := path.read_text(errors="replace")):
            continue
        text = without_strings(source)
        faults += [
            f"{name}:{text.count(chr(10), 0, call.start()) + 1}: split the conditions of this expectation"
            for call in CALL.finditer(text)
            if is_combined(text, call.end())
        ]
    print("\n".join(faults) if faults else "expectations: each states one condition")
    sys.exit(1 if faults else 0)


main()
