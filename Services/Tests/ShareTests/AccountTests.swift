import HTTP
import JSON
import Security
import Support
import Testing

@testable import Share

@Suite("Accounts")
struct AccountTests {
    @Test("signs up, in and out", arguments: DatabaseKind.available)
    func lifeCycle(kind: DatabaseKind) throws {
        let world = try World(kind)
        let made = try world.call(.post, "/users", nil, ["account": "Alice", "password": "correct horse", "name": "小明"])
        #expect(made.status == 201)
        #expect(made.json["account"]?["account"] == "alice")
        #expect(made.json["account"]?["name"] == "小明")
        #expect(made.json["account"]?["createdAt"] == "2026-02-28T16:30:00.000Z")
        #expect(made.json["expiresAt"] == "2026-02-28T17:30:00.000Z")
        #expect(try world.call(.post, "/users", nil, ["account": "ALICE", "password": "correct horse"]).code == "account_taken")
        let session = try world.call(.post, "/sessions", nil, ["account": "aLiCe", "password": "correct horse"])
        let token = try #require(session.json["token"]?.string)
        #expect(token != made.json["token"]?.string)
        #expect(try world.call(.get, "/me", token).json["account"] == "alice")
        #expect(try world.call(.delete, "/sessions/current", token).status == 204)
        // The other session stays valid.
        #expect(try world.call(.get, "/me", try #require(made.json["token"]?.string)).status == 200)
    }

    @Test("each kind of invalid token has its own code", arguments: DatabaseKind.available)
    func tokens(kind: DatabaseKind) throws {
        let world = try World(kind)
        let token = try world.signUp()
        #expect(try world.call(.get, "/me").code == "session_missing")
        let other = token.hasPrefix("A") ? "B" : "A"
        for forged in [
            Secrets.token(), other + token.dropFirst(), token + "A", "", "x", SHA256.of(token), "' OR 1=1 --", token.uppercased(),
        ] {
            let answer = try world.call(.get, "/me", forged)
            #expect(answer.status == 401)
            #expect(answer.code == "session_unknown", "\(forged)")
            #expect(answer.response.headers["www-authenticate"] == "Bearer")
        }
        #expect(try world.call(.get, "/me", headers: [("authorization", "Basic " + token)]).code == "session_unknown")
        world.pass(seconds: 3599)
        #expect(try world.call(.get, "/me", token).status == 200)
        world.pass(seconds: 1)
        #expect(try world.call(.get, "/me", token).code == "session_expired")
        let session = try world.call(.post, "/sessions", nil, ["account": "alice", "password": "correct horse"])
        let second = try #require(session.json["token"]?.string)
        #expect(try world.call(.delete, "/sessions/current", second).status == 204)
        // Replayed after signing out.
        #expect(try world.call(.get, "/me", second).code == "session_ended")
        #expect(try world.call(.delete, "/sessions/current", second).code == "session_ended")
        #expect(try world.call(.get, "/share", second).code == "session_ended")
    }

    @Test("neither tokens nor passwords are stored in plain text", arguments: DatabaseKind.available)
    func atRest(kind: DatabaseKind) throws {
        let world = try World(kind)
        let token = try world.signUp()
        let kept = try world.database.read { connection in
            try connection.all("SELECT digest FROM session", []) { $0.text(0) }
                + connection.all("SELECT password FROM account", []) { $0.text(0) }
        }
        #expect(kept.count == 2)
        #expect(kept.contains(SHA256.of(token)))
        for text in kept {
            #expect(!text.contains(token))
            #expect(!text.contains("correct horse"))
        }
    }

    @Test("a cookie suffices for reading, never for writing")
    func cookies() throws {
        let world = try World(.sqlite)
        let token = try world.signUp()
        let cookie = [("cookie", "a=b; session=\(token); c=d")]
        #expect(try world.call(.get, "/me", headers: cookie).status == 200)
        #expect(try world.call(.patch, "/me", nil, ["name": "x"], headers: cookie).code == "session_missing")
        #expect(try world.call(.delete, "/sessions/current", headers: cookie).code == "session_missing")
    }

