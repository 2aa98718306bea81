import Foundation
import Testing

@testable import Weibo

@Suite("Localized texts")
struct WordsTests {
    private static let sources = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources/Weibo")

    private func table(_ language: String) throws -> [String: String] {
        let file = Self.sources.appendingPathComponent("Resources/\(language).lproj/Localizable.strings")
        let list = try PropertyListSerialization.propertyList(from: try Data(contentsOf: file), format: nil)
        return try #require(list as? [String: String])
    }

    private func used() throws -> Set<String> {
        var found: Set<String> = []
        let files = FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil)
        while let file = files?.nextObject() as? URL {
            guard ["swift", "plist"].contains(file.pathExtension) else { continue }
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in text.matches(of: #/words\("([^"]+)"/#) { found.insert(String(match.1)) }
            // Texts of rows in property lists.
            for match in text.matches(of: #/<key>(?:title|detail)</key>\s*<string>([^<]+)</#) { found.insert(String(match.1)) }
        }
        return found
    }

    // Proves WB-32.2.
    @Test("are there in both languages, and none is unused")
    func complete() throws {
        let (chinese, english, used) = (Set(try table("zh-Hans").keys), Set(try table("en").keys), try used())
        #expect(used.subtracting(chinese) == [])
        #expect(chinese.subtracting(used) == [])
        #expect(chinese == english)
    }

    @Test("have the same arguments in both languages")
    func arguments() throws {
        for (english, chinese) in try table("zh-Hans") {
            func marks(_ text: String) -> [String] { text.matches(of: #/%(%|@|d)/#).map { String($0.1) } }
            #expect(marks(english) == marks(chinese), "\(english)")
        }
    }
}
