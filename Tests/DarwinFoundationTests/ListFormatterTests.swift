import DarwinFoundation
import Foundation
import Testing

@Suite("ListFormatter")
struct ListFormatterTests {
    @Test("joins texts by the language's rules", arguments: [("en_US", "a, b, and c"), ("de_DE", "a, b und c"), ("en_GB", "a, b and c")])
    func languages(_ pair: (locale: String, text: String)) {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: pair.locale)
        #expect(formatter.string(from: ["a", "b", "c"]) == pair.text)
    }

    @Test("short lists, non-string items and item formatters")
    func items() {
        let formatter = ListFormatter()
        #expect(formatter.string(from: []) == "")
        #expect(formatter.string(from: ["a"]) == "a")
        #expect(formatter.string(from: ["a", 2]) == "a and 2")
        #expect(formatter.string(for: ["a", "b"]) == "a and b")
        #expect(formatter.string(for: "a") == nil)
        #expect(ListFormatter.localizedString(byJoining: ["a", "b"]) == "a and b")
        let numbers = NumberFormatter()
        (numbers.locale, numbers.numberStyle) = (Locale(identifier: "en_US"), .percent)
        formatter.itemFormatter = numbers
        #expect(formatter.string(from: [NSNumber(value: 0.5), NSNumber(value: 0.25)]) == "50% and 25%")
        #expect(formatter.string(from: ["no number"]) == nil)
    }
}
