import Foundation
import HTTP
import JSON
import Security
import Support
import Testing

@testable import Share

@Suite("Files of shares")
struct FileTests {
    private static let content = Array((0..<1000).map { "line \($0)\n" }.joined().utf8)

    private func pending(_ world: World, _ token: String, _ name: String = "a.txt", sha256: String? = nil) throws -> String {
        let made = try world.call(
            .post, "/share", token,
            ["name": .string(name), "size": .int(Int64(Self.content.count)), "sha256": sha256.map { .string($0) } ?? nil])
        return try #require(made.json["id"]?.string, "\(made.json.text)")
    }

    private func range(_ bytes: Range<Int>) -> [(String, String)] {
        [("content-range", "bytes \(bytes.lowerBound)-\(bytes.upperBound - 1)/\(Self.content.count)")]
    }

    @Test("is visible only when complete", arguments: DatabaseKind.available)
    func whole(kind: DatabaseKind) throws {
        let world = try World(kind)
        let token = try world.signUp()
        let id = try pending(world, token, sha256: SHA256.of(Self.content))
        #expect(try world.names("/share", token) == [])
        #expect(try world.call(.get, "/files/" + id, token).code == "upload_incomplete")
        let put = try world.call(.put, "/files/" + id, token, body: Self.content)
        #expect(put.json["state"] == "whole")
        #expect(put.json["sha256"] == .string(SHA256.of(Self.content)))
        #expect(try world.names("/share", token) == ["a.txt"])
        let got = try world.call(.get, "/files/" + id, token)
        #expect(got.bytes == Self.content)
        #expect(got.response.headers["content-type"] == "text/plain")
        #expect(got.response.headers["content-disposition"] == "attachment; filename*=UTF-8''a.txt")
        #expect(got.response.headers["etag"] == "\"\(SHA256.of(Self.content))\"")
        #expect(try world.call(.put, "/files/" + id, token, body: Self.content).code == "upload_complete")
    }

    @Test("is uploaded in chunks, each at the end of the previous", arguments: DatabaseKind.available)
    func pieces(kind: DatabaseKind) throws {
        let world = try World(kind)
        let token = try world.signUp()
        let id = try pending(world, token)
        func put(_ bytes: Range<Int>) throws -> World.Answer {
            try world.call(.put, "/files/" + id, token, headers: range(bytes), body: Array(Self.content[bytes]))
        }
        let first = try put(0..<100)
        #expect(first.status == 202)
        #expect(first.json["received"] == 100)
        let head = try world.call(.head, "/files/" + id, token)
        #expect(head.response.headers["upload-offset"] == "100")
        #expect(head.response.headers["upload-length"] == "\(Self.content.count)")
        for wrong in [0..<100, 50..<150, 101..<200] {
            let refused = try put(wrong)
            #expect(refused.code == "offset_mismatch")
            #expect(refused.json["error"]?["details"]?["received"] == 100)
        }
        #expect(try put(100..<5000).status == 202)
        #expect(try put(5000..<Self.content.count).json["state"] == "whole")
        #expect(try world.call(.get, "/files/" + id, token).bytes == Self.content)
    }

    @Test("a broken connection keeps what arrived, and the upload resumes from there", arguments: DatabaseKind.available)
    func broken(kind: DatabaseKind) throws {
        let world = try World(kind)
        let token = try world.signUp()
        let id = try pending(world, token)
        func begin() throws -> Upload {
            var request = Request(
                .put, try RequestTarget("/files/" + id), headers: HTTPHeaders([("authorization", "Bearer " + token)]))
            request.parameters = [.init("id", id)]
            return try Upload(request, service: world.service)
        }
        let upload = try begin()
        try Self.content[..<300].withUnsafeBytes { try upload.receive($0) }
        upload.abandon()
        #expect(try world.call(.head, "/files/" + id, token).response.headers["upload-offset"] == "300")
        // An upload that has not noticed its end writes nothing more when the next one begins.
        let old = try begin()
        let new = try begin()
        #expect(throws: HTTPError.self) { try Self.content[..<10].withUnsafeBytes { try old.receive($0) } }
        try Self.content.withUnsafeBytes { try new.receive($0) }
        old.abandon()
        #expect(try new.finish().status == 200)
        #expect(try world.call(.get, "/files/" + id, token).bytes == Self.content)
    }

