import HTTP
import JSON
import Storage
import Support
import Testing

@testable import Microblog

@Suite("signing in")
struct OAuthTests {
    private static let asked = [
        ("client_id", WorldSeed.client), ("redirect_uri", WorldSeed.redirect), ("response_type", "code"), ("state", "s 1&=\"<x>"),
        ("language", "en"),
    ]

    private func ticket(_ page: String) throws -> String {
        let rest = try #require(page.split(separator: "name=\"ticket\" value=\"", maxSplits: 1).dropFirst().first)
        return String(rest.prefix { $0 != "\"" })
    }

    private func open(_ world: World, _ items: [(String, String)] = asked) throws -> World.Answer {
        try world.send(.get, "/oauth2/authorize?" + World.form(items))
    }

    private func post(_ world: World, _ path: String, _ items: [(String, String)], peer: String = "127.0.0.1") throws -> World.Answer {
        try world.send(
            .post, "/oauth2/" + path, headers: [("content-type", "application/x-www-form-urlencoded")], body: Array(World.form(items).utf8),
            peer: peer)
    }

    private func submit(
        _ world: World, _ change: [String: String] = [:], ticket: String? = nil, password: String = "weibo-demo", action: String = "submit"
    ) throws -> World.Answer {
        let ticket = try ticket ?? self.ticket(try open(world).text)
        let items = Self.asked.map { ($0.0, change[$0.0] ?? $0.1) }
        return try post(world, "authorize", items + [("ticket", ticket), ("userId", "demo"), ("passwd", password), ("action", action)])
    }

    /// The query of the address that the form leads to.
    private func redirected(_ answer: World.Answer) throws -> [String: String] {
        #expect(answer.status == 303)
        let address = try #require(answer.response.headers["location"])
        #expect(address.hasPrefix(WorldSeed.redirect + "?"))
        let items = try RequestTarget.form(Array(address.dropFirst(WorldSeed.redirect.count + 1).utf8))
        return Dictionary(items.map { ($0.name, $0.value) }, uniquingKeysWith: { one, _ in one })
    }

    private func exchange(_ world: World, _ code: String, _ change: [String: String] = [:]) throws -> World.Answer {
        let items = [
            ("client_id", WorldSeed.client), ("client_secret", WorldSeed.secret), ("grant_type", "authorization_code"), ("code", code),
            ("redirect_uri", WorldSeed.redirect),
        ]
        return try post(world, "access_token", items.map { ($0.0, change[$0.0] ?? $0.1) })
    }

