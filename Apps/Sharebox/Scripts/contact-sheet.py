#!/usr/bin/env python3
"""Makes one image of all screens of Sharebox: iPhone and iPad, light and dark, English and Chinese.

usage: contact-sheet.py [--keep FOLDER] [OUT.webp]      (docs/images/sharebox-all.webp by default)

Each variant runs `contact-sheet.ui` headless against a new, seeded service; Chromium combines the screenshots.
"""
import pathlib
import re
import subprocess
import sys

SCRIPTS = pathlib.Path(__file__).resolve().parent
ROOT = SCRIPTS.parent.parent.parent
sys.path.insert(0, str(ROOT / "Scripts"))
import contact_sheet  # noqa: E402

SERVICE = ROOT / ".ferry/services"

# Screens in a row, and the height of each, in pixels.
DEVICES = [("iPhone 15", 10, 560), ("iPad Air", 10, 385)]
LANGUAGES = [("en_US", "English"), ("zh_CN", "中文")]
VARIANTS = [(device, appearance, language, None) for device in DEVICES for appearance in ("light", "dark") for language in LANGUAGES]

# Texts that are not in the app's strings table: the service's, and positions of buttons without a label.
PLACES = {"iPhone 15": {"back": "40,81"}, "iPad Air": {"back": "40,49"}}
MORE_WORDS = {"First share": "初次分享"}


def words(locale):
    """The app's texts in a language, by the English ones."""
    if locale.startswith("en"):
        return {}
    return {**contact_sheet.strings(SCRIPTS.parent / "Sources/Sharebox/Resources/zh-Hans.lproj/Localizable.strings"), **MORE_WORDS}


def run(device, appearance, language, _, folder):
    """Screenshots of one variant, in order."""
    locale = language[0]
    text = (SCRIPTS / "contact-sheet.ui").read_text(encoding="utf-8")
    text = re.sub(r"<(\w+)>", lambda found: PLACES[device][found.group(1)], text)
    service = Service(folder / "world")
    try:
        script = contact_sheet.fill(text, words(locale), folder)
        return contact_sheet.capture("Apps/Sharebox", script, folder, device, appearance, locale, "--service", service.url)
    finally:
        service.end()


class Service:
    """A seeded service with a separate data folder."""

    def __init__(self, data):
        subprocess.run(
            ["swift", "build", "-c", "release", "--package-path", ROOT / "Services", "--scratch-path", SERVICE, "--product", "share-service"],
            check=True, stdout=subprocess.DEVNULL)
        self.process = subprocess.Popen(
            [SERVICE / "release/share-service", "--data", data, "--port", "0", "--until-closed", "--seeded", "--hash-cost", "4", "--log",
             "error"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.url = self.process.stdout.readline().split()[-1]

    def end(self):
        self.process.stdin.close()
        self.process.wait()


if __name__ == "__main__":
    contact_sheet.make("Sharebox", "docs/images/sharebox-all.webp", VARIANTS, run)
