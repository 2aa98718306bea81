#!/usr/bin/env python3
"""Makes one image of all screens of Tuan: iPad upright and turned, and iPhone, light and dark, Chinese and English.

usage: contact-sheet.py [--keep FOLDER] [OUT.webp]      (docs/images/tuan-all.webp by default)

Each variant runs `contact-sheet.ui` headless with one seeded service; Chromium combines the screenshots. With --keep they stay in a folder, to
be looked at one by one.
"""
import pathlib
import subprocess
import sys
import tempfile

SCRIPTS = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(SCRIPTS.parent.parent.parent / "Scripts"))
import contact_sheet  # noqa: E402

# Screens in a row, and the height of each, in pixels. A device whose name ends with TURNED is turned to the left.
TURNED = " turned"
DEVICES = [("iPad Air", 8, 440), ("iPad Air" + TURNED, 6, 330), ("iPhone 15", 10, 480)]
CHINESE, ENGLISH = ("zh_CN", "中文"), ("en_US", "English")
# Each device in both appearances and both languages, not in every combination.
VARIANTS = [
    (device, appearance, language, None)
    for device in DEVICES for appearance, language in [("light", CHINESE), ("dark", ENGLISH)]
]
RESOURCES = SCRIPTS.parent / "Sources/Tuan/Resources"


def words(locale):
    """The app's texts in a language, by the Chinese ones."""
    return {} if locale.startswith("zh") else contact_sheet.strings(*sorted((RESOURCES / "en.lproj").glob("*.strings")))


def runner(service):
    def run(device, appearance, language, size, folder):
        """Screenshots of one variant, in order."""
        locale = language[0]
        script = contact_sheet.fill((SCRIPTS / "contact-sheet.ui").read_text(encoding="utf-8"), words(locale), folder)
        if device.endswith(TURNED):
            script = "rotate left\nwait idle\n" + script
        return contact_sheet.capture(
            "Apps/Tuan", script, folder, device.removesuffix(TURNED), appearance, locale, "--service", service)

    return run


def main():
    root = contact_sheet.ROOT
    place = ["--package-path", root / "Services", "--scratch-path", root / ".ferry/services"]
    subprocess.run(["swift", "build", "-c", "release", *place, "--product", "deals-service"], check=True)
    with tempfile.TemporaryDirectory(prefix="contact-sheet-service-") as data:
        program = root / ".ferry/services/release/deals-service"
        service = subprocess.Popen(
            [program, "--data", data, "--port", "0", "--until-closed", "--seeded", "--deals", "20000", "--log", "error"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        address = service.stdout.readline().strip().removeprefix("listening on ")
        contact_sheet.make("Tuan", "docs/images/tuan-all.webp", VARIANTS, runner(address))
        service.stdin.close()
        service.wait()


if __name__ == "__main__":
    main()
