#!/usr/bin/env python3
"""Writes the member tables of the frameworks' classes: methods by selector, properties by key.

usage: objc-members.py [--check] [--build FOLDER] [--names FILE.csv]

Reads the public symbols of the built modules and Apple's Objective-C names (Scripts/objc-names.csv), and writes Sources/<Module>/ObjectiveCMembers/.
With --check nothing is written; the exit status is 1 when a file is stale. --names reads a newer table of Apple's API and updates objc-names.csv.
"""
import argparse
import collections
import csv
import json
import pathlib
import re
import subprocess
import sys

import compatibility
from uikit_modules import UIKIT

ROOT = pathlib.Path(__file__).resolve().parent.parent
NAMES = ROOT / "Scripts" / "objc-names.csv"
# The folder of Sources that the tables of a module are in.
MODULES = {**{name: name for name in UIKIT}, "QuartzCore": "QuartzCore", "Foundation": "ObjectiveC"}
FIELDS = ["type", "kind", "member", "selector", "getter", "arguments", "writable"]
# Classes of Foundation whose members are looked up by name; apps use the others as values.
FOUNDATION = """NSObject Operation OperationQueue BlockOperation Progress UserDefaults Timer Thread DateFormatter NumberFormatter Formatter
ISO8601DateFormatter ByteCountFormatter DateComponentsFormatter DateIntervalFormatter PersonNameComponentsFormatter LengthFormatter
MassFormatter EnergyFormatter MeasurementFormatter NSArray NSMutableArray NSDictionary NSMutableDictionary NSSet NSMutableSet NSOrderedSet
NSMutableOrderedSet NSString NSMutableString NSAttributedString NSMutableAttributedString NSNumber NSDate NSURL NSError NSData NSMutableData
NSIndexSet NSMutableIndexSet NSNotification NotificationCenter Bundle FileManager ProcessInfo RunLoop NSLock NSRecursiveLock NSCondition
NSTimeZone NSLocale NSCalendar NSUUID NSCache NSCharacterSet NSRegularExpression NSTextCheckingResult NSURLRequest Scanner Host Stream
InputStream OutputStream FileHandle Pipe Process NSDateComponents NSMeasurement NSValue NSPredicate""".split()
# Members of these protocols are optional for an object: only its own implementations count.
INFORMAL = re.compile(r"Delegate|DataSource|Transitioning|UIResponderStandardEditActions")
KEYS = {
    ("UIViewController", "parent"): "parentViewController", ("UIViewController", "children"): "childViewControllers",
    ("UIView", "mask"): "maskView", ("UIActivityIndicatorView", "style"): "activityIndicatorViewStyle",
    ("UIStoryboardSegue", "source"): "sourceViewController", ("UIStoryboardSegue", "destination"): "destinationViewController",
    ("UIMenuController", "isMenuVisible"): "menuVisible", ("UIResponder", "next"): "nextResponder",
    ("UIScrollView", "scrollDelegate"): "delegate", ("UIPresentationController", "adaptiveDelegate"): "delegate",
    ("UIView", "forFirstBaselineLayout"): "viewForFirstBaselineLayout", ("UIView", "forLastBaselineLayout"): "viewForLastBaselineLayout",
    ("UIScreen", "mirrored"): "mirroredScreen", ("UIWindow", "canBecomeKey"): "canBecomeKeyWindow",
    ("CAGradientLayer", "type"): "type",
}
# Excluded: editing actions, which a responder handles by implementing them, and methods of every object (key-value coding and observing),
# which the runtime itself registers.
EDITING = {f"{name}:" for name in "cut copy paste delete select selectAll toggleBoldface toggleItalics toggleUnderline increaseSize decreaseSize".split()}
OWN = EDITING | {"isEqual:", "hash", "description", "debugDescription", "copy", "mutableCopy", "willChangeValueForKey:", "didChangeValueForKey:"}