    // Proves WB-35.1.
    @Test("the page, the code, the token, and what the token is good for", arguments: DatabaseKind.available)
    func wholeWay(_ kind: DatabaseKind) throws {
        let world = try World(kind)
        let page = try open(world)
        #expect(page.status == 200)
        #expect(page.response.headers["content-type"]?.hasPrefix("text/html") == true)
        #expect(page.response.headers["x-frame-options"] == "DENY")
        let query = try redirected(try submit(world))
        #expect(query["state"] == "s 1&=\"<x>")
        let answer = try exchange(world, try #require(query["code"]))
        #expect(answer.status == 200)
        #expect(answer.json["uid"]?.string == "\(World.demo)")
        #expect(answer.json["expires_in"]?.int == 2_592_000)
        let token = try #require(answer.json["access_token"]?.string)
        #expect(try world.get("account/get_uid", token).json["uid"]?.int == World.demo)
        let bearer = try world.send(.get, "/2/account/get_uid.json", headers: [("authorization", "OAuth2 " + token)])
        #expect(bearer.status == 200)
        let info = try post(world, "get_token_info", [("access_token", token)])
        #expect(info.json["uid"]?.int == World.demo)
        #expect(info.json["appkey"]?.string == WorldSeed.client)
        #expect(try post(world, "revokeoauth2", [("access_token", token)]).json["result"]?.string == "true")
        let ended = try world.get("account/get_uid", token)
        #expect(ended.status == 401)
        #expect(ended.code == 21332)
        #expect(ended.json["request"]?.string == "/2/account/get_uid.json")
    }

    // Proves WB-5.4.
    @Test("the page has colours for light and dark appearance, and is styled by itself alone")
    func appearance() throws {
        let page = try open(try World()).text
        #expect(page.contains("<meta name=\"color-scheme\" content=\"light dark\">"))
        #expect(page.contains("@media (prefers-color-scheme: dark)"))
        #expect(!page.contains("<link"))
        #expect(!page.contains("<script"))
    }

    @Test("the page shows what it was given as text, never as HTML")
    func escaping() throws {
        let page = try open(try World()).text
        #expect(!page.contains("<x>"))
        #expect(page.contains("value=\"s 1&amp;=&quot;&lt;x&gt;\""))
    }

    // Proves WB-34.1.
    @Test("a form with another state, address or client than its page is refused, and leads nowhere")
    func forgedForms() throws {
        let world = try World()
        for (name, value, status) in [("state", "other", 400), ("redirect_uri", "http://evil.example/", 400), ("client_id", "nobody", 401)]
        {
            let answer = try submit(world, [name: value], ticket: try ticket(try open(world).text))
            #expect(answer.status == status, "\(name)")
            #expect(answer.response.headers["location"] == nil)
        }
        for ticket in ["", "1", "99999999999.abc", "1.\(String(repeating: "A", count: 43))"] {
            #expect(try submit(world, ticket: ticket).status == 400)
        }
        let old = try ticket(try open(world).text)
        world.pass(seconds: 1801)
        #expect(try submit(world, ticket: old).status == 400)
    }

    // Proves WB-34.1.
    @Test("a foreign redirect address gets no code and no error")
    func foreignRedirect() throws {
        let world = try World()
        for address in [
            "http://evil.example/", WorldSeed.redirect + "/", WorldSeed.redirect + "?x=1", WorldSeed.redirect.uppercased(),
            "javascript:alert(1)",
        ] {
            let answer = try open(world, Self.asked.map { ($0.0, $0.0 == "redirect_uri" ? address : $0.1) })
            #expect(answer.status == 400)
            #expect(answer.response.headers["location"] == nil)
            #expect(!answer.text.contains("passwd"))
        }
    }

    // Proves WB-34.2.
    @Test("a code works once; a second exchange ends the token of the first")
    func replayedCode() throws {
        let world = try World()
        let code = try #require(try redirected(try submit(world))["code"])
        let token = try #require(try exchange(world, code).json["access_token"]?.string)
        #expect(try world.get("account/get_uid", token).status == 200)
        let second = try exchange(world, code)
        #expect(second.status == 400)
        #expect(second.code == 21325)
        #expect(second.json["error_description"]?.string != nil)
        #expect(try world.get("account/get_uid", token).code == 21332)
    }

    // Proves WB-34.3.
    @Test("codes and tokens expire; a wrong secret, address or kind of grant is refused")
    func exchanges() throws {
        let world = try World { $0.tokenLifetime = 100 }
        func code() throws -> String { try #require(try redirected(try submit(world))["code"]) }
        #expect(try exchange(world, try code(), ["client_secret": "wrong"]).code == 21324)
        #expect(try exchange(world, try code(), ["client_id": "source-1", "client_secret": ""]).status >= 400)
        #expect(try exchange(world, try code(), ["redirect_uri": "http://evil.example/"]).code == 21325)
        #expect(try exchange(world, try code(), ["grant_type": "password"]).code == 21328)
        #expect(try exchange(world, "forged").code == 21325)
        let late = try code()
        world.pass(seconds: 601)
        #expect(try exchange(world, late).code == 21325)
        let token = try #require(try exchange(world, try code()).json["access_token"]?.string)
        world.pass(seconds: 101)
        let expired = try world.get("account/get_uid", token)
        #expect(expired.status == 401)
        #expect(expired.code == 21327)
        #expect(expired.json["error"]?.string == "expired_token")
    }

    // Proves WB-5.2.
    @Test("cancelling and a wrong password")
    func refusals() throws {
        let world = try World()
        let query = try redirected(try submit(world, action: "cancel"))
        #expect(query["error"] == "access_denied")
        #expect(query["state"] == "s 1&=\"<x>")
        #expect(query["code"] == nil)
        let wrong = try submit(world, password: "nope")
        #expect(wrong.status == 401)
        #expect(wrong.text.contains("role=\"alert\""))
        for _ in 0..<12 { _ = try submit(world, password: "nope") }
        #expect(try submit(world).status == 429)
    }

    // Proves WB-35.17.
    @Test("neither codes, tokens nor passwords are in the database")
    func atRest() throws {
        let world = try World()
        let code = try #require(try redirected(try submit(world))["code"])
        let token = try #require(try exchange(world, code).json["access_token"]?.string)
        let texts = try world.database.read { connection in
            try ["SELECT digest FROM authorization_code", "SELECT digest || code FROM access_token", "SELECT password FROM account"]
                .flatMap { try connection.all($0, []) { $0.text(0) } }
        }
        #expect(texts.count >= 14)
        #expect(!texts.contains { $0.contains(code) || $0.contains(token) || $0.contains("weibo-demo") })
    }

    // Proves WB-34.3.
    @Test("calls without a token, with a forged one and with two")
    func tokens() throws {
        let world = try World()
        let token = try world.token()
        #expect(try world.get("account/get_uid", nil).code == 21332)
        #expect(try world.get("account/get_uid", String(repeating: "A", count: 43)).code == 21332)
        #expect(try world.get("account/get_uid", "' OR 1=1 --").code == 21332)
        #expect(try world.get("account/get_uid", token, [("access_token", token)]).code == 10017)
    }
}
