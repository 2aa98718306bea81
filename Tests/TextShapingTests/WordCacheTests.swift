import Testing

@testable import TextShaping

@Suite("WordCache") struct WordCacheTests {
    @Test("finds every word after it has grown")
    func growth() {
        let style = TextStyle(font: .system(size: 17))
        for start in stride(from: 0, to: 3000, by: 500) {
            let text = (start..<start + 500).map { number in
                String(String(number, radix: 26).map { Character(UnicodeScalar(UInt8(97 + (Int(String($0), radix: 26) ?? 0)))) })
            }
            let layout = TextLayout.make(TextContent(text.joined(separator: " "), style: style))
            #expect(layout.checkInvariants())
            let isValid = TextEngine.shared.withTypesetter { $0.words.checkInvariants() }
            #expect(isValid)
        }
    }
}
