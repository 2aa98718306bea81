#!/usr/bin/env python3
"""Checks that every module imports only what Scripts/modules.toml allows it to, and that Package.swift agrees with that file.

usage: check-imports.py

A module may import the modules listed for it, Foundation and the standard library's modules; XCUITest and ScreenSnapshots import what runs tests, too. Its target has the same modules as dependencies.
"""
import re
import sys

from module_rules import ROOT, RULES, closure, has_swift, manifest, rules, targets

IMPORT = re.compile(r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:public |package |internal |fileprivate |private )?import (?:(?:class|struct|enum|protocol|func|var|let|typealias) )?(\w+)", re.M)

SYSTEM = {"CoreFoundation", "Foundation", "FoundationNetworking", "FoundationXML", "Swift", "Dispatch", "Glibc", "Synchronization", "Observation"}
# The toolchain's module for tests, in the one module that tests of an app's interface link.
TESTING = {"XCUITest": {"XCTest"}, "ScreenSnapshots": {"Testing", "XCTest"}}
PLACE = RULES.relative_to(ROOT)


def entries(modules):
    """Errors in the rules themselves."""
    folders = {path.name for path in (ROOT / "Sources").iterdir() if any(path.rglob("*"))}
    for name in sorted(folders - modules.keys()):
        yield f"Sources/{name}: a module without a rule; add an entry to {PLACE}"
    for name in sorted(modules.keys() - folders):
        yield f"{PLACE}: [{name}] has no folder in Sources"
    needed = {name: set(entry.get("imports", ())) & modules.keys() for name, entry in modules.items()}
    for name, entry in modules.items():
        for other in entry.get("imports", ()):
            if other not in modules:
                yield f"{PLACE}: [{name}] imports {other}, which has no entry"
        if has_swift(name) and "imports" not in entry:
            yield f"{PLACE}: [{name}] has no imports"
        for other in re.findall(r"\w+", entry.get("never", "")):
            if other in closure(needed, needed[name]):
                yield f"{PLACE}: [{name}] must never import {other}, but reaches it by its imports"


def map_names():
    """The folders of C modules by the names in their module maps."""
    maps = (ROOT / "Sources").glob("*/module.modulemap")
    return {match.group(1): path.parent.name for path in maps if (match := re.search(r"module (\w+)", path.read_text(encoding="utf-8")))}


def imports(modules):
    """Imports in the sources that are not allowed."""
    folders = map_names()
    for module, entry in modules.items():
        for file in sorted((ROOT / "Sources" / module).rglob("*.swift")):
            text = file.read_text(encoding="utf-8")
            for match in IMPORT.finditer(text):
                name = folders.get(match.group(1), match.group(1))
                if name not in SYSTEM | TESTING.get(module, set()) and name not in entry.get("imports", ()) and name != module:
                    line = text.count("\n", 0, match.start(1)) + 1
                    yield f"{file.relative_to(ROOT)}:{line}: {module} must not import {name}"


def dependencies(modules):
    """Differences between Package.swift and the rules."""
    package = targets(manifest())
    for name, entry in modules.items():
        if name not in package:
            yield f"Package.swift: no target for Sources/{name}"
            continue
        allowed = set(entry.get("imports", ()))
        for other in sorted(package[name] - allowed):
            yield f"Package.swift: {name} depends on {other}, which {PLACE} does not let it import"
        for other in sorted(allowed - package[name]):
            yield f"Package.swift: {name} does not depend on {other}, which {PLACE} lets it import"


def main():
    modules = rules()
    found = [*entries(modules), *imports(modules), *dependencies(modules)]
    print("\n".join(found) if found else "imports: every module imports only what it may")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
