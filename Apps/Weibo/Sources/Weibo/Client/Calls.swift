import Foundation

/// The operations of the service, with the names of Weibo's API.
extension Call where Value == TokenAnswer {
    static func accessToken(code: String) -> Call {
        Call(
            method: .post, path: "oauth2/access_token",
            params: [
                "client_id": OAuth.client, "client_secret": OAuth.secret, "grant_type": "authorization_code", "code": code,
                "redirect_uri": OAuth.redirect,
            ])
    }
}

extension Call where Value == Nothing {
    static func revoke() -> Call { Call(method: .post, path: "oauth2/revokeoauth2") }

    static func like(_ status: Int64, _ isOn: Bool) -> Call {
        Call(
            method: .post, path: isOn ? "2/attitudes/create.json" : "2/attitudes/destroy.json",
            params: ["id": String(status), "attitude": "heart"])
    }

    /// - Parameter old: the token that this one takes the place of.
    static func addDevice(_ token: String, old: String?) -> Call {
        var params = ["token": token, "topic": Bundle.main.bundleIdentifier ?? ""]
        if let old { params["old_token"] = old }
        return Call(method: .post, path: "2/notifications/device_tokens.json", params: params)
    }

    static func removeDevice(_ token: String) -> Call {
        Call(method: .post, path: "2/notifications/device_tokens/destroy.json", params: ["token": token])
    }

    static func destroy(_ status: Int64) -> Call {
        Call(method: .post, path: "2/statuses/destroy.json", params: ["id": String(status)])
    }

    static func follow(_ user: Int64, _ isOn: Bool) -> Call {
        Call(method: .post, path: isOn ? "2/friendships/create.json" : "2/friendships/destroy.json", params: ["uid": String(user)])
    }
}

extension Call where Value == StatusPage {
    static func friendsTimeline(since: Int64? = nil, max: Int64? = nil, count: Int = 20) -> Call {
        Call(path: "2/statuses/friends_timeline.json", params: span(since: since, max: max, count: count))
    }

    static func userTimeline(_ user: Int64, max: Int64? = nil, count: Int = 20) -> Call {
        Call(path: "2/statuses/user_timeline.json", params: span(since: nil, max: max, count: count).merging(["uid": String(user)]) { $1 })
    }

    static func mentions(since: Int64? = nil, max: Int64? = nil, count: Int = 20) -> Call {
        Call(path: "2/statuses/mentions.json", params: span(since: since, max: max, count: count))
    }

    static func searchStatuses(_ text: String) -> Call { Call(path: "2/search/statuses.json", params: ["q": text, "count": "20"]) }

    private static func span(since: Int64?, max: Int64?, count: Int) -> [String: String] {
        var params = ["count": String(count)]
        if let since { params["since_id"] = String(since) }
        if let max { params["max_id"] = String(max) }
        return params
    }
}

extension Call where Value == Status {
    static func show(_ id: Int64) -> Call { Call(path: "2/statuses/show.json", params: ["id": String(id)]) }

    static func update(_ text: String) -> Call { Call(method: .post, path: "2/statuses/update.json", params: ["status": text]) }

    static func upload(_ text: String, _ pictures: [UploadFile]) -> Call {
        Call(method: .post, path: "2/statuses/upload.json", params: ["status": text], files: pictures)
    }

    static func repost(_ id: Int64, _ text: String) -> Call {
        Call(method: .post, path: "2/statuses/repost.json", params: ["id": String(id), "status": text])
    }
}

extension Call where Value == ReplyPage {
    /// The first page has the cursor 0.
    static func comments(_ status: Int64, cursor: Int64) -> Call {
        Call(path: "2/comments/show.json", params: ["id": String(status), "max_id": String(cursor), "count": "20"])
    }

    static func reposts(_ status: Int64, cursor: Int64) -> Call {
        Call(path: "2/statuses/repost_timeline.json", params: ["id": String(status), "max_id": String(cursor), "count": "20"])
    }

    static func likesToMe(cursor: Int64) -> Call {
        Call(path: "2/attitudes/to_me.json", params: ["max_id": String(cursor), "count": "20"])
    }

    static func commentsToMe(cursor: Int64) -> Call {
        Call(path: "2/comments/to_me.json", params: ["max_id": String(cursor), "count": "20"])
    }
}

extension Call where Value == TrendAnswer {
    static func hotTopics() -> Call { Call(path: "2/trends/hourly.json") }
}

extension Call where Value == Reply {
    static func comment(_ status: Int64, _ text: String) -> Call {
        Call(method: .post, path: "2/comments/create.json", params: ["id": String(status), "comment": text])
    }

    static func reply(_ status: Int64, to comment: Int64, _ text: String) -> Call {
        Call(method: .post, path: "2/comments/reply.json", params: ["id": String(status), "cid": String(comment), "comment": text])
    }
}

extension Call where Value == User {
    static func user(_ id: Int64) -> Call { Call(path: "2/users/show.json", params: ["uid": String(id)]) }

    static func user(named name: String) -> Call { Call(path: "2/users/show.json", params: ["screen_name": name]) }
}

extension Call where Value == UserPage {
    static func friends(_ user: Int64, cursor: Int64) -> Call {
        Call(path: "2/friendships/friends.json", params: ["uid": String(user), "cursor": String(cursor), "count": "20"])
    }

    static func followers(_ user: Int64, cursor: Int64) -> Call {
        Call(path: "2/friendships/followers.json", params: ["uid": String(user), "cursor": String(cursor), "count": "20"])
    }

    static func searchUsers(_ text: String) -> Call { Call(path: "2/search/users.json", params: ["q": text, "count": "20"]) }
}

extension Call where Value == UnreadCount {
    static func unread() -> Call { Call(path: "2/remind/unread_count.json") }
}
