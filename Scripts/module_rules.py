"""Scripts/modules.toml, and the targets of Package.swift to compare it with."""
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import tomllib

ROOT = pathlib.Path(__file__).resolve().parent.parent
RULES = ROOT / "Scripts/modules.toml"
# Variables that add or remove targets, see the end of the manifest.
VARIABLES = ("FERRY_FUZZ", "FERRY_RUN_ONLY", "FERRY_TEST_SOURCES", "FERRY_WHOLE_MODULES")
KEYS = {"group": str, "does": str, "imports": list, "never": str, "layers": list}


def rules():
    """Module → its entry, in the file's order."""
    entries = tomllib.loads(RULES.read_text(encoding="utf-8"))
    for name, entry in entries.items():
        for key, value in entry.items():
            if not isinstance(value, KEYS.get(key, ())):
                sys.exit(f"{RULES.relative_to(ROOT)}: [{name}] {key} is not one of: {', '.join(KEYS)}; or it has a value of another type")
        missing = {"group", "does"} - entry.keys()
        if missing:
            sys.exit(f"{RULES.relative_to(ROOT)}: [{name}] has no {' and no '.join(sorted(missing))}")
    return entries


def has_swift(module):
    """Whether a module is written in Swift; the others are module maps and C code."""
    return any((ROOT / "Sources" / module).rglob("*.swift"))


def closure(needed, roots):
    """The roots and all that they need, directly or by way of others. `needed` is module → modules."""
    found, pending = set(), [root for root in roots if root in needed]
    while pending:
        name = pending.pop()
        if name not in found:
            found.add(name)
            pending += needed[name]
    return found


def manifest():
    """Package.swift as the package manager reads it."""
    environment = {name: value for name, value in os.environ.items() if name not in VARIABLES}
    # A scratch folder of its own: a build that runs at the same time locks the usual one.
    with tempfile.TemporaryDirectory() as scratch:
        command = ["swift", "package", "--package-path", str(ROOT), "--scratch-path", scratch, "dump-package"]
        result = subprocess.run(command, capture_output=True, text=True, env=environment)
    if result.returncode != 0:
        sys.exit(f"cannot read Package.swift: {result.stderr.strip()}")
    return json.loads(result.stdout)


def names(target):
    """The targets of this package that a target depends on."""
    for dependency in target["dependencies"]:
        if isinstance(dependency, dict):
            yield next(value[0] for value in dependency.values() if isinstance(value, list))


def place(target):
    """The folder of a target's sources; its name is the module's, also where a program is called something else."""
    return pathlib.Path(target.get("path") or f"Sources/{target['name']}")


def targets(package):
    """Module of Sources → the names of the targets it depends on."""
    folders = {place(target): target for target in package["targets"] if target["type"] != "test"}
    return {folder.name: set(names(target)) for folder, target in folders.items() if folder.parts[0] == "Sources"}
