#!/usr/bin/env python3
"""A proxy between the app and its service that injects the faults in a script's `# fault:` lines.

usage: faults.py --upstream URL SCRIPT.ui      prints `listening on URL`, ends when its standard input is closed

    # fault: METHOD PATH WHICH ACTION

PATH is a path prefix; WHICH selects by the number of matching requests: `1`, `2-4`, `3-` or `*`. Actions:

    refuse            closes the connection without a response
    status N          responds with this status, without the service's body
    delay SECONDS     delays the response
    cut BYTES         sends this many bytes of the body and closes the connection
    stall BYTES       sends this many bytes of the body and then nothing
    replace OLD NEW   replaces a text in the body
"""
import argparse
import http.client
import re
import shlex
import socket
import sys
import threading
import time
import urllib.parse


class Rule:
    def __init__(self, words):
        self.method, self.path, which, self.action, *self.arguments = words
        first, dash, last = which.partition("-")
        self.first = 1 if first == "*" else int(first)
        self.last = (None if first == "*" else self.first) if not dash else (int(last) if last else None)
        self.count = 0

    def takes(self, method, path):
        if method != self.method or not path.startswith(self.path):
            return False
        self.count += 1
        return self.count >= self.first and (self.last is None or self.count <= self.last)


def read_request(connection):
    """The head as text, and the body; None at the end of the connection."""
    data = b""
    while b"\r\n\r\n" not in data:
        piece = connection.recv(65536)
        if not piece:
            return None
        data += piece
    head, _, body = data.partition(b"\r\n\r\n")
    length = re.search(rb"(?im)^content-length: *(\d+)", head)
    while length and len(body) < int(length.group(1)):
        piece = connection.recv(65536)
        if not piece:
            return None
        body += piece
    return head.decode("latin-1"), body


def serve(connection, upstream, rules, lock):
    with connection:
        request = read_request(connection)
        if request is None:
            return
        head, body = request
        first, *lines = head.split("\r\n")
        method, target, _ = first.split(" ")
        with lock:
            rule = next((rule for rule in rules if rule.takes(method, target.split("?")[0])), None)
        action = rule.action if rule else None
        if action == "refuse":
            return
        if action == "delay":
            time.sleep(float(rule.arguments[0]))
        if action == "status":
            text = b"upset"
            connection.sendall(b"HTTP/1.1 %s Upset\r\nContent-Length: %d\r\nConnection: close\r\n\r\n%s" % (rule.arguments[0].encode(), len(text), text))
            return
        headers = {}
        for line in lines:
            name, _, value = line.partition(":")
            if name.lower() not in ("connection", "accept-encoding", "host"):
                headers[name] = value.strip()
        headers["Accept-Encoding"] = "identity"
        service = http.client.HTTPConnection(upstream.hostname, upstream.port, timeout=60)
        service.request(method, target, body or None, headers)
        answer = service.getresponse()
        content = answer.read()
        if action == "replace":
            content = content.replace(rule.arguments[0].encode(), rule.arguments[1].encode())
        out = "HTTP/1.1 %d %s\r\n" % (answer.status, answer.reason)
        for name, value in answer.getheaders():
            if name.lower() not in ("connection", "content-length", "transfer-encoding", "keep-alive"):
                out += "%s: %s\r\n" % (name, value)
        if method != "HEAD" and answer.status != 204:
            out += "Content-Length: %d\r\n" % len(content)
        connection.sendall((out + "Connection: close\r\n\r\n").encode("latin-1"))
        if action in ("cut", "stall"):
            connection.sendall(content[: int(rule.arguments[0])])
            if action == "stall":
                # Until the other side closes the connection.
                while connection.recv(4096):
                    pass
        elif method != "HEAD":
            connection.sendall(content)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--upstream", required=True)
    parser.add_argument("script")
    options = parser.parse_args()
    upstream = urllib.parse.urlparse(options.upstream)
    rules = [Rule(shlex.split(line.split(":", 1)[1])) for line in open(options.script, encoding="utf-8") if line.startswith("# fault:")]
    lock = threading.Lock()
    listener = socket.create_server(("127.0.0.1", 0))
    print("listening on http://127.0.0.1:%d" % listener.getsockname()[1], flush=True)

    def accept():
        while True:
            connection, _ = listener.accept()

            def work(connection=connection):
                try:
                    serve(connection, upstream, rules, lock)
                except OSError:
                    pass

            threading.Thread(target=work, daemon=True).start()

    threading.Thread(target=accept, daemon=True).start()
    sys.stdin.read()


main()
