#!/usr/bin/env python3
"""Checks that the folders of a module refer to types of their own layer and of lower ones.

usage: check-layers.py [--update] [--list]

Scripts/modules.toml has the layers of a module from the lowest to the highest, each with its folders. A file refers upwards when it names a type that is
declared in a folder of a higher layer; comments and strings do not count, and each type counts once for a file. What existed when the check
began is in Scripts/layer-references.csv by pairs of folders. These numbers may only shrink: more is an error, less asks for --update, which lowers
them. Where a move of files adds a pair although it lowers the sum, remove that file first: --update then writes it anew. --list prints every upward
reference.
"""
import argparse
import collections
import re
import sys

from module_rules import ROOT, RULES, rules

BASELINE = ROOT / "Scripts/layer-references.csv"
HEADER = "module,from,to,references"
# Generated, and lists of old names of all types.
SKIPPED = {"ObjectiveCMembers", "Renamed"}
IGNORED = re.compile(r'//[^\n]*|/\*.*?\*/|(#*)"""(?:\\.|.)*?"""\1|#"[^\n]*?"#|"(?:\\.|[^"\\\n])*"', re.S)
# Types within types are indented; they are named by their outer type.
DECLARATION = re.compile(r"^(?:@\w+(?:\([^)\n]*\))? +)*(?:(?:public|open|package|internal|final|indirect|nonisolated) +)*(?:class|struct|enum|protocol|actor|typealias) +(\w+)", re.M)
NAME = re.compile(r"(?<![.\w])[A-Z]\w+")


def sources(module):
    """(file, folder, text without comments and strings) of each file of a module's folders."""
    root = ROOT / "Sources" / module
    for file in sorted(root.rglob("*.swift")):
        folder = file.relative_to(root).parts[0]
        if folder not in SKIPPED:
            yield file, folder, IGNORED.sub(lambda match: "\n" * match.group().count("\n"), file.read_text(encoding="utf-8"))


def levels(layers):
    """Folder → the number of its layer."""
    return {folder: number for number, layer in enumerate(layers) for folder in layer["folders"]}


def faults(module, layers, files):
    """Folders without a layer, with several, or which do not exist."""
    listed = collections.Counter(folder for layer in layers for folder in layer["folders"])
    existing = {folder for _, folder, _ in files}
    for folder in sorted(existing - listed.keys()):
        yield f"Sources/{module}/{folder}: not in a layer; add the folder to one in {RULES.relative_to(ROOT)}"
    for folder in sorted(listed.keys() - existing):
        yield f"{RULES.relative_to(ROOT)}: [{module}] has no folder {folder} with Swift files"
    for folder in sorted(folder for folder, count in listed.items() if count > 1):
        yield f"{RULES.relative_to(ROOT)}: [{module}] has the folder {folder} in {listed[folder]} layers"


def upward(module, layers, files):
    """(module, from, to) → [(place, type)] of all upward references."""
    level, owner = levels(layers), {}
    for _, folder, text in files:
        for match in DECLARATION.finditer(text):
            owner.setdefault(match.group(1), folder)
    found = collections.defaultdict(list)
    for file, folder, text in files:
        seen = set()
        for match in NAME.finditer(text):
            name = match.group()
            if name not in seen and name in owner and level[owner[name]] > level[folder]:
                seen.add(name)
                line = text.count("\n", 0, match.start()) + 1
                found[module, folder, owner[name]].append((f"{file.relative_to(ROOT)}:{line}", name))
    return found


def baseline():
    if not BASELINE.exists():
        return {}
    rows = [line.split(",") for line in BASELINE.read_text(encoding="utf-8").splitlines()[1:]]
    return {(module, lower, higher): int(count) for module, lower, higher, count in rows}


def write(counts):
    rows = [f"{','.join(pair)},{count}" for pair, count in sorted(counts.items()) if count]
    BASELINE.write_text("\n".join([HEADER, *rows]) + "\n", encoding="utf-8")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--update", action="store_true", help="lower the numbers that have shrunk")
    parser.add_argument("--list", action="store_true", help="print every upward reference")
    options = parser.parse_args()
    errors, found = [], {}
    for module, entry in rules().items():
        if "layers" in entry:
            files = list(sources(module))
            wrong = list(faults(module, entry["layers"], files))
            errors += wrong
            if not wrong:
                found |= upward(module, entry["layers"], files)
    if errors:
        print("\n".join(errors))
        return 1
    if options.list:
        for pair, references in sorted(found.items()):
            print("\n".join(f"{place}: {pair[1]} names {name} of {pair[2]}" for place, name in references))
    known, is_new = baseline(), not BASELINE.exists()
    shrunk = False
    for pair in sorted(known.keys() | found.keys()):
        count, limit = len(found.get(pair, ())), known.get(pair, 0)
        if count > limit and not (options.update and is_new):
            errors.append(f"{pair[0]}: {pair[1]} names {count} types of {pair[2]}, a higher layer, at most {limit} are allowed; one of these is new:")
            errors += [f"  {place}: {name}" for place, name in found[pair]]
        shrunk = shrunk or count < limit
    if options.update:
        write({pair: min(len(references), known.get(pair, len(references) if is_new else 0)) for pair, references in found.items()})
    elif shrunk:
        errors.append(f"fewer upward references than {BASELINE.relative_to(ROOT)} allows; run Scripts/check-layers.py --update")
    total = sum(len(references) for references in found.values())
    print("\n".join(errors) if errors else f"layers: {total} upward references, none new")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
