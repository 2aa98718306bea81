#!/usr/bin/env python3
"""Checks how state is isolated: main-actor declarations, the main queue, and state that the compiler does not check.

usage: check-isolation.py [--fix]

1. Public main-actor declarations of UIKit are `@preconcurrency`, as Apple's headers are imported: code in Swift 5 mode may call UIKit from
   functions without declared isolation. `--fix` makes them so.
2. Nothing asks the thread for the main queue. In a process that gave its main thread to the dispatcher the main queue runs on any thread, so
   `Thread.isMainThread` is false there; what decides by it takes the wrong branch or waits for itself. `MainQueue.isCurrent` (module ObjectiveC)
   knows both.
3. A `nonisolated(unsafe)` has a comment (`//`, not documentation) on its line or directly above that says why it is safe: who writes, when or on
   which thread, and what orders it. Declarations without other lines between them share the comment above the first.
"""
import pathlib
import re
import sys

from uikit_modules import UIKIT

ROOT = pathlib.Path(__file__).resolve().parent.parent
ATTRIBUTES = r"(?:@\w+(?:\([^)\n]*\))? )*"
DECLARED = r"(?:open|public) [^\n(=]*\b(?:class|protocol|struct|enum|func|var|let)\b"
PLAIN = re.compile(rf"^([ \t]*)(?![^\n]*@preconcurrency @MainActor)({ATTRIBUTES})@MainActor({' '}{ATTRIBUTES}|[^\S\n]*{ATTRIBUTES.rstrip()}\n[ \t]*)(?={DECLARED})", re.M)

THREAD = re.compile(
    r"\bisMainThread\b|\bThread\.main\b|\bpthread_main_np\(\)\s*(?:[=!]=|\?)|\b(?:RunLoop|OperationQueue)\.current\??\s*[=!]==?\s*\w*\.main\b"
    r"|\bDispatchQueue\.main\.setSpecific\b|\bdispatchPrecondition\(condition: \.(?:notO|o)nQueue\(\.main\)\)"
)
# What is about the thread: the one place that asks it, Darwin's function of that name, and the generated tables of Foundation's members.
ABOUT_THREADS = ("Sources/ObjectiveC/MainQueue.swift", "Sources/DarwinC/StringFunctions.swift", "Sources/ObjectiveC/ObjectiveCMembers/")


def thread_checks(folder):
    """Places that ask whether the thread is the main one, as (path, line)."""
    for file in sorted(folder.rglob("*.swift")):
        name = str(file.relative_to(ROOT)) if file.is_relative_to(ROOT) else file.name
        if name.startswith(ABOUT_THREADS):
            continue
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            code = line.split("//")[0]
            if THREAD.search(code):
                yield name, number


UNSAFE = re.compile(r"\bnonisolated\(unsafe\)")
# Comments that are about something else.
NOT_A_REASON = re.compile(r"//\s*(?:MARK:|swift-format-ignore)|///")
STRING = re.compile(r'"(?:\\.|[^"\\])*"')


def unexplained(text):
    """Lines with a `nonisolated(unsafe)` that no comment explains."""
    explained = False  # by a comment directly above, or above the declaration above
    depth = 0  # brackets that a declaration has left open
    for number, line in enumerate(text.splitlines(), 1):
        stripped = line.strip()
        code, slashes, remark = STRING.sub('""', line).partition("//")
        if depth > 0:
            depth += sum(code.count(c) for c in "([{") - sum(code.count(c) for c in ")]}")
        elif stripped.startswith("//"):
            explained = explained or not NOT_A_REASON.match(stripped)
        elif UNSAFE.search(code):
            if not explained and not remark.strip():
                yield number
            depth = max(0, sum(code.count(c) for c in "([{") - sum(code.count(c) for c in ")]}"))
        elif not re.fullmatch(r"@\w+(?:\([^)]*\))?", stripped):
            explained = False


def main():
    fix = "--fix" in sys.argv[1:]
    count = 0
    for module in (*UIKIT, "UIKit"):
        for file in sorted((ROOT / "Sources" / module).rglob("*.swift")):
            text = file.read_text(encoding="utf-8")
            places = [text.count("\n", 0, match.start()) + 1 for match in PLAIN.finditer(text)]
            count += len(places)
            if fix and places:
                file.write_text(PLAIN.sub(r"\1\2@preconcurrency @MainActor\3", text), encoding="utf-8")
            for line in places:
                print(f"{file.relative_to(ROOT)}:{line}: {'made' if fix else 'should be'} @preconcurrency @MainActor")
    threads = list(thread_checks(ROOT / "Sources"))
    for name, line in threads:
        print(f"{name}:{line}: asks for the main thread; use MainQueue.isCurrent of the module ObjectiveC")
    reasons = 0
    for file in sorted((ROOT / "Sources").rglob("*.swift")):
        for line in unexplained(file.read_text(encoding="utf-8")):
            reasons += 1
            print(f"{file.relative_to(ROOT)}:{line}: nonisolated(unsafe) without a comment that says why it is safe")
    if not count and not threads and not reasons:
        print("isolation: public main-actor declarations are @preconcurrency, MainQueue is asked for the main queue, unchecked state is explained")
    return 1 if threads or reasons or (count and not fix) else 0


if __name__ == "__main__":
    sys.exit(main())
