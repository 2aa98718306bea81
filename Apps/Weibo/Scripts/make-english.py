#!/usr/bin/env python3
"""Writes en.lproj/Localizable.strings: the keys of the Chinese table, which are the English texts."""
import pathlib
import re

RESOURCES = pathlib.Path(__file__).resolve().parent.parent / "Sources/Weibo/Resources"

keys = re.findall(r'^"((?:[^"\\]|\\.)*)" = ', (RESOURCES / "zh-Hans.lproj/Localizable.strings").read_text(), re.M)
lines = ["/* Made by Scripts/make-english.py: the keys are the English texts. */"]
lines += [f'"{key}" = "{key}";' for key in keys]
(RESOURCES / "en.lproj/Localizable.strings").write_text("\n".join(lines) + "\n")
