#!/usr/bin/env python3
"""Checks that the links between the project's documents resolve.

usage: check-docs.py
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")


def anchors(text):
    """The anchors of the headings."""
    heads = re.findall(r"^#+ (.+)$", text, re.M)
    return {re.sub(r"[^\w\- ]", "", head.lower()).strip().replace(" ", "-") for head in heads}


def problems():
    pages = [path for path in ROOT.rglob("*.md") if not any(part.startswith(".") for part in path.relative_to(ROOT).parts)]
    for page in sorted(pages):
        text = page.read_text(encoding="utf-8")
        for match in LINK.finditer(text):
            target, _, anchor = match.group(1).partition("#")
            if "://" in target or target.startswith("mailto:"):
                continue
            place = (page.parent / target).resolve() if target else page
            where = f"{page.relative_to(ROOT)}:{text.count(chr(10), 0, match.start()) + 1}"
            if not place.exists():
                yield f"{where}: no file {target}"
            elif anchor and place.suffix == ".md" and anchor not in anchors(place.read_text(encoding="utf-8")):
                yield f"{where}: no heading for #{anchor} in {target or page.name}"


def main():
    found = list(problems())
    print("\n".join(found) if found else "documents: every link resolves")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
