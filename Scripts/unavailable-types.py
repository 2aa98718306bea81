#!/usr/bin/env python3
"""Writes the types that Ferry declares as unavailable, with their reasons, for `ferry check`.

usage: unavailable-types.py [--check]

With --check nothing is written; the exit status is 1 when Tools/Sources/FerryCommand/Check/UnavailableTypes.swift is stale.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / "Tools" / "Sources" / "FerryCommand" / "Check" / "UnavailableTypes.swift"
TYPE = re.compile(
    r'^@available\(\s*\*, unavailable,\s*message:\s*("(?:[^"\\]|\\.)*")\s*\)\s*((?:[ \t]*@[^\n]*\n)*)[ \t]*(?:@\S+ )*'
    r"(?:open|public) (?:final |indirect )?(?:class|struct|enum|protocol|typealias) (\w+)",
    re.M,
)


def text():
    reasons = {}
    for file in sorted((ROOT / "Sources").rglob("*.swift")):
        if "ObjectiveCMembers" in file.parts:
            continue
        for reason, _, name in TYPE.findall(file.read_text()):
            reasons[name] = reason
    lines = [
        "// Written by Scripts/unavailable-types.py.",
        "",
        "/// Apple's types that Ferry declares as unavailable, with the compiler's message.",
        "enum UnavailableTypes {",
        "    // swift-format-ignore",
        "    static let reasons: [String: String] = [",
    ]
    lines += [f'        "{name}": {reasons[name]},' for name in sorted(reasons)]
    return "\n".join([*lines, "    ]", "}", ""])


def main():
    new = text()
    if "--check" in sys.argv[1:]:
        if not PAGE.exists() or PAGE.read_text() != new:
            print(f"{PAGE.relative_to(ROOT)} is stale: run Scripts/unavailable-types.py")
            sys.exit(1)
        print("unavailable types: the table is up to date")
    else:
        PAGE.write_text(new)


main()
