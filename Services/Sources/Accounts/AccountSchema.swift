public import Storage

/// Tables of accounts, sessions and responses stored for repeated requests; the same in every service.
public let accountMigrations = [
    Migration(
        "accounts",
        """
        CREATE TABLE account(
            id BIGINT PRIMARY KEY, account TEXT NOT NULL UNIQUE, password TEXT NOT NULL, name TEXT NOT NULL, signature TEXT NOT NULL,
            avatar TEXT, quota BIGINT NOT NULL, created_at BIGINT NOT NULL, version BIGINT NOT NULL DEFAULT 0);
        CREATE TABLE session(
            digest TEXT PRIMARY KEY, account BIGINT NOT NULL REFERENCES account(id), created_at BIGINT NOT NULL,
            expires_at BIGINT NOT NULL, ended_at BIGINT);
        CREATE INDEX session_expiry ON session(expires_at);
        CREATE TABLE kept_answer(
            account BIGINT NOT NULL REFERENCES account(id), key TEXT NOT NULL, request TEXT NOT NULL, status BIGINT NOT NULL,
            body TEXT NOT NULL, created_at BIGINT NOT NULL, PRIMARY KEY(account, key));
        CREATE INDEX kept_answer_age ON kept_answer(created_at);
        """)
]
