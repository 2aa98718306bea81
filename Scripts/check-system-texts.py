#!/usr/bin/env python3
"""Checks the texts of the system's views: the tables `SystemStringTable+*.swift` of UIKitCore, and the code that uses them.

1. Every line of a table has one column for each language, and as many placeholders as the English text.
2. Every text that code names, `SystemStrings.text("…")`, has a line; and every line is a text that some code has.
3. Views of the system get their texts from the tables: no English literal is assigned as a title, a label or a spoken name.
   A line with the comment `not translated` and a reason is left out.

usage: check-system-texts.py
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
TABLES = sorted((ROOT / "Sources/UIKitCore/Application").glob("SystemStringTable+*.swift"))
# Modules whose views appear in apps. Files and Messages have tables of their own.
VIEWS = [
    "AVFoundation", "AVKit", "AuthenticationServices", "Contacts", "ContactsUI", "CoreLocation", "LocalAuthentication", "MapKit", "Photos", "PhotosUI", "SafariServices",
    "UIKeyboard", "UIKitCore", "UILists", "UIPhotos", "UserNotifications",
    "WebKit",
]
NAMED = re.compile(r'SystemStrings\.text\(\s*"((?:[^"\\]|\\.)*)"|SystemStringTable\.system\.text\(\s*"((?:[^"\\]|\\.)*)"')
LITERAL = re.compile(r'"((?:[^"\\]|\\.)*)"')
DIRECT = re.compile(
    r'(?:accessibilityLabel = |accessibilityHint = |Label\.text = |setTitle\(|\.placeholder = |(?<![\w.])title = |answers: \[|UIAlertAction\(title: )'
    r'(?:[\w.!]+(?: == [\w.]+)? \? )?"[A-Z][a-z]'
)


def rows():
    for table in TABLES:
        for number, line in enumerate(table.read_text(encoding="utf-8").split("\n"), 1):
            if "|" in line and not line.lstrip().startswith("//"):
                yield table, number, line.strip().split("|")


def main():
    problems, known = [], {}
    languages = re.search(r"static let languages = \[([^\]]*)\]", (TABLES[0].parent / "SystemStringTable.swift").read_text()).group(1)
    count = languages.count('"') // 2
    for table, number, columns in rows():
        place = f"{table.relative_to(ROOT)}:{number}"
        if columns[0] in known:
            problems.append(f"{place}: \"{columns[0]}\" is there twice")
        known[columns[0]] = place
        if len(columns) != count + 1 or not all(columns):
            problems.append(f"{place}: \"{columns[0]}\" has {len([c for c in columns[1:] if c])} of {count} languages")
        if any(column.count("%") != columns[0].count("%") for column in columns):
            problems.append(f"{place}: a column of \"{columns[0]}\" has other placeholders")
    used = set()
    for module in VIEWS + ["PhotoLibrary", "FerryShell"]:
        for path in sorted((ROOT / "Sources" / module).rglob("*.swift")):
            text = path.read_text(encoding="utf-8")
            if "ObjectiveCMembers" in path.parts or path in TABLES:
                continue
            used.update(LITERAL.findall(text))
            for match in NAMED.finditer(text):
                name = match.group(1) or match.group(2) or ""
                complete = text[match.end():match.end() + 2] != " +"
                if complete and name and name not in known:
                    line = text.count("\n", 0, match.start()) + 1
                    problems.append(f"{path.relative_to(ROOT)}:{line}: no table has \"{name}\"")
            if module not in VIEWS:
                continue
            for number, line in enumerate(text.split("\n"), 1):
                if DIRECT.search(line) and "not translated" not in line and not line.lstrip().startswith("//"):
                    problems.append(f"{path.relative_to(ROOT)}:{number}: an English text past the tables: {line.strip()}")
    prefixes = ("“%@” Would Like to Access the ",)
    for name, place in known.items():
        if name not in used and not name.startswith(prefixes):
            problems.append(f"{place}: nothing uses \"{name}\"")
    for problem in problems:
        print(problem)
    if not problems:
        print(f"system texts: {len(known)} texts in {count + 1} languages")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
