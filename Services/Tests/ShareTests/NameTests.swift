import JSON
import Support
import Testing

@testable import Share

@Suite("ShareName")
struct NameTests {
    @Test(
        "refuses invalid file names, and says why",
        arguments: [
            ("", "name_empty"), (".", "name_reserved"), ("..", "name_reserved"), ("a/b", "name_has_slash"), ("/", "name_has_slash"),
            ("../../etc/passwd", "name_has_slash"), ("a\u{0}b", "name_has_nul"), ("a\nb", "name_has_invisible"),
            ("\u{7f}", "name_has_invisible"),
            ("invoice\u{202e}fdp.exe", "name_has_invisible"), ("a\u{2066}b", "name_has_invisible"), ("a\u{200f}b", "name_has_invisible"),
            ("a\u{feff}", "name_has_invisible"), (" a", "name_has_edge_space"), ("a ", "name_has_edge_space"),
            ("\u{3000}a", "name_has_edge_space"),
            (String(repeating: "a", count: 256), "name_too_long"), (String(repeating: "文", count: 86), "name_too_long"),
            (String(repeating: "x", count: 300), "name_too_long"),
        ])
    func refuse(name: String, code: String) throws {
        let problem = #expect(throws: ShareName.Problem.self) { try ShareName.check(name) }
        #expect(problem?.code == code)
        let world = try World(.sqlite)
        let token = try world.signUp()
        let made = try world.call(.post, "/share", token, ["name": .string(name), "size": 1])
        #expect(made.status == 422)
        #expect(made.code == code)
        #expect(made.field == "/name")
        let id = try world.share("good.txt", token)
        #expect(try world.call(.patch, "/share/" + id, token, ["name": .string(name)]).code == code)
        #expect(try world.call(.post, "/folders", token, ["name": .string(name)]).code == code)
    }

    @Test(
        "accepts all others, in composed form",
        arguments: [
            "a", "...", "a..b", ".hidden", "报告 (2).pdf", "👩‍👩‍👧.png", "مستند.pdf", String(repeating: "a", count: 255),
            String(repeating: "文", count: 85), "a\\b:c*?\"<>|",
            "-rf", "%2e%2e%2f", "NUL", "'; DROP TABLE share; --",
        ])
    func take(name: String) throws {
        #expect(try ShareName.check(name) == name)
        let world = try World(.sqlite)
        let token = try world.signUp()
        let id = try world.share(name, token)
        #expect(try world.call(.get, "/share/" + id, token).json["name"] == .string(name))
    }

    @Test("canonically equal names are equal")
    func composed() throws {
        #expect(try ShareName.check("e\u{301}").unicodeScalars.map(\.value) == [0xe9])
        let world = try World(.sqlite)
        let token = try world.signUp()
        try world.share("caf\u{e9}", token)
        #expect(try world.call(.post, "/share", token, ["name": "cafe\u{301}", "size": 1]).code == "name_taken")
    }

    @Test("numbers are inserted before the extension")
    func numbered() {
        #expect(ShareName.numbered("报告.pdf", 2) == "报告 (2).pdf")
        #expect(ShareName.numbered("README", 3) == "README (3)")
        #expect(ShareName.numbered(".profile", 2) == ".profile (2)")
        let long = ShareName.numbered(String(repeating: "文", count: 83) + ".pdf", 12)
        #expect(long.utf8.count <= 255)
        #expect(long.hasSuffix(" (12).pdf"))
    }

    @Test("kinds follow the extension, ignoring case")
    func kinds() {
        for (name, kind) in [
            ("a.PNG", ShareKind.image), ("a.JpEg", .image), ("a.pdf", .pdf), ("a.tar.gz", .archive), ("a", .other), (".png", .other),
            ("a.7z", .archive), ("png", .other), ("a.exe", .other),
        ] {
            #expect(ShareKind(name: name) == kind, "\(name)")
        }
    }
}