def facts(path):
    rows = list(csv.DictReader(open(path)))
    if "selector" in rows[0]:
        return rows
    found = []
    for row in rows:
        if row["module"] not in ("UIKit", "QuartzCore", "Foundation") or row["member"] not in ("method", "property"):
            continue
        found.append({
            "type": row["type"], "kind": row["kind"], "member": row["member"], "selector": row["selector_or_name"],
            "getter": row["nullable_args_or_getter"] if row["member"] == "property" else "",
            "arguments": row["arg_types_or_conformances"] if row["member"] == "method" else "",
            "writable": "1" if row["access"] == "rw" else "",
        })
    unique = {tuple(row.values()): row for row in found}
    return [unique[key] for key in sorted(unique)]


class Names:
    """Apple's names of members, by class; those of protocols and categories apply to every class."""

    def __init__(self, rows):
        self.properties, self.methods = collections.defaultdict(dict), collections.defaultdict(list)
        for row in rows:
            owner = row["type"] if row["kind"] == "class" else ("" if not INFORMAL.search(row["type"]) else None)
            if owner is None:
                continue
            if row["member"] == "property":
                for name in {row["selector"], row["getter"]} - {""}:
                    self.properties[owner].setdefault(name, row)
            else:
                self.methods[owner].append(row)

    def property(self, owner, name, is_override):
        if (owner, name) in KEYS:
            return {"selector": KEYS[owner, name], "getter": "", "writable": "1"}
        capital = re.sub(r"^(?:url|cg|ci|id)(?=[A-Z]|s?$)", lambda match: match[0].upper(), name)
        # An overridden member is in the superclass's table.
        places = (owner, "NS" + owner) if is_override else (owner, "NS" + owner, "")
        for table in (self.properties[place] for place in places):
            for candidate in (name, capital):
                if candidate in table:
                    return table[candidate]
        return None

    def method(self, owner, base, labels, types, is_override):
        best = None
        for place in (owner, "NS" + owner) if is_override else (owner, "NS" + owner, ""):
            for row in self.methods[place]:
                score = fit(row["selector"], base, labels, types)
                if score is not None and (best is None or score < best[0]):
                    best = (score, row["selector"])
            if best:
                return best[1]
        return None


def fit(selector, base, labels, types):
    """The distance of a selector from the compiler's selector for a Swift name; None if it cannot belong to it."""
    pieces = selector.split(":")[:-1] if ":" in selector else [selector]
    if ":" not in selector:
        return 0 if not labels and selector == base else None
    if len(pieces) != len(labels):
        return None
    score = 0
    for index, (piece, label) in enumerate(zip(pieces, labels)):
        left = piece
        if index == 0:
            if not left.lower().startswith(base.lower()):
                return None
            left = left[len(base):]
            if label != "_":
                place = left.lower().rfind(label.lower())
                if place < 0:
                    return None
                left = left[:place] + left[place + len(label):]
        elif label != "_":
            if not left.lower().startswith(label.lower()):
                return None
            left = left[len(label):]
        elif index > 0 and not left:
            pass
        kind = re.sub(r"[^A-Za-z]", " ", types[index]).split()
        word = re.findall(r"[A-Z][a-z]+", kind[-1])[-1:] if kind else []
        score += len(left) - (2 * len(word[0]) if word and word[0].lower() in left.lower() else 0)
    return score


def declaration(symbol):
    return "".join(part["spelling"] for part in symbol["declarationFragments"])


def is_usable(symbol):
    for entry in symbol.get("availability", []):
        # A class that is deprecated on iOS can be used here without a warning.
        if entry.get("domain") == "iOS" and "deprecated" in entry:
            continue
        if any(entry.get(word) for word in ("isUnconditionallyUnavailable", "isUnconditionallyDeprecated", "deprecated", "obsoleted")):
            return False
    return symbol.get("swiftGenerics") is None


def read(module, build):
    symbols = [symbol for symbol in compatibility.symbols(module, build)]
    if module == "Foundation":
        allowed = set(FOUNDATION)
        symbols = [symbol for symbol in symbols if symbol["pathComponents"][0] in allowed]
    return symbols


