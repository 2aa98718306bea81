import Accounts
import Storage

/// The tables of the microblog service.
///
/// The id of a status, comment, like or follow is the microsecond of its creation, increased if that is in use: lists are ranges of one
/// index, in the order of time. `state`: 0 live, 1 deleted.
let microblogMigrations =
    accountMigrations + [
        Migration(
            "microblog", sqlite: tables(key: "INTEGER PRIMARY KEY", table: "WITHOUT ROWID"),
            postgres: tables(key: "BIGINT PRIMARY KEY", table: "")),
        Migration(
            "search",
            sqlite: """
                CREATE VIRTUAL TABLE status_word USING fts5(
                    words, content = '', columnsize = 0, tokenize = 'unicode61 remove_diacritics 0', prefix = '1');
                CREATE VIRTUAL TABLE profile_word USING fts5(
                    words, content = '', columnsize = 0, tokenize = 'unicode61 remove_diacritics 0', prefix = '1');
                """,
            postgres: """
                CREATE EXTENSION IF NOT EXISTS pg_trgm;
                CREATE INDEX status_word ON status USING gin (lower(text) gin_trgm_ops) WHERE state = 0;
                CREATE INDEX profile_word ON profile USING gin (folded_name gin_trgm_ops);
                """),
        Migration(
            "newest statuses",
            """
            ALTER TABLE profile ADD COLUMN newest BIGINT NOT NULL DEFAULT 0;
            UPDATE profile SET newest = \(newestStatus);
            """),
    ]

/// The id of a profile's newest live status, 0 without one. It is stored with the profile, so that the first page of a home timeline
/// needs no look-up among the statuses of each followed user.
let newestStatus = "coalesce((SELECT max(s.id) FROM status s WHERE s.author = profile.id AND s.state = 0), 0)"

private func tables(key: String, table: String) -> String {
    """
    CREATE TABLE profile(
        id \(key), screen_name TEXT NOT NULL UNIQUE, folded_name TEXT NOT NULL, gender TEXT NOT NULL, location TEXT NOT NULL,
        description TEXT NOT NULL, avatar TEXT NOT NULL, verified_type BIGINT NOT NULL, verified_reason TEXT NOT NULL,
        member_type BIGINT NOT NULL, member_rank BIGINT NOT NULL, followers BIGINT NOT NULL, friends BIGINT NOT NULL,
        statuses BIGINT NOT NULL, created_at BIGINT NOT NULL);
    CREATE TABLE application(
        id \(key), client TEXT NOT NULL UNIQUE, secret TEXT NOT NULL, redirect TEXT NOT NULL, name TEXT NOT NULL, url TEXT NOT NULL);
    CREATE TABLE authorization_code(
        digest TEXT PRIMARY KEY, application BIGINT NOT NULL, account BIGINT NOT NULL, redirect TEXT NOT NULL,
        expires_at BIGINT NOT NULL, used_at BIGINT);
    CREATE INDEX authorization_code_expiry ON authorization_code(expires_at);
    CREATE TABLE access_token(
        digest TEXT PRIMARY KEY, application BIGINT NOT NULL, account BIGINT NOT NULL, code TEXT NOT NULL, created_at BIGINT NOT NULL,
        expires_at BIGINT NOT NULL, ended_at BIGINT);
    CREATE INDEX access_token_expiry ON access_token(expires_at);
    CREATE INDEX access_token_code ON access_token(code);
    CREATE TABLE status(
        id \(key), author BIGINT NOT NULL, text TEXT NOT NULL, application BIGINT NOT NULL, root BIGINT NOT NULL, images TEXT NOT NULL,
        reposts BIGINT NOT NULL, comments BIGINT NOT NULL, attitudes BIGINT NOT NULL, state BIGINT NOT NULL);
    CREATE INDEX status_author ON status(author, id) WHERE state = 0;
    CREATE INDEX status_repost ON status(root, id) WHERE state = 0 AND root <> 0;
    CREATE TABLE follow(
        follower BIGINT NOT NULL, target BIGINT NOT NULL, id BIGINT NOT NULL, PRIMARY KEY(follower, target)) \(table);
    CREATE UNIQUE INDEX follow_friends ON follow(follower, id);
    CREATE UNIQUE INDEX follow_followers ON follow(target, id);
    CREATE TABLE comment(
        id \(key), status BIGINT NOT NULL, author BIGINT NOT NULL, text TEXT NOT NULL, application BIGINT NOT NULL,
        reply_to BIGINT NOT NULL, state BIGINT NOT NULL);
    CREATE INDEX comment_status ON comment(status, id) WHERE state = 0;
    CREATE TABLE attitude(
        status BIGINT NOT NULL, author BIGINT NOT NULL, id BIGINT NOT NULL, PRIMARY KEY(status, author)) \(table);
    CREATE UNIQUE INDEX attitude_id ON attitude(id);
    CREATE INDEX attitude_status ON attitude(status, id);
    CREATE TABLE inbox(owner BIGINT NOT NULL, kind BIGINT NOT NULL, id BIGINT NOT NULL, PRIMARY KEY(owner, kind, id)) \(table);
    CREATE TABLE seen(owner BIGINT NOT NULL, kind BIGINT NOT NULL, id BIGINT NOT NULL, PRIMARY KEY(owner, kind)) \(table);
    CREATE TABLE status_topic(topic TEXT NOT NULL, status BIGINT NOT NULL, PRIMARY KEY(topic, status)) \(table);
    CREATE TABLE topic_hour(hour BIGINT NOT NULL, topic TEXT NOT NULL, count BIGINT NOT NULL, PRIMARY KEY(hour, topic)) \(table);
    CREATE TABLE image(
        name TEXT PRIMARY KEY, owner BIGINT NOT NULL, sha256 TEXT NOT NULL, type TEXT NOT NULL, created_at BIGINT NOT NULL);
    CREATE TABLE device_token(
        token TEXT PRIMARY KEY, account BIGINT NOT NULL, topic TEXT NOT NULL, created_at BIGINT NOT NULL);
    CREATE INDEX device_token_account ON device_token(account);
    CREATE TABLE clock(id BIGINT PRIMARY KEY, last BIGINT NOT NULL);
    INSERT INTO clock VALUES (1, 0);
    """
}

/// What a user is notified of; the numbers are stored.
enum InboxKind: Int64, Sendable {
    case mention = 1
    case commentMention = 2
    case comment = 3
    case like = 4
    /// In `seen` only: the position in the home timeline, and among the followers.
    case home = 5
    case follower = 6
}
