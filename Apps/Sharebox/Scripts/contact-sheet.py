#!/usr/bin/env python3
"""Makes one image of all screens of Sharebox: iPhone and iPad, light and dark, English and Chinese.

usage: contact-sheet.py [OUT.webp]      (docs/images/sharebox-all.webp by default)

Each variant runs `contact-sheet.ui` headless against a new, seeded service; Chromium combines the screenshots.
"""
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

SCRIPTS = pathlib.Path(__file__).resolve().parent
ROOT = SCRIPTS.parent.parent.parent
DRIVER = ROOT / "Tests/HostSupport/Programs/drive_chromium.py"
SERVICE = ROOT / ".ferry/services"

# Screens in a row, and the height of each, in pixels.
DEVICES = [("iPhone 15", 10, 560), ("iPad Air", 10, 385)]
LANGUAGES = [("en_US", "English"), ("zh_CN", "中文")]
APPEARANCES = ["light", "dark"]

# Texts that are not in the app's strings table: the service's, and positions of buttons without a label.
PLACES = {"iPhone 15": {"back": "40,81"}, "iPad Air": {"back": "40,49"}}
MORE_WORDS = {"First share": "初次分享"}


def words(locale):
    """The app's texts in a language, by the English ones."""
    if locale.startswith("en"):
        return {}
    text = (SCRIPTS.parent / "Sources/Sharebox/Resources/zh-Hans.lproj/Localizable.strings").read_text(encoding="utf-8")
    return {**dict(re.findall(r'^"([^"]+)" = "([^"]+)";', text, re.M)), **MORE_WORDS}


def script(device, locale, folder):
    """The script for one variant, with its screenshots in a folder."""
    known = words(locale)
    text = (SCRIPTS / "contact-sheet.ui").read_text(encoding="utf-8")
    text = re.sub(r"<(\w+)>", lambda found: PLACES[device][found.group(1)], text)
    text = re.sub(r"\{([^}]+)\}", lambda found: known.get(found.group(1), found.group(1)), text)
    return re.sub(r"^screenshot (.+)$", lambda found: f"screenshot {folder}/{found.group(1)}", text, flags=re.M)


def run(device, locale, appearance, service, folder):
    """Screenshots of one variant, in order."""
    folder.mkdir()
    home = folder / "home"
    (folder / "run.ui").write_text(script(device, locale, folder), encoding="utf-8")
    places = {name: str(home / name) for name in ("XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME")}
    subprocess.run(
        [ROOT / "ferry", "run", "Apps/Sharebox", "--headless", "--script", folder / "run.ui", "--device", device, "--locale", locale,
         "--appearance", appearance, "--service", service, "--no-bezel"], cwd=ROOT, env={**os.environ, **places}, check=True)
    return sorted(folder.glob("*.png"))


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


PAGE = """<!doctype html><meta charset="utf-8"><style>
body { margin: 24px; background: #e9ebf0; font: 600 22px Inter, "Noto Sans CJK SC", sans-serif; color: #333; width: max-content; }
h1 { font-size: 34px; margin: 0 0 8px; } h2 { font-size: 22px; margin: 26px 0 10px; color: #666; }
.row { display: flex; gap: 12px; margin-bottom: 12px; } canvas { border-radius: 14px; box-shadow: 0 1px 5px #0003; }
</style><body><script>
const parts = %s;
// One picture after the other, drawn small: all of them at once would not fit.
(async () => {
  document.body.appendChild(Object.assign(document.createElement("h1"), { textContent: %s }));
  for (const part of parts) {
    document.body.appendChild(Object.assign(document.createElement("h2"), { textContent: part.title }));
    let row = null;
    for (const [index, file] of part.files.entries()) {
      if (index %% part.columns === 0) row = document.body.appendChild(Object.assign(document.createElement("div"), { className: "row" }));
      const image = new Image();
      image.src = file;
      await image.decode();
      const canvas = row.appendChild(document.createElement("canvas"));
      canvas.height = part.height;
      canvas.width = Math.round(image.width * part.height / image.height);
      const context = canvas.getContext("2d");
      context.imageSmoothingQuality = "high";
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      image.src = "";
    }
  }
  window.ready = true;
})();
</script>"""


def compose(parts, out, folder, title="Sharebox"):
    page = folder / "page.html"
    page.write_text(PAGE % (json.dumps(parts), json.dumps(title)), encoding="utf-8")
    driver = subprocess.Popen([sys.executable, DRIVER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def do(**command):
        driver.stdin.write(json.dumps(command) + "\n")
        driver.stdin.flush()
        answer = json.loads(driver.stdout.readline())
        if not answer["ok"]:
            sys.exit(f"contact-sheet: {answer['error']}")
        return answer.get("value")

    do(do="open", url=page.as_uri(), width=1000, height=1000)
    do(do="until", expression="window.ready")
    width, height = do(do="eval", expression="[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    do(do="open", url=page.as_uri(), width=width + 24, height=height)
    do(do="until", expression="window.ready")
    do(do="screenshot", file=str(out), quality=72)
    driver.stdin.close()
    driver.wait()


def main():
    out = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "docs/images/sharebox-all.webp").resolve()
    with tempfile.TemporaryDirectory(prefix="sharebox-sheet-") as name:
        folder = pathlib.Path(name)
        parts = []
        for device, columns, height in DEVICES:
            for appearance in APPEARANCES:
                for locale, language in LANGUAGES:
                    number = len(parts)
                    service = Service(folder / f"world-{number}")
                    try:
                        files = run(device, locale, appearance, service.url, folder / str(number))
                    finally:
                        service.end()
                    title = f"{device} · {appearance} · {language}"
                    print(f"contact-sheet: {title}: {len(files)} screens", flush=True)
                    parts.append(
                        {"title": title, "files": [file.as_uri() for file in files], "columns": columns, "height": height})
        compose(parts, out, folder)
    print(f"contact-sheet: {out}, {out.stat().st_size // 1000} KB")


if __name__ == "__main__":
    main()
