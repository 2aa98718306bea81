#!/usr/bin/env python3
"""Compares the public symbols of the built modules with Apple's (Fixtures/AppleAPI), member by member.

usage: api.py [--check] [--list] [--build FOLDER]

Writes docs/compatibility/api.md, or prints the differences that have no reason. A difference is a type or member that is absent, or has another name, optionality,
type, requirement, access or kind of initialiser. Differences with a reason stand in Fixtures/AppleAPI/exceptions.csv; those without one are defects,
whose number per type in the page only goes down. With --check nothing is written; the exit status is 1 when the page is stale, or
when an exception has no difference any more.

Fixtures/AppleAPI is written by Scripts/apple_api/generate.py.
"""
import argparse
import collections
import csv
import fnmatch
import pathlib
import sys

from apple_api.compare import compare_type, constant_spellings, constants
from apple_api.symbols import read, spelled
from compatibility import ROOT
from uikit_modules import UIKIT

FOLDER = ROOT / "Fixtures" / "AppleAPI"
PAGE = ROOT / "docs" / "compatibility" / "api.md"
# Table of Apple's module, and the modules of Ferry that it is compared with.
MODULES = {"UIKit": [*UIKIT, "UIKit", "WebKit", "ManagedDocuments"]} | {
    name: [name] for name in ["QuartzCore", "UserNotifications", "CoreLocation", "CoreData", "AVKit", "UniformTypeIdentifiers", "Photos", "PhotosUI", "QuickLook"]
}


def table(name):
    with open(FOLDER / name, newline="") as file:
        return list(csv.DictReader(file))


def is_too_old(row):
    """Whether Swift does not import the member: it was deprecated in iOS 7 or earlier."""
    return row["member"] != "type" and row["deprecated"] and float(row["deprecated"]) < 8


def apple_rows(title):
    """Apple's members with their names in Swift. Those that Apple names by hand stand in names.csv."""
    by_hand = {(row["type"], row["objc"]): row["name"] for row in table("names.csv")}
    rows = [row for row in table(f"{title}.csv") if not is_too_old(row)]
    for row in rows:
        row["name"] = by_hand.get((row["type"], row["objc"]), row["name"])
        # A factory of a class that Apple's overlay makes a method, or an initialiser that it makes a factory.
        if row["member"] == "init" and row["name"] and not row["name"].startswith("init("):
            row["member"] = "static method"
        elif row["member"].startswith("static") and row["name"].startswith("init("):
            row["member"] = "init"
        elif row["member"].endswith("property") and row["name"].endswith(")"):
            row["member"] = row["member"].replace("property", "method")
        elif row["member"].endswith("method") and row["name"] and not row["name"].endswith(")"):
            row["member"], row["access"] = row["member"].replace("method", "property"), "r"
    return rows


def differences(title, build):
    swift = read(MODULES[title] + [name for name in ("QuartzCore", "CoreGraphics") if name != title], build)
    # The informal protocol of accessibility extends NSObject; Ferry has its members where an element is.
    swift.parents["UIAccessibility"] += ["NSObjectProtocol", "UIView"]
    rows = apple_rows(title)
    by_type = collections.defaultdict(list)
    for row in rows:
        by_type[row["type"]].append(row)
    known = constants(swift)
    out, absent, hidden, members = {}, [], [], 0
    for name, group in sorted(by_type.items()):
        owner = spelled(name, swift)
        if owner is None:
            absent.append((name, group))
            continue
        if owner in swift.unavailable_types:
            hidden.append(name)
            continue
        members += sum(row["member"] not in ("type",) for row in group)
        found = list(compare_type(owner, group, swift))
        for row in group:
            if row["member"] == "constant" and not constant_spellings(row["objc"]) & known:
                found.append((row["objc"], f"constant `{row['objc']}` is absent"))
        if found:
            out[name] = found
    return out, absent, hidden, members, by_type


def explained(name, objc, text, exceptions):
    for row in exceptions:
        if fnmatch.fnmatchcase(name, row["type"]) and fnmatch.fnmatchcase(objc, row["objc"]) and fnmatch.fnmatchcase(text.replace("`", ""), row["difference"]):
            row["used"] = True
            return row["reason"]
    return None


def report(build):
    """The page, the differences without a reason, and the exceptions that nothing needs."""
    exceptions = [row | {"used": False} for row in table("exceptions.csv")]
    head = [
        "# Signatures", "",
        "Apple's public API as a table of facts (`Fixtures/AppleAPI`, iOS 18) beside the public symbols of the built modules. Written by `Scripts/api.py`.",
        "A difference is a defect, or has its reason in `Fixtures/AppleAPI/exceptions.csv`. The table marks optionals incompletely; where Ferry has an optional",
        "that the table lacks, Apple's page has it.", "",
        "| module | types of the table | absent | unavailable with a reason | members compared | differences with a reason | differences |",
        "|---|---|---|---|---|---|---|",
    ]
    body, open_ = [], []
    for title in MODULES:
        out, absent, hidden, members, by_type = differences(title, build)
        reasons, defects = collections.Counter(), collections.defaultdict(list)
        gone = []
        for name, _ in absent:
            if reason := explained(name, "", "absent", exceptions):
                reasons[reason] += 1
            else:
                gone.append(name)
        for name, found in out.items():
            for objc, text in dict.fromkeys(found):
                if reason := explained(name, objc, text, exceptions):
                    reasons[reason] += 1
                else:
                    defects[name].append(text)
                    open_.append((title, name, objc, text))
        counts = [len(by_type), len(gone), len(hidden), members, sum(reasons.values()), sum(map(len, defects.values()))]
        head.append(f"| {title} | " + " | ".join(map(str, counts)) + " |")
        body += ["", f"## {title}", ""]
        if gone:
            body += ["Absent: " + ", ".join(f"`{name}`" for name in gone) + ".", ""]
        if defects:
            body += ["| type | differences |", "|---|---|"]
            body += [f"| `{name}` | {'; '.join(texts)} |" for name, texts in sorted(defects.items())]
            body.append("")
        if reasons:
            body += ["| reason | members |", "|---|---|"] + [f"| {reason} | {count} |" for reason, count in sorted(reasons.items())]
    return "\n".join(head + body) + "\n", open_, [row for row in exceptions if not row["used"]]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / ".build" / "debug")
    parser.add_argument("--list", action="store_true", help="print the differences without a reason")
    options = parser.parse_args()
    text, open_, unused = report(options.build)
    if options.list:
        print("\n".join("\t".join(row) for row in open_))
        return
    for row in unused:
        print(f"api.py: exceptions.csv: nothing differs as {row['type']} {row['objc']} says ({row['reason']})", file=sys.stderr)
    if options.check:
        if unused:
            sys.exit(1)
        if not PAGE.exists() or PAGE.read_text() != text:
            sys.exit("api.py: docs/compatibility/api.md is stale: run Scripts/api.py and look at what changed")
        return
    PAGE.write_text(text)
    print(f"wrote {PAGE.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
