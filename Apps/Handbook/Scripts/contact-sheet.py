#!/usr/bin/env python3
"""Makes one image of the Handbook: iPhone and iPad, light and dark, English and Chinese, and with the largest text.

usage: contact-sheet.py [--keep FOLDER] [OUT.webp]      (docs/images/handbook-all.webp by default)

Each variant opens the list, some pages, their sheet and their source headless; Chromium combines the screenshots. With --keep they stay in a folder.
"""
import importlib.util
import os
import pathlib
import re
import subprocess
import sys
import tempfile

SCRIPTS = pathlib.Path(__file__).resolve().parent
ROOT = SCRIPTS.parent.parent.parent
RESOURCES = SCRIPTS.parent / "Sources/Handbook/Resources"

# Pages by the identifier that the catalogue has for them.
PAGES = ["calculator", "finding-views", "layers", "carousel", "chat", "app-grid", "model", "tables", "collections", "dynamics"]
# Screens in a row, and the height of each, in pixels.
DEVICES = [("iPhone 15", 13, 470), ("iPad Air", 13, 300)]
LANGUAGES = [("en_US", "English", "en"), ("zh_CN", "中文", "zh-Hans")]
VARIANTS = [(device, appearance, language, None) for device in DEVICES for appearance in ("light", "dark") for language in LANGUAGES]
VARIANTS += [(DEVICES[0], "light", language, "AX5") for language in LANGUAGES]


def module(path):
    """A neighbour's script, whose composition of pictures is used."""
    spec = importlib.util.spec_from_file_location("sheet", path)
    loaded = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(loaded)
    return loaded


def texts(language):
    """Texts of a language by key, of both tables."""
    found = {}
    for table in ("Lessons", "Localizable"):
        text = (RESOURCES / f"{language}.lproj/{table}.strings").read_text(encoding="utf-8")
        found.update(re.findall(r'^"([^"]+)" = "([^"]+)";', text, re.M))
    return found


def script(device, language, folder):
    """Lines that visit the list, the pages, a sheet and a source."""
    words = texts(language)
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


def run(device, appearance, locale, language, size, folder):
    """Screenshots of one variant, in order."""
    folder.mkdir(parents=True)
    (folder / "run.ui").write_text(script(device, language, folder), encoding="utf-8")
    options = ["--set", f"text-size={size}"] if size else []
    home = folder / "home"
    places = {name: str(home / name) for name in ("XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME")}
    subprocess.run(
        [ROOT / "ferry", "run", "Apps/Handbook", "--headless", "--script", folder / "run.ui", "--device", device, "--locale", locale,
         "--appearance", appearance, "--no-bezel", *options], cwd=ROOT, env={**os.environ, **places}, check=True)
    return sorted(folder.glob("*.png"))


def main():
    arguments = sys.argv[1:]
    keep = None
    if arguments[:1] == ["--keep"]:
        keep, arguments = pathlib.Path(arguments[1]).resolve(), arguments[2:]
    out = pathlib.Path(arguments[0] if arguments else ROOT / "docs/images/handbook-all.webp").resolve()
    sheet = module(ROOT / "Apps/Sharebox/Scripts/contact-sheet.py")
    with tempfile.TemporaryDirectory(prefix="handbook-sheet-") as name:
        folder = keep or pathlib.Path(name)
        parts = []
        for (device, columns, height), appearance, (locale, language, table), size in VARIANTS:
            files = run(device, appearance, locale, table, size, folder / str(len(parts)))
            title = f"{device} · {appearance} · {language}" + (f" · {size}" if size else "")
            print(f"contact-sheet: {title}: {len(files)} screens", flush=True)
            parts.append({"title": title, "files": [file.as_uri() for file in files], "columns": columns, "height": height})
        sheet.compose(parts, out, pathlib.Path(name), "Handbook")
    print(f"contact-sheet: {out}, {out.stat().st_size // 1000} KB")


if __name__ == "__main__":
    main()