    @Test("guessing is rate-limited, and reveals no account names")
    func throttle() throws {
        let world = try World(.sqlite)
        _ = try world.signUp()
        let wrong: JSON = ["account": "alice", "password": "wrong horse"]
        let unknown = try world.call(.post, "/sessions", nil, ["account": "nobody", "password": "wrong horse"])
        let known = try world.call(.post, "/sessions", nil, wrong)
        #expect(unknown.json == known.json)
        #expect(known.status == 401)
        for _ in 0..<9 { #expect(try world.call(.post, "/sessions", nil, wrong).status == 401) }
        let right: JSON = ["account": "alice", "password": "correct horse"]
        let refused = try world.call(.post, "/sessions", nil, right)
        #expect(refused.code == "too_many_attempts")
        #expect(refused.response.headers["retry-after"] == "1")
        world.pass(seconds: 1)
        #expect(try world.call(.post, "/sessions", nil, right).status == 201)
    }

    @Test("wrong passwords delay the guessing address, not the account's owner")
    func owner() throws {
        let world = try World(.sqlite)
        _ = try world.signUp()
        let wrong: JSON = ["account": "alice", "password": "wrong horse"]
        let right: JSON = ["account": "alice", "password": "correct horse"]
        for _ in 0..<50 { _ = try world.call(.post, "/sessions", nil, wrong, peer: "192.0.2.7") }
        #expect(try world.call(.post, "/sessions", nil, wrong, peer: "192.0.2.7").code == "too_many_attempts")
        #expect(try world.call(.post, "/sessions", nil, right, peer: "192.0.2.8").status == 201)
        // The owner's success does not reset the guesser's delay.
        #expect(try world.call(.post, "/sessions", nil, wrong, peer: "192.0.2.7").code == "too_many_attempts")
        // The guesser's address may still sign in to another account.
        _ = try world.call(.post, "/users", nil, ["account": "bob", "password": "correct horse"])
        #expect(
            try world.call(.post, "/sessions", nil, ["account": "bob", "password": "correct horse"], peer: "192.0.2.7").status == 201)
    }

    @Test("each further wrong password doubles the delay, up to five minutes")
    func growingWait() throws {
        let world = try World(.sqlite)
        _ = try world.signUp()
        let wrong: JSON = ["account": "alice", "password": "wrong horse"]
        for _ in 0..<10 { #expect(try world.call(.post, "/sessions", nil, wrong).status == 401) }
        var waits: [String?] = []
        for _ in 0..<11 {
            let refused = try world.call(.post, "/sessions", nil, wrong)
            #expect(refused.status == 429)
            waits.append(refused.response.headers["retry-after"])
            world.pass(seconds: Double(waits.last.flatMap { $0 } ?? "0") ?? 0)
            #expect(try world.call(.post, "/sessions", nil, wrong).status == 401)
        }
        #expect(waits == ["1", "2", "4", "8", "16", "32", "64", "128", "256", "300", "300"])
    }

    @Test("guesses from many addresses are delayed too, but not an address that has signed in before")
    func manyAddresses() throws {
        let world = try World(.sqlite)
        _ = try world.signUp()
        let wrong: JSON = ["account": "alice", "password": "wrong horse"]
        let right: JSON = ["account": "alice", "password": "correct horse"]
        #expect(try world.call(.post, "/sessions", nil, right, peer: "198.51.100.1").status == 201)
        for index in 0..<110 { _ = try world.call(.post, "/sessions", nil, wrong, peer: "192.0.2.\(index)") }
        #expect(try world.call(.post, "/sessions", nil, wrong, peer: "203.0.113.9").code == "too_many_attempts")
        #expect(try world.call(.post, "/sessions", nil, right, peer: "198.51.100.1").status == 201)
    }

    @Test("one address that tries many accounts is delayed")
    func manyAccounts() throws {
        let world = try World(.sqlite)
        for index in 0..<100 {
            #expect(try world.call(.post, "/sessions", nil, ["account": .string("user\(index)"), "password": "wrong horse"]).status == 401)
        }
        #expect(
            try world.call(.post, "/sessions", nil, ["account": "another", "password": "wrong horse"]).code == "too_many_attempts")
    }