def members(module, symbols, names):
    """For each class: rows of (names, expression), keys, and Swift names with a different key."""
    classes = {".".join(s["pathComponents"]) for s in symbols if s["kind"]["identifier"] == "swift.class" and is_usable(s)}
    if module == "UIKitCore":
        classes.add("NSObject")
    tables = {}
    counts = collections.Counter()
    for symbol in symbols:
        kind = symbol["kind"]["identifier"]
        if kind in ("swift.method", "swift.type.method") and len(symbol["pathComponents"]) > 1:
            counts[".".join(symbol["pathComponents"])] += 1
    for symbol in sorted(symbols, key=lambda s: (s["pathComponents"], declaration(s))):
        path, text = symbol["pathComponents"], declaration(symbol)
        owner = ".".join(path[:-1])
        flat = owner.replace(".", "")
        if owner not in classes or not is_usable(symbol) or path[-1].startswith("_"):
            continue
        rows, keys, renamed = tables.setdefault(owner, (collections.OrderedDict(), set(), {}))
        if symbol["kind"]["identifier"] == "swift.property":
            row = names.property(flat, path[-1], "override" in text)
            if row is None and "override" in text:
                continue
            property_row(path[-1], owner, text, row, rows, keys, renamed)
        elif symbol["kind"]["identifier"] == "swift.method":
            method_row(module, path[-1], owner, flat, text, symbol, names, rows, counts[".".join(path)] > 1)
    return {owner: table for owner, table in sorted(tables.items()) if table[0]}


def property_row(name, owner, text, row, rows, keys, renamed):
    if re.search(r"\bsome\b|\bfinal class\b", text):
        return
    key = row["selector"] if row else name
    if row is None and re.match(r"is[A-Z]", name):
        key = name[2].lower() + name[3:]
    is_stored = "{" not in text
    is_settable = not re.search(r"\blet\b", text) and (is_stored or "set" in text.split("{", 1)[1])
    if row and not row["writable"] and "override" not in text:
        is_settable = False
    spellings = [key]
    for extra in (row["getter"] if row else "", name if re.match(r"is[A-Z]", name) else ""):
        if extra and extra not in spellings:
            spellings.append(extra)
    if is_settable:
        spellings.append(f"set{key[0].upper()}{key[1:]}:")
    if spellings[0] in rows:
        return
    path = f"\\{owner}.{name}"
    rows[spellings[0]] = (spellings, f"property({path}, name)" if is_settable else f"readOnly({path})")
    keys.add(key)
    if name != key:
        renamed[name] = key


def method_row(module, name, owner, flat, text, symbol, names, rows, is_overloaded):
    if re.search(r"\b(?:async|throws|rethrows|inout|some|mutating)\b|\.\.\.|->.*\bNever\b", text) or "class func" in text or "(" not in name:
        return
    base, _, rest = name.partition("(")
    labels = rest.rstrip(")").split(":")[:-1]
    parameters = symbol.get("functionSignature", {}).get("parameters", [])
    types = []
    for parameter in parameters:
        spelled = "".join(part["spelling"] for part in parameter["declarationFragments"])
        kind = spelled.split(":", 1)[1].strip()
        if "->" in kind and "@escaping" not in kind and not kind.endswith("?"):
            return
        types.append(re.sub(r"\s*=\s.*", "", kind))
    if len(types) != len(labels) or len(types) > 4 or any("Self" in kind for kind in types):
        return
    selector = names.method(flat, base, labels, types, "override" in text)
    if selector is None or selector in rows or selector in OWN or re.match(r"(?:setV|v)alues?For", selector):
        return
    result = "".join(part["spelling"] for part in symbol.get("functionSignature", {}).get("returns", [])) or "()"
    actor = "@MainActor" in text
    reference = f"{owner}.{base}" + (f"({''.join(label + ':' for label in labels)})" if labels else "")
    reference = re.sub(r"\.(repeat|default|continue|return|init|self|in|for|where)\b", r".`\1`", reference)
    if is_overloaded or not labels or module == "Foundation":
        mark = "@MainActor " if actor else ""
        result = re.sub(r"\bSelf\b", owner, result)
        reference += f" as {mark}({owner}) -> {mark}({', '.join(types)}) -> {result}"
    rows[selector] = ([selector], f"{'main' if actor else 'free'}{len(types)}({reference})")


