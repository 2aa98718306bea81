#!/usr/bin/env python3
"""Writes the tables of docs/compatibility/public-code.md from docs/compatibility/public-code.csv. With --check, fails if they are stale.

Columns of the file: kind (repository or app), project, commit, builds (begins with "yes" if it does), tests ("31 of 31", or why there is no such number),
screens (what was compared; empty for an app that does not show its first screen), missing. Apps with the same remark are one row of the page."""
import csv
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
RESULTS = ROOT / "docs/compatibility/public-code.csv"
PAGE = ROOT / "docs/compatibility/public-code.md"
COLUMNS = ["kind", "project", "commit", "builds", "tests", "screens", "missing"]
START, END = "<!-- Generated from public-code.csv by Scripts/public-code.py ({}); do not edit. -->", "<!-- End of the generated text. -->"


def results(text):
    """The rows of a results file. Errors name the line."""
    reader = csv.DictReader(text.splitlines())
    if reader.fieldnames != COLUMNS:
        raise ValueError(f"line 1: the columns have to be {','.join(COLUMNS)}")
    rows, known = [], set()
    for row in reader:
        place = f"line {reader.line_num}"
        if None in row or None in row.values():
            raise ValueError(f"{place}: there have to be {len(COLUMNS)} values; a comma in one needs quotation marks around it")
        if row["kind"] not in ("repository", "app"):
            raise ValueError(f"{place}: the kind '{row['kind']}' is neither repository nor app")
        if not row["project"] or any("|" in value or "\n" in value for value in row.values()):
            raise ValueError(f"{place}: a project needs a name, and no value may have '|' or a line break")
        if row["kind"] == "repository" and not re.fullmatch(r"[0-9a-f]{7,40}", row["commit"]):
            raise ValueError(f"{place}: '{row['commit']}' is no commit")
        key = (row["kind"], row["project"], row["missing"])
        if key in known:
            raise ValueError(f"{place}: {row['project']} is there twice")
        known.add(key)
        rows.append(row)
    return rows


def line(cells):
    return ("| " + " | ".join(cells) + " |").replace("|  |", "| |").replace("|  |", "| |")


def repositories(rows):
    rows = [row for row in rows if row["kind"] == "repository"]
    lines = ["| project | commit | builds | tests passed | screens | missing |", "|---|---|---|---|---|---|"]
    lines += [line([row["project"], f"`{row['commit']}`", row["builds"], row["tests"], row["screens"], row["missing"]]) for row in rows]
    counts = [(int(found[1]), int(found[2])) for row in rows if (found := re.match(r"(\d+) of (\d+)", row["tests"]))]
    built = sum(row["builds"].startswith("yes") for row in rows)
    passed, total = sum(count[0] for count in counts), sum(count[1] for count in counts)
    return lines + ["", f"{built} of these {len(rows)} build; {passed} of {total} tests pass, of the {len(counts)} whose tests were run."]


def apps(rows, title, isShown):
    groups = {}
    for row in rows:
        if row["kind"] == "app" and bool(row["screens"]) == isShown and row["missing"]:
            groups.setdefault(row["missing"], []).append(row["project"])
    return [f"| app | {title} |", "|---|---|"] + [line([", ".join(names), remark]) for remark, names in groups.items()]


def generated(page, rows):
    """The page with its generated parts replaced."""
    parts = {"repositories": repositories(rows), "apps with remarks": apps(rows, "remark", True), "other apps": apps(rows, "why", False)}
    for name, lines in parts.items():
        start = START.format(name)
        if page.count(start) != 1 or END not in page.split(start)[1]:
            raise ValueError(f"{PAGE.name} needs one line '{start}', and '{END}' after it")
        before, rest = page.split(start)
        page = before + start + "\n\n" + "\n".join(lines) + "\n\n" + END + rest.split(END, 1)[1]
    return page


def main():
    try:
        rows = results(RESULTS.read_text(encoding="utf-8"))
    except ValueError as error:
        sys.exit(f"public code: {RESULTS.relative_to(ROOT)}: {error}")
    page = PAGE.read_text(encoding="utf-8")
    try:
        text = generated(page, rows)
    except ValueError as error:
        sys.exit(f"public code: {error}")
    if "--check" in sys.argv[1:]:
        if text != page:
            sys.exit("public code: docs/compatibility/public-code.md is stale; run Scripts/public-code.py")
        return print("public code: up to date")
    PAGE.write_text(text, encoding="utf-8")
    print(f"wrote {PAGE.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
