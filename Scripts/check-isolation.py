#!/usr/bin/env python3
"""Checks how state is isolated: main-actor declarations, the main queue, and state that the compiler does not check.

usage: check-isolation.py [--fix]

1. Public main-actor declarations of UIKit are `@preconcurrency`, as Apple's headers are imported: code in Swift 5 mode may call UIKit from
   functions without declared isolation. So are protocols that are not public: a member takes its isolation from the requirement that it meets.
   `--fix` makes them so.
2. Nothing asks the thread for the main queue. In a process that gave its main thread to the dispatcher the main queue runs on any thread, so
   `Thread.isMainThread` is false there; what decides by it takes the wrong branch or waits for itself. `MainQueue.isCurrent` (module ObjectiveC)
   knows both.
3. A `nonisolated(unsafe)` has a comment (`//`, not documentation) on its line or directly above that says why it is safe: who writes, when or on
   which thread, and what orders it. Declarations without other lines between them share the comment above the first.
4. `ApplicationContext.current` is for what has no window by its nature: values, static API such as `UIScreen.main`, and what the context owns.
   A responder has `applicationContext`, other objects ask one of theirs or `ApplicationContext.of(_:)`. Each file has a ceiling, which only sinks.
5. A `Mutex` holds no function by itself: each access to it through a generic function wraps it once more, so that a call goes deeper and deeper, until the
   stack ends. A struct with the function as its property is not wrapped.
6. The suites of UIKitCoreTests have the trait `.application`: without it the traits, windows and clock of a test are those that another one left.
"""
import pathlib
import re
import sys

from uikit_modules import UIKIT

ROOT = pathlib.Path(__file__).resolve().parent.parent
ATTRIBUTES = r"(?:@\w+(?:\([^)\n]*\))? )*"
DECLARED = r"(?:(?:open|public) [^\n(=]*\b(?:class|protocol|struct|enum|func|var|let)\b|(?:package |internal )?protocol\b)"
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


CURRENT = "ApplicationContext.current"
# How often a file under Sources may use it. Lower a number, or remove its line, with the use; never raise one for code that has a responder.
CEILINGS = {
    "CoreLocation/LocationService.swift": 2,
    "FerryShell/ShellDelegate.swift": 8,
    "UIDynamics/DynamicsSimulation.swift": 1,
    "UIKitCore/Accessibility/UIAccessibility.swift": 7,
    "UIKitCore/Activity/SystemActivities.swift": 2,
    "UIKitCore/Appearance/UIView+Appearance.swift": 1,
    "UIKitCore/Application/ApplicationEvents.swift": 1,
    "UIKitCore/Application/ApplicationLifeCycle.swift": 16,
    "UIKitCore/Application/HomeIcon/AppIconController.swift": 1,
    "UIKitCore/Application/InterfaceOrientations.swift": 4,
    "UIKitCore/Application/LinkOpener.swift": 3,
    "UIKitCore/Application/MainLoop.swift": 1,
    "UIKitCore/Application/SystemStrings.swift": 1,
    "UIKitCore/Application/UIApplication.swift": 1,
    "UIKitCore/Application/UIDevice.swift": 1,
    "UIKitCore/Container/ContainerSafeArea.swift": 1,
    "UIKitCore/Controller/StatusBarAppearance.swift": 8,
    "UIKitCore/Event/TouchRouter.swift": 1,
    "UIKitCore/Feedback/HapticLog.swift": 1,
    "UIKitCore/Gesture/GestureTimer.swift": 1,
    "UIKitCore/Inspection/Audit/ContrastAudit.swift": 1,
    "UIKitCore/Keys/KeyCommandSearch.swift": 1,
    "UIKitCore/Menu/Context/SecondaryClick.swift": 3,
    "UIKitCore/Menu/Edit/UIMenuController.swift": 1,
    "UIKitCore/Menu/System/UIMenuBuilder.swift": 1,
    "UIKitCore/Navigation/BarMetrics.swift": 1,
    "UIKitCore/Navigation/UIBarItem.swift": 1,
    "UIKitCore/Nib/LaunchScreen.swift": 1,
    "UIKitCore/Nib/Storyboard/MainStoryboard.swift": 1,
    "UIKitCore/Pasteboard/DesktopClipboard.swift": 4,
    "UIKitCore/Pasteboard/UIPasteboard.swift": 6,
    "UIKitCore/Pointer/PointerTracker.swift": 1,
    "UIKitCore/Responder/UnimplementedSetting.swift": 1,
    "UIKitCore/Restoration/RestorationStore.swift": 1,
    "UIKitCore/Restoration/SavedSceneSessions.swift": 1,
    "UIKitCore/Restoration/StateRestorationDecoder.swift": 1,
    "UIKitCore/Restoration/StateRestorationEncoder.swift": 1,
    "UIKitCore/Scenes/ApplicationLifeCycle+Scenes.swift": 8,
    "UIKitCore/Scenes/UISceneActivationConditions.swift": 1,
    "UIKitCore/Scenes/UISceneSizeRestrictions.swift": 1,
    "UIKitCore/TextInput/UITextInputAssistantItem.swift": 1,
    "UIKitCore/View/ViewSnapshot.swift": 1,
    "UIKitCore/Window/UIScreen.swift": 1,
    "UILists/Collection/Flow/FlowMetrics.swift": 1,
    "UILists/DragDrop/DragSessions.swift": 1,
    "UISystemViews/SystemWords.swift": 1,
    "UserNotifications/NotificationOverlay.swift": 1,
}

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