    @Test(
        "sign-up reports the invalid field",
        arguments: [
            (["account": "al", "password": "correct horse"], 422, "/account"),
            (["account": "al ice", "password": "correct horse"], 422, "/account"),
            (["account": "алиса", "password": "correct horse"], 422, "/account"),
            (["account": 5, "password": "correct horse"], 422, "/account"),
            (["password": "correct horse"], 422, "/account"), (["account": "alice", "password": "short"], 422, "/password"),
            (["account": "alice", "password": "nul\u{0}nul nul"], 422, "/password"),
            (["account": "alice", "password": nil], 422, "/password"),
            (["account": "alice", "password": "correct horse", "name": "\u{202e}evil"], 422, "/name"),
            (["account": "alice", "password": "correct horse", "name": "   "], 422, "/name"),
            (["account": "alice", "password": "correct horse", "admin": true], 422, "/admin"), ([], 422, ""),
        ] as [(JSON, Int, String)])
    func invalid(body: JSON, status: Int, field: String) throws {
        let answer = try World(.sqlite).call(.post, "/users", nil, body)
        #expect(answer.status == status)
        #expect(answer.field == field, "\(answer.json.text)")
    }

    @Test("an invalid JSON body is refused with its position")
    func syntax() throws {
        let world = try World(.sqlite)
        let answer = try world.call(.post, "/users", body: Array("{\"account\":\n \"a\u{1}\"}".utf8))
        #expect(answer.status == 400)
        #expect(answer.code == "invalid_json")
        #expect(answer.json["error"]?["details"]?["line"] == 2)
        let bytes: [UInt8] = Array("{\"account\":\"".utf8) + [0xff] + Array("\"}".utf8)
        #expect(try world.call(.post, "/users", body: bytes).code == "invalid_json")
        #expect(
            try world.call(.post, "/users", headers: [("content-type", "text/plain")], body: Array("{}".utf8)).code
                == "unsupported_media_type")
        #expect(try world.call(.post, "/users", body: []).code == "invalid_json")
    }

    @Test("name, signature and avatar can be changed", arguments: DatabaseKind.available)
    func profile(kind: DatabaseKind) throws {
        let world = try World(kind)
        let token = try world.signUp()
        #expect(try world.call(.patch, "/me", token, ["name": "新名字"]).json["name"] == "新名字")
        #expect(try world.call(.patch, "/me", token, ["signature": "hello"]).json["name"] == "新名字")
        #expect(try world.call(.patch, "/me", token, ["signature": .string(String(repeating: "x", count: 141))]).field == "/signature")
        #expect(try world.call(.get, "/me/avatar", token).code == "no_avatar")
        #expect(try world.call(.put, "/me/avatar", token, body: Array("<svg/>".utf8)).code == "unsupported_picture")
        let picture = Picture.png(side: 8, from: (0, 0, 0), to: (255, 255, 255))
        let url = try #require(try world.call(.put, "/me/avatar", token, body: picture).json["avatar"]?.string)
        let avatar = try world.call(.get, url, token)
        #expect(avatar.bytes == picture)
        #expect(avatar.response.headers["content-type"] == "image/png")
        let tag = try #require(avatar.response.headers["etag"])
        #expect(try world.call(.get, url, token, headers: [("if-none-match", tag)]).status == 304)
        #expect(try world.call(.delete, "/me/avatar", token).status == 204)
        #expect(try world.call(.get, "/me", token).json["avatar"] == .null)
    }
}
