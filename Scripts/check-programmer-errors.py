#!/usr/bin/env python3
"""Rejects traps whose message an app's author would never see.

usage: check-programmer-errors.py

`precondition`, `preconditionFailure`, `assert` and `assertionFailure` lose their message in an optimised build, and apps run with an optimised
framework. In every module that apps link, a programming error of the app stops with `ProgrammerError.require` or `ProgrammerError.raise`. A trap that
only a bug of Ferry itself can reach may stay a `precondition`: it is listed here, with the reason. `assert(checkInvariants())` in an engine needs no
reason: the app has no part in it, and an optimised build has no such check. The body of an unavailable declaration is `fatalError("unavailable")`.

Also fails for a row of docs/compatibility/exceptions.md without a test: a case of `Misuse`, or a suite (and function) with an exit test.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
TRAP = re.compile(r"(?<![.\w])(?:Swift\.)?(precondition|preconditionFailure|assert|assertionFailure|fatalError)\s*\(")
INVARIANTS = re.compile(r"(?<![.\w])assert\((?:\w+\.)?checkInvariants\(\)\)")

# Programs, and modules that no app links.
NOT_LINKED = {
    "AssistiveTree", "DesktopAccessibility", "FerryShell", "FerrySimulator", "HostBrowser", "HostHeadless", "HostSDL", "HostSelector", "Pinyin",
    "PushService", "RenderServer", "Simulator",
}

EXEMPT = {
    "Sources/ProgrammerErrors/ProgrammerError.swift": "the one place that stops the process",
    "Sources/AppLink/LoopbackLink.swift": "the codec reads back what it wrote, in tests",
    "Sources/CoreGraphics/Image/CGImage.swift": "two memories of one image, both created by the framework",
    "Sources/DarwinFoundation/Markdown/MarkdownAttributes.swift": "a value that exists for its key path and is never read",
    "Sources/RenderProtocol/Animation/GradientValues.swift": "keys that the caller has already sorted",
    "Sources/RenderProtocol/Animation/ShapeValues.swift": "keys that the caller has already sorted",
    "Sources/TextShaping/FontLibrary.swift": "the system has no fonts: not the app's mistake; fatalError keeps its message",
    "Sources/TextShaping/ScratchBuffer.swift": "bounds of a buffer of the shaper",
    "Sources/TextShaping/TextContent.swift": "created by the framework from a text, always with a style",
    "Sources/ViewLayout/Table/RowOffsets.swift": "row numbers that the table has already checked",
}


def code(line):
    """`line` without the text of strings (including interpolations) and without its comment."""
    line = re.sub(r'"(?:\\.|[^"\\])*"', '""', line)
    return line.split("//")[0]


def problems():
    used = set()
    for module in sorted(path for path in (ROOT / "Sources").iterdir() if path.is_dir()):
        if module.name in NOT_LINKED:
            continue
        for file in sorted(module.rglob("*.swift")):
            name = str(file.relative_to(ROOT))
            for number, line in enumerate(file.read_text(encoding="utf-8").split("\n"), 1):
                match = TRAP.search(INVARIANTS.sub("", code(line)))
                if not match or 'fatalError("unavailable")' in line:
                    continue
                if name in EXEMPT:
                    used.add(name)
                else:
                    yield f"{name}:{number}: {match.group(1)} loses its message in the build that apps run with; use ProgrammerError"
    for name in sorted(set(EXEMPT) - used):
        yield f"{name}: exempt from ProgrammerError, but has no trap any more; remove it from {pathlib.Path(__file__).name}"


LIST = "docs/compatibility/exceptions.md"


def untested():
    """Rows of the list of exceptions whose test does not exist."""
    rows = (ROOT / LIST).read_text(encoding="utf-8").split("## Stops the app")[1].split("## Let through")[0]
    tests = {file.stem: file.read_text(encoding="utf-8") for file in (ROOT / "Tests").rglob("*.swift")}
    cases = {name for line in re.findall(r"^    case (\w[^\n(]*)$", tests["Misuse"], re.M) for name in line.split(", ")}
    for row in rows.split("\n"):
        cells = [cell.strip() for cell in row.split("|")]
        if len(cells) < 8 or cells[1] in ("class, member", "---"):
            continue
        named = re.findall(r"`(\w+)`", cells[6])
        suites = re.findall(r"\b([A-Z]\w*Tests)(?:\.(\w+))?", cells[6])
        if not named and not suites and "cannot be written in Swift" not in cells[6]:
            yield f"{LIST}: {cells[1]}: no test"
        yield from (f"{LIST}: {cells[1]}: Misuse has no case {name}" for name in named if name not in cases)
        for suite, function in suites:
            text = tests.get(suite, "")
            if "processExitsWith: .failure" not in text or function and f"func {function}(" not in text:
                yield f"{LIST}: {cells[1]}: {suite}{'.' + function if function else ''} is no exit test"


def main():
    found = list(problems()) + list(untested())
    print("\n".join(found) if found else "programmer errors: all keep their message in release builds, and the list of exceptions has tests")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
