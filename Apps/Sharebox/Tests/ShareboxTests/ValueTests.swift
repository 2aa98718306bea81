import Foundation
import Testing

@testable import Sharebox

@Suite("Names")
struct FileNameTests {
    @Test(
        "are refused, each with its own reason",
        arguments: [
            ("", FileName.Problem.empty), ("a/b.txt", .slash), ("..", .reserved), (".", .reserved), ("a\0b", .nul),
            ("photo\u{202E}gnp.exe", .invisible("U+202E")), ("line\u{2028}", .invisible("U+2028")), (" a", .edgeSpace), ("a ", .edgeSpace),
            (String(repeating: "好", count: 100), .tooLong(300)), (String(repeating: "a", count: 256), .tooLong(256)),
            ("a\u{FFFD}b", .notUnicode),
        ])
    func refused(_ row: (name: String, problem: FileName.Problem)) {
        #expect(throws: row.problem) { try FileName.check(row.name) }
    }

    @Test("that are not UTF-8 are rejected")
    func bytes() throws {
        #expect(throws: FileName.Problem.notUnicode) { try FileName.check(bytes: [0x61, 0xff, 0x62]) }
        #expect(throws: FileName.Problem.notUnicode) { try FileName.check(bytes: [0xed, 0xa0, 0x80]) }
        #expect(try FileName.check(bytes: Array("a.txt".utf8)) == "a.txt")
    }

    @Test("are accepted in composed form")
    func taken() throws {
        #expect(try FileName.check("R\u{65}\u{301}sum\u{e9}.pdf").utf8.count == "R\u{e9}sum\u{e9}.pdf".utf8.count)
        #expect(try FileName.check("...") == "...")
        #expect(try FileName.check(String(repeating: "好", count: 85)).utf8.count == 255)
    }
}

@Suite("Timestamps")
struct TimestampTests {
    @Test(
        "are read with their zone",
        arguments: [
            ("1970-01-01T00:00:00Z", 0.0), ("2026-03-02T00:30:00+08:00", 1_772_382_600), ("2000-02-29T23:59:59.5-00:30", 951_870_599.5),
            ("1969-12-31T23:59:59Z", -1),
        ])
    func read(_ row: (text: String, seconds: Double)) { #expect(Timestamp.date(row.text)?.timeIntervalSince1970 == row.seconds) }

    @Test(
        "are nothing where they are malformed",
        arguments: [
            "", "2026-03-02", "2026-03-02T00:30:00", "2026-13-02T00:30:00Z", "2026-03-02T24:30:00Z", "2026-03-02T00:30:00+8:00",
            "2026-03-02T00:30:00.Z", "2026-03-02T00:30:00Zx", "２０２６-03-02T00:30:00Z", "2026-03-02 00:30:00Z",
        ])
    func malformed(_ text: String) { #expect(Timestamp.date(text) == nil) }
}

@Suite("SHA-256")
struct SHA256Tests {
    @Test(
        "gives the digests of the standard's examples",
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
        ])
    func examples(_ row: (text: String, digest: String)) { #expect(SHA256.of(Array(row.text.utf8)) == row.digest) }

    @Test("is the same when computed incrementally")
    func pieces() {
        let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        for size in [1, 55, 56, 63, 64, 65, 500] {
            var digest = SHA256()
            for start in stride(from: 0, to: bytes.count, by: size) { digest.update(bytes[start..<min(start + size, bytes.count)]) }
            #expect(digest.finish() == SHA256.of(bytes))
        }
    }
}

@Suite("Credentials")
struct CredentialsTests {
    @Test("are checked before sending")
    func rules() {
        #expect(Credentials.problem(account: "") == .missing)
        #expect(Credentials.problem(account: "ab") == .accountLength)
        #expect(Credentials.problem(account: "ada lovelace") == .accountCharacters)
        #expect(Credentials.problem(account: "ａｄａ") == .accountCharacters)
        #expect(Credentials.problem(account: "ada.l@home-1") == nil)
        #expect(Credentials.problem(password: "1234567") == .passwordShort)
        #expect(Credentials.problem(password: "12345678") == nil)
    }
}

@Suite("Responses")
struct WireTests {
    private func page(_ json: String) throws -> SharePage {
        try Wire.page(try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]))
    }

    @Test("a malformed item is skipped and counted, never fatal")
    func malformed() throws {
        let good =
            #"{"id": "a1", "name": "a.txt", "createdAt": "2026-03-01T00:00:00Z", "size": 3, "sha256": null, "folder": null, "url": "/s/x"}"#
        let bad = [
            "null", "3", "[]", "{}", good.replacingOccurrences(of: "\"a1\"", with: "\"\""),
            good.replacingOccurrences(of: "\"a1\"", with: "\"../x\""),
            good.replacingOccurrences(of: "Z\"", with: "\""), good.replacingOccurrences(of: "3,", with: "-3,"),
            good.replacingOccurrences(of: "3,", with: "\"3\","), good.replacingOccurrences(of: "3,", with: "3.5,"),
            good.replacingOccurrences(of: "\"a.txt\"", with: "7"),
        ]
        let page = try page("{\"items\": [\((bad + [good]).joined(separator: ","))], \"next\": \"c\"}")
        #expect(page.items.map(\.id) == ["a1"])
        #expect(page.skipped == bad.count)
        #expect(page.next == "c")
    }

    @Test("accepts empty and one-byte files", arguments: [0, 1, 4_294_967_296])
    func sizes(_ size: Int64) throws {
        let json = #"{"items": [{"id": "a", "name": "a", "createdAt": "2026-03-01T00:00:00Z", "size": SIZE}], "next": null}"#
        #expect(try page(json.replacingOccurrences(of: "SIZE", with: "\(size)")).items.map(\.size) == [size])
    }

    @Test("a page without a list is malformed")
    func noList() { #expect(throws: ShareError.malformed("items")) { try page("{\"next\": null}") } }
}

@Suite("Library")
struct LibraryTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("library-\(UUID().uuidString)")

    @Test("stores a list across launches, in order, with every character")
    func list() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let list = [share(2, "报告 ’\"; DROP TABLE share; --.pdf"), share(1, "a\u{301}.txt"), share(3, "x\0y")]
        try Library(in: folder).replaceShares(list)
        #expect(try Library(in: folder).shares() == list)
        try Library(in: folder).clear()
        #expect(try Library(in: folder).shares() == [])
    }

    @Test("replaces a damaged file by an empty one")
    func damaged() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data((0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 7) }).write(to: folder.appendingPathComponent("library.sqlite"))
        let library = try Library(in: folder)
        #expect(try library.shares() == [])
        try library.replaceShares([share(1)])
        #expect(try library.shares().count == 1)
    }

    @Test("reports errors")
    func unwritable() {
        #expect(throws: (any Error).self) { try Library(in: URL(fileURLWithPath: "/proc/nowhere")) }
    }
}
