#!/usr/bin/env python3
"""Checks that every module imports only what ARCHITECTURE.md allows it to.

usage: check-imports.py

A module may import the modules listed for it, their re-exports, Foundation and the standard library's modules. A new module needs a line here.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
IMPORT = re.compile(r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:public |package |internal |fileprivate |private )?import (?:(?:class|struct|enum|protocol|func|var|let|typealias) )?(\w+)", re.M)

SYSTEM = {"Foundation", "FoundationNetworking", "FoundationXML", "Swift", "Dispatch", "Glibc", "Synchronization", "Observation"}

ALLOWED = {
    "DeviceProtocol": set(),
    "HostInterface": {"DeviceProtocol"},
    "ProgrammerErrors": set(),
    "ObjectiveC": {"ProgrammerErrors"},
    "ViewLayout": set(),
    "KeyboardModel": set(),
    "Physics": {"CBox2D"},
    "Pinyin": {"CPinyin"},
    "CoreGraphics": {"CCairo", "CFreeType", "CPixman", "CSystem"},
    "ImageIO": {"CoreGraphics", "CImageCodecs", "CWebP", "CGIF"},
    "TextShaping": {"CoreGraphics", "CCairo", "CFreeType", "CHarfBuzz", "CFriBidi", "CICU", "CHyphen", "CSystem"},
    "RenderProtocol": {"DeviceProtocol", "CSystem"},
    "QuartzCore": {"RenderProtocol", "CoreGraphics", "TextShaping", "ObjectiveC", "ProgrammerErrors"},
    "UIKitCore": {"QuartzCore", "ViewLayout", "TextShaping", "ImageIO", "DeviceProtocol", "ObjectiveC", "DarwinFoundation", "CoreGraphics", "RenderProtocol", "ProgrammerErrors"},
    "UILists": {"UIKitCore", "QuartzCore", "ViewLayout", "DeviceProtocol", "ObjectiveC", "CoreGraphics", "ProgrammerErrors"},
    "UIKeyboard": {"UILists", "UIKitCore", "KeyboardModel", "QuartzCore", "DeviceProtocol", "ObjectiveC"},
    "UIDynamics": {"UIKitCore", "Physics", "QuartzCore", "ObjectiveC", "CoreGraphics", "ProgrammerErrors"},
    "AppLink": {"RenderProtocol", "DeviceProtocol", "CSystem"},
    "AudioToolbox": {"UIKitCore", "DeviceProtocol", "CoreGraphics", "ObjectiveC"},
    "UserNotifications": {"UIKitCore", "CoreLocation", "CoreGraphics", "ObjectiveC", "DeviceProtocol", "ProgrammerErrors"},
    "CoreLocation": {"UIKitCore", "ObjectiveC", "DeviceProtocol", "ProgrammerErrors"},
    "UIKit": {"UIKitCore", "UILists", "UIKeyboard", "UIDynamics", "AppLink", "UserNotifications", "QuartzCore", "CoreGraphics", "ObjectiveC", "DeviceProtocol"},
    "RenderServer": {"RenderProtocol", "CoreGraphics", "TextShaping", "HostInterface", "CPixman", "CSystem"},
    "HostHeadless": {"HostInterface"},
    "PushService": {"DeviceProtocol", "CNGHTTP2", "CTLS", "CConstantTime"},
    "AssistiveTree": {"DeviceProtocol"},
    "DesktopAccessibility": {"AssistiveTree", "DeviceProtocol", "HostInterface", "CDBus"},
    "HostSDL": {"DeviceProtocol", "HostInterface", "CSDL", "DesktopAccessibility"},
    "HostBrowser": {"DeviceProtocol", "HostInterface", "CWebSockets", "CConstantTime"},
    "HostSelector": {"HostInterface", "HostHeadless", "HostSDL", "HostBrowser"},
    "Simulator": {"DeviceProtocol", "HostInterface", "RenderServer", "RenderProtocol", "AppLink", "TextShaping", "ImageIO", "CoreGraphics", "CSystem", "Pinyin", "PushService"},
    "FerryShell": {"UIKit", "UIKitCore", "UserNotifications", "ViewLayout", "ObjectiveC", "DeviceProtocol"},
    "FerrySimulator": {"Simulator", "HostSelector", "HostInterface"},
    "_Testing_CoreGraphics": set(),
    "_Testing_UIKit": set(),
    "DarwinC": set(),
    "DarwinFoundation": {"CMarkdown", "CSystem", "CXMLParser"},
    "CoreText": {"UIKitCore", "TextShaping", "CoreGraphics"},
    "Security": {"CoreGraphics"},
    "UniformTypeIdentifiers": set(),
    "MobileCoreServices": {"UniformTypeIdentifiers", "CoreGraphics"},
    "URLLoading": {"CCurl", "ProgrammerErrors"},
    "CryptoKit": {"CCrypto", "ProgrammerErrors"},
    "CommonCrypto": {"CCrypto"},
    "SystemConfiguration": {"CoreGraphics"},
    "os": set(),
}


def problems():
    sources = ROOT / "Sources"
    for module in sorted(path.name for path in sources.iterdir() if path.is_dir()):
        files = sorted((sources / module).rglob("*.swift"))
        if not files:
            continue
        if module not in ALLOWED:
            yield f"Sources/{module}: a module without a rule; add one to {pathlib.Path(__file__).name}"
            continue
        for file in files:
            text = file.read_text(encoding="utf-8")
            for match in IMPORT.finditer(text):
                name = match.group(1)
                if name not in SYSTEM and name not in ALLOWED[module] and name != module:
                    line = text.count("\n", 0, match.start(1)) + 1
                    yield f"{file.relative_to(ROOT)}:{line}: {module} must not import {name}"


def main():
    found = list(problems())
    print("\n".join(found) if found else "imports: every module imports only what it may")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
