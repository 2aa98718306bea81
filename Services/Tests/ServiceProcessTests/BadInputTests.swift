import Foundation
import JSON
import Support
import Testing

/// Invalid input, sent by curl to a service in a separate process.
@Suite("Hostile input", .serialized, .enabled(if: Curl.isInstalled))
struct BadInputTests {
    private let folder: TemporaryFolder
    private let service: RunningService
    private let address: String
    private let session: [String]
    private let good: String
    private static let type = ["-H", "Content-Type: application/json"]

    init() throws {
        folder = try TemporaryFolder()
        service = try RunningService(data: folder.path + "/data")
        address = service.address
        let account = #"{"account":"alice","password":"correct horse"}"#
        let token = try #require(try Curl.json(Self.type + ["-d", account, address + "/users"]).json["token"]?.string)
        session = ["-H", "Authorization: Bearer " + token]
        try Data("hello file".utf8).write(to: URL(fileURLWithPath: folder.path + "/good.txt"))
        let made = try Curl.json(session + ["-F", "file=@\(folder.path)/good.txt", address + "/share"])
        good = try #require(made.json["id"]?.string)
    }

    /// The status and error code of a rejected request.
    private func refusal(_ arguments: [String], _ path: String, input: [UInt8] = []) throws -> String {
        let (status, body) = try Curl.run(session + arguments + ["--path-as-is", address + path], input: input)
        let error = try JSON.parse(body)["error"]
        #expect(error?["message"]?.string?.isEmpty == false, "\(String(decoding: body, as: UTF8.self))")
        return "\(status) \(error?["code"]?.string ?? "-")"
    }

    /// The one valid file still exists unchanged, and nothing else does.
    private func expectNoLoss() throws {
        let list = try Curl.json(session + [address + "/share"]).json
        #expect(list["items"]?.array?.compactMap { $0["name"]?.string } == ["good.txt"])
        #expect(try Curl.run(session + [address + "/files/" + good]).body == Array("hello file".utf8))
        #expect(try Curl.json([address + "/healthz"]).json["status"] == "ok")
    }

