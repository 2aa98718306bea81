#!/usr/bin/env python3
"""Drives a headless Chromium through its DevTools pipe; Python's standard library only.

Reads one JSON command a line from standard input and responds to each with one JSON line:
  {"do": "open", "url": URL, "width": W, "height": H, "factor": F}
  {"do": "until", "expression": JS}           waits until the expression is true
  {"do": "eval", "expression": JS}            -> "value"
  {"do": "press"|"move"|"release", "x": X, "y": Y, "modifiers": M}    the left mouse button; CSS pixels; Alt is 1, Ctrl 2, Meta 4, Shift 8
  {"do": "wheel", "x": X, "y": Y, "dx": DX, "dy": DY}
  {"do": "touch", "type": "touchStart"|"touchMove"|"touchEnd", "points": [[X, Y], ...]}
  {"do": "key", "type": "keyDown"|"keyUp", "key": K, "code": C, "text": T, "modifiers": M}
  {"do": "insert", "text": T}                 as an input method does
  {"do": "compose", "text": T, "caret": N}    sets an input method's marked text
  {"do": "pixels", "at": [[X, Y], ...]}       -> "pixels": [[R, G, B], ...] on screen
  {"do": "screenshot", "file": PATH, "clip": [X, Y, WIDTH, HEIGHT]}    clip in CSS pixels, optional;
      with "quality", 0 to 100, for a file that ends with .webp
  {"do": "quit"}                              no response
A response is {"ok": true, ...} or {"ok": false, "error": TEXT}. The browser ends with this program, which ends with its input.
"""
import base64
import json
import os
import select
import shutil
import struct
import subprocess
import sys
import tempfile
import time
import zlib

PATIENCE = 60.0


class Failure(Exception):
    pass


