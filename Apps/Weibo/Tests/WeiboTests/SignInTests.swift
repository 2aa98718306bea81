import Foundation
import Testing

@testable import Weibo

@Suite("Sign-in")
struct SignInTests {
    // Proves WB-5.3.
    @Test(
        "takes the code only from the answer to its own request",
        arguments: [
            ("?code=abc&state=s", OAuth.Outcome.code("abc")), ("?code=abc&state=other", .foreign), ("?code=abc", .foreign),
            ("?state=s", .foreign),
            ("?error=access_denied&error_description=not+now%21&state=s", .refused("not now!")),
            ("?error=access_denied&state=s", .refused("access_denied")),
        ])
    func outcome(_ row: (query: String, outcome: OAuth.Outcome)) throws {
        let url = try #require(URL(string: OAuth.redirect + row.query))
        #expect(OAuth.isRedirect(url))
        #expect(OAuth.outcome(of: url, state: "s") == row.outcome)
    }

    @Test("does not take other addresses for the redirection")
    func others() throws {
        for text in ["https://example.org/?code=a", OAuth.redirect + "er?code=a", OAuth.redirect + "/else"] {
            #expect(!OAuth.isRedirect(try #require(URL(string: text))))
        }
    }

    private func folder() -> URL { FileManager.default.temporaryDirectory.appendingPathComponent("weibo-\(UUID().uuidString)") }

    // Proves WB-6.1.
    @Test("keeps the account in a file of its own user, and removes it")
    func archive() throws {
        let store = AccountStore(folder: folder())
        defer { try? FileManager.default.removeItem(at: store.file.deletingLastPathComponent()) }
        #expect(store.load() == nil)
        let date = Date(timeIntervalSince1970: 1000)
        for token in ["first", "second"] { try store.save(Account(token: token, user: 7, expires: date)) }
        let account = try #require(store.load())
        #expect(account.token == "second")
        #expect(account.user == 7)
        #expect(account.expires == date)
        let mode = try FileManager.default.attributesOfItem(atPath: store.file.path)[.posixPermissions] as? NSNumber
        #expect(mode?.intValue == 0o600)
        store.clear()
        #expect(store.load() == nil)
    }

    @Test("takes a damaged file for none")
    func damaged() throws {
        let store = AccountStore(folder: folder())
        defer { try? FileManager.default.removeItem(at: store.file.deletingLastPathComponent()) }
        try FileManager.default.createDirectory(at: store.file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("nothing".utf8).write(to: store.file)
        #expect(store.load() == nil)
    }

    // Proves WB-2.1.
    @Test("is needed without an account, or with an expired one")
    func root() {
        let now = Date(timeIntervalSince1970: 1000)
        let good = Account(token: "t", user: 1, expires: now.addingTimeInterval(1))
        let old = Account(token: "t", user: 1, expires: now)
        func choice(_ shown: String?, _ account: Account?) -> RootChoice {
            RootChoice(shownVersion: shown, runningVersion: "1.0", account: account, now: now)
        }
        #expect(choice(nil, good) == .newFeatures)
        #expect(choice("0.9", nil) == .newFeatures)
        #expect(choice("1.0", nil) == .signIn)
        #expect(choice("1.0", old) == .signIn)
        #expect(choice("1.0", good) == .main)
    }
}

@MainActor
@Suite("Tokens for remote notifications")
struct PushTokenTests {
    // Proves WB-30.2.
    @Test("are sent when they are new or others, each account's own")
    func change() throws {
        let name = "weibo-push-\(UUID().uuidString)"
        let defaults = try #require(UserDefaults(suiteName: name))
        defer { defaults.removePersistentDomain(forName: name) }
        let tokens = PushTokens(user: 1, defaults: defaults)
        #expect(tokens.change(to: "aa") == .add("aa"))
        tokens.stored = "aa"
        #expect(tokens.change(to: "aa") == .none)
        #expect(tokens.change(to: "bb") == .replace(old: "aa", new: "bb"))
        #expect(PushTokens(user: 2, defaults: defaults).change(to: "aa") == .add("aa"))
        #expect(PushTokens.text(Data([0, 0xab, 0x10])) == "00ab10")
    }
}

@Suite("Cards")
struct CardTests {
    // Proves WB-28.1.
    @Test("have corners by their place", arguments: [(0, 1, CardPosition.single), (0, 3, .top), (1, 3, .middle), (2, 3, .bottom)])
    func position(_ row: (index: Int, count: Int, position: CardPosition)) {
        #expect(CardPosition(row: row.index, of: row.count) == row.position)
    }
}