HEADER = "// Generated by Scripts/objc-members.py from the public symbols and Apple's names; do not edit.\n// swift-format-ignore-file\n"
UIKIT_IMPORTS = "internal import CoreGraphics\ninternal import Foundation\ninternal import ObjectiveC\ninternal import QuartzCore\n"
IMPORTS = {
    **{name: UIKIT_IMPORTS + "internal import UIKitCore\n" for name in UIKIT}, "UIKitCore": UIKIT_IMPORTS,
    "QuartzCore": "internal import CoreGraphics\ninternal import Foundation\ninternal import ObjectiveC\n", "ObjectiveC": "internal import Foundation\n",
}


def function(owner):
    flat = owner.replace(".", "")
    return "members" + flat


def write(target, tables):
    files = {}
    batch, length, number = [], 0, 1
    for owner, (rows, keys, renamed) in tables.items():
        lines = [f"    @MainActor static func {function(owner)}(_ name: String) -> ObjCMember? {{", "        switch name {"]
        for spellings, expression in rows.values():
            lines.append(f"        case {', '.join(json.dumps(name) for name in spellings)}: .{expression}")
        lines += ["        default: nil", "        }", "    }"]
        batch.append("\n".join(lines))
        length += len(lines)
        if length > 300:
            files[f"Members{number}.swift"] = batch
            batch, length, number = [], 0, number + 1
    if batch:
        files[f"Members{number}.swift"] = batch
    texts = {
        name: f"{HEADER}{IMPORTS[target]}\nextension FrameworkMembers {{\n" + "\n\n".join(parts) + "\n}\n"
        for name, parts in files.items()
    }
    entries = []
    for owner, (rows, keys, renamed) in tables.items():
        spelled = " ".join(sorted(keys))
        names = " ".join(f"{name}={key}" for name, key in sorted(renamed.items()))
        entries.append(f"        {json.dumps(owner)}: MemberTable({function(owner)}, keys: {json.dumps(spelled)}, renamed: {json.dumps(names)}),")
    texts["FrameworkMembers.swift"] = (
        f"{HEADER}{IMPORTS[target]}\n/// What the classes of this module answer to by name; made when the first is asked.\n"
        "enum FrameworkMembers {\n    static let tables: [String: MemberTable] = [\n" + "\n".join(entries) + "\n    ]\n}\n")
    return texts


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--build", default=str(ROOT / ".build" / "debug"))
    parser.add_argument("--names")
    arguments = parser.parse_args()
    rows = facts(arguments.names or NAMES)
    symbols = {module: read(module, pathlib.Path(arguments.build)) for module in MODULES}
    if arguments.names and not arguments.check:
        known = {"".join(s["pathComponents"]) for found in symbols.values() for s in found if s["kind"]["identifier"] == "swift.class"}
        known |= {"NS" + name for name in known} | {"NSObject"}
        rows = [row for row in rows if row["type"] in known or (row["kind"] != "class" and not INFORMAL.search(row["type"]))]
        with open(NAMES, "w", newline="") as file:
            writer = csv.DictWriter(file, FIELDS, lineterminator="\n")
            writer.writeheader()
            writer.writerows(rows)
    names = Names(rows)
    stale = []
    for module, target in MODULES.items():
        tables = members(module, symbols[module], names)
        folder = ROOT / "Sources" / target / "ObjectiveCMembers"
        if not tables and not folder.exists():
            continue
        texts = write(target, tables)
        for path in folder.glob("*Members*.swift") if folder.exists() else []:
            if path.name not in texts:
                stale.append(path)
                if not arguments.check:
                    path.unlink()
        for name, text in texts.items():
            path = folder / name
            if path.exists() and path.read_text() == text:
                continue
            stale.append(path)
            if not arguments.check:
                folder.mkdir(parents=True, exist_ok=True)
                path.write_text(text)
        print(f"{module}: {len(tables)} classes, {sum(len(table[0]) for table in tables.values())} members")
    if arguments.check and stale:
        sys.exit("stale: " + ", ".join(str(path.relative_to(ROOT)) for path in stale) + "\nRun Scripts/objc-members.py after swift build.")


if __name__ == "__main__":
    main()
