import Testing

@testable import FerryCommand

@Suite("BundleManifest")
struct BundleManifestTests {
    static let example = BundleManifest(
        version: "0.2.0", sources: String(repeating: "a", count: 64), compiler: "Swift version 6.3.1 (swift-6.3.1-RELEASE)",
        architecture: "x86_64", system: "debian 12", packages: ["libcairo2", "fonts-inter"],
        files: [.init(path: "lib/ferry-tool", size: 7, checksum: String(repeating: "b", count: 64))])

    @Test("reads what it has written")
    func roundTrip() throws {
        #expect(try BundleManifest(reading: Self.example.text) == Self.example)
    }

    @Test(
        "refuses a damaged manifest with the reason",
        arguments: [
            ("", "", "no line 'ferry-bundle'"), ("ferry-bundle 1", "ferry-bundle 2", "format 2"), ("ferry-bundle 1", "hello", "line 1"),
            ("version 0.2.0\n", "", "no line 'version'"), ("end 1", "end 2", "cut short"), ("end 1\n", "", "cut short"),
            ("version 0.2.0", "version 0.2.0\nversion 0.2.1", "line 3"), ("lib/ferry-tool", "../ferry-tool", "cannot be read"),
            ("lib/ferry-tool", "/etc/passwd", "cannot be read"), (" 7 ", " -7 ", "cannot be read"), ("bbbb", "b", "cannot be read"),
            ("package libcairo2", "program libcairo2", "line 7"),
        ])
    func damage(part: String, replacement: String, reason: String) {
        let text = part.isEmpty ? "" : Self.example.text.replacing(part, with: replacement)
        let failure = #expect(throws: CommandFailure.self) { try BundleManifest(reading: text) }
        #expect(failure?.message.contains(reason) == true, "\(failure?.message ?? "")")
    }

    @Test(
        "accepts only paths that stay in the folder",
        arguments: [
            ("lib/libFerryKit.so", true), ("modules/_Testing_UIKit.swiftmodule", true), ("include/c++.h", true), ("", false), ("/a", false),
            ("a/../b", false), ("..", false), ("a//b", false), ("./a", false), ("a b", false), ("a\nb", false), ("a/", false), ("ä", false),
        ])
    func paths(path: String, isSafe: Bool) {
        #expect(BundleManifest.isSafe(path) == isSafe)
    }
}
