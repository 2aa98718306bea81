#!/usr/bin/env python3
"""Writes UITests/*.network: responses of the service that scripts need in a fixed form, and failures. The texts are our own."""
import json
import pathlib

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "UITests"
USERS = {
    "小明": {"id": 901, "screen_name": "小明", "verified": True, "verified_type": 0, "mbrank": 0},
    "小红": {"id": 902, "screen_name": "小红", "verified": True, "verified_type": 220, "mbrank": 3},
    "渡船公司": {"id": 903, "screen_name": "渡船公司", "verified": True, "verified_type": 3, "mbrank": 0},
}
TIMELINE, COMMENTS, REPOSTS = "friends_timeline.json", "comments/show.json", "repost_timeline.json"


def status(number, text, user="小明", pictures=(), size=None, retweeted=None, created="Sun Mar 01 12:00:00 +0000 2026", **more):
    """A status; its pictures are of the seeded world."""
    row = {
        "id": number, "idstr": str(number), "text": text, "user": USERS[user], "created_at": created,
        "source": "<a href=\"http://example.org\">渡船</a>",
        "pic_urls": [{"thumbnail_pic": f"/media/thumbnail/{name}"} for name in pictures],
        "reposts_count": 0, "comments_count": 0, "attitudes_count": 0, "liked": False,
    }
    if size:
        row["pic_urls"][0].update(width=size[0], height=size[1])
    if retweeted:
        row["retweeted_status"] = retweeted
    return {**row, **more}


def page(*rows):
    return {"statuses": list(rows), "total_number": len(rows)}


def rows(first, last):
    """Statuses with the numbers from first down to last."""
    return [status(number, f"第{number}条") for number in range(first, last - 1, -1)]


def answer(path, body, status=200, **more):
    text = body if isinstance(body, str) else json.dumps(body, ensure_ascii=False, separators=(",", ":"))
    return {"url": f"*{path}*", "status": status, "headers": {"Content-Type": "application/json"}, "body": text, **more}


def refused(path, code, error, status=400):
    return answer(path, {"error": error, "error_code": code, "request": "/2/" + path}, status)


def fails(path, error):
    return {"url": f"*{path}*", "error": error}


def comment(number, text, user="小红"):
    return {"id": number, "text": text, "user": USERS[user], "created_at": "Sun Mar 01 12:10:00 +0000 2026", "source": ""}


def like(number, status, user="小红"):
    row = comment(number, "", user)
    del row["text"]
    return {**row, "attitude": "heart", "status": status}


def replies(kind, *items, following=0, total=None):
    return {kind: list(items), "next_cursor": following, "total_number": len(items) if total is None else total}


