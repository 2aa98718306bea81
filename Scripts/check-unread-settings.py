#!/usr/bin/env python3
"""Finds public properties that store a value which nothing reads: settings without effect that are not reported as such.

usage: check-unread-settings.py [BUILD]

Reads the index that `swift build` writes (BUILD is `.build/debug`). A stored `public` or `open` property of a module that apps link counts as read
when framework code reads it outside of its own observers, of archiving and of comparisons of values. One that reports itself
(`UnimplementedSetting.report`, or a `report` in its observer) needs no reader. Properties that only the app reads, such as a tag, are listed in
docs/compatibility/kept-settings.md with the reason; the check fails when that page and the sources disagree.
"""
import ctypes
import pathlib
import re
import shutil
import sys

from uikit_modules import UIKIT

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs/compatibility/kept-settings.md"
MODULES = {
    "AudioToolbox", "CoreGraphics", "CoreLocation", "CoreText", "ImageIO", "QuartzCore", "Security", "UIKit", "UniformTypeIdentifiers",
    "URLLoading", "UserNotifications", *UIKIT,
}
# Archives and copies read every property.
ARCHIVES = re.compile(r"(Coding|NibKeys|NibValues|KeyValueCoding)\.swift$|\+Wire\.swift$")
COMPARES = re.compile(r"\blhs\.|\brhs\.|\.combine\(")
PROPERTY = re.compile(r"^ *(?:@[\w.]+(?:\([^)]*\))? )*(?:[\w]+(?:\(\w+\))? )*(?:public|open) (?:[\w]+(?:\(\w+\))? )*var (\w+)\b(.*)$")
REFERENCE, READ, WRITE, DEFINITION, OVERRIDES = 1 << 2, 1 << 3, 1 << 4, 1 << 1, 1 << 11


class Text(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


class Index:
    """Bindings to the part of libIndexStore used here."""

    def __init__(self, folder):
        swift = pathlib.Path(shutil.which("swift") or "").resolve()
        library = next((path for path in [swift.parent.parent / "lib/libIndexStore.so"] if path.exists()), None)
        if library is None:
            raise SystemExit("unread settings: no libIndexStore next to swift")
        self.library = ctypes.CDLL(str(library))
        for name in ["store_create", "unit_reader_create", "record_reader_create", "occurrence_get_symbol", "symbol_relation_get_symbol"]:
            getattr(self.library, "indexstore_" + name).restype = ctypes.c_void_p
        for name in ["symbol_get_usr", "unit_reader_get_main_file", "unit_dependency_get_name", "unit_dependency_get_filepath"]:
            getattr(self.library, "indexstore_" + name).restype = Text
        for name in ["occurrence_get_roles", "symbol_relation_get_roles"]:
            getattr(self.library, "indexstore_" + name).restype = ctypes.c_uint64
        error = ctypes.c_void_p()
        self.store = self("store_create", str(folder).encode(), ctypes.byref(error))
        if not self.store:
            raise SystemExit(f"unread settings: {folder} is not an index; run swift build first")

    def __call__(self, name, *arguments):
        arguments = [ctypes.c_void_p(value) if isinstance(value, int) else value for value in arguments]
        return getattr(self.library, "indexstore_" + name)(*arguments)

    def each(self, name, owner, kind, *options):
        """Collects the values that an `apply` function passes to its callback."""
        found = []
        callback = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, kind)
        take = callback(lambda _, value: (found.append(str(value) if kind is Text else value), True)[1])
        self(name + "_apply_f", owner, *options, None, take)
        return found

    def records(self):
        """Source file and name of each record, the newest of each file."""
        found = {}
        for name in self.each("store_units", self.store, Text, ctypes.c_uint(0)):
            error = ctypes.c_void_p()
            unit = self("unit_reader_create", self.store, name.encode(), ctypes.byref(error))
            if not unit:
                continue
            names = []
            callback = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)

            def take(_, dependency):
                if self("unit_dependency_get_kind", dependency) == 2:
                    names.append((str(self("unit_dependency_get_filepath", dependency)), str(self("unit_dependency_get_name", dependency))))
                return True

            self("unit_reader_dependencies_apply_f", unit, None, callback(take))
            stamp = ctypes.c_int64(), ctypes.c_int64()
            self("unit_reader_get_modification_time", unit, ctypes.byref(stamp[0]), ctypes.byref(stamp[1]))
            when = (stamp[0].value, stamp[1].value)
            for path, record in names:
                if path not in found or found[path][0] < when:
                    found[path] = (when, record)
            self("unit_reader_dispose", unit)
        return {path: record for path, (_, record) in found.items()}

    def occurrences(self, record):
        """Of each occurrence: USR, roles, line, USRs of overridden declarations."""
        error = ctypes.c_void_p()
        reader = self("record_reader_create", self.store, record.encode(), ctypes.byref(error))
        if not reader:
            return []
        found = []
        callback = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)

        def take(_, occurrence):
            line, column = ctypes.c_uint(), ctypes.c_uint()
            self("occurrence_get_line_col", occurrence, ctypes.byref(line), ctypes.byref(column))
            roles = self("occurrence_get_roles", occurrence)
            overridden = []
            if roles & DEFINITION:

                def relation(_, value):
                    if self("symbol_relation_get_roles", value) & OVERRIDES:
                        overridden.append(str(self("symbol_get_usr", self("symbol_relation_get_symbol", value))))
                    return True

                self("occurrence_relations_apply_f", occurrence, None, callback(relation))
            found.append((str(self("symbol_get_usr", self("occurrence_get_symbol", occurrence))), roles, line.value, overridden))
            return True

        self("record_reader_occurrences_apply_f", reader, None, callback(take))
        self("record_reader_dispose", reader)
        return found


