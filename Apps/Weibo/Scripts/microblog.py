"""The microblog service as a process, and requests to it, for the scripts that measure or kill it."""
import http.client
import json
import pathlib
import re
import signal
import subprocess
import sys
import urllib.parse

ROOT = pathlib.Path(__file__).resolve().parents[3]
PROGRAM = ROOT / ".ferry/services/release/weibo-service"
REDIRECT = "weibo-sample://oauth"


def build():
    place = ["--package-path", ROOT / "Services", "--scratch-path", ROOT / ".ferry/services"]
    subprocess.run(["swift", "build", "-c", "release", *place, "--product", "weibo-service"], check=True)


class Service:
    """The process, at one port across its restarts."""

    def __init__(self, data, *options):
        self.data, self.options = data, options
        self.port = 0
        self.start()

    def start(self):
        self.process = subprocess.Popen(
            [PROGRAM, "--data", self.data, "--port", str(self.port), "--until-closed", "--log", "error", *self.options,
             "--hourly-calls", "100000000", "--hourly-changes", "100000000"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        line = self.process.stdout.readline().strip()
        if not line.startswith("listening on "):
            sys.exit(f"weibo-service: the service does not start: {line}")
        self.port = int(line.rsplit(":", 1)[1])

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self):
        self.process.stdin.close()
        self.process.wait()


def send(port, method, path, form=None, key=None):
    """The status, the fields and the body of a response."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    try:
        headers = {"Content-Type": "application/x-www-form-urlencoded"} if form else {}
        if key:
            headers["Idempotency-Key"] = key
        connection.request(method, path, urllib.parse.urlencode(form) if form else None, headers)
        response = connection.getresponse()
        return response.status, response.headers, response.read().decode()
    finally:
        connection.close()


def sign_in(port, account="demo"):
    asked = {"client_id": "ferry-weibo", "redirect_uri": REDIRECT, "response_type": "code", "state": "x"}
    page = send(port, "GET", "/oauth2/authorize?" + urllib.parse.urlencode(asked))[2]
    ticket = re.search(r'name="ticket" value="([^"]+)"', page).group(1)
    form = {**asked, "ticket": ticket, "userId": account, "passwd": "weibo-demo", "action": "submit"}
    address = send(port, "POST", "/oauth2/authorize", form)[1]["location"]
    code = urllib.parse.parse_qs(urllib.parse.urlsplit(address).query)["code"][0]
    form = {"client_id": "ferry-weibo", "client_secret": "ferry-weibo-secret", "grant_type": "authorization_code",
            "redirect_uri": REDIRECT, "code": code}
    return json.loads(send(port, "POST", "/oauth2/access_token", form)[2])["access_token"]
