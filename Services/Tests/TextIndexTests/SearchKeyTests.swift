import Foundation
import Testing

@testable import TextIndex

@Suite("Keys for search")
struct SearchKeyTests {
    @Test("folding ignores case and width, in every mixture of scripts")
    func fold() {
        let pieces = [
            "A", "z", "0", " ", "~", "\0", "\u{7F}", "火", "一", "鿿", "（", "Ａ", "ｚ", "～", "！", "é", "É", "ﬁ", "が", "カ", "ﾞ", "·", "한",
            "e\u{301}",
            "\u{3000}",
        ]
        for first in pieces {
            for second in pieces {
                for third in ["", "店", "Ｋ"] {
                    let text = first + second + third
                    let wanted = text.precomposedStringWithCompatibilityMapping.lowercased().precomposedStringWithCompatibilityMapping
                    #expect(Array(SearchKey.fold(text).utf8) == Array(wanted.utf8), "\(text.debugDescription)")
                }
            }
        }
    }

    @Test("a key contains its parts, by bytes")
    func contains() {
        let key = "蜀香火锅 三里屯"
        for (part, isContained) in [
            ("火锅", true), ("蜀", true), ("屯", true), (key, true), ("", true), ("锅火", false), (key + "a", false), ("e", false),
        ] { #expect(SearchKey.contains(key, part) == isContained, "\(part)") }
        // The first byte of another character.
        #expect(!SearchKey.contains("e\u{301}", "é"))
    }

    @Test("a part of up to three characters is one term, or begins terms of the keys that contain it and of no other")
    func exact() throws {
        let keys = ["火锅店", "锅火", "火", "ab火锅", "店火锅店", "三里屯火"]
        for part in ["火", "火锅", "火锅店", "b火", "锅", "屯火"] {
            #expect(SearchKey.isExact(part))
            let query = try #require(SearchKey.match(part, owner: 7))
            for key in keys {
                let terms = SearchKey.grams(key, owner: 7).split(separator: " ")
                let isFound = query.hasSuffix("*") ? terms.contains { $0.hasPrefix(query.dropLast()) } : terms.contains { $0 == query }
                #expect(isFound == key.contains(part), "\(part) in \(key)")
            }
        }
        #expect(!SearchKey.isExact("三里屯火"))
    }
}
