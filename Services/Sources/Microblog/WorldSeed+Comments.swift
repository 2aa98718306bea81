import Storage

extension WorldSeed.World {
    /// Comments: a few statuses have most of them.
    mutating func addComments() throws {
        var used: Set<Int64> = []
        let activity = Self.activity(text.names.count)
        for index in ids.indices where numbers.isTrue(percent: authors[index] == 0 ? 90 : 34) {
            let wanted = min(240, Int(1 / max(0.004, numbers.unit())))
            var (time, last, count) = (ids[index], Int64(0), Int64(0))
            var lastAuthor = authors[index]
            for _ in 0..<wanted {
                time += 20_000_000 + Int64(numbers.next(below: 1_800_000_000))
                guard time < newest else { break }
                while !used.insert(time).inserted { time += 1 }
                let author = activity.pick(&numbers)
                let isReply = last > 0 && numbers.isTrue(percent: 20)
                let words = (isReply ? "回复@\(text.names[lastAuthor]):" : "") + text.reply(&numbers)
                try connection.execute(
                    "INSERT INTO comment(id, status, author, text, application, reply_to, state) VALUES (?1, ?2, ?3, ?4, ?5, ?6, 0)",
                    .int(time), .int(ids[index]), uid(author), .text(words), .int(Int64(1 + numbers.next(below: WordLists.sources.count))),
                    .int(isReply ? last : 0))
                for reader in Set([authors[index], isReply ? lastAuthor : authors[index]]).sorted() where reader != author {
                    try Inbox.add(time, .comment, to: WorldSeed.firstUser + Int64(reader), connection)
                }
                (last, lastAuthor, count) = (time, author, count + 1)
            }
            guard count > 0 else { continue }
            try connection.execute("UPDATE status SET comments = ?1 WHERE id = ?2", .int(count), .int(ids[index]))
        }
    }

    /// Writes the counts, and the newest status of each user. The demo user has seen all but a little of it.
    mutating func finish() throws {
        for user in text.names.indices {
            try connection.execute(
                "UPDATE profile SET followers = ?1, friends = ?2, statuses = ?3 WHERE id = ?4", .int(Int64(followers[user])),
                .int(Int64(friends[user])), .int(Int64(written[user])), uid(user))
        }
        try connection.execute("UPDATE profile SET newest = \(newestStatus)")
        for index in ids.indices where reposts[index] > 0 {
            try connection.execute("UPDATE status SET reposts = ?1 WHERE id = ?2", .int(Int64(reposts[index])), .int(ids[index]))
        }
        try connection.execute("UPDATE clock SET last = ?1 WHERE id = 1", .int(newest))
        let seenUntil = newest - 6 * 3_600_000_000
        for kind in [InboxKind.home, .mention, .commentMention, .comment, .like, .follower] {
            try connection.execute("INSERT INTO seen(owner, kind, id) VALUES (?1, ?2, ?3)", uid(0), .int(kind.rawValue), .int(seenUntil))
        }
        try StatusIndex.tidy(all: true, connection)
    }
}
