import Foundation
import Testing

@testable import Tuan

@Suite("Localized texts") struct WordsTests {
    private func english() throws -> [String: String] {
        let file = Sources.folder.appendingPathComponent("Resources/en.lproj/Localizable.strings")
        let list = try PropertyListSerialization.propertyList(from: try Data(contentsOf: file), format: nil)
        return try #require(list as? [String: String])
    }

    private func used() throws -> Set<String> {
        var found: Set<String> = []
        let files = FileManager.default.enumerator(at: Sources.folder, includingPropertiesForKeys: nil)
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            for match in try String(contentsOf: file, encoding: .utf8).matches(of: #/words\(\s*"([^"]+)"/#) {
                found.insert(String(match.1).replacing("\\n", with: "\n"))
            }
        }
        return found
    }

    // Proves TU-30.1.
    @Test("all have an English translation, and no translation is unused")
    func complete() throws {
        let (english, used) = (Set(try english().keys), try used())
        #expect(used.count > 70)
        #expect(used.subtracting(english) == [])
        #expect(english.subtracting(used) == [])
    }

    // Proves TU-30.1.
    @Test("of the sorts are translated")
    func sorts() throws {
        let sorts: [Sort] = try Metadata.read(Sources.folder.appendingPathComponent("Resources/sorts.plist"))
        let file = Sources.folder.appendingPathComponent("Resources/en.lproj/Sorts.strings")
        let list = try PropertyListSerialization.propertyList(from: try Data(contentsOf: file), format: nil)
        let english = try #require(list as? [String: String])
        #expect(Set(sorts.map(\.name)) == Set(english.keys))
    }

    // Proves TU-30.1.
    @Test("count in English with a singular")
    func plurals() throws {
        let file = Sources.folder.appendingPathComponent("Resources/en.lproj/Localizable.stringsdict")
        let list = try PropertyListSerialization.propertyList(from: try Data(contentsOf: file), format: nil)
        let rules = try #require(list as? [String: [String: Any]])
        let english = try english()
        for (chinese, rule) in rules {
            let count = try #require(rule["count"] as? [String: String])
            #expect(count["other"] == english[chinese], "\(chinese)")
            #expect(count["one"] != count["other"], "\(chinese)")
        }
        // A text with a plural noun after a number needs a rule.
        let nouns = english.filter { $0.value.contains(#/%d [a-z]+s\b/#) }.map(\.key)
        #expect(Set(nouns).subtracting(rules.keys) == [])
    }

    // Proves TU-30.1.
    @Test("have the same arguments in both languages")
    func arguments() throws {
        for (chinese, english) in try english() {
            func marks(_ text: String) -> [String] { text.matches(of: #/%(%|@|d)/#).map { String($0.1) } }
            #expect(marks(english) == marks(chinese), "\(chinese)")
        }
    }
}
