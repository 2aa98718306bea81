import DarwinFoundation
import Foundation
import Testing

@Suite("NSAttributedString memory")
struct AttributedStringMemoryTests {
    private final class Value: NSObject {}
    private static let key = NSAttributedString.Key("value")

    /// Makes texts from one with an attribute; whether the attribute's value ends with the last of them.
    private func endsWithText(_ use: (NSMutableAttributedString) -> Void) -> Bool {
        weak var seen: Value?
        do {
            let value = Value()
            seen = value
            use(NSMutableAttributedString(string: "abc", attributes: [Self.key: value]))
        }
        return seen == nil
    }

    @Test("the values of attributes end with the last text that has them")
    func values() {
        #expect(endsWithText { _ in })
        #expect(endsWithText { _ = NSAttributedString(attributedString: $0) })
        #expect(endsWithText { _ = NSMutableAttributedString(attributedString: $0) })
        #expect(endsWithText { _ = ($0.copy(), $0.mutableCopy()) })
        #expect(endsWithText { _ = $0.attributedSubstring(from: NSRange(location: 1, length: 1)) })
        #expect(endsWithText { $0.append(NSAttributedString(attributedString: $0)) })
        #expect(endsWithText { $0.setAttributedString(NSAttributedString(string: "x")) })
        #expect(endsWithText { $0.setAttributes(nil, range: NSRange(location: 0, length: 3)) })
        #expect(endsWithText { _ = $0.mutableString })
    }

    @Test("a copy keeps the attributes when the original ends")
    func copies() throws {
        func copies() -> [NSAttributedString] {
            let text = NSMutableAttributedString(string: "abc", attributes: [Self.key: NSArray(array: ["x"])])
            let fixed = NSAttributedString(attributedString: text)
            return [
                fixed, NSAttributedString(attributedString: fixed), NSMutableAttributedString(attributedString: text),
                text.attributedSubstring(from: NSRange(location: 0, length: 2)),
            ]
        }
        for text in (0..<100).flatMap({ _ in copies() }) {
            #expect(text.attribute(Self.key, at: 1, effectiveRange: nil) as? NSArray == ["x"])
        }
    }

    @Test("100 000 texts of one line do not fill the memory")
    func manyTexts() async {
        // A process of its own: what other tests allocate at the same time is not counted.
        await #expect(processExitsWith: .success) {
            // What all of them share is made with the first ones.
            Self.makeTexts(1000)
            let before = try Self.residentMemory()
            Self.makeTexts(100_000)
            // A leak is of 40 MB.
            #expect(try Self.residentMemory() - before < 5 << 20)
        }
    }

    private static func makeTexts(_ count: Int) {
        for _ in 0..<count { _ = (NSAttributedString(string: "abc"), NSMutableAttributedString(string: "abc")) }
    }

    /// > Units: bytes.
    private static func residentMemory() throws -> Int {
        let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
        return try #require(text.split(separator: " ").dropFirst().first.flatMap { Int($0) }) * sysconf(Int32(_SC_PAGESIZE))
    }
}
