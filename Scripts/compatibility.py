#!/usr/bin/env python3
"""Writes docs/compatibility/<Module>.md from the public symbols of the built modules, one row a type.

usage: compatibility.py [--check] [--build FOLDER]

`present`: every member that Ferry declares works. `partial`: some are unavailable or documented as `> Partial:`. `unavailable`: the type is declared
so that its use is a clear error. Types in no table are not declared. With --check nothing is written; the exit status is 1 when a page is stale.
"""
import argparse
import collections
import csv
import functools
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

from uikit_modules import UIKIT

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "compatibility"
# Title of a page, and the modules on it.
PAGE_MODULES = {"UIKit": [*UIKIT, "UIKit", "ManagedDocuments"], "WebKit": ["WebKit"], "QuartzCore": ["QuartzCore"], "CoreGraphics": ["CoreGraphics"], "ImageIO": ["ImageIO"]}
TYPES = {"swift.class", "swift.struct", "swift.enum", "swift.protocol", "swift.typealias"}
GLOBALS = {"swift.func", "swift.var"}
MEMBERS = {
    "swift.method", "swift.property", "swift.init", "swift.type.method", "swift.type.property", "swift.enum.case", "swift.subscript",
    "swift.func.op",
}


def include_flags(build):
    flags = []
    for folder in sorted((ROOT / "Sources").glob("C*")):
        if (folder / "module.modulemap").exists():
            flags += ["-Xcc", f"-fmodule-map-file={folder / 'module.modulemap'}"]
        elif (build / f"{folder.name}.build" / "module.modulemap").exists():
            flags += ["-Xcc", f"-fmodule-map-file={build / f'{folder.name}.build' / 'module.modulemap'}"]
    packages = "cairo-ft pixman-1 freetype2 harfbuzz fribidi icu-uc libpng libwebpmux".split()
    for word in subprocess.run(["pkg-config", "--cflags", *packages], capture_output=True, text=True, check=True).stdout.split():
        if word.startswith("-I"):
            flags += ["-Xcc", word]
    return flags


@functools.cache
def graphs(module, build):
    """The module's symbol graph, and those of its extensions of other modules' types."""
    with tempfile.TemporaryDirectory() as out:
        command = [
            shutil.which("swift") or "swift", "symbolgraph-extract", "-module-name", module, "-I", str(build / "Modules"),
            "-target", "x86_64-unknown-linux-gnu", "-output-dir", out, "-minimum-access-level", "public", "-skip-synthesized-members",
            *include_flags(build),
        ]
        result = subprocess.run(command, capture_output=True, text=True)
        if result.returncode != 0:
            sys.exit(f"compatibility.py: cannot read {module}: {result.stderr.strip()[-2000:]}\nBuild first: swift build --product FerryKit")
        files = [pathlib.Path(out) / f"{module}.symbols.json", *pathlib.Path(out).glob(f"{module}@*.symbols.json")]
        return [json.loads(file.read_text()) for file in sorted(files)]


def symbols(module, build):
    return [symbol for graph in graphs(module, build) for symbol in graph["symbols"]]


def is_unavailable(symbol):
    return any(item.get("isUnconditionallyUnavailable") for item in symbol.get("availability", []))


DECLARATION = re.compile(
    r"(?:class |static )?(?:class|struct|enum|protocol|extension|actor|func|var|let|init|subscript|typealias|case)\b\s*([A-Za-z_][\w.]*)?")


def declared(line):
    """Kind and name of the declaration in a line of source."""
    text = re.sub(r"@\w+(\([^)]*\))?\s*|\b(public|open|package|final|override|required|convenience|nonisolated|indirect)\b(\(set\))?\s*", "", line)
    match = DECLARATION.match(text.strip())
    return (match.group(0).split()[0].split("(")[0], match.group(1) or match.group(0).strip()) if match else None


def labelled(lines):
    """The name of a function or initialiser with its labels, as in symbol graphs, from the lines that begin with its declaration."""
    text = re.sub(r"//.*", "", lines[0].split("unavailable", 1)[-1])
    match = re.search(r"\b(?:func\s+(\w+)|(init|subscript))[?!]?\s*(?:<[^(]*>)?\(", text)
    if not match:
        return None
    text = text[match.end():] + " ".join(lines[1:20])
    depth, item, items = 0, "", []
    for before, character in zip(" " + text, text):
        if character in "([<" or (character == ">" and before != "-") or character in ")]":
            depth += 1 if character in "([<" else -1
            if depth < 0:
                break
        if character == "," and depth == 0:
            items.append(item)
            item = ""
        else:
            item += character
    items += [item] if item.strip() else []
    labels = [re.sub(r"@\w+(\([^)]*\))?\s*", "", item.strip()).split(":")[0].split()[0] for item in items]
    return f"{match.group(1) or match.group(2)}({''.join(label + ':' for label in labels)})"


