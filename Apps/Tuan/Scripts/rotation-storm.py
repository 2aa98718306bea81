#!/usr/bin/env python3
"""Turns the device at random moments of every transition of Tuan, and checks that nothing is left behind.

usage: rotation-storm.py [--rounds 10000] [--seed 1] [--device "iPad Air"] [--verbose]

A round opens or closes something (the popover with the cities, a menu, another menu over it, a deal's panel, the sheet More, the city
search, another tab), sometimes touches a second time before the end, lets a random part of the transition pass and turns the device. It ends
by closing everything and compares the screen with that of the same tab and orientation before:

- no cover, popover, menu, panel or sheet is there, and all items of the dock show that they are off,
- the number of living controllers is that of the first rounds (the app prints it with the argument `lifetimes`).

The app runs headless, in virtual time and with sample deals. The same seed does the same. Exit status 0: nothing was found.
"""
import argparse
import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent.parent
# Of UIDeviceOrientation.
ORIENTATIONS = [1, 3, 2, 4]
# What is only there while something is open.
LEFT_OVERS = ["city query", "menu cover", "detail cover", "close detail", "close more", "city cover", "close page", "stripped page"]


class App:
    """The app under a simulator that takes requests as lines of JSON."""

    def __init__(self, device, folder):
        built = subprocess.run([ROOT / "ferry", "build", "Apps/Tuan"], cwd=ROOT, capture_output=True, text=True)
        if built.returncode:
            sys.exit(built.stdout + built.stderr)
        program = built.stdout.strip().splitlines()[-1].split()[-1]
        simulator = self.simulator()
        environment = {name: value for name, value in os.environ.items() if name != "FERRY_SERVICE_URL"}
        self.log = open(folder / "log", "w+")
        self.process = subprocess.Popen(
            [simulator, program, "--device", device, "--locale", "zh_CN", "--headless", "--drive", "--data", folder / "data"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.log, text=True, env=environment)
        self.do("launch", arguments=["lifetimes"], environment={})

    @staticmethod
    def simulator():
        release = ROOT / ".ferry/build/release/ferry-simulator"
        debug = ROOT / ".ferry/build/debug/ferry-simulator"
        wanted = debug if os.environ.get("FERRY_FRAMEWORKS") == "debug" else release
        return wanted if wanted.exists() else debug if debug.exists() else release

    def do(self, request, **values):
        self.process.stdin.write(json.dumps({request: values}) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise Fault("the simulator has ended")
        answer = json.loads(line)
        if "ended" in answer or "failed" in answer:
            raise Fault(f"{request}: {answer}")
        return answer

    def tap(self, x, y):
        self.do("gesture", _0={"tap": {"at": {"x": x, "y": y}, "count": 1, "fingers": 1}})

    def pass_time(self, seconds):
        self.do("advance", seconds=seconds)

    def settle(self):
        # The popover comes back half a second after the last rotation.
        self.pass_time(0.8)
        answer = self.do("settle", limit=5)
        if not answer["settled"]["isIdle"]:
            raise Fault(f"never idle: {answer}")

    def turn(self, orientation):
        self.do("orientation", _0=orientation)

    def screen(self):
        return self.do("elements")["screen"]["_0"]

    def lifetimes(self):
        """The number of living controllers, by class: what the app printed last."""
        moment = self.do("moment")
        lines = [line for line in moment["moment"]["log"] if line.startswith("lifetimes ")]
        if lines:
            self.alive = json.loads(lines[-1].split(" ", 1)[1])
        return dict(self.alive)

    alive = {}


class Fault(Exception):
    pass


def find(screen, identifier):
    return next((one for one in screen["elements"] if one["identifier"] == identifier), None)


def tap_on(app, identifier):
    """Taps an element if a touch reaches it. Returns whether it did."""
    one = find(app.screen(), identifier)
    if one is None or not one.get("isHittable"):
        return False
    app.tap(one["touch"]["x"], one["touch"]["y"])
    return True


def tap_deal(app):
    deal = next((one for one in app.screen()["elements"] if one["identifier"].startswith("deal ") and one.get("isHittable")), None)
    if deal is None:
        return False
    app.tap(deal["touch"]["x"], deal["touch"]["y"])
    return True


# What begins a transition; each is tried wherever it can be touched.
BEGINNINGS = {
    "open cities": lambda app: tap_on(app, "location"),
    "search cities": lambda app: tap_on(app, "location") and (app.settle() or tap_on(app, "city query")),
    "open more": lambda app: tap_on(app, "more"),
    "menu category": lambda app: tap_on(app, "menu category"),
    "menu district": lambda app: tap_on(app, "menu district"),
    "another menu": lambda app: tap_on(app, "menu category") and (app.settle() or tap_on(app, "menu sort")),
    "open deal": tap_deal,
    "close deal": lambda app: tap_deal(app) and (app.settle() or tap_on(app, "close detail")),
    "close more": lambda app: tap_on(app, "more") and (app.settle() or tap_on(app, "close more")),
    "close menu": lambda app: tap_on(app, "menu sort") and (app.settle() or tap_on(app, "menu cover")),
    "close cities": lambda app: tap_on(app, "location") and (app.settle() or tap_outside(app)),
    "tab": lambda app: tap_on(app, "tab 3"),
}
# Touches that follow before the first transition has ended.
SECONDS = ["location", "more", "menu category", "menu sort", "menu cover", "close detail", "detail cover", "close more", "tab 1", "tab 2", None]


def tap_outside(app):
    screen = app.screen()
    # At the top: the keyboard may be at the bottom.
    app.tap(screen["width"] - 4, 60)
    return True


def close_all(app):
    """Closes whatever is open, as a user does."""
    for _ in range(8):
        app.settle()
        screen = app.screen()
        for identifier in ["close page", "close more", "close detail", "menu cover"]:
            one = find(screen, identifier)
            if one and one.get("isHittable"):
                app.tap(one["touch"]["x"], one["touch"]["y"])
                break
        else:
            if find(screen, "city query"):
                tap_outside(app)
            elif (tab := find(screen, "tab 0")) and tab.get("isEnabled"):
                app.tap(tab["touch"]["x"], tab["touch"]["y"])
            else:
                return screen
    raise Fault("something cannot be closed: " + ", ".join(name for name in LEFT_OVERS if find(app.screen(), name)))


def shape(screen):
    """What must be the same each time: the fixed elements with their places, and not the list, which may be scrolled."""
    return sorted(
        (one["identifier"], round(one["x"]), round(one["y"]), round(one["width"]), round(one["height"]), one.get("isEnabled", True))
        for one in screen["elements"] if one["identifier"].split(" ")[0] in ("tab", "location", "more", "logo", "menu", "search", "deals"))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", default="iPad Air")
    parser.add_argument("--verbose", action="store_true")
    options = parser.parse_args()
    choice = random.Random(options.seed)
    with tempfile.TemporaryDirectory(prefix="rotation-storm-") as name:
        app = App(options.device, pathlib.Path(name))
        shapes, most, story = {}, {}, []
        counts = dict.fromkeys(BEGINNINGS, 0)
        try:
            choose_city(app)
            warm_up(app, shapes, most)
            for number in range(options.rounds):
                story = play(app, choice, counts)
                if options.verbose:
                    print(number, *story, sep="; ", flush=True)
                check(app, shapes, most, story)
                if (number + 1) % 500 == 0:
                    print(f"{number + 1} rounds", flush=True)
        except Fault as fault:
            app.log.seek(0)
            print(f"rotation-storm: seed {options.seed}, round {number if story else 0}: {'; '.join(story)}\n{fault}\n{app.log.read()[-2000:]}")
            sys.exit(1)
        app.process.stdin.close()
        app.process.wait()
    print(f"rotation-storm: {options.rounds} rounds with seed {options.seed} on {options.device}, nothing left behind")
    print("  " + ", ".join(f"{name} {count}" for name, count in counts.items()))
    print("  controllers alive after each round, at most: " + ", ".join(f"{name} {count}" for name, count in sorted(most.items())))


def choose_city(app):
    app.settle()
    tap_on(app, "location")
    app.settle()
    if not tap_on(app, "city 热门城市 北京"):
        raise Fault("no city can be chosen")
    app.settle()


def warm_up(app, shapes, most):
    """Each orientation, tab and transition once, at rest: what is made once is there, and counts as the rule."""
    for orientation in ORIENTATIONS + ORIENTATIONS[:1]:
        app.turn(orientation)
        for begin in BEGINNINGS.values():
            begin(app)
            close_all(app)
        for tab in ["tab 1", "tab 2"]:
            tap_on(app, tab)
            app.settle()
        screen = close_all(app)
        shapes.setdefault((screen["width"] > screen["height"]), shape(screen))
        most.update(app.lifetimes())


def play(app, choice, counts):
    """One round. Returns what was done."""
    story = []
    for _ in range(choice.randint(1, 2)):
        name = choice.choice(list(BEGINNINGS))
        done = BEGINNINGS[name](app)
        story.append(name if done else f"({name})")
        counts[name] += done
        moment = choice.uniform(0, 0.7)
        app.pass_time(moment)
        if choice.random() < 0.3 and (second := choice.choice(SECONDS)):
            story.append(f"{moment:.3f} s: {second if tap_on(app, second) else f'({second})'}")
            moment = choice.uniform(0, 0.5)
            app.pass_time(moment)
        orientation = choice.choice(ORIENTATIONS)
        story.append(f"{moment:.3f} s: turn to {orientation}")
        app.turn(orientation)
        # Again before a popover has come back, or afterwards.
        if choice.random() < 0.5:
            app.pass_time(choice.uniform(0, 0.9))
            orientation = choice.choice(ORIENTATIONS)
            story.append(f"turn to {orientation}")
            app.turn(orientation)
    return story


def check(app, shapes, most, story):
    screen = close_all(app)
    left = [name for name in LEFT_OVERS if find(screen, name)]
    if left:
        raise Fault("left behind: " + ", ".join(left))
    for name in ["location", "more"]:
        one = find(screen, name)
        if one is None or not one.get("isEnabled", True):
            raise Fault(f"the item {name} is on although nothing is open")
    wanted, found = shapes[screen["width"] > screen["height"]], shape(screen)
    if wanted != found:
        raise Fault(f"another screen than before:\n{sorted(set(wanted) ^ set(found))}")
    for name, count in app.lifetimes().items():
        if count > most.get(name, 0):
            raise Fault(f"{count} living {name}, {most.get(name, 0)} before")


if __name__ == "__main__":
    main()
