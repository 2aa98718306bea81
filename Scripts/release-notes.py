#!/usr/bin/env python3
"""Prints the section of a version in CHANGELOG.md, for the notes of a release.

usage: release-notes.py VERSION

Fails if the version is not the one that `ferry --version` prints, or if CHANGELOG.md has no section for it.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    wanted = sys.argv[1]
    source = ROOT / "Tools/Sources/FerryCommand/FerryVersion.swift"
    found = re.search(r'static let current = "([^"]+)"', source.read_text(encoding="utf-8"))
    if not found or found[1] != wanted:
        sys.exit(f"{source.relative_to(ROOT)}: the version is {found[1] if found else 'not found'}, and not {wanted}")
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    section = re.search(rf"^## {re.escape(wanted)}\b[^\n]*\n(.*?)(?=^## |\Z)", text, re.M | re.S)
    if not section or not section[1].strip():
        sys.exit(f"CHANGELOG.md: no section '## {wanted}'")
    print(section[1].strip())


main()
