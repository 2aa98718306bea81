import HTTP
import JSON
import Storage

/// Users, and who follows whom.
extension MicroblogService {
    static let userQuery = "SELECT \(Profile.columns(viewer: "?2")) FROM profile p WHERE p.id = ?1"
    static let namedUserQuery = "SELECT \(Profile.columns(viewer: "?2")) FROM profile p WHERE p.screen_name = ?1"
    static let friendsQuery = "SELECT f.id FROM follow f WHERE f.follower = ?1 AND f.id > ?2 AND f.id <= ?3"
    static let followersQuery = "SELECT f.id FROM follow f WHERE f.target = ?1 AND f.id > ?2 AND f.id <= ?3"

    /// The user whom `uid` or `screen_name` names.
    /// > Parameters: isOptional: the caller without both. > Throws: 20003 for an unknown one.
    func user(_ call: Call, isOptional: Bool = false, _ connection: any SQLConnection) throws -> Profile {
        let viewer = SQLValue.int(call.caller.account)
        var found: Profile?
        if let uid = try call.parameters.text("uid"), !uid.isEmpty {
            found = try connection.first(Self.userQuery, .int(try call.parameters.id("uid")), viewer) { Profile($0) }
        } else if let name = try call.parameters.text("screen_name"), !name.isEmpty {
            found = try connection.first(Self.namedUserQuery, .text(name), viewer) { Profile($0) }
        } else {
            guard isOptional else { throw WeiboError.missing("uid") }
            found = try connection.first(Self.userQuery, viewer, viewer) { Profile($0) }
        }
        guard let found else { throw WeiboError.noSuchUser.error() }
        return found
    }

    /// Users in the order of their numbers in the array.
    func users(_ ids: [Int64], _ call: Call, _ connection: any SQLConnection) throws -> [JSON] {
        try ids.compactMap { id in
            try connection.first(Self.userQuery, .int(id), .int(call.caller.account)) { Profile($0).json(call.links) }
        }
    }

    private func show(_ call: Call) throws -> JSON {
        try database.read { connection in
            let user = try user(call, connection)
            let newest = try connection.first(StatusStore.authorQuery, .int(user.id), 0, .int(.max), 1) { $0.int(0) }
            return user.json(call.links, newest: try newest.flatMap { try Status.find($0, viewer: call.caller.account, connection) })
        }
    }

    private enum Side { case friends, followers }

    /// The newest first. The cursor of a page is the follow that it begins with.
    private func list(_ side: Side, _ call: Call) throws -> JSON {
        let span = try Span(call.parameters)
        let (page, json, isOwn) = try database.read { connection in
            let user = try user(call, isOptional: true, connection)
            let (sql, total) = side == .friends ? (Self.friendsQuery, user.friends) : (Self.followersQuery, user.followers)
            let page = try IDPage.read(sql, column: "f.id", owner: .int(user.id), span, total: total, connection)
            let other = side == .friends ? "target" : "follower"
            let owner = side == .friends ? "follower" : "target"
            let ids = try page.ids.compactMap { id in
                try connection.first("SELECT \(other) FROM follow WHERE \(owner) = ?1 AND id = ?2", .int(user.id), .int(id)) { $0.int(0) }
            }
            return (page, page.json("users", try users(ids, call, connection)), user.id == call.caller.account)
        }
        if side == .followers, isOwn { markRead(page, .follower, span, call) }
        return json
    }

    var userRoutes: [Route] {
        [
            reading("users/show", "A user, by number or name.") { [self] in try show($0) },
            reading("account/get_uid", "The caller's number.") { ["uid": .int($0.caller.account)] },
            reading("friendships/friends", "Whom a user follows.") { [self] in try list(.friends, $0) },
            reading("friendships/followers", "Who follows a user.", waits: true) { [self] in try list(.followers, $0) },
            writing("friendships/create", "Follows a user.") { [self] call, writer in
                let user = try user(call, writer.connection)
                try writer.follow(user, most: options.mostFriends)
                return try self.user(call, writer.connection).json(call.links)
            },
            writing("friendships/destroy", "Follows a user no longer.") { [self] call, writer in
                try writer.unfollow(try user(call, writer.connection))
                return try user(call, writer.connection).json(call.links)
            },
        ]
    }
}
