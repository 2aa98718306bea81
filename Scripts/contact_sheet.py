"""One image of an app's screens in several looks, for the scripts `contact-sheet.py` of the apps. Chromium combines the screenshots."""
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
DRIVER = ROOT / "Tests/HostSupport/Programs/drive_chromium.py"

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


def compose(parts, out, folder, title):
    """Writes the image of parts: titles with files, columns and the height of each picture in pixels."""
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


def strings(*files):
    """Texts by key, of `.strings` files."""
    return {key: text for file in files for key, text in re.findall(r'^"([^"]+)" = "([^"]+)";', file.read_text(encoding="utf-8"), re.M)}


def fill(text, words, folder):
    """A script with `{texts}` in the app's language, its screenshots in a folder."""
    text = re.sub(r"\{([^}]+)\}", lambda found: words.get(found.group(1), found.group(1)), text)
    return re.sub(r"^screenshot (.+)$", lambda found: f"screenshot {folder}/{found.group(1)}", text, flags=re.M)


def capture(app, script, folder, device, appearance, locale, *options):
    """Runs a script on a device without data; returns its screenshots, in order."""
    (folder / "run.ui").write_text(script, encoding="utf-8")
    home = folder / "home"
    places = {name: str(home / name) for name in ("XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME")}
    subprocess.run(
        [ROOT / "ferry", "run", app, "--headless", "--script", folder / "run.ui", "--device", device, "--locale", locale,
         "--appearance", appearance, "--no-bezel", *options], cwd=ROOT, env={**os.environ, **places}, check=True)
    return sorted(folder.glob("*.png"))


def make(title, out, variants, run):
    """The program: `[--keep FOLDER] [OUT.webp]`.

    `variants` have a device with its columns and height, an appearance, a language as a tuple that has its name second, and a text size or None.
    `run` takes the device's name, the appearance, the language, the text size and an empty folder, and returns screenshots.
    """
    arguments = sys.argv[1:]
    keep = None
    if arguments[:1] == ["--keep"]:
        keep, arguments = pathlib.Path(arguments[1]).resolve(), arguments[2:]
    out = pathlib.Path(arguments[0] if arguments else ROOT / out).resolve()
    with tempfile.TemporaryDirectory(prefix="contact-sheet-") as name:
        scratch = pathlib.Path(name)
        parts = []
        for (device, columns, height), appearance, language, size in variants:
            folder = (keep or scratch) / str(len(parts))
            folder.mkdir(parents=True)
            files = run(device, appearance, language, size, folder)
            look = f"{device} · {appearance} · {language[1]}" + (f" · {size}" if size else "")
            print(f"contact-sheet: {look}: {len(files)} screens", flush=True)
            parts.append({"title": look, "files": [file.as_uri() for file in files], "columns": columns, "height": height})
        compose(parts, out, scratch, title)
    print(f"contact-sheet: {out}, {out.stat().st_size // 1000} KB")


def size_options(size):
    """Options of `ferry run` for a text size; None is the usual one."""
    return ["--set", f"text-size={size}"] if size else []
