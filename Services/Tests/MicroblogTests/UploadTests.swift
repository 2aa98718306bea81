import Foundation
import HTTP
import JSON
import Support
import Testing

@testable import Microblog

@Suite("images that users post")
struct UploadTests {
    private static let png = SampleImages.image("s1.png", .thumbnail) ?? []
    private static let gif = SampleImages.image("g1.gif", .thumbnail) ?? []

    private struct Part {
        var name: String
        var file: String?
        var content: [UInt8]
    }

    private func body(_ parts: [Part], end: String = "--b--\r\n") -> [UInt8] {
        var body: [UInt8] = []
        for part in parts {
            let file = part.file.map { "; filename=\"\($0)\"" } ?? ""
            body += Array("--b\r\nContent-Disposition: form-data; name=\"\(part.name)\"\(file)\r\n\r\n".utf8) + part.content + [13, 10]
        }
        return body + Array(end.utf8)
    }

    private func field(_ name: String, _ text: String) -> Part { Part(name: name, file: nil, content: Array(text.utf8)) }
    private func image(_ content: [UInt8], _ name: String = "a.png") -> Part { Part(name: "pic", file: name, content: content) }

    private func send(_ world: World, _ body: [UInt8], type: String = "multipart/form-data; boundary=b", key: String? = nil) throws
        -> World.Answer
    {
        let headers = [("content-type", type)] + (key.map { [("idempotency-key", $0)] } ?? [])
        return try world.send(.post, "/2/statuses/upload.json", headers: headers, body: body)
    }

    private func files(_ world: World, _ folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: world.folder.path + "/data/" + folder)
    }

    // Proves WB-35.5.
    @Test("a status with images; they come back byte by byte", arguments: DatabaseKind.available)
    func upload(_ kind: DatabaseKind) throws {
        let world = try World(kind)
        let token = try world.token()
        let form = body([field("access_token", token), field("status", "看图"), image(Self.png), image(Self.gif, "b.gif")])
        let answer = try send(world, form, key: "k")
        #expect(answer.status == 200, "\(answer.text)")
        let links = answer.json["pic_urls"]?.array?.compactMap { $0["thumbnail_pic"]?.string } ?? []
        #expect(links.map { String($0.suffix(4)) } == [".png", ".gif"])
        for (link, bytes) in zip(links, [Self.png, Self.gif]) {
            let path = String(link.dropFirst("http://127.0.0.1:8080".count)).replacingOccurrences(of: "thumbnail", with: "large")
            let response = try world.send(.get, path).response
            guard case .file(let file, _, let length) = response.body else {
                Issue.record("not a file")
                continue
            }
            var read = [UInt8](repeating: 0, count: Int(length))
            #expect(pread(file.descriptor, &read, read.count, 0) == bytes.count)
            #expect(read == bytes)
        }
        #expect(try send(world, form, key: "k").json == answer.json)
        #expect(try world.get("statuses/user_timeline", token).ids().first == answer.json["id"]?.int)
        #expect(try files(world, "incoming").isEmpty)
        #expect(try world.mistakes() == [])
    }

    @Test("bytes without a token, broken forms and other files are refused, and leave nothing")
    func refusals() throws {
        let world = try World { $0.largestImage = 100_000 }
        let token = try world.token()
        let signed = field("access_token", token)
        let cases: [(String, [UInt8], Int64)] = [
            ("no token", body([image(Self.png)]), 21332), ("the token after the image", body([image(Self.png), signed]), 21332),
            ("a forged token", body([field("access_token", String(repeating: "A", count: 43)), image(Self.png)]), 21332),
            ("not an image", body([signed, image(Array("<svg onload=alert(1)>".utf8), "x.png")]), 20005),
            ("an empty image", body([signed, image([])]), 20005),
            ("too large", body([signed, image(Self.png + [UInt8](repeating: 0, count: 100_001))]), 20006),
            ("ten images", body([signed] + (0..<10).map { _ in image(Self.png) }), 10017),
            ("no image", body([signed, field("status", "x")]), 10016),
            ("no end", body([signed, image(Self.png)], end: ""), 10012),
            ("a text that is too long", body([signed, field("status", String(repeating: "字", count: 141)), image(Self.png)]), 20012),
            ("a text that is no text", body([signed, Part(name: "status", file: nil, content: [0xff, 0xfe]), image(Self.png)]), 10017),
            ("two tokens", body([signed, signed, image(Self.png)]), 10017), ("nothing", [], 10012),
            ("a long field", body([signed, field("status", String(repeating: "x", count: 5000))]), 10018),
        ]
        for (name, form, code) in cases {
            let answer = try send(world, form)
            #expect(answer.code == code, "\(name): \(answer.text)")
            #expect((400..<500).contains(answer.status), "\(name)")
        }
        #expect(try send(world, body([signed]), type: "multipart/form-data").status == 400)
        #expect(try send(world, body([signed]), type: "text/plain").code == 10007)
        #expect(try files(world, "incoming").isEmpty)
        #expect(try files(world, "images").isEmpty)
        #expect(try world.mistakes() == [])
    }
}