    @Test("names with slashes, dots, NUL, 300 bytes, bidi controls and invalid bytes")
    func names() throws {
        func make(_ name: [UInt8]) throws -> String {
            let body = Array(#"{"size":1,"name":""#.utf8) + name + Array(#""}"#.utf8)
            return try refusal(Self.type + ["--data-binary", "@-"], "/share", input: body)
        }
        func make(_ name: String) throws -> String { try make(Array(name.utf8)) }
        #expect(try make("a/b") == "422 name_has_slash")
        #expect(try make("../../etc/passwd") == "422 name_has_slash")
        #expect(try make("..") == "422 name_reserved")
        #expect(try make(#"a\u0000b"#) == "422 name_has_nul")
        #expect(try make(String(repeating: "x", count: 300)) == "422 name_too_long")
        #expect(try make("invoice\u{202e}fdp.exe") == "422 name_has_invisible")
        #expect(try make([0x61, 0xff, 0xfe]) == "400 invalid_json")
        #expect(try make(#"\ud800"#) == "400 invalid_json")
        func form(_ name: String) throws -> String { try refusal(["-F", "file=@\(folder.path)/good.txt;filename=" + name], "/share") }
        #expect(try form("../../etc/passwd") == "422 name_has_slash")
        #expect(try form(String(repeating: "x", count: 300)) == "422 name_too_long")
        let bytes =
            Array("--XX\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a".utf8) + [0xff] + Array("\"\r\n\r\nx\r\n--XX--".utf8)
        let raw = ["-H", "Content-Type: multipart/form-data; boundary=XX", "--data-binary", "@-"]
        #expect(try refusal(raw, "/share", input: bytes) == "400 invalid_multipart")
        #expect(try refusal([], "/share/%ff") == "400 invalid_target")
        #expect(try refusal([], "/share?q=%00") == "400 invalid_target")
        #expect(try refusal([], "/files/../../etc/passwd") == "400 invalid_target")
        #expect(try refusal([], "/files/..%2f..%2fetc%2fpasswd") == "400 invalid_target")
        try expectNoLoss()
    }

    @Test("ranges and chunks out of bounds, and bodies larger than declared or allowed")
    func sizes() throws {
        #expect(try refusal(["-r", "300-400"], "/files/" + good) == "416 range_not_satisfiable")
        #expect(try refusal(["-H", "Range: bytes=99999999999999999999999-"], "/files/" + good) == "416 range_not_satisfiable")
        let made = try Curl.json(session + Self.type + ["-d", #"{"name":"p.bin","size":10}"#, address + "/share"]).json
        let pending = "/files/" + (try #require(made["id"]?.string))
        func piece(_ range: String, _ text: String = "hello") throws -> String {
            try refusal(["-X", "PUT", "-H", "Content-Range: bytes " + range, "--data-binary", text], pending)
        }
        #expect(try piece("5-3/10") == "400 invalid_header")
        #expect(try piece("0-4/11") == "422 size_mismatch")
        #expect(try piece("3-7/10") == "409 offset_mismatch")
        #expect(try refusal(["-X", "PUT", "--data-binary", "far more than ten bytes"], pending) == "422 size_mismatch")
        let large = [UInt8](repeating: 0x61, count: 3_000_000)
        #expect(try refusal(Self.type + ["--data-binary", "@-"], "/users", input: large) == "413 body_too_large")
        #expect(try refusal(Self.type + ["-d", #"{"name":"huge","size":99999999999999}"#], "/share") == "422 invalid_field")
        try expectNoLoss()
    }

    @Test("tokens that are missing, forged, replayed after signing out, and expired")
    func tokens() throws {
        func me(_ token: String?, at address: String) throws -> String {
            let answer = try Curl.json((token.map { ["-H", "Authorization: Bearer " + $0] } ?? []) + [address + "/me"])
            return "\(answer.status) \(answer.json["error"]?["code"]?.string ?? "-")"
        }
        let token = String(session[1].dropFirst("Authorization: Bearer ".count))
        #expect(try me(nil, at: address) == "401 session_missing")
        #expect(try me(token + "x", at: address) == "401 session_unknown")
        #expect(try me(String(token.reversed()), at: address) == "401 session_unknown")
        let account = #"{"account":"alice","password":"correct horse"}"#
        let second = try #require(try Curl.json(Self.type + ["-d", account, address + "/sessions"]).json["token"]?.string)
        #expect(try me(second, at: address) == "200 -")
        let leave = ["-X", "DELETE", "-H", "Authorization: Bearer " + second, address + "/sessions/current"]
        #expect(try Curl.run(leave).status == 204)
        #expect(try me(second, at: address) == "401 session_ended")
        let short = try RunningService(data: folder.path + "/short", ["--session-life", "0"])
        let old = try #require(try Curl.json(Self.type + ["-d", account, short.address + "/users"]).json["token"]?.string)
        #expect(try me(old, at: short.address) == "401 session_expired")
        try expectNoLoss()
    }

    @Test("a repeated creation is done once; its idempotency key is valid for nothing else")
    func duplicates() throws {
        func create(_ name: String) throws -> (status: Int, json: JSON) {
            try Curl.json(
                session + Self.type + ["-H", "Idempotency-Key: one", "-d", #"{"name":"\#(name)","size":1}"#, address + "/share"])
        }
        let (first, again) = (try create("k.bin"), try create("k.bin"))
        #expect(first.status == 201)
        #expect(again.status == 201)
        #expect(first.json["id"] == again.json["id"])
        let other = try create("other.bin")
        #expect(other.status == 422)
        #expect(other.json["error"]?["code"] == "idempotency_key_reused")
        try expectNoLoss()
    }
}
