#!/usr/bin/env python3
"""Checks that the links between the project's documents resolve, and that the entry points in docs/modules exist.

usage: check-docs.py

docs/modules has a page for each module of Sources that has Swift files. The first column of its table names types, functions, files and folders.
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


def entry_points():
    """Errors in docs/modules: modules without a page, and names that are not in the module."""
    folder = ROOT / "docs/modules"
    for module in sorted(path for path in (ROOT / "Sources").iterdir() if any(path.rglob("*.swift"))):
        page = folder / f"{module.name}.md"
        if not page.exists():
            yield f"Sources/{module.name}: no page {page.relative_to(ROOT)}"
            continue
        text = "\n".join(file.read_text(encoding="utf-8") for file in module.rglob("*.swift"))
        names = set(re.findall(r"\b(?:class|struct|enum|protocol|actor|typealias|func) (\w+)", text))
        names |= {path.name for path in module.rglob("*")} | {path.name + "/" for path in module.rglob("*") if path.is_dir()}
        for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
            if line.startswith("| `"):
                for name in re.findall(r"`([^`]+)`", line.split("|")[1]):
                    if name not in names:
                        yield f"{page.relative_to(ROOT)}:{number}: Sources/{module.name} has no {name}"


def problems():
    yield from entry_points()
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
    print("\n".join(found) if found else "documents: every link and entry point resolves")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
