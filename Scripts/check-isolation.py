#!/usr/bin/env python3
"""Checks that public main-actor declarations of UIKit are `@preconcurrency`, and that nothing asks the thread for the main queue.

usage: check-isolation.py [--fix]

Apple's headers are imported that way: code in Swift 5 mode may call UIKit from functions without declared isolation.
In a process that gave its main thread to the dispatcher the main queue runs on any thread, so `Thread.isMainThread` is false there; what
decides by it takes the wrong branch or waits for itself. `MainQueue.isCurrent` (module ObjectiveC) knows both.
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
    if not count and not threads:
        print("isolation: public main-actor declarations are @preconcurrency, and the main queue is asked for by MainQueue")
    return 1 if threads or (count and not fix) else 0


if __name__ == "__main__":
    sys.exit(main())
