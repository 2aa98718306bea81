#!/usr/bin/env python3
"""Writes docs/compatibility/contracts.md: the numbered behaviour contracts that a test run has proven.

usage: contracts.py [--check] LOG
       contracts.py --sources

LOG is the file that a test run wrote to FERRY_CONTRACT_LOG (Tests/Support/ContractTrait.swift): number, outcome, test, file and difference, separated by
tabs. `proven`: every test that names the contract passed. `different`: a passing test shows what Ferry does instead, and why. `untested`: no test names
it. A number that Fixtures/Contracts does not contain, and a failed test, are errors. With --check nothing is written; the exit status is 1 when the page is
stale. With --sources no test run is needed: the page must name the tests that the sources name, so that a stale page is found before the tests run.
"""
import argparse
import collections
import csv
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
STATED = ROOT / "Fixtures" / "Contracts"
PAGE = ROOT / "docs" / "compatibility" / "contracts.md"
TESTS = ROOT / "Tests"
LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
CONFIDENCE = {"D": "documented", "M": "measured", "X": "derived", "R": "remembered"}


def rows(name):
    with open(STATED / name, newline="") as file:
        return list(csv.DictReader(file))


def read_log(path, stated):
    results = collections.defaultdict(lambda: {"tests": set(), "differences": set(), "failed": set()})
    problems = []
    for line_number, line in enumerate(pathlib.Path(path).read_text().splitlines(), 1):
        parts = line.split("\t")
        if len(parts) != 5:
            problems.append(f"{path}:{line_number}: expected five columns")
            continue
        number, outcome, test, file, difference = parts
        if number not in stated:
            problems.append(f"{file}: \"{test}\" names {number}, which Fixtures/Contracts does not contain")
            continue
        result = results[number]
        result["tests"].add((file, test))
        if outcome == "failed":
            result["failed"].add(test)
            problems.append(f"{file}: \"{test}\" failed: {number} is not proven")
        elif outcome == "different":
            result["differences"].add(difference)
    return results, problems


def outcome(result):
    if result is None or result["failed"]:
        return "untested"
    return "different" if result["differences"] else "proven"


def cell(text):
    return text.replace("|", "\\|").replace("<", "&lt;")


def page(contracts, titles, results):
    outcomes = {c["number"]: outcome(results.get(c["number"])) for c in contracts}
    count = collections.Counter(outcomes.values())
    lines = [
        f"contracts: {len(contracts)} stated, {count['proven']} proven, {count['different']} different, {count['untested']} untested",
        "",
        "What is known of UIKit's behaviour, statement by statement, and what a run of the tests says of Ferry. Written by `Scripts/contracts.py` from",
        "`Fixtures/Contracts` at the end of `./ferry test`. Confidence: " + ", ".join(f"{k} {v}" for k, v in CONFIDENCE.items()) + ".",
    ]
    sections = collections.defaultdict(list)
    for contract in contracts:
        sections[contract["section"]].append(contract)
    for section, members in sections.items():
        mine = collections.Counter(outcomes[c["number"]] for c in members)
        lines += [
            "", f"## {section} {titles[section]}", "",
            f"{mine['proven']} of {len(members)} proven, {mine['different']} different, {mine['untested']} untested.", "",
            "| number | statement | confidence | result | tests |", "|---|---|---|---|---|",
        ]
        for contract in members:
            number = contract["number"]
            result = results.get(number)
            verdict = outcomes[number]
            if verdict == "different":
                verdict += ": " + "; ".join(sorted(result["differences"]))
            tests = "; ".join(sorted(f"{file.split('/')[-1]}: {test}" for file, test in result["tests"])) if result else ""
            lines.append(f"| {number} | {cell(contract['statement'])} | {contract['confidence']} | {cell(verdict)} | {cell(tests)} |")
    return "\n".join(lines) + "\n"


def arguments_of(text, start):
    """The text between the parenthesis that ends before `start` and its partner, without regard for those in literals."""
    depth, at = 1, start
    while depth and at < len(text):
        if text[at] == '"' and (literal := LITERAL.match(text, at)):
            at = literal.end()
            continue
        depth += {"(": 1, ")": -1}.get(text[at], 0)
        at += 1
    return text[start:at - 1]


def named_by_sources():
    """(number, file, test) for every `@Test("…", .contract("…"))` of the sources."""
    named = set()
    for path in sorted(TESTS.rglob("*.swift")):
        text = path.read_text()
        for found in re.finditer(r"@Test\(", text):
            attribute = arguments_of(text, found.end())
            title = LITERAL.search(attribute)
            for trait in re.finditer(r"\.contract\(", attribute):
                numbers = arguments_of(attribute, trait.end()).split("differs:")[0]
                named |= {(number, path.name, title[1].replace('\\"', '"')) for number in LITERAL.findall(numbers)}
    return named


def named_by_page():
    named = set()
    for line in PAGE.read_text().splitlines():
        row = re.match(r"\| ([A-Z0-9]+-\d+) \| .* \| (.*) \|$", line)
        for test in re.split(r"; (?=\w+\.swift: )", row[2]) if row else []:
            file, title = test.split(": ", 1)
            named.add((row[1], file, title))
    return named


def check_sources():
    sources = {(number, file, cell(title)) for number, file, title in named_by_sources()}
    listed = named_by_page()
    for number, file, title in sorted(sources - listed):
        print(f"{PAGE.relative_to(ROOT)} lacks {number}: {file}: {title}", file=sys.stderr)
    for number, file, title in sorted(listed - sources):
        print(f"{PAGE.relative_to(ROOT)} names {number}: {file}: {title}, which no source has", file=sys.stderr)
    print(f"contracts: {len(sources)} named by tests")
    return 1 if sources != listed else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--sources", action="store_true")
    parser.add_argument("log", nargs="?")
    arguments = parser.parse_args()
    if arguments.sources:
        return check_sources()
    if arguments.log is None:
        parser.error("a log or --sources is needed")
    contracts = rows("contracts.csv")
    titles = {row["section"]: row["title"] for row in rows("sections.csv")}
    try:
        results, problems = read_log(arguments.log, {contract["number"] for contract in contracts})
    except OSError as error:
        sys.exit(f"contracts.py: {arguments.log}: {error.strerror}")
    for problem in problems:
        print(problem, file=sys.stderr)
    text = page(contracts, titles, results)
    print(text.splitlines()[0])
    if problems:
        return 1
    if arguments.check:
        if not PAGE.exists() or PAGE.read_text() != text:
            print(f"{PAGE.relative_to(ROOT)} is stale: run ./ferry test", file=sys.stderr)
            return 1
        return 0
    PAGE.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
