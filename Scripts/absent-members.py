#!/usr/bin/env python3
"""Writes the names of Apple's members and types that Ferry has nowhere, for `ferry check`.

usage: absent-members.py [--check] [--facts FILE.csv]

A name is listed if no module of Ferry's declares a member or type of that name, so that a program that uses it cannot be compiled. Members that Ferry
declares as unavailable are read from its sources; those that it does not declare need a table of Apple's API, without which the known ones stay, less those
that have been declared since. With --check nothing is written; the exit status is 1 when the page is stale.
"""
import argparse
import csv
import json
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / "Tools" / "Sources" / "FerryCommand" / "Check" / "AbsentMembers.swift"
# In `class func name` the name is not the word after `class`.
DECLARED = re.compile(r"\b(?:func|var|let|case|typealias|class(?!\s+(?:func|var)\b)|struct|enum|protocol|actor|associatedtype)\s+`?(\w+)")
CASES = re.compile(r"^\s*case ([\w, `]+)$", re.M)
UNAVAILABLE = re.compile(
    r"^[ \t]+@available\(\s*\*, unavailable,\s*message:\s*(\"(?:[^\"\\]|\\.)*\")\s*\)\s*((?:@[^\n(]*(?:\([^)]*\))?\s+)*)"
    r"((?:(?:open|public|static|class|final|override|nonisolated|mutating|weak|unowned|dynamic|private\(set\)|optional) )*)(?:func|var|let|case) `?(\w+)",
    re.M,
)
# The Swift name of a method ends before one of these words of its selector.
ENDS = "With|For|At|In|From|To|By|Using|On|Of|And|As|Into"
MODULES = {
    "Contacts", "ContactsUI", "CoreGraphics", "CoreMotion", "Foundation", "LocalAuthentication", "MapKit", "MessageUI",
    "SafariServices", "StoreKit", "UIKit", "QuartzCore", "CoreData", "CoreLocation", "Photos", "PhotosUI", "WebKit", "AVKit", "QuickLook",
    "UserNotifications", "UniformTypeIdentifiers",
}


def toolchain_names():
    """Names that the toolchain's modules have."""
    names = set()
    for module in ("Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Swift"):
        with tempfile.TemporaryDirectory() as out:
            command = ["swift", "symbolgraph-extract", "-module-name", module, "-target", "x86_64-unknown-linux-gnu", "-output-dir", out]
            subprocess.run(command, capture_output=True, check=True)
            for file in pathlib.Path(out).glob("*.json"):
                for symbol in json.loads(file.read_text())["symbols"]:
                    names.update(part.split("(")[0] for part in symbol["pathComponents"])
    return names


def own_names():
    """The names that Ferry's sources declare as available, and the unavailable members with their reasons."""
    available, reasons = set(), {}
    for file in sorted((ROOT / "Sources").rglob("*.swift")):
        text = file.read_text()
        if "ObjectiveCMembers" in file.parts:
            continue
        for match in UNAVAILABLE.finditer(text):
            reasons.setdefault(match.group(4), match.group(1))
        text = UNAVAILABLE.sub("", text)
        available.update(DECLARED.findall(text))
        for cases in CASES.findall(text):
            available.update(name.strip(" `") for name in cases.split(","))
    return available, reasons


def is_telling(name):
    """Whether a name is hardly one that others give: at least two words."""
    return len(name) >= 10 and re.search(r"[a-z][A-Z]", name) is not None


def absent_from(facts, available):
    members, types = set(), set()
    rows = [row for row in csv.DictReader(open(facts)) if row["module"] in MODULES]
    known = available | toolchain_names()
    names = {row["type"] for row in rows}
    for row in rows:
        if row["member"] == "type":
            name = row["type"]
            plain = {name, re.sub(r"^NS", "", name), re.sub(r"^NSUrl", "URL", name), name.replace("Url", "URL")}
            nested = any(name != other and name.startswith(other) for other in names | known if len(other) > 5)
            if not plain & known and not nested and re.match(r"[A-Z]{2,3}[A-Z][a-z]", name):
                types.add(name)
            continue
        if row["ios_deprecated"] or row["type"].startswith("NS") and row["module"] != "Foundation":
            continue
        piece = row["selector_or_name"].split(":")[0]
        ends = {piece} | {piece[: match.start()] for match in re.finditer(rf"(?<=[a-z])(?:{ENDS})(?=[A-Z]|$)", piece)}
        if row["member"] in ("property", "static property"):
            # A class method that makes an object has a short name in Swift: `UIColor.darkGrayColor` is `darkGray`.
            if row["member"] == "static property" and any(piece.endswith(word) for word in re.findall(r"[A-Z][a-z]+", row["type"])):
                continue
            getter = row["nullable_args_or_getter"]
            names_of = {piece, getter} if getter.startswith("is") else {piece}
            if not (names_of | {"is" + piece[:1].upper() + piece[1:]}) & known:
                members |= names_of
        elif row["member"] == "method" and row["requirement"] != "optional":
            words = [piece[: match.start()] for match in re.finditer(r"(?<=[a-z])(?=[A-Z])", piece)]
            if not (ends | set(words)) & known:
                members |= ends
    return {name for name in members if is_telling(name)}, types


def previous():
    text = PAGE.read_text() if PAGE.exists() else ""
    found = [re.findall(r'^ {8}"(\w+)",$', part, re.M) for part in text.split("static let")[1:]]
    return (set(found[0]), set(found[1])) if len(found) > 1 else (set(), set())


def text(facts):
    available, reasons = own_names()
    members, types = absent_from(facts, available) if facts else previous()
    members, types = members - available - set(reasons), types - available
    reasons = {name: reasons[name] for name in reasons if name not in available and is_telling(name)}
    lines = [
        "// Written by Scripts/absent-members.py.",
        "",
        "/// Names of Apple's API that Ferry has nowhere.",
        "enum AbsentMembers {",
        "    /// Members of Apple's types.",
        "    // swift-format-ignore",
        "    static let members: Set<String> = [",
        *(f'        "{name}",' for name in sorted(members)),
        "    ]",
        "",
        "    /// Types.",
        "    // swift-format-ignore",
        "    static let types: Set<String> = [",
        *(f'        "{name}",' for name in sorted(types)),
        "    ]",
        "",
        "    /// Members that are declared as unavailable, with the compiler's message.",
        "    // swift-format-ignore",
        "    static let unavailable: [String: String] = [",
        *(f'        "{name}": {reasons[name]},' for name in sorted(reasons)),
        "    ]",
        "}",
        "",
    ]
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--facts", type=pathlib.Path)
    arguments = parser.parse_args()
    new = text(arguments.facts)
    if not arguments.check:
        PAGE.write_text(new)
    elif not PAGE.exists() or PAGE.read_text() != new:
        sys.exit(f"{PAGE.relative_to(ROOT)} is stale: run Scripts/absent-members.py")
    else:
        print("absent members: the table is up to date")


main()
