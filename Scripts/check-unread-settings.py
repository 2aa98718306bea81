#!/usr/bin/env python3
"""Finds public properties that store a value which nothing reads: settings without effect that are not reported as such.

usage: check-unread-settings.py [BUILD]

Reads the index that `swift build` writes (BUILD is `.build/debug`). A stored `public` or `open` property of a module that apps link counts as read
when framework code reads it outside of its own observers, of archiving, copying and comparisons of values. A computed settable property counts as
read when it is, or when the storage that its getter and setter share is, outside of the accessors of that property and of the same functions. So
does storage that a public method sets and a public method returns, such as the values per control state. One that reports itself
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
# Functions that pass values on to another object or to a file, or compare them: what they read has no effect by that.
PASSES_ON = re.compile(
    r"^(encode|decode|init\(coder:|copy|copied|mutableCopy|take|copyValues|duplicate|replacingChildren|isEqual|==|hash|adopt\(settingsOf)(\(|$|:)|^(init\(coder:|==)"
)
PROPERTY = re.compile(r"^ *(?:@[\w.]+(?:\([^)]*\))? )*(?:[\w]+(?:\(\w+\))? )*(?:public|open) (?:[\w]+(?:\(\w+\))? )*var (\w+)\b(.*)$")
COMPUTED = re.compile(r"^ *(?:@[\w.]+(?:\([^)]*\))? )*(?:override )?(?:public|open) (?:[\w]+(?:\(\w+\))? )*var (\w+)\b.*\{")
REFERENCE, READ, WRITE, DEFINITION, OVERRIDES, CONTAINED = 1 << 2, 1 << 3, 1 << 4, 1 << 1, 1 << 11, 1 << 16


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
        for name in ["symbol_get_usr", "symbol_get_name", "unit_reader_get_main_file", "unit_dependency_get_name", "unit_dependency_get_filepath"]:
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
        """Of each occurrence: USR, roles, line, USRs of overridden declarations, column, name of the containing declaration."""
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
            overridden, container = [], []

            def relation(_, value):
                kind = self("symbol_relation_get_roles", value)
                if kind & OVERRIDES:
                    overridden.append(str(self("symbol_get_usr", self("symbol_relation_get_symbol", value))))
                if kind & CONTAINED:
                    container.append(str(self("symbol_get_name", self("symbol_relation_get_symbol", value))))
                return True

            self("occurrence_relations_apply_f", occurrence, None, callback(relation))
            usr = str(self("symbol_get_usr", self("occurrence_get_symbol", occurrence)))
            found.append((usr, roles, line.value, overridden, column.value, container[0] if container else ""))
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


def computed(lines):
    """Computed settable public properties of a file: line, last line, name, whether it reports itself."""
    for number, line in enumerate(lines):
        match = COMPUTED.match(line)
        if not match:
            continue
        end = block_end(lines, number)
        body = "\n".join(lines[number : end + 1])
        if re.search(r"\bset\s*(?:\(\w+\)\s*)?\{", body) and re.search(r"\bget\s*\{", body):
            yield number + 1, end + 1, match.group(1), bool(re.search(r"\breport\w*\(", body))


class Sources:
    """The occurrences of all sources, and whether a declaration has a reader."""

    def __init__(self, index):
        root = ROOT / "Sources"
        # A folder of tests may be called Sources too.
        records = {pathlib.Path(path): record for path, record in index.records().items()}
        paths = {file: record for file, record in records.items() if file.is_relative_to(root) and file.exists()}
        self.files = [file for file in sorted(paths) if file.relative_to(root).parts[0] in MODULES]
        self.reads, self.definitions, self.places, self.uses, self.texts = {}, {}, {}, {}, {}
        for file, record in sorted(paths.items()):
            # The generated member tables name every property; key-value coding does not count as a reader.
            if file.parent.name == "ObjectiveCMembers":
                continue
            for usr, roles, line, overridden, column, container in index.occurrences(record):
                if roles & DEFINITION:
                    self.definitions.setdefault((file, line), []).append((usr, overridden))
                    self.places.setdefault(usr, (file, line))
                if roles & REFERENCE:
                    self.uses.setdefault((file, line), []).append((column, usr, roles))
                    if not (roles & WRITE and not roles & READ):
                        self.reads.setdefault(usr, []).append((file, line, container))

    def lines(self, file):
        if file not in self.texts:
            self.texts[file] = file.read_text(encoding="utf-8").split("\n")
        return self.texts[file]

    def usrs(self, file, line, name):
        """The property that is declared on a line, and those that it overrides."""
        found = [(usr, over) for usr, over in self.definitions.get((file, line), []) if re.search(r"\d+" + name + r"(?=\D)", usr)]
        usrs = {usr for usr, _ in found if not re.search(r"v[a-z]$", usr) or usr.endswith("vp")}
        return usrs | ({other for _, over in found for other in over} if usrs else set())

    def readers(self, usrs, file, start, end, name):
        """Reads outside of lines that only store, pass on or compare the value."""
        return [
            (where, line, container) for usr in usrs for where, line, container in self.reads.get(usr, [])
            if not (where == file and start <= line <= end and not uses_itself(self.lines(where)[line - 1], name))
            and not ARCHIVES.search(where.name) and not COMPARES.search(self.lines(where)[line - 1]) and not PASSES_ON.search(container)
        ]

    def storage(self, file, start, end):
        """The property that a getter returns and the setter next to it sets; None if there is no such property."""
        lines, parts, part = self.lines(file), {"get": [], "set": []}, None
        for number in range(start, end + 1):
            text = lines[number - 1]
            marks = [(match.start() + 1, match.group(1)) for match in re.finditer(r"\b(get|set)\s*(?:\(\w+\)\s*)?\{", text)]
            for column, usr, _ in sorted(self.uses.get((file, number), [])):
                for place, name in marks:
                    if place <= column:
                        part = name
                if part and usr.endswith("vp"):
                    parts[part].append(usr)
                # A setter that creates an object, such as an interaction, has its effect by that.
                if part == "set" and re.search(r"f[cC]$", usr):
                    return None
            if marks:
                part = marks[-1][1]
        return parts["get"][-1] if parts["get"] and parts["get"][-1] in parts["set"] else None

    def is_returned(self, file, line):
        """Whether a line is in a short public function that does not set anything."""
        lines = self.lines(file)
        for number in range(line - 1, max(line - 5, -1), -1):
            match = re.match(r" *(?:open|public) (?:override )?func (\w+)", lines[number])
            if match:
                functions = [usr for usr, _ in self.definitions.get((file, number + 1), [])]
                called = any(self.reads.get(usr) for usr in functions if re.search(r"F[Z]?$", usr))
                return not called and not match.group(1).startswith("set") and block_end(lines, number) - number <= 4
        return False

    def is_plain(self, usr):
        """Whether a property is stored and has no observer, which may do what the value asks for."""
        file, line = self.places.get(usr, (None, 0))
        return file is not None and re.search(r"\bvar \w+\b[^{]*$", self.lines(file)[line - 1]) is not None

    def is_set(self, usr):
        """Whether a public function whose name starts with "set" stores the value."""
        for file, line in [place for place, uses in self.uses.items() if any(use[1] == usr and use[2] & WRITE for use in uses)]:
            lines = self.lines(file)
            for number in range(line - 1, max(line - 12, -1), -1):
                match = re.match(r" *(?:open|public) (?:override )?func (\w+)", lines[number])
                if match:
                    if match.group(1).startswith("set"):
                        return True
                    break
        return False


STORAGE = re.compile(r"^ *(?:(?:private|fileprivate|internal|package|weak|lazy)(?:\(set\))? )*var (\w+)\b")


def unread(build):
    sources = Sources(Index(build / "index/store"))
    for file in sources.files:
        lines = sources.lines(file)
        place = lambda start, name: (f"{owner(lines, start)}.{name}", f"{file.relative_to(ROOT)}:{start}")
        for start, end, name, reports in stored(lines):
            usrs = sources.usrs(file, start, name)
            if usrs and not reports and not sources.readers(usrs, file, start, end, name):
                yield place(start, name)
        for start, end, name, reports in computed(lines):
            usrs, storage = sources.usrs(file, start, name), sources.storage(file, start, end)
            if not usrs or not storage or reports or sources.readers(usrs, file, start, end, name):
                continue
            if not sources.is_plain(storage):
                continue
            where, line = sources.places[storage]
            readers = [read for read in sources.readers({storage}, where, line, line, "") if not (read[0] == file and start <= read[1] <= end)]
            if not readers:
                yield place(start, name)
        for number, line in enumerate(lines):
            match = STORAGE.match(line)
            usrs = sources.usrs(file, number + 1, match.group(1)) if match and "{" not in line.split("=")[0] else set()
            readers = sources.readers(usrs, file, number + 1, number + 1, match.group(1)) if usrs else []
            outside = [read for read in readers if not any(use[2] & WRITE for use in sources.uses[read[:2]] if use[1] in usrs)]
            if outside and all(sources.is_returned(where, at) for where, at, _ in outside) and any(map(sources.is_set, usrs)):
                yield place(number + 1, match.group(1))


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