def uses_itself(line, name):
    """Whether an observer does more with its property than comparing it with its old value or recording it for proxies."""
    line = re.sub(r"\bvar " + name + r"\b|noteAppearance\([^)]*\)", "", line.split("//")[0])
    line = re.sub(r"\b" + name + r"\b\s*[!=]==?\s*oldValue\b|\boldValue\b\s*[!=]==?\s*" + name + r"\b", "", line)
    return re.search(r"(?<![.\w])" + name + r"\b", line) is not None


def block_end(lines, start):
    """The last line of a declaration that starts at `start`."""
    depth = 0
    for number in range(start, len(lines)):
        code = re.sub(r'"(?:\\.|[^"\\])*"', '""', lines[number].split("//")[0])
        depth += code.count("{") - code.count("}")
        if depth <= 0:
            return number
    return start


def stored(lines):
    """Stored public properties of a file: line, last line, name, whether it reports itself."""
    for number, line in enumerate(lines):
        match = PROPERTY.match(line)
        if not match:
            continue
        end = block_end(lines, number)
        body = "\n".join(lines[number : end + 1])
        rest = match.group(2)
        if "{" in rest and not re.search(r"\{\s*(?:didSet|willSet)\b", body) and not re.search(r"=\s*\{", rest):
            continue
        # Observers, if any, follow the initial value.
        if "{" not in rest and end == number and lines[number].rstrip().endswith("{"):
            continue
        yield number + 1, end + 1, match.group(1), bool(re.search(r"\breport\w*\(", body))


def owner(lines, number):
    """The type that contains a line: the nearest declaration with less indentation."""
    indentation = len(lines[number - 1]) - len(lines[number - 1].lstrip())
    names = []
    for line in reversed(lines[: number - 1]):
        here = len(line) - len(line.lstrip())
        match = re.search(r"\b(?:class|struct|extension|enum|actor) ([\w.]+)", line.split("//")[0])
        if line.strip() and here < indentation and match and not line.strip().startswith(("}", "case")):
            names.append(match.group(1))
            indentation = here
            if here == 0:
                break
    return ".".join(reversed(names))


def unread(build):
    index = Index(build / "index/store")
    records = {pathlib.Path(path): record for path, record in index.records().items() if "/Sources/" in path and pathlib.Path(path).exists()}
    reads, definitions, writes = {}, {}, {}
    for file, record in sorted(records.items()):
        # The generated member tables name every property; key-value coding does not count as a reader.
        if file.parent.name == "ObjectiveCMembers":
            continue
        for usr, roles, line, overridden in index.occurrences(record):
            if roles & DEFINITION:
                definitions.setdefault((file, line), []).append((usr, overridden))
            if roles & REFERENCE and not (roles & WRITE and not roles & READ):
                reads.setdefault(usr, []).append((file, line))
    texts = {}

    def lines(file):
        if file not in texts:
            texts[file] = file.read_text(encoding="utf-8").split("\n")
        return texts[file]

    for file in sorted(records):
        if file.relative_to(ROOT / "Sources").parts[0] not in MODULES:
            continue
        for start, end, name, reports in stored(lines(file)):
            if reports:
                continue
            found = [(usr, over) for usr, over in definitions.get((file, start), []) if re.search(r"\d+" + name + r"(?=\D)", usr)]
            usrs = {usr for usr, _ in found if not re.search(r"v[a-z]$", usr) or usr.endswith("vp")}
            names = usrs | {other for _, over in found for other in over}
            if not names:
                continue
            places = [
                (where, line) for usr in names for where, line in reads.get(usr, [])
                if not (where == file and start <= line <= end and not uses_itself(lines(where)[line - 1], name)) and not ARCHIVES.search(where.name) and not COMPARES.search(lines(where)[line - 1])
            ]
            if not places:
                yield f"{owner(lines(file), start)}.{name}", f"{file.relative_to(ROOT)}:{start}"


def listed():
    if not PAGE.exists():
        return set()
    return set(re.findall(r"^\| `([\w.]+)` \|", PAGE.read_text(encoding="utf-8"), re.M))


def main(arguments):
    build = pathlib.Path(arguments[0]) if arguments else ROOT / ".build/debug"
    found, known = dict(unread(build)), listed()
    problems = [f"{place}: {name} is stored, and nothing reads it: make it work, report it, or list it in {PAGE.relative_to(ROOT)}" for name, place in found.items() if name not in known]
    problems += [f"{PAGE.relative_to(ROOT)}: {name} is listed, but has a reader or does not exist" for name in sorted(known - set(found))]
    print("\n".join(problems) if problems else f"settings: all are read, report themselves, or are listed ({len(known)})")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
