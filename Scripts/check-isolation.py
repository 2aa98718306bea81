#!/usr/bin/env python3
"""Checks that public main-actor declarations of UIKit are `@preconcurrency`.

usage: check-isolation.py [--fix]

Apple's headers are imported that way: code in Swift 5 mode may call UIKit from functions without declared isolation.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
ATTRIBUTES = r"(?:@\w+(?:\([^)\n]*\))? )*"
DECLARED = r"(?:open|public) [^\n(=]*\b(?:class|protocol|struct|enum|func|var|let)\b"
PLAIN = re.compile(rf"^([ \t]*)(?![^\n]*@preconcurrency @MainActor)({ATTRIBUTES})@MainActor({' '}{ATTRIBUTES}|[^\S\n]*{ATTRIBUTES.rstrip()}\n[ \t]*)(?={DECLARED})", re.M)


def main():
    fix = "--fix" in sys.argv[1:]
    count = 0
    for module in ("UIKitCore", "UIKit"):
        for file in sorted((ROOT / "Sources" / module).rglob("*.swift")):
            text = file.read_text(encoding="utf-8")
            places = [text.count("\n", 0, match.start()) + 1 for match in PLAIN.finditer(text)]
            count += len(places)
            if fix and places:
                file.write_text(PLAIN.sub(r"\1\2@preconcurrency @MainActor\3", text), encoding="utf-8")
            for line in places:
                print(f"{file.relative_to(ROOT)}:{line}: {'made' if fix else 'should be'} @preconcurrency @MainActor")
    if not count:
        print("isolation: public main-actor declarations are @preconcurrency")
    return 1 if count and not fix else 0


if __name__ == "__main__":
    sys.exit(main())