class Browser:
    def __init__(self, program):
        self.profile = tempfile.mkdtemp(prefix="ferry-chromium-")
        to_browser_read, self.to_browser = os.pipe()
        self.from_browser, from_browser_write = os.pipe()

        def connect():
            # The browser reads commands from descriptor 3 and writes responses to 4; both pipe ends are first moved to other descriptors.
            read, write = os.dup(to_browser_read), os.dup(from_browser_write)
            os.dup2(read, 3)
            os.dup2(write, 4)

        arguments = [
            program, "--headless=new", "--remote-debugging-pipe", "--user-data-dir=" + self.profile, "--no-first-run", "--disable-gpu",
            "--no-default-browser-check", "--disable-background-networking", "--disable-component-update", "--disable-sync",
            "--disable-dev-shm-usage", "--force-color-profile=srgb", "--mute-audio", "--hide-scrollbars", "--touch-events=enabled",
            "about:blank",
        ]
        if os.geteuid() == 0:
            arguments.insert(1, "--no-sandbox")
        self.process = subprocess.Popen(
            arguments, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, close_fds=False, preexec_fn=connect)
        os.close(to_browser_read)
        os.close(from_browser_write)
        self.buffer = b""
        self.number = 0
        target = [t for t in self.call("Target.getTargets")["targetInfos"] if t["type"] == "page"][0]
        self.session = self.call("Target.attachToTarget", targetId=target["targetId"], flatten=True)["sessionId"]
        self.page("Page.enable")

    def close(self):
        try:
            self.call("Browser.close")
        except Failure:
            pass
        try:
            self.process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)

    def page(self, method, **parameters):
        return self.call(method, self.session, **parameters)

    def call(self, method, session=None, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        try:
            os.write(self.to_browser, json.dumps(message).encode() + b"\0")
        except OSError as error:
            raise Failure("the browser has ended: %s" % error)
        while True:
            answer = self.receive()
            if answer.get("id") != self.number:
                continue
            if "error" in answer:
                raise Failure("%s: %s" % (method, answer["error"].get("message")))
            return answer["result"]

    def receive(self):
        deadline = time.monotonic() + PATIENCE
        while b"\0" not in self.buffer:
            ready, _, _ = select.select([self.from_browser], [], [], max(0, deadline - time.monotonic()))
            if not ready:
                raise Failure("no response from the browser in %g s" % PATIENCE)
            data = os.read(self.from_browser, 1 << 20)
            if not data:
                raise Failure("the browser ended")
            self.buffer += data
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    # Commands

    def do_open(self, c):
        self.page(
            "Emulation.setDeviceMetricsOverride", width=c["width"], height=c["height"], deviceScaleFactor=c.get("factor", 1), mobile=False)
        self.page("Page.navigate", url=c["url"])

    def evaluate(self, expression):
        result = self.page("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise Failure(result["exceptionDetails"]["exception"].get("description", "exception"))
        return result["result"].get("value")

    def do_eval(self, c):
        return {"value": self.evaluate(c["expression"])}

    def do_until(self, c):
        # Polls in the page itself instead of from here. Repeated after a navigation.
        deadline = time.monotonic() + PATIENCE
        waiting = "new Promise((done) => { const look = () => (%s) ? done(true) : setTimeout(look, 10); look(); setTimeout(() => done(false), 2000); })"
        while time.monotonic() < deadline:
            try:
                if self.evaluate(waiting % c["expression"]):
                    return
            except Failure as failure:
                if self.process.poll() is not None:
                    raise failure
        raise Failure("never true: " + c["expression"])

    def mouse(self, kind, c, **more):
        self.page("Input.dispatchMouseEvent", type=kind, x=c["x"], y=c["y"], modifiers=c.get("modifiers", 0), **more)

    def do_press(self, c):
        self.mouse("mousePressed", c, button="left", buttons=1, clickCount=1)

    def do_move(self, c):
        self.mouse("mouseMoved", c, button="left" if c.get("pressed") else "none", buttons=1 if c.get("pressed") else 0)

    def do_release(self, c):
        self.mouse("mouseReleased", c, button="left", buttons=0, clickCount=1)

    def do_wheel(self, c):
        self.mouse("mouseWheel", c, deltaX=c["dx"], deltaY=c["dy"])

    def do_touch(self, c):
        points = [{"x": x, "y": y, "id": index} for index, (x, y) in enumerate(c["points"])]
        self.page("Input.dispatchTouchEvent", type=c["type"], touchPoints=points)

    def do_key(self, c):
        parameters = {"type": c["type"], "key": c["key"], "code": c["code"], "modifiers": c.get("modifiers", 0)}
        if c.get("text"):
            parameters["text"] = c["text"]
        self.page("Input.dispatchKeyEvent", **parameters)

    def do_compose(self, c):
        self.page("Input.imeSetComposition", text=c["text"], selectionStart=c["caret"], selectionEnd=c["caret"])

    def do_insert(self, c):
        self.page("Input.insertText", text=c["text"])

    def do_pixels(self, c):
        return {"pixels": [self.pixel(x, y) for x, y in c["at"]]}

    def pixel(self, x, y):
        clip = {"x": x, "y": y, "width": 1, "height": 1, "scale": 1}
        return first_pixel(base64.b64decode(self.page("Page.captureScreenshot", format="png", clip=clip)["data"]))

    def do_screenshot(self, c):
        parameters = {"format": "webp", "quality": c.get("quality", 80)} if c["file"].endswith(".webp") else {"format": "png"}
        if c.get("clip"):
            parameters["clip"] = dict(zip(("x", "y", "width", "height"), c["clip"]), scale=1)
        data = base64.b64decode(self.page("Page.captureScreenshot", **parameters)["data"])
        with open(c["file"], "wb") as file:
            file.write(data)


def first_pixel(png):
    """The top left pixel of an 8-bit RGB or RGBA PNG; its filter predicts from zero there, so it need not be reversed."""
    position, data = 8, b""
    while position < len(png):
        length, kind = struct.unpack(">I4s", png[position:position + 8])
        if kind == b"IDAT":
            data += png[position + 8:position + 8 + length]
        position += length + 12
    return list(zlib.decompress(data)[1:4])


def main():
    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if program is None:
        print(json.dumps({"ok": False, "error": "Chromium is missing; apt-get install chromium"}), flush=True)
        return
    browser = Browser(program)
    try:
        for line in sys.stdin:
            command = json.loads(line)
            if command["do"] == "quit":
                break
            try:
                answer = getattr(browser, "do_" + command["do"])(command) or {}
                answer["ok"] = True
            except Failure as failure:
                answer = {"ok": False, "error": str(failure)}
            print(json.dumps(answer), flush=True)
    finally:
        browser.close()


main()
