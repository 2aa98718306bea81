#!/usr/bin/env python3
"""Writes docs/compatibility/key-value.md: the conformance suites of Fixtures/FixtureApp/Tests/KeyValueTests by group, and the observable properties
of UIKit and Core Animation that UIKitCoreTests goes through. With --check, fails if the page is stale."""
import pathlib
import re
import sys

root = pathlib.Path(__file__).resolve().parent.parent
suites = root / "Fixtures/FixtureApp/Tests/KeyValueTests"
properties = root / "Tests/UIKitCoreTests/KeyValue/ObservablePropertyList.swift"
page = root / "docs/compatibility/key-value.md"
areas = {"Observing": "Key-value observing", "Coding": "Key-value coding", "Objects": "Objects, messages and Foundation"}


def groups(folder):
    for file in sorted(folder.glob("*.swift")):
        text = file.read_text(encoding="utf-8")
        suite = re.search(r'@Suite\("([^"]+)"', text)
        if not suite:
            continue
        tests = re.findall(r'@Test\(\s*"((?:[^"\\]|\\.)*)"', text)
        yield suite.group(1), [test.replace('\\"', '"').replace("\\\\", "\\") for test in tests]


def main():
    lines = [
        "# Conformance of key-value coding, observing and messages",
        "",
        "Written by `Scripts/conformance.py` from the tests themselves. The suites are source of an app, in `Fixtures/FixtureApp/Tests/KeyValueTests`, and pass",
        "the source rewriter; `./ferry test Fixtures/FixtureApp` runs them. Each sentence is a test, of behaviour that Apple's pages document. What they do",
        "not cover is in [Key-value coding](../key-value-coding.md).",
        "",
        "| suite | groups | tests |",
        "|---|---|---|",
    ]
    found = {area: list(groups(suites / area)) for area in areas}
    for area, title in areas.items():
        lines.append(f"| {title} | {len(found[area])} | {sum(len(tests) for _, tests in found[area])} |")
    total = sum(len(tests) for area in found.values() for _, tests in area)
    lines.append(f"| all | {sum(len(area) for area in found.values())} | {total} |")
    entries = re.findall(r"\.init\(\s*(.*?), (?:\\\.)(\w+), \"(\w+)\"", properties.read_text(encoding="utf-8"))
    makers = {"button": "UIBarButtonItem", "scroll": "UIScrollView", "zooming": "UIScrollView", "segments": "UISegmentedControl", "pages": "UIPageControl", "tabs": "UITabBarController"}
    classes = {}
    for made, name, _ in entries:
        owner = re.match(r"\w+", made).group(0)
        classes.setdefault(makers.get(owner, owner), []).append(name)
    lines += [
        "",
        "## Observable properties of UIKit and Core Animation",
        "",
        f"{len(entries)} properties of {len(classes)} classes, each set in a test that requires one notification with the old and the new value; subclasses inherit",
        "them. Another test compares the list with the sources.",
        "",
        "| class | properties |",
        "|---|---|",
    ]
    for owner in sorted(classes):
        lines.append(f"| `{owner}` | {', '.join(f'`{name}`' for name in classes[owner])} |")
    for area, title in areas.items():
        lines += ["", f"## {title}"]
        for group, tests in found[area]:
            lines += ["", f"### {group}: {len(tests)}", ""]
            lines += [f"- {test}" for test in tests]
    text = "\n".join(lines) + "\n"
    if "--check" in sys.argv[1:]:
        if not page.exists() or page.read_text(encoding="utf-8") != text:
            sys.exit(f"{page.relative_to(root)} is stale; run Scripts/conformance.py")
        print("conformance page: up to date")
    else:
        page.write_text(text, encoding="utf-8")


main()
