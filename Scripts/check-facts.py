#!/usr/bin/env python3
"""Checks that every citation of a fact about UIKit resolves in this repository.

Citations are sections of docs/facts.md ("facts 2.3", "facts 2.4 and 3.2"), keys of its sources ("M:OU"), and behaviour contracts of
Fixtures/Contracts ("TV-13", "CO-3...CO-8"). A name that looks like a contract of a known family but does not exist is an error, and so is a row
of docs/facts.md whose source has no entry.
"""
import csv
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
FACTS = ROOT / "docs/facts.md"
FOLDERS = ["Sources", "Tests", "Tools/Sources", "Tools/Tests", "Services/Sources", "Apps", "Benchmarks", "docs"]
PAGES = ["ARCHITECTURE.md", "CONTRIBUTING.md", "README.md"]
SECTION = re.compile(r"^#{2,3} (\d+(?:\.\d+)?)", re.M)
SOURCE = re.compile(r"^\| ([A-Z][A-Z0-9]{1,2}) \| ", re.M)
CITED_SECTIONS = re.compile(r"\b[Ff]acts (\d+(?:\.\d+)?(?:(?:,| and| to) \d+\.\d+)*)")
CITED_SOURCE = re.compile(r"\bM:([A-Z][A-Z0-9]+)\b")
CONTRACT = re.compile(r"\b([A-Z]{2,3}-\d+)\b")


def contracts():
    with open(ROOT / "Fixtures/Contracts/contracts.csv", encoding="utf-8", newline="") as file:
        numbers = {row["number"] for row in csv.DictReader(file)}
    with open(ROOT / "Fixtures/Contracts/sections.csv", encoding="utf-8", newline="") as file:
        return numbers, {row["section"] for row in csv.DictReader(file)}


def problems(text, sections, sources, numbers):
    """Unresolved citations in `text`, as (offset, message)."""
    families = {number.split("-")[0] for number in numbers}
    for match in CITED_SECTIONS.finditer(text):
        for section in re.findall(r"\d+(?:\.\d+)?", match.group(1)):
            if section not in sections:
                yield match.start(), f"docs/facts.md has no section {section}"
    for match in CITED_SOURCE.finditer(text):
        if match.group(1) not in sources:
            yield match.start(), f"docs/facts.md has no source {match.group(1)}"
    for match in CONTRACT.finditer(text):
        if match.group(1).split("-")[0] in families and match.group(1) not in numbers:
            yield match.start(), f"Fixtures/Contracts has no {match.group(1)}"


def main():
    facts = FACTS.read_text(encoding="utf-8")
    numbers, kept = contracts()
    sections, sources = set(SECTION.findall(facts)) | kept, set(SOURCE.findall(facts))
    files = [ROOT / page for page in PAGES]
    for folder in FOLDERS:
        files += [path for path in (ROOT / folder).rglob("*") if path.suffix in {".swift", ".md", ".c", ".h"} and ".build" not in path.parts]
    count = 0
    for file in sorted(files):
        text = file.read_text(encoding="utf-8")
        for offset, message in problems(text, sections, sources, numbers):
            print(f"{file.relative_to(ROOT)}:{text.count(chr(10), 0, offset) + 1}: {message}")
            count += 1
    if count == 0:
        print("facts: every citation resolves")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
