#!/usr/bin/env python3
"""Makes one image of the Handbook: iPhone and iPad, light and dark, English and Chinese, and with the largest text.

usage: contact-sheet.py [--keep FOLDER] [OUT.webp]      (docs/images/handbook-all.webp by default)

Each variant opens the list, some pages, their sheet and their source headless; Chromium combines the screenshots. With --keep they stay in a folder.
"""
import pathlib
import sys

SCRIPTS = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(SCRIPTS.parent.parent.parent / "Scripts"))
import contact_sheet  # noqa: E402

RESOURCES = SCRIPTS.parent / "Sources/Handbook/Resources"

# Pages by the identifier that the catalogue has for them.
PAGES = ["calculator", "finding-views", "layers", "carousel", "chat", "app-grid", "model", "tables", "collections", "dynamics"]
PAGES += ["zoom-transitions", "symbol-effects", "text-layout", "own-text", "own-keyboard"]
# Screens in a row, and the height of each, in pixels.
DEVICES = [("iPhone 15", 9, 470), ("iPad Air", 9, 300)]
LANGUAGES = [("en_US", "English", "en"), ("zh_CN", "中文", "zh-Hans")]
VARIANTS = [(device, appearance, language, None) for device in DEVICES for appearance in ("light", "dark") for language in LANGUAGES]
VARIANTS += [(DEVICES[0], "light", language, "AX5") for language in LANGUAGES]


def script(device, language, folder):
    """Lines that visit the list, the pages, a sheet and a source."""
    tables = (RESOURCES / f"{language}.lproj/{table}.strings" for table in ("Lessons", "Localizable"))
    words = contact_sheet.strings(*tables)
    lines = ["wait idle", f"screenshot {folder}/00-list.png"]
    for number, page in enumerate(PAGES, 1):
        lines += [f'scroll to "page {page}"', f'tap "page {page}"', "wait 1", f"screenshot {folder}/{number:02}-{page}.png"]
        if page == "collections":
            lines += [f'tap "{words["Try this"]}"', "wait 1", f"screenshot {folder}/91-sheet.png", f'tap "{words["Close"]}"', "wait 1"]
            lines += [f'tap "{words["Source"]}"', "wait 1", f"screenshot {folder}/92-source.png", f'tap "{words["Close"]}"', "wait 1"]
        # On an iPad the list stays.
        if not device.startswith("iPad"):
            lines += [f'tap "{words["Handbook"]}"', "wait 1"]
    return "\n".join(lines) + "\n"


def run(device, appearance, language, size, folder):
    """Screenshots of one variant, in order."""
    locale, _, table = language
    text = script(device, table, folder)
    return contact_sheet.capture("Apps/Handbook", text, folder, device, appearance, locale, *contact_sheet.size_options(size))


if __name__ == "__main__":
    contact_sheet.make("Handbook", "docs/images/handbook-all.webp", VARIANTS, run)
