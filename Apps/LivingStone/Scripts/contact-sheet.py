#!/usr/bin/env python3
"""Makes one image of all screens of Living Stone: iPhone and iPad, light and dark, English and Chinese, and with the largest text.

usage: contact-sheet.py [--keep FOLDER] [OUT.webp]      (docs/images/livingstone-all.webp by default)

Each variant runs `contact-sheet.ui` headless; Chromium combines the screenshots. With --keep they stay in a folder, to be looked at one by one.
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

# Screens in a row, and the height of each, in pixels.
DEVICES = [("iPhone 15", 11, 560), ("iPad Air", 11, 350)]
LANGUAGES = [("en_US", "English"), ("zh_CN", "中文")]
VARIANTS = [(device, appearance, language, None) for device in DEVICES for appearance in ("light", "dark") for language in LANGUAGES]
VARIANTS += [(DEVICES[0], "light", language, "AX5") for language in LANGUAGES]


def module(path):
    """A neighbour's script, whose composition of pictures is used."""
    spec = importlib.util.spec_from_file_location("sheet", path)
    loaded = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(loaded)
    return loaded


def words(locale):
    """The app's texts in a language, by the English ones."""
    if locale.startswith("en"):
        return {}
    resources = SCRIPTS.parent / "Sources/LivingStone/Resources"
    text = (resources / "zh-Hans.lproj/Localizable.strings").read_text(encoding="utf-8")
    return dict(re.findall(r'^"([^"]+)" = "([^"]+)";', text, re.M))


def run(device, appearance, locale, size, folder):
    """Screenshots of one variant, in order."""
    folder.mkdir(parents=True)
    known = words(locale)
    text = (SCRIPTS / "contact-sheet.ui").read_text(encoding="utf-8")
    text = re.sub(r"\{([^}]+)\}", lambda found: known.get(found.group(1), found.group(1)), text)
    text = re.sub(r"^screenshot (.+)$", lambda found: f"screenshot {folder}/{found.group(1)}", text, flags=re.M)
    (folder / "run.ui").write_text(text, encoding="utf-8")
    options = ["--set", f"text-size={size}"] if size else []
    home = folder / "home"
    places = {name: str(home / name) for name in ("XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME")}
    subprocess.run(
        [ROOT / "ferry", "run", "Apps/LivingStone", "--headless", "--script", folder / "run.ui", "--device", device, "--locale", locale,
         "--appearance", appearance, "--no-bezel", *options], cwd=ROOT, env={**os.environ, **places}, check=True)
    return sorted(folder.glob("*.png"))


def main():
    arguments = sys.argv[1:]
    keep = None
    if arguments[:1] == ["--keep"]:
        keep, arguments = pathlib.Path(arguments[1]).resolve(), arguments[2:]
    out = pathlib.Path(arguments[0] if arguments else ROOT / "docs/images/livingstone-all.webp").resolve()
    sheet = module(ROOT / "Apps/Sharebox/Scripts/contact-sheet.py")
    with tempfile.TemporaryDirectory(prefix="livingstone-sheet-") as name:
        folder = keep or pathlib.Path(name)
        parts = []
        for (device, columns, height), appearance, (locale, language), size in VARIANTS:
            files = run(device, appearance, locale, size, folder / str(len(parts)))
            title = f"{device} · {appearance} · {language}" + (f" · {size}" if size else "")
            print(f"contact-sheet: {title}: {len(files)} screens", flush=True)
            parts.append({"title": title, "files": [file.as_uri() for file in files], "columns": columns, "height": height})
        sheet.compose(parts, out, pathlib.Path(name), "Living Stone")
    print(f"contact-sheet: {out}, {out.stat().st_size // 1000} KB")


if __name__ == "__main__":
    main()