UNREAD = "unread_count.json"
NOTHING_UNREAD = {"status": 0, "mention_status": 0, "cmt": 0, "attitude": 0}
MOCKS = {
    # The timeline fails in each way, one after the other; then it has a row without an id, and older pages that fail once.
    "failures": [
        answer(TIMELINE, "oops", 500),
        fails(TIMELINE, "notConnectedToInternet"),
        fails(TIMELINE, "timedOut"),
        answer(TIMELINE, page(*rows(120, 101)), cutAfter=900),
        answer(TIMELINE, '{"statuses":[{'),
        answer(TIMELINE, page(*rows(120, 112), {"text": "没有编号"}, *rows(111, 101))),
        fails(TIMELINE, "networkConnectionLost"),
        answer(TIMELINE, "oops", 503),
        answer(TIMELINE, page(*rows(102, 96))),
        answer(TIMELINE, page()),
        refused("attitudes/create.json", 20101, "target weibo does not exist!"),
        answer(COMMENTS, "oops", 500),
        answer(COMMENTS, replies("comments", comment(7001, "终于加载了"))),
        answer(UNREAD, NOTHING_UNREAD),
    ],
    # The token is refused in the timeline, in a status's page and while a text is sent.
    "session": [
        answer(TIMELINE, page(*rows(120, 101))),
        refused(TIMELINE, 21327, "expired_token", 401),
        answer(TIMELINE, page(*rows(100, 95))),
        answer(TIMELINE, page()),
        refused(COMMENTS, 21332, "invalid_access_token", 401),
        answer(COMMENTS, replies("comments", comment(7001, "重新登录之后"))),
        refused("statuses/update.json", 21327, "expired_token", 401),
        answer("statuses/update.json", status(130, "没有丢失的文字")),
        answer(UNREAD, NOTHING_UNREAD),
    ],
    # New rows in front, and an older page that overlaps.
    "refresh": [
        answer(TIMELINE, page(*rows(120, 101))),
        answer(TIMELINE, page(*rows(123, 121))),
        answer(TIMELINE, page(*rows(103, 95))),
        answer(TIMELINE, page()),
        answer(UNREAD, NOTHING_UNREAD),
        answer(UNREAD, {"status": 5, "mention_status": 1, "cmt": 2, "attitude": 0}),
    ],
    # A status that was deleted meanwhile, and who likes.
    "deleted": [
        refused("statuses/show.json", 20101, "target weibo does not exist!"),
        answer("attitudes/to_me.json", replies("attitudes", like(8001, status(130, "被赞的微博", attitudes_count=1)))),
    ],
    # What notifications lead to: a status with its comments, a status that mentions the user, and who likes.
    "push": [
        answer("statuses/show.json", status(150, "被评论的微博", comments_count=1)),
        answer(COMMENTS, replies("comments", comment(7003, "写得真好"))),
        answer("statuses/show.json", status(151, "@渡船小明 你看看这个", "小红")),
        answer(COMMENTS, replies("comments")),
        answer("attitudes/to_me.json", replies("attitudes", like(8002, status(152, "被赞的微博")))),
        answer(UNREAD, NOTHING_UNREAD),
    ],
    # A reminder of the newest status, and nothing unread.
    "reminder-action": [
        answer(TIMELINE, page(*rows(120, 115))),
        answer("statuses/show.json", status(120, "第120条")),
        answer(COMMENTS, replies("comments")),
        answer(UNREAD, NOTHING_UNREAD),
    ],
    # Parts of texts.
    "texts": [
        answer(TIMELINE, page(status(136, "@小红 #早安# http://127.0.0.1:9/a [微笑] 文字"), *rows(135, 126))),
        answer(TIMELINE, page()),
        answer(COMMENTS, replies("comments")),
        answer(UNREAD, NOTHING_UNREAD),
    ],
    # Pictures and a card; a status of two days ago.
    "rows": [
        answer(TIMELINE, page(
            status(140, "四张图片", "小红", ["s1.png", "s2.png", "g1.gif", "s4.png"]),
            status(139, "一张图片", "渡船公司", ["s3.png"], size=(240, 135)),
            status(138, "转给大家", retweeted=status(
                137, "原来的微博", "小红", ["s5.png", "s6.png"], attitudes_count=3, reposts_count=12000, comments_count=10000)),
            status(136, "@小红 #早安# http://127.0.0.1:9/a [微笑] 文字", created="Fri Feb 27 20:30:00 +0000 2026"),
        )),
        answer(TIMELINE, page()),
        answer("statuses/show.json", status(137, "原来的微博", "小红", ["s5.png", "s6.png"], attitudes_count=4, reposts_count=12000)),
        answer("attitudes/create.json", {}),
        answer(COMMENTS, replies("comments", comment(7002, "第一条评论"), comment(7001, "第二条评论"), following=7000, total=3)),
        answer(COMMENTS, replies("comments", comment(7000, "第三条评论"), total=3)),
        answer(REPOSTS, replies("reposts", comment(7100, "第一条转发"))),
        answer(UNREAD, NOTHING_UNREAD),
    ],
}


def main():
    for name, exchanges in MOCKS.items():
        lines = [{"ferry-network": 1}, *exchanges]
        text = "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)
        (FOLDER / f"{name}.network").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