def unavailable(module, with_labels=False):
    """Declarations that the sources mark unavailable, which the symbol graph omits: types, and members by type.

    Members are named without labels, or as in symbol graphs.
    """
    types, members = [], collections.defaultdict(list)
    for file in sorted((ROOT / "Sources" / module).rglob("*.swift")):
        owners, pending = [], False
        lines = file.read_text().splitlines()
        for number, line in enumerate(lines):
            indent = len(line) - len(line.lstrip())
            owners = [owner for owner in owners if owner[0] < indent or not line.strip()]
            pending = pending or "@available(*, unavailable" in line
            found = declared(re.sub(r'@available\(\*, unavailable.*?"\)', "", line)) if line.strip() and not line.strip().startswith("//") else None
            if not found:
                continue
            kind, name = found
            is_type = kind in {"class", "struct", "enum", "protocol", "extension", "actor", "typealias"}
            if pending:
                owner = ".".join(owner[1] for owner in owners)
                if is_type and kind != "extension":
                    types.append(".".join(filter(None, [owner, name])))
                elif owner:
                    members[owner].append((with_labels and labelled(lines[number:])) or name)
                else:
                    types.append(name)
                pending = False
            elif is_type:
                owners.append((indent, name))
    return types, members


def partial_note(symbol):
    for line in symbol.get("docComment", {}).get("lines", []):
        text = line["text"].strip()
        if text.startswith("> Partial:"):
            return text.removeprefix("> Partial:").strip()
    return None


def page(title, modules, build):
    types, members, missing, notes, globals_ = {}, collections.Counter(), collections.defaultdict(list), {}, set()
    for symbol in (symbol for module in modules for symbol in symbols(module, build)):
        kind, path = symbol["kind"]["identifier"], symbol["pathComponents"]
        if path[0].startswith("_"):
            continue
        if kind in TYPES:
            name = ".".join(path)
            types[name] = "unavailable" if is_unavailable(symbol) else types.get(name, "present")
            if note := partial_note(symbol):
                notes[name] = note
        elif kind in GLOBALS and not is_unavailable(symbol):
            globals_.add(path[-1].split("(")[0])
        elif kind in MEMBERS and len(path) > 1:
            owner = ".".join(path[:-1])
            members[owner] += 1
            if is_unavailable(symbol):
                missing[owner].append(path[-1])
    for unavailable_types, unavailable_members in map(unavailable, modules):
        for name in unavailable_types:
            types[name] = "unavailable"
        for owner, names in unavailable_members.items():
            missing[owner] += names
            members[owner] += len(names)
    for owner in members:
        types.setdefault(owner, "present")
    rows = []
    for name in sorted(types):
        state, remark = types[name], notes.get(name, "")
        if state == "present" and (missing[name] or remark):
            state = "partial"
        if missing[name]:
            remark = "; ".join(filter(None, [remark, "unavailable: " + ", ".join(f"`{item}`" for item in sorted(set(missing[name])))]))
        rows.append(f"| `{name}` | {state} | {members[name] - len(missing[name])} | {remark} |")
    head = f"# {title}\n\nGenerated by `Scripts/compatibility.py` from the public symbols. Members of protocols conformed to are not counted.\n\n"
    return head + "| type | state | members | remarks |\n|---|---|---|---|\n" + "\n".join(rows) + "\n", rows, globals_


def used_types():
    """Types with the number of 60 public Swift repositories that use them, most used first."""
    with open(PAGES / "used-types.csv", newline="") as file:
        rows = [(row["type"], int(row["repositories"])) for row in csv.DictReader(file)]
    aliases = {"CGFloat", "NSString", "UIApplicationMain", "UIApplicationLaunchOptionsKey", "UIControlState", "UIControlEvents"}
    return sorted((row for row in rows if row[0] not in aliases), key=lambda row: (-row[1], row[0]))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / ".build" / "debug")
    options = parser.parse_args()
    pages, globals_, summary = {}, set(), ["# Compatibility", "", "What of Apple's public API is there, member by member.", ""]
    summary += ["| module | types present | partial | unavailable |", "|---|---|---|---|"]
    for title, modules in PAGE_MODULES.items():
        text, rows, names = page(title, modules, options.build)
        globals_ |= names
        pages[f"{title}.md"] = text
        counts = [sum(f"| {state} |" in row for row in rows) for state in ("present", "partial", "unavailable")]
        summary.append(f"| [{title}]({title}.md) | {counts[0]} | {counts[1]} | {counts[2]} |")
    absent = [f"`{name}` ({count})" for name, count in used_types() if name not in globals_ and not any(f"| `{name}` |" in text for text in pages.values())]
    summary += ["", "## Absent", "", "Types and functions that are not declared at all, with the number of 60 public repositories that use them:", ""]
    summary += [", ".join(absent) + "." if absent else "None of the types public code uses most."]
    summary += ["", "What differs on purpose: [divergences.md](divergences.md).", ""]
    pages["README.md"] = "\n".join(summary)
    stale = [name for name, text in pages.items() if not (PAGES / name).exists() or (PAGES / name).read_text() != text]
    if options.check:
        if stale:
            sys.exit("compatibility.py: stale: " + ", ".join(stale) + "; run Scripts/compatibility.py")
        return
    for name, text in pages.items():
        (PAGES / name).write_text(text)
    print("wrote", ", ".join(sorted(pages)))


if __name__ == "__main__":
    main()
