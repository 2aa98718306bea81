"""The modules that are UIKit together, as Sources/UIKit/UIKit.swift exports them: UIKitCore and what is above it."""
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent
UIKIT = sorted(re.findall(r"^@_exported public import (UI\w+)$", (ROOT / "Sources/UIKit/UIKit.swift").read_text(), re.M), key=lambda name: name != "UIKitCore")
