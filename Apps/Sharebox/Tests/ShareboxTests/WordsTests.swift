import Foundation
import Testing

@testable import Sharebox

@Suite("Localized texts")
struct WordsTests {
    private static let sources = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources/Sharebox")

    private func chinese() throws -> [String: String] {
        let file = Self.sources.appendingPathComponent("Resources/zh-Hans.lproj/Localizable.strings")
        let list = try PropertyListSerialization.propertyList(from: try Data(contentsOf: file), format: nil)
        return try #require(list as? [String: String])
    }

    private func used() throws -> Set<String> {
        var found: Set<String> = []
        let files = FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil)
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            for match in try String(contentsOf: file, encoding: .utf8).matches(of: #/words\("([^"]+)"/#) { found.insert(String(match.1)) }
        }
        return found
    }

    @Test("all have a Chinese translation, and no translation is unused")
    func complete() throws {
        let (chinese, used) = (Set(try chinese().keys), try used())
        #expect(used.count > 100)
        #expect(used.subtracting(chinese) == [])
        #expect(chinese.subtracting(used) == [])
    }

    @Test("have the same arguments in both languages")
    func arguments() throws {
        for (english, chinese) in try chinese() {
            func marks(_ text: String) -> [String] { text.matches(of: #/%(%|@|d)/#).map { String($0.1) } }
            #expect(marks(english) == marks(chinese), "\(english)")
        }
    }
}
