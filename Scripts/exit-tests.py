#!/usr/bin/env python3
"""Runs the exit tests against the optimised framework, the one that apps run with.

usage: exit-tests.py [--list] [SCRATCH]

An exit test checks the message with which a programming error of an app stops the process. `swift test` checks it in a debug build, where
`precondition` has a message too; what an app's author sees is written by the release build. So every test with `processExitsWith` is built once
more, without optimisation itself, and linked with the release modules in SCRATCH (`.ferry/build`), which `./ferry` has built for apps anyway.

Of each test target only the files with exit tests are compiled, and those whose types they name. `--list` shows the files and tests and builds
nothing.
"""
import json
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
MARK = "processExitsWith"
DECLARATION = re.compile(r"^(?:@\w+(?:\([^)]*\))? )*(?:(?:final|package|public|indirect|open|internal) )*(?:class|struct|enum|protocol|actor|func|let|var|typealias) (\w+)", re.M)
FUNCTION = re.compile(r"^ *(?:@\w+ )*(?:(?:private|fileprivate|static|final|override|package) )*func (\w+)\(", re.M)
WORD = re.compile(r"\b[A-Za-z_]\w+\b")


def needed(files):
    """The files with exit tests, and those that declare what they name, and so on."""
    declared = {}
    for file, text in files.items():
        for name in DECLARATION.findall(text):
            declared.setdefault(name, set()).add(file)
    found = {file for file, text in files.items() if MARK in text}
    left = list(found)
    while left:
        for name in set(WORD.findall(files[left.pop()])):
            for file in declared.get(name, set()) - found:
                found.add(file)
                left.append(file)
    return found


def tests(text):
    """Names of the functions of `text` that have an exit test in them."""
    starts = [(match.start(), match.group(1)) for match in FUNCTION.finditer(text)]
    for match in re.finditer(MARK, text):
        before = [name for start, name in starts if start < match.start()]
        if before:
            yield before[-1]


def plan():
    sources, functions = {}, set()
    for target in sorted((ROOT / "Tests").iterdir()):
        files = {file: file.read_text(encoding="utf-8") for file in target.rglob("*.swift")} if target.name.endswith("Tests") else {}
        if not any(MARK in text for text in files.values()):
            continue
        sources[target.name] = sorted(str(file.relative_to(target)) for file in needed(files))
        for text in files.values():
            functions.update(tests(text))
    return sources, sorted(functions)


def main(arguments):
    sources, functions = plan()
    if "--list" in arguments:
        print(json.dumps({"sources": sources, "tests": functions}, indent=1))
        return 0
    scratch = next((word for word in arguments if not word.startswith("-")), str(ROOT / ".ferry/build"))
    environment = dict(os.environ, FERRY_TEST_SOURCES=json.dumps(sources), FERRY_ROOT=str(ROOT))
    command = ["swift", "test", "-c", "release", "--package-path", str(ROOT), "--scratch-path", scratch]
    command += ["--filter", "[./](" + "|".join(functions) + r")\("]
    return subprocess.run(command, env=environment, cwd=ROOT).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
