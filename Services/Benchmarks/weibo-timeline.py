#!/usr/bin/env python3
"""Measures a page of the microblog service's home timeline under load, in a small world and in the usual one.

usage: weibo-timeline.py [--rate N] [--seconds N] [--statuses N,N]      (1000 a second, 20 s, 5000 and 50000 statuses)

`wrk` sends from 16 connections, each of which waits between its requests so that together they reach the rate. Prints a JSON line for each world: the
rate that was reached, the 50th and 99th percentile of the latency in milliseconds, and the processor time of the service for a request in milliseconds, which
other programs on the machine do not change much.
"""
import argparse
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Apps/Weibo/Scripts"))
import microblog  # noqa: E402

CONNECTIONS = 16


def milliseconds(text):
    number, unit = re.fullmatch(r"([0-9.]+)(us|ms|s)", text).groups()
    return float(number) * {"us": 0.001, "ms": 1, "s": 1000}[unit]


def processor(process):
    """Seconds that a process has used."""
    fields = pathlib.Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measure(statuses, rate, seconds):
    with tempfile.TemporaryDirectory(prefix="weibo-timeline-") as data:
        service = microblog.Service(data, "--seeded", "--statuses", str(statuses))
        token = microblog.sign_in(service.port)
        script = pathlib.Path(data) / "pace.lua"
        script.write_text(f"function delay() return {CONNECTIONS * 1000 // rate} end\n")
        address = f"http://127.0.0.1:{service.port}/2/statuses/friends_timeline.json?count=20&access_token={token}"
        used = processor(service.process.pid)
        output = subprocess.run(
            ["wrk", "-t1", f"-c{CONNECTIONS}", f"-d{seconds}s", "--latency", "-s", script, address], check=True, capture_output=True, text=True
        ).stdout
        used = processor(service.process.pid) - used
        service.stop()
    requests = int(re.search(r"(\d+) requests in", output).group(1))
    if "Non-2xx" in output or "Socket errors" in output:
        sys.exit(f"weibo-timeline: {output}")
    return {
        "statuses": statuses, "rate": float(re.search(r"Requests/sec:\s+([0-9.]+)", output).group(1)),
        "p50": milliseconds(re.search(r"50%\s+(\S+)", output).group(1)), "p99": milliseconds(re.search(r"99%\s+(\S+)", output).group(1)), "processor": round(used * 1000 / requests, 3),
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rate", type=int, default=1000)
    parser.add_argument("--seconds", type=int, default=20)
    parser.add_argument("--statuses", default="5000,50000")
    options = parser.parse_args()
    microblog.build()
    for statuses in options.statuses.split(","):
        print(json.dumps(measure(int(statuses), options.rate, options.seconds)), flush=True)


if __name__ == "__main__":
    main()
