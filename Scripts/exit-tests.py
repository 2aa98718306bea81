#!/usr/bin/env python3
"""Runs the exit tests against the optimised framework, which apps run with.

usage: exit-tests.py [--list] [SCRATCH]

An exit test checks the message with which a programming error of an app stops the process. `swift test` checks it in a debug build, where
`precondition` has a message too; apps link the release build. So every test that expects a process to fail is built again, itself without optimisation,
and linked with the objects of the build that apps run with (SCRATCH; `.ferry/build` by default), which are not compiled again. `ferry test`
runs it.

Also fails when a function with an exit test did not run. Of each test target only the files with exit tests and the files whose types or static
members they use are compiled. `--list` shows the files and tests without building.
"""
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

ROOT = pathlib.Path(__file__).resolve().parent.parent
# One that expects success only keeps global state apart; it may use declarations that optimisation removes.
MARK = re.compile(r"processExitsWith: (?!\.success)")
DECLARATION = re.compile(r"^(?:@\w+(?:\([^)]*\))? )*(?:(?:final|package|public|indirect|open|internal) )*(?:class|struct|enum|protocol|actor|func|let|var|typealias) (\w+)", re.M)
FUNCTION = re.compile(r"^ *(?:@.* )?(?:(?:private|fileprivate|static|final|override|package) )*func (\w+)\(", re.M)
SUITE = re.compile(r"^ *(?:@.* )?(?:(?:final|private|fileprivate) )*(?:struct|class|enum|actor|extension) ([\w.]+)", re.M)
EXTENSION = re.compile(r"^(?:package |public )?extension .*?^}", re.M | re.S)
MEMBER = re.compile(r"^    (?:package |public )?static (?:var|let|func) (\w+)", re.M)
WORD = re.compile(r"\b[A-Za-z_]\w+\b")


def needed(files):
    """The files with exit tests, and transitively those that declare the types, and static members of other types, that they use."""
    declared = {}
    for file, text in files.items():
        for name in DECLARATION.findall(text) + [name for block in EXTENSION.findall(text) for name in MEMBER.findall(block)]:
            declared.setdefault(name, set()).add(file)
    found = {file for file, text in files.items() if MARK.search(text)}
    left = list(found)
    while left:
        for name in set(WORD.findall(files[left.pop()])):
            for file in declared.get(name, set()) - found:
                found.add(file)
                left.append(file)
    return found


def tests(text):
    """Names of the functions in `text` that contain an exit test."""
    starts = [(match.start(), match.group(1)) for match in FUNCTION.finditer(text)]
    for match in MARK.finditer(text):
        before = [name for start, name in starts if start < match.start()]
        if before:
            yield before[-1]


def plan():
    sources, functions = {}, set()
    for target in sorted((ROOT / "Tests").iterdir()):
        files = {file: file.read_text(encoding="utf-8") for file in target.rglob("*.swift")} if target.name.endswith("Tests") else {}
        if not any(MARK.search(text) for text in files.values()):
            continue
        sources[target.name] = sorted(str(file.relative_to(target)) for file in needed(files))
        for text in files.values():
            # By the types of the file: several suites have a function of the same name.
            suites = frozenset(name.split(".")[-1] for name in SUITE.findall(text))
            functions.update((name, suites) for name in tests(text))
    return sources, sorted(functions, key=lambda function: (function[0], sorted(function[1])))


def reported(folder):
    """Names of the functions in the reports of `folder`, with their suites."""
    return {
        (case.get("name", "").split("(")[0], case.get("classname", "").split(".")[-1])
        for report in folder.glob("*.xml")
        if report.stat().st_size
        for case in xml.etree.ElementTree.parse(report).iter("testcase")
    }


def main(arguments):
    sources, functions = plan()
    if "--list" in arguments:
        print(json.dumps({"sources": sources, "tests": sorted({name for name, _ in functions})}, indent=1))
        return 0
    scratch = pathlib.Path(next((word for word in arguments if not word.startswith("-")), ROOT / ".ferry/build"))
    environment = dict(os.environ, FERRY_TEST_SOURCES=json.dumps(sources), FERRY_ROOT=str(ROOT))
    build = ["swift", "build", "-c", "release", "--build-tests", "--package-path", str(ROOT), "--scratch-path", str(scratch)]
    built = subprocess.run(build, env=environment, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if built.returncode:
        print(built.stdout, file=sys.stderr)
        return built.returncode
    # Not through `swift test`, which compiles a release build for testing, with other flags.
    run = [str(scratch / "release/FerryPackageTests.xctest"), "--testing-library", "swift-testing"]
    run += ["--filter", "[./](" + "|".join(sorted({name for name, _ in functions})) + r")\("]
    with tempfile.TemporaryDirectory() as folder:
        status = subprocess.run(run + ["--xunit-output", folder + "/run.xml"], env=environment, cwd=ROOT).returncode
        ran = reported(pathlib.Path(folder))
    if not ran:
        # With status 127 the loader has named a symbol: files with exit tests cannot use what optimisation removes; other tests of them move to files
        # of their own.
        print(f"exit-tests: {run[0]} ended with status {status} before the first test", file=sys.stderr)
        return status or 1
    # A test that the filter or the build omitted would otherwise go unnoticed.
    left_out = [(name, suites) for name, suites in functions if not any((name, suite) in ran for suite in suites)]
    for name, suites in left_out:
        print(f"exit-tests: {name}() of {' or '.join(sorted(suites))} has an exit test and did not run against the optimised framework", file=sys.stderr)
    if not left_out and status == 0:
        print(f"exit-tests: all {len(functions)} functions with exit tests ran against the optimised framework")
    return status or (1 if left_out else 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