LOCKED_FUNCTION = re.compile(r"\bMutex<\(*(?:@\w+ )*\([^<>\[\]]*\)(?: async)?(?: throws(?:\(\w+\))?)? -> |\bMutex<@\w+ \(")


def locked_functions(folder):
    """Locks that hold a function, as (path, line)."""
    for file in sorted(folder.rglob("*.swift")):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if LOCKED_FUNCTION.search(line.split("//")[0]):
                yield file.relative_to(ROOT), number


SUITE = re.compile(r"^(?:@MainActor )?@Suite\b.*$", re.M)


def shared_suites(folder):
    """Suites whose tests have no application of their own, as (path, line). Nested ones have that of the suite around them."""
    for file in sorted(folder.rglob("*.swift")):
        text = file.read_text(encoding="utf-8")
        for match in SUITE.finditer(text):
            if ".application" not in match.group():
                yield file.relative_to(ROOT), text.count("\n", 0, match.start()) + 1


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
    locked = [place for folder in ("Sources", "Tools/Sources", "Services/Sources", "Apps") for place in locked_functions(ROOT / folder)]
    for name, line in locked:
        print(f"{name}:{line}: a Mutex of a function; put the function into a struct")
    shared = list(shared_suites(ROOT / "Tests/UIKitCoreTests"))
    for name, line in shared:
        print(f"{name}:{line}: a suite without .application")
    reasons = 0
    uses = {}
    for file in sorted((ROOT / "Sources").rglob("*.swift")):
        text = file.read_text(encoding="utf-8")
        if CURRENT in text:
            uses[str(file.relative_to(ROOT / "Sources"))] = text.count(CURRENT)
        for line in unexplained(text):
            reasons += 1
            print(f"{file.relative_to(ROOT)}:{line}: nonisolated(unsafe) without a comment that says why it is safe")
    changed = [name for name in sorted(uses.keys() | CEILINGS.keys()) if uses.get(name, 0) != CEILINGS.get(name, 0)]
    for name in changed:
        found, ceiling = uses.get(name, 0), CEILINGS.get(name, 0)
        remedy = "use applicationContext or ApplicationContext.of(_:)" if found > ceiling else "lower the ceiling in Scripts/check-isolation.py"
        print(f"Sources/{name}: {CURRENT} {found} times, the ceiling is {ceiling}; {remedy}")
    if not count and not threads and not locked and not shared and not reasons and not changed:
        print(
            "isolation: public main-actor declarations are @preconcurrency, MainQueue is asked for the main queue, unchecked state is explained, "
            f"{CURRENT} stands {sum(uses.values())} times"
        )
    return 1 if threads or locked or shared or reasons or changed or (count and not fix) else 0


if __name__ == "__main__":
    sys.exit(main())
