#!/usr/bin/env python3
"""Shows on a booted device that another user has mentioned its user: from the service over HTTP/2 to the device's port, and to the app.

usage: notify.py

Boots a device with a folder of its own, signs in by the service's page, turns notifications on and lets the other user post. Exit status 1 if
the device shows no notification, or a tap on it not the status.
"""
import os
import pathlib
import re
import socket
import subprocess
import sys
import tempfile

import microblog

APP = "org.ferry.Weibo"
DEVICE = "iPhone 15"
TEXT = "@渡船小明 茶凉了"


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Device:
    """The commands of one device."""

    def __init__(self, folder):
        self.environment = {**os.environ, "XDG_RUNTIME_DIR": folder, "XDG_DATA_HOME": folder}

    def run(self, *words):
        return subprocess.run(
            [microblog.ROOT / "ferry", *words], env=self.environment, stdin=subprocess.DEVNULL, capture_output=True, text=True)

    def __call__(self, *words):
        done = self.run(*words)
        if done.returncode != 0:
            print(self.run("ui", "booted", "tree").stdout)
            sys.exit(f"ferry {' '.join(words)}: {done.stdout}{done.stderr}")
        return done.stdout

    def ui(self, *words):
        return self("ui", "booted", *words)

    def field(self, name):
        """A text field: its label on the page has the same name."""
        return re.search(rf'(e\d+) \w*TextField "{name}"', self.ui("tree")).group(1)


def sign_in(device):
    for _ in range(3):
        device.ui("swipe", "left")
    device.ui("tap", "start")
    device.ui("tap", "sign in")
    device.ui("wait", "账号", "--seconds", "60")
    device.ui("type", device.field("账号"), "demo")
    device.ui("type", device.field("密码"), "weibo-demo")
    device.ui("tap", "登录并授权")
    device.ui("wait", "dock 更多", "--seconds", "60")


def show(device, service):
    device("install", "booted", str(microblog.ROOT / "Apps/Weibo"))
    device("launch", "--env", f"FERRY_SERVICE_URL=http://127.0.0.1:{service.port}", "booted", APP)
    sign_in(device)
    device.ui("tap", "dock 更多")
    device.ui("tap", "switch push")
    device.ui("tap", "允许")
    device.ui("wait", "switch push")
    device.ui("home")
    text = open_banner(device, service)
    device.ui("wait", "微博正文", "--seconds", "60")
    device.ui("wait", text, "--seconds", "60")


def open_banner(device, service):
    """Taps the banner of a status that mentions the user. On a busy machine it may be gone by then: the friend writes again."""
    friend = microblog.sign_in(service.port, "friend")
    for number in range(1, 11):
        text = f"{TEXT} {number}"
        status, _, body = microblog.send(
            service.port, "POST", "/2/statuses/update.json", {"status": text, "access_token": friend})
        if status != 200:
            sys.exit(f"the status is not posted: {status} {body}")
        if all(device.run("ui", "booted", *words).returncode == 0 for words in (("wait", text), ("tap", text))):
            return text
    sys.exit("no banner stayed until it was tapped")


def main():
    microblog.build()
    with tempfile.TemporaryDirectory() as folder:
        device, port = Device(folder), free_port()
        data = pathlib.Path(folder) / "service"
        service = microblog.Service(data, "--seeded-small", "--push-endpoint", f"http://127.0.0.1:{port}")
        device("boot", DEVICE, "--locale", "zh_CN", "--push-port", str(port))
        try:
            show(device, service)
        finally:
            device("shutdown", "all")
            service.stop()
    print("the notification arrived and opened its status")


if __name__ == "__main__":
    main()
