#!/usr/bin/env python3
"""Makes one image of all screens of Living Stone: iPhone and iPad, light and dark, English and Chinese, and with the largest text.

usage: contact-sheet.py [--keep FOLDER] [OUT.webp]      (docs/images/livingstone-all.webp by default)

Each variant runs `contact-sheet.ui` headless; Chromium combines the screenshots. With --keep they stay in a folder, to be looked at one by one.
"""
import pathlib
import sys

SCRIPTS = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(SCRIPTS.parent.parent.parent / "Scripts"))
import contact_sheet  # noqa: E402

# Screens in a row, and the height of each, in pixels.
DEVICES = [("iPhone 15", 11, 560), ("iPad Air", 11, 350)]
LANGUAGES = [("en_US", "English"), ("zh_CN", "中文")]
VARIANTS = [(device, appearance, language, None) for device in DEVICES for appearance in ("light", "dark") for language in LANGUAGES]
VARIANTS += [(DEVICES[0], "light", language, "AX5") for language in LANGUAGES]

# A text of the system's.
MORE_WORDS = {"Allow": "允许"}


def words(locale):
    """The app's texts in a language, by the English ones."""
    if locale.startswith("en"):
        return {}
    return {**contact_sheet.strings(SCRIPTS.parent / "Sources/LivingStone/Resources/zh-Hans.lproj/Localizable.strings"), **MORE_WORDS}


def run(device, appearance, language, size, folder):
    """Screenshots of one variant, in order."""
    locale = language[0]
    script = contact_sheet.fill((SCRIPTS / "contact-sheet.ui").read_text(encoding="utf-8"), words(locale), folder)
    return contact_sheet.capture("Apps/LivingStone", script, folder, device, appearance, locale, *contact_sheet.size_options(size))


if __name__ == "__main__":
    contact_sheet.make("Living Stone", "docs/images/livingstone-all.webp", VARIANTS, run)
