#!/usr/bin/env python3
"""Fails if anything but the adapters calls a list view's data source or delegates.

`TableSource`, `CollectionSource` and `FlowSource` are the only callers of the apps' code for lists: they convert index paths, replace missing
implementations with UIKit's defaults and check results. A call elsewhere would do neither.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOLDER = ROOT / "Sources/UILists"
ADAPTERS = re.compile(r"^(TableSource|CollectionSource|FlowSource)(\+\w+)?\.swift$")
# `engine` is the data source that a diffable data source forwards to, `self` an implementation.
CALL = re.compile(r"(?<![\w.])(?!engine\b|self\b|super\b)[\w.]+[?!]?\.(?:tableView|collectionView)\(")
OTHER = re.compile(
    r"(?<!engine)\.(?:numberOfSections\(in: |sectionIndexTitles\(for: |indexTitles\(for: |indexPathForPreferredFocusedView\(in: "
    r"|(?:tableView|collectionView)DidEndMultipleSelectionInteraction\()"
)


def calls(text):
    """Line numbers of the calls in `text`, which may hold declarations and comments too."""
    for number, line in enumerate(text.splitlines(), 1):
        code = line.split("//")[0]
        if CALL.search(code) or OTHER.search(code):
            yield number


def main():
    found = [
        f"{file.relative_to(ROOT)}:{number}: calls a list's data source or delegate; only the adapters do (TableSource, CollectionSource)"
        for file in sorted(FOLDER.rglob("*.swift"))
        if not ADAPTERS.match(file.name)
        for number in calls(file.read_text(encoding="utf-8"))
    ]
    print("\n".join(found) if found else "check-list-callers: only the adapters call data sources and delegates of lists")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
