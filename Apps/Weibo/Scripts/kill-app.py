#!/usr/bin/env python3
"""Kills the app with SIGKILL while a text is being written, and checks that its draft has what was typed.

usage: kill-app.py [--kills N] [--seed N]      (20 kills, seed 1)

Signs in once, on a device that keeps its data. Then each round opens the composer, which must show the draft of the round before, and types on; a
screenshot after each piece tells this program that the piece was typed. The app is killed some milliseconds after one of them. The draft's file
must have all that was typed until then, and at most what came after. Exit status 1 otherwise.
"""
import argparse
import json
import os
import pathlib
import random
import signal
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[3]
SIGN_IN = """swipe 200,500 left
wait idle
swipe 200,500 left
wait idle
swipe 200,500 left
wait idle
tap "share"
tap "start"
wait idle
tap "sign in"
tap "账号"
type "demo"
tap "密码"
type "weibo-demo"
tap "登录并授权"
expect "dock"
wait idle
"""
PIECES = 12


def ferry(folder, data, script):
    file = folder / "run.ui"
    file.write_text(script, encoding="utf-8")
    return subprocess.Popen(
        [ROOT / "ferry", "run", "Apps/Weibo", "--headless", "--data", data, "--script", file, "--locale", "zh_CN", "--no-bezel"],
        cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def app_below(parent):
    """The app's process among the descendants of a process."""
    parents = {}
    for place in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            parents[int(place.name)] = int((place / "stat").read_text().rsplit(")", 1)[1].split()[1])
        except OSError:
            continue

    def descends(process):
        while process > 1:
            if process == parent:
                return True
            process = parents.get(process, 0)
        return False

    for process in parents:
        try:
            program = os.readlink(f"/proc/{process}/exe")
        except OSError:
            continue
        if program.endswith("/Weibo.app/Weibo") and descends(process):
            return process
    return None


def draft(data):
    files = list(data.rglob("Drafts/draft.txt"))
    return files[0].read_text(encoding="utf-8") if files else ""


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    dice = random.Random(options.seed)
    with tempfile.TemporaryDirectory(prefix="kill-app-") as name:
        folder = pathlib.Path(name)
        data = folder / "data"
        data.mkdir()
        run = ferry(folder, data, SIGN_IN)
        output = run.communicate()[0]
        if run.returncode:
            sys.exit(f"kill-app: cannot sign in\n{output}")
        text, typed, lost = "", 0, 0
        for number in range(options.kills):
            script = 'tap "compose"\nwait idle\n' + (f'expect "{text}"\n' if text else "") + f"screenshot {folder}/{number}-0.png\n"
            pieces = [chr(ord("a") + (number + piece) % 26) * (1 + piece % 3) for piece in range(PIECES)]
            for piece, letters in enumerate(pieces):
                script += f'type "{letters}"\nscreenshot {folder}/{number}-{piece + 1}.png\n'
            goal = dice.randint(1, PIECES - 1)
            run = ferry(folder, data, script)
            while not (folder / f"{number}-{goal}.png").exists() and run.poll() is None:
                time.sleep(0.002)
            time.sleep(dice.random() * 0.05)
            process = app_below(run.pid)
            if run.poll() is not None or process is None:
                sys.exit(f"kill-app: round {number} ended before the kill\n{run.communicate()[0]}")
            os.kill(process, signal.SIGKILL)
            run.communicate()
            done = max(piece for piece in range(PIECES + 1) if (folder / f"{number}-{piece}.png").exists())
            least, most = text + "".join(pieces[:done]), text + "".join(pieces[:done + 1])
            found = draft(data)
            if not (found.startswith(least) and most.startswith(found)):
                lost += 1
                print(f"kill-app: round {number}: {found!r} instead of {least!r}", file=sys.stderr)
            typed += done
            # The next round begins a text of its own before the limit is near.
            text = found
            if len(text) > 150:
                for file in data.rglob("Drafts/draft.txt"):
                    file.unlink()
                text = ""
    print(json.dumps({"kills": options.kills, "pieces": typed, "lost": lost}))
    sys.exit(1 if lost else 0)


if __name__ == "__main__":
    main()
