#!/usr/bin/env python3
"""Makes one image of all screens of Weibo: iPhone and iPad, light and dark, Chinese and English, and once with large text.

usage: contact-sheet.py [--keep FOLDER] [OUT.webp]      (docs/images/weibo-all.webp by default)

Each variant runs `contact-sheet.ui` headless with one seeded service; Chromium combines the screenshots. With --keep they stay in a folder, to
be looked at one by one.
"""
import pathlib
import sys
import tempfile

SCRIPTS = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(SCRIPTS.parent.parent.parent / "Scripts"))
import contact_sheet  # noqa: E402
import microblog  # noqa: E402

# Screens in a row, and the height of each, in pixels.
PHONE, PAD = ("iPhone 15", 11, 440), ("iPad Air", 8, 400)
CHINESE, ENGLISH = ("zh_CN", "中文", "zh-Hans"), ("en_US", "English", "en")
# Each device in both appearances and both languages, not in every combination.
VARIANTS = [
    (PHONE, "light", CHINESE, None), (PHONE, "dark", ENGLISH, None), (PAD, "light", ENGLISH, None), (PAD, "dark", CHINESE, None),
    (PHONE, "light", CHINESE, "AX2"),
]
RESOURCES = SCRIPTS.parent / "Sources/Weibo/Resources"
# Of the service's sign-in page, and the time of a status with one image.
PAGE = {
    "zh-Hans": {"Account name": "账号", "Password": "密码", "Allow": "登录并授权", "its time": "49分钟前"},
    "en": {"Account name": "Account", "Password": "Password", "Allow": "Sign in and allow", "its time": "49 minutes ago"},
}


def runner(service):
    def run(device, appearance, language, size, folder):
        """Screenshots of one variant, in order."""
        locale, _, table = language
        words = {**contact_sheet.strings(RESOURCES / f"{table}.lproj/Localizable.strings"), **PAGE[table]}
        script = contact_sheet.fill((SCRIPTS / "contact-sheet.ui").read_text(encoding="utf-8"), words, folder)
        return contact_sheet.capture(
            "Apps/Weibo", script, folder, device, appearance, locale, "--service", service, *contact_sheet.size_options(size))

    return run


def main():
    microblog.build()
    with tempfile.TemporaryDirectory(prefix="contact-sheet-service-") as data:
        service = microblog.Service(data, "--seeded")
        contact_sheet.make("Weibo", "docs/images/weibo-all.webp", VARIANTS, runner(f"http://127.0.0.1:{service.port}"))
        service.stop()


if __name__ == "__main__":
    main()
