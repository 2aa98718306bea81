import Storage

/// What is found by a status's text: its words, topics, and the users whom it mentions.
enum StatusIndex {
    static let hour: Int64 = 3_600_000_000

    /// - Parameter user: the number of a user by name; nil for an unknown one.
    static func add(
        _ id: Int64, author: Int64, _ text: String, _ connection: any SQLConnection, user: (String) throws -> Int64?
    ) throws {
        if connection.dialect == .sqlite {
            try connection.execute("INSERT INTO status_word(rowid, words) VALUES (?1, ?2)", .int(id), .text(SearchWords.index(text)))
        }
        for topic in StatusText.topics(in: text) {
            try connection.execute("INSERT INTO status_topic(topic, status) VALUES (?1, ?2)", .text(topic), .int(id))
            try connection.execute(
                """
                INSERT INTO topic_hour(hour, topic, count) VALUES (?1, ?2, 1)
                ON CONFLICT (hour, topic) DO UPDATE SET count = topic_hour.count + 1
                """, .int(id / hour), .text(topic))
        }
        for name in StatusText.mentions(in: text) {
            guard let reader = try user(name), reader != author else { continue }
            try Inbox.add(id, .mention, to: reader, connection)
        }
    }

    /// Takes a deleted status out of all of it.
    static func remove(
        _ id: Int64, _ text: String, _ connection: any SQLConnection, user: (String) throws -> Int64?
    ) throws {
        if connection.dialect == .sqlite {
            try connection.execute(
                "INSERT INTO status_word(status_word, rowid, words) VALUES ('delete', ?1, ?2)", .int(id), .text(SearchWords.index(text)))
        }
        for topic in StatusText.topics(in: text) {
            try connection.execute("DELETE FROM status_topic WHERE topic = ?1 AND status = ?2", .text(topic), .int(id))
            try connection.execute("UPDATE topic_hour SET count = count - 1 WHERE hour = ?1 AND topic = ?2", .int(id / hour), .text(topic))
        }
        for name in StatusText.mentions(in: text) {
            guard let reader = try user(name) else { continue }
            try Inbox.remove(id, .mention, of: reader, connection)
        }
    }

    /// Merges parts of the index of words, a little at a time or all at once: a search reads each of them.
    static func tidy(all: Bool, _ connection: any SQLConnection) throws {
        guard connection.dialect == .sqlite else { return }
        if all {
            try connection.execute("INSERT INTO status_word(status_word) VALUES ('optimize')")
        } else {
            try connection.execute("INSERT INTO status_word(status_word, rank) VALUES ('merge', 200)")
        }
    }
}
