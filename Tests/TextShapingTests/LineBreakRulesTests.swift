import Testing

@testable import TextShaping

@Suite("Line breaks")
struct LineBreakRulesTests {
    /// Breaks as the fast path or ICU finds them, whichever a layout would use.
    private func breaks(_ typesetter: Typesetter, _ text: [UInt16]) -> (fast: [Int]?, icu: [Int]) {
        typesetter.units.removeAll()
        typesetter.flags.removeAll()
        for unit in text {
            typesetter.units.append(unit)
            typesetter.flags.append(0)
        }
        var icu: [Int] = []
        typesetter.breakers.lineBreaks(typesetter.units.base, text.count) { icu.append($0) }
        guard typesetter.findPlainBreaks(0, text.count) == .plain else { return (nil, icu) }
        return (text.indices.filter { typesetter.flags[$0] & Typesetter.breakBefore != 0 }, icu)
    }

    @Test("the fast path breaks where ICU does, or falls back to it")
    func agreesWithICU() {
        let pieces = [
            "a", "word", "我", "们", "。", "，", "（", "）", "「", "」", "7", "12", ".", ",", "!", "?", ":", ";", "'", "\"", "-", "/", "(", ")",
            "[", "]", "%", "$", "€",
            "…", "–", "—", "·", "ー", "っ", "ァ", "々", "！", "：", "한", "글", "“", "”", "\u{A0}", "#", "@", "&", "*", "+", "=", "～", "、", "　",
            "é", "Ж", "ω", "°", "№", "|",
            " ", " ", " ", "  ", "\t",
        ]
        let typesetter = Typesetter()
        var state: UInt32 = 7
        func next(_ count: Int) -> Int {
            state = state &* 1_664_525 &+ 1_013_904_223
            return Int(state >> 8) % count
        }
        var fastOnes = 0
        var wrong: [String] = []
        for _ in 0..<20000 {
            let text = (0..<(2 + next(7))).map { _ in pieces[next(pieces.count)] }.joined()
            let found = breaks(typesetter, Array(text.utf16))
            guard let fast = found.fast else { continue }
            fastOnes += 1
            if fast != found.icu { wrong.append("\(text.debugDescription) fast \(fast) icu \(found.icu)") }
        }
        #expect(wrong.isEmpty, "\(wrong.count) differ, such as \(wrong.prefix(25).joined(separator: "\n"))")
        #expect(fastOnes > 5000)
    }

    @Test("ordinary Chinese and English sentences take the fast path")
    func ordinaryTextIsFast() {
        let typesetter = Typesetter()
        for text in ["The quick brown fox jumps over the lazy dog.", "今天天气不错，我们去北京吧。", "hello 世界 swift 语言！", "Version 12, please."] {
            #expect(breaks(typesetter, Array(text.utf16)).fast != nil, "\(text)")
        }
    }
}
