#!/usr/bin/env python3
"""Finds in-house words in comments, test names and documents.

The words and what to write instead are the table "Words not used" of docs/glossary.md: the first column is a word, or several
separated by commas; `*` ends a word with any letters. A line with code in backticks or a quotation is read without them.

usage: check-terms.py [--list]
"""
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
GLOSSARY = ROOT / "docs/glossary.md"
HEADING = "## Words not used"
COMMENT = re.compile(r"(?<![:\"'])//+(.*)")
NAME = re.compile(r'@(?:Test|Suite)\(\s*"((?:[^"\\]|\\.)*)"')
CODE = re.compile(r"`[^`]*`|\"[^\"]*\"|“[^”]*”|https?://\S+")


def banned(text):
    """(pattern, replacement) of each row."""
    section = text.split(HEADING, 1)[1]
    for row in re.findall(r"^\| ([^|]+) \| ([^|]+) \|$", section, re.M)[1:]:
        for word in row[0].split(","):
            word = word.strip().strip("`")
            if word and not set(word) <= {"-"}:
                pattern = re.escape(word).replace(r"\*", r"\w*").replace(r"\ ", r"\s+")
                yield word, re.compile(rf"(?<![\w-])(?:{pattern})(?![\w-])", re.I), row[1].strip()


def prose(path):
    """(line number, text) of what a reader reads as English."""
    inside = False
    for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
        if path.suffix == ".md":
            if line.startswith("```"):
                inside = not inside
            elif not inside:
                yield number, line
            continue
        for match in COMMENT.findall(line) + NAME.findall(line):
            yield number, match


def main():
    words = list(banned(GLOSSARY.read_text(encoding="utf-8")))
    if not words:
        print(f"terms: no words under '{HEADING[3:]}' in {GLOSSARY.relative_to(ROOT)}", file=sys.stderr)
        return 1
    files = subprocess.run(["git", "ls-files", "*.swift", "*.md"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\n")
    found = 0
    for name in filter(None, files):
        path = ROOT / name
        # Generated pages, the texts of apps' documents, and the table itself.
        if not path.exists() or name == "docs/glossary.md" or name.startswith(("docs/compatibility/", "Fixtures/", "CHANGELOG")) or "/Resources/" in name:
            continue
        for number, text in prose(path):
            text = CODE.sub("", text)
            for word, pattern, instead in words:
                if pattern.search(text):
                    found += 1
                    print(f"{name}:{number}: '{word}': write {instead}", file=sys.stderr)
    if found:
        print(f"terms: {found} in-house words", file=sys.stderr)
        return 1
    print(f"terms: none of {len(words)} in-house words")
    return 0


if __name__ == "__main__":
    sys.exit(main())
