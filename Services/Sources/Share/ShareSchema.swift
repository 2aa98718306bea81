import Accounts
import Storage
import TextIndex

/// The tables of the Share service.
///
/// `seq` is a share's identity and its position in time: the microsecond of its creation, increased if that is in use. So a page of the
/// list, a day and a search are all ranges of one key, and do not become slower as the table grows.
/// `state`: 0 incomplete, 1 complete, 2 deleted and restorable for a while.
let shareMigrations =
    accountMigrations + [
        Migration(
            "shares", sqlite: tables(key: "INTEGER PRIMARY KEY"), postgres: tables(key: "BIGINT PRIMARY KEY")),
        Migration(
            "search",
            sqlite: """
                CREATE VIRTUAL TABLE share_gram USING fts5(
                    grams, content = '', detail = none, columnsize = 0, tokenize = 'ascii', prefix = '\(SearchKey.prefixes)');
                """,
            postgres: """
                CREATE EXTENSION IF NOT EXISTS pg_trgm;
                CREATE INDEX share_search ON share USING gin (search gin_trgm_ops) WHERE state = 1;
                """),
    ]

private func tables(key: String) -> String {
    """
    CREATE TABLE folder(
        id \(key), owner BIGINT NOT NULL REFERENCES account(id), parent BIGINT NOT NULL, name TEXT NOT NULL, created_at BIGINT NOT NULL);
    CREATE UNIQUE INDEX folder_name ON folder(owner, parent, name);
    CREATE TABLE share(
        seq \(key), owner BIGINT NOT NULL REFERENCES account(id), folder BIGINT NOT NULL, name TEXT NOT NULL, search TEXT NOT NULL,
        size BIGINT NOT NULL, kind TEXT NOT NULL, sha256 TEXT, link TEXT NOT NULL, state BIGINT NOT NULL, received BIGINT NOT NULL,
        deleted_at BIGINT);
    CREATE INDEX share_list ON share(owner, seq) WHERE state = 1;
    CREATE INDEX share_folder ON share(owner, folder, seq) WHERE state = 1;
    CREATE UNIQUE INDEX share_name ON share(owner, folder, name) WHERE state < 2;
    CREATE UNIQUE INDEX share_link ON share(link);
    CREATE INDEX share_pending ON share(owner, seq) WHERE state = 0;
    CREATE INDEX share_deleted ON share(deleted_at) WHERE state = 2;
    CREATE TABLE usage(
        owner BIGINT NOT NULL REFERENCES account(id), kind TEXT NOT NULL, count BIGINT NOT NULL, bytes BIGINT NOT NULL,
        PRIMARY KEY(owner, kind));
    CREATE TABLE award(
        owner BIGINT NOT NULL REFERENCES account(id), name TEXT NOT NULL, earned_at BIGINT NOT NULL, PRIMARY KEY(owner, name));
    CREATE TABLE clock(id BIGINT PRIMARY KEY, last BIGINT NOT NULL);
    INSERT INTO clock VALUES (1, 0);
    """
}