    @Test("refuses bytes of another digest or size, and accepts a retry", arguments: DatabaseKind.available)
    func mismatch(kind: DatabaseKind) throws {
        let world = try World(kind)
        let token = try world.signUp()
        let id = try pending(world, token, sha256: SHA256.of(Self.content).uppercased())
        var wrong = Self.content
        wrong[500] ^= 1
        let refused = try world.call(.put, "/files/" + id, token, body: wrong)
        #expect(refused.code == "checksum_mismatch")
        #expect(refused.json["error"]?["details"]?["found"] == .string(SHA256.of(wrong)))
        #expect(try world.call(.get, "/files/" + id, token).code == "upload_incomplete")
        #expect(try world.call(.put, "/files/" + id, token, body: Array(Self.content.dropLast())).code == "size_mismatch")
        #expect(try world.call(.put, "/files/" + id, token, body: Self.content + [0]).code == "size_mismatch")
        for header in ["bytes 0-9", "bytes 5-4/10", "bytes */10", "0-9/10", ""] {
            #expect(
                try world.call(.put, "/files/" + id, token, headers: [("content-range", header)], body: [1]).field == "header.content-range"
            )
        }
        #expect(
            try world.call(.put, "/files/" + id, token, headers: [("content-range", "bytes 0-9/10")], body: [1]).code == "size_mismatch")
        #expect(try world.call(.put, "/files/" + id, token, body: Self.content).status == 200)
        #expect(try world.call(.post, "/share", token, ["name": "b", "size": 1, "sha256": "zz"]).field == "/sha256")
    }

    @Test("accepts an empty file")
    func empty() throws {
        let world = try World(.sqlite)
        let token = try world.signUp()
        let id = try world.share("empty.txt", token, "")
        #expect(try world.call(.get, "/files/" + id, token).status == 200)
        #expect(try world.call(.get, "/files/" + id, token, headers: [("range", "bytes=0-")]).status == 416)
    }

    @Test("serves ranges")
    func parts() throws {
        let world = try World(.sqlite)
        let token = try world.signUp()
        let id = try world.share("a.txt", token, "0123456789")
        func get(_ headers: [(String, String)]) throws -> World.Answer { try world.call(.get, "/files/" + id, token, headers: headers) }
        let part = try get([("range", "bytes=2-4")])
        #expect(part.status == 206)
        #expect(part.bytes == Array("234".utf8))
        #expect(part.response.headers["content-range"] == "bytes 2-4/10")
        #expect(try get([("range", "bytes=-3")]).bytes == Array("789".utf8))
        let outside = try get([("range", "bytes=10-")])
        #expect(outside.status == 416)
        #expect(outside.response.headers["content-range"] == "bytes */10")
        #expect(outside.field == "header.range")
        let tag = try #require(part.response.headers["etag"])
        #expect(try get([("range", "bytes=2-4"), ("if-range", tag)]).status == 206)
        #expect(try get([("range", "bytes=2-4"), ("if-range", "\"other\"")]).status == 200)
        #expect(try get([("if-none-match", "\"x\", W/\(tag)")]).status == 304)
    }

    // MARK: Forms

    private func form(_ parts: [(String, String?, String)]) -> [UInt8] {
        var text = ""
        for (name, file, content) in parts {
            text +=
                "--XX\r\nContent-Disposition: form-data; name=\"\(name)\"" + (file.map { "; filename=\"\($0)\"" } ?? "")
                + "\r\n\r\n\(content)\r\n"
        }
        return Array((text + "--XX--\r\n").utf8)
    }

    @Test("a form creates share and file at once", arguments: DatabaseKind.available)
    func forms(kind: DatabaseKind) throws {
        let world = try World(kind)
        let token = try world.signUp()
        let type = ("content-type", "multipart/form-data; boundary=XX")
        let body = form([("file", "照片.png", "pixels")])
        let made = try world.call(.post, "/share", token, headers: [type, ("idempotency-key", "k")], body: body)
        #expect(made.status == 201, "\(made.json.text)")
        #expect(made.json["name"] == "照片.png")
        #expect(made.json["sha256"] == .string(SHA256.of("pixels")))
        let id = try #require(made.json["id"]?.string)
        #expect(try world.call(.get, "/files/" + id, token).bytes == Array("pixels".utf8))
        let again = try world.call(.post, "/share", token, headers: [type, ("idempotency-key", "k")], body: body)
        #expect(again.json["id"] == .string(id))
        let named = try world.call(.post, "/share", token, headers: [type], body: form([("name", nil, "b.txt"), ("file", "x", "y")]))
        #expect(named.json["name"] == "b.txt")
        for (parts, field) in [
            ([("name", nil, "c.txt")], "/file"), ([("file", "../evil", "x")], "/name"), ([("file", nil, "x")], "/name"),
            ([("evil", nil, "x")], "/evil"),
            ([("file", "c", "x"), ("file", "d", "y")], "/file"), ([("file", "c", "x"), ("sha256", nil, "0")], "/sha256"),
            ([("file", "c", "x"), ("folder", nil, "zz")], "/folder"),
        ] as [([(String, String?, String)], String)] {
            #expect(try world.call(.post, "/share", token, headers: [type], body: form(parts)).field == field)
        }
        #expect(
            try world.call(.post, "/share", token, headers: [("content-type", "multipart/form-data")], body: body).code
                == "invalid_multipart")
        #expect(try world.call(.post, "/share", token, headers: [type], body: Array(body.dropLast(9))).code == "invalid_multipart")
        #expect(try world.call(.post, "/share", headers: [type], body: body).code == "session_missing")
        // No file is left over.
        #expect(try FileManager.default.contentsOfDirectory(atPath: world.folder.path + "/data/incoming") == [])
        #expect(try world.names("/share", token).count == 2)
    }

    @Test("deletes abandoned uploads")
    func stale() throws {
        let world = try World(.sqlite)
        let token = try world.signUp()
        let id = try pending(world, token)
        _ = try world.call(.put, "/files/" + id, token, headers: range(0..<10), body: Array(Self.content[..<10]))
        let path = world.service.files.path(try #require(Share.seq(id)))
        #expect(FileManager.default.fileExists(atPath: path))
        world.pass(seconds: 8 * 86_400)
        try world.service.sweep()
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test("the header encodes a name in any alphabet")
    func disposition() {
        #expect(ShareService.disposition("报告 \"a\"\r\n.pdf") == "attachment; filename*=UTF-8''%E6%8A%A5%E5%91%8A%20%22a%22%0D%0A.pdf")
    }
}
