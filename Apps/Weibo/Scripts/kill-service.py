#!/usr/bin/env python3
"""Kills the microblog service with SIGKILL while clients post, and counts what was lost.

usage: kill-service.py [--posts N] [--clients N] [--seed N]      (1000 posts, 6 clients, seed 1)

Each client posts a status, sends the same request again, comments on the status and likes it. What the service answered 200 to counts as acknowledged.
A client whose connection is lost waits for the service and repeats the request with its key, as an app with a queue would. At the end the
database must have each acknowledged row, no text twice, and counts that fit the rows. Exit status 1 otherwise.
"""
import argparse
import http.client
import json
import pathlib
import random
import sqlite3
import sys
import tempfile
import threading
import time

import microblog

LOST = (OSError, http.client.HTTPException, ValueError)


class Clients:
    def __init__(self, service, token, posts):
        self.service, self.token, self.posts = service, token, posts
        self.lock = threading.Lock()
        self.next = self.requests = self.repeated = 0
        self.problems = []
        self.statuses, self.comments, self.likes = {}, set(), set()

    def call(self, name, form, key):
        """The response's JSON; repeated until there is one."""
        while True:
            with self.lock:
                self.requests += 1
            try:
                status, _, body = microblog.send(self.service.port, "POST", f"/2/{name}.json", {**form, "access_token": self.token}, key)
                if status == 200:
                    return json.loads(body)
                if status not in (502, 503):
                    self.fail(f"{name}: {status} {body}")
            except LOST:
                pass
            with self.lock:
                self.repeated += 1
            time.sleep(0.02)

    def fail(self, problem):
        """Ends this client, and lets the program fail."""
        self.problems.append(problem)
        raise SystemExit

    def run(self):
        while True:
            with self.lock:
                number, self.next = self.next, self.next + 1
            if number >= self.posts:
                return
            text = f"crash {number}"
            made = self.call("statuses/update", {"status": text}, f"s{number}")["id"]
            with self.lock:
                self.statuses[made] = text
            again = self.call("statuses/update", {"status": text}, f"s{number}")["id"]
            if again != made:
                self.fail(f"one key made {made} and {again}")
            comment = self.call("comments/create", {"id": made, "comment": "ok"}, f"c{number}")["id"]
            with self.lock:
                self.comments.add(comment)
            self.call("attitudes/create", {"id": made}, f"l{number}")
            with self.lock:
                self.likes.add(made)


def check(file, clients):
    """What the database lacks of the acknowledged rows, has twice, or counts wrongly."""
    database = sqlite3.connect(file)
    if database.execute("PRAGMA integrity_check").fetchone() != ("ok",):
        sys.exit("kill-service: the database is damaged")
    found = dict(database.execute("SELECT id, text FROM status WHERE state = 0 AND text LIKE 'crash %'"))
    comments = {row[0] for row in database.execute("SELECT id FROM comment WHERE state = 0")}
    likes = {row[0] for row in database.execute("SELECT status FROM attitude")}
    lost = sum(found.get(number) != text for number, text in clients.statuses.items())
    lost += len(clients.comments - comments) + len(clients.likes - likes)
    twice = len(found) - len(set(found.values()))
    miscounted = database.execute("""
        SELECT (SELECT count(*) FROM profile p WHERE p.statuses <> (SELECT count(*) FROM status s WHERE s.author = p.id AND s.state = 0)
            OR p.newest <> coalesce((SELECT max(s.id) FROM status s WHERE s.author = p.id AND s.state = 0), 0))
        + (SELECT count(*) FROM status s WHERE s.comments <> (SELECT count(*) FROM comment c WHERE c.status = s.id AND c.state = 0))
        + (SELECT count(*) FROM status s WHERE s.text LIKE 'crash %'
            AND s.attitudes <> (SELECT count(*) FROM attitude a WHERE a.status = s.id))""").fetchone()[0]
    return lost, twice, miscounted


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--posts", type=int, default=1000)
    parser.add_argument("--clients", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    microblog.build()
    dice = random.Random(options.seed)
    with tempfile.TemporaryDirectory(prefix="kill-service-") as data:
        service = microblog.Service(data, "--seeded-small")
        clients = Clients(service, microblog.sign_in(service.port), options.posts)
        threads = [threading.Thread(target=clients.run, daemon=True) for _ in range(options.clients)]
        for thread in threads:
            thread.start()
        kills = 0
        while any(thread.is_alive() for thread in threads):
            # After a number of requests, whatever state the running ones are in.
            goal = clients.requests + dice.randint(40, 160)
            while clients.requests < goal and any(thread.is_alive() for thread in threads):
                time.sleep(dice.random() * 0.003)
            service.kill()
            kills += 1
            service.start()
        service.stop()
        lost, twice, miscounted = check(pathlib.Path(data) / "weibo.sqlite", clients)
    print(json.dumps({
        "kills": kills, "requests": clients.requests, "repeated": clients.repeated, "statuses": len(clients.statuses),
        "comments": len(clients.comments), "likes": len(clients.likes), "lost": lost, "twice": twice, "miscounted": miscounted,
    }))
    for problem in clients.problems:
        print(f"kill-service: {problem}", file=sys.stderr)
    sys.exit(1 if clients.problems or lost or twice or miscounted or len(clients.statuses) < options.posts else 0)


if __name__ == "__main__":
    main()
