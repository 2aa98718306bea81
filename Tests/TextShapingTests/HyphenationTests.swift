import Foundation
import Testing

@testable import TextShaping

@Suite("Hyphenation") struct HyphenationTests {
    private func layout(
        _ text: String, width: Double, factor: Double = 1, language: String = "en-US", _ change: (inout TextParagraph) -> Void = { _ in }
    ) -> TextLayout {
        var paragraph = TextParagraph()
        (paragraph.hyphenation, paragraph.language) = (factor, language)
        change(&paragraph)
        return TextLayout.make(
            TextContent(text, style: TextStyle(font: .system(size: 17)), paragraph: paragraph), TextConstraints(width: width))
    }

    private func lines(_ layout: TextLayout, _ text: String) -> [String] {
        let units = Array(text.utf16)
        return layout.lines.map { String(decoding: units[$0.start..<$0.end], as: UTF16.self) }
    }

    /// Which lines end with one glyph more than they have letters.
    private func hyphens(_ layout: TextLayout) -> [Bool] {
        layout.lines.map { line in
            let glyphs = layout.runs[line.runStart..<line.runEnd].reduce(0) { $0 + Int($1.glyphEnd - $1.glyphStart) }
            return glyphs > line.visibleEnd - line.start
        }
    }

    private let text = "The international communication committee understands hyphenation"

    @Test("hyphenates words where their language allows, and every line fits its hyphen")
    func parts() {
        for width in stride(from: 60.0, through: 300, by: 7) {
            let made = layout(text, width: width)
            #expect(lines(made, text).joined() == text)
            for (line, isParted) in zip(made.lines, hyphens(made)) {
                #expect(line.width <= width + 0.01)
                let end = Array(text.utf16)[line.end - 1]
                #expect(isParted == (end != 0x20 && line.end < text.utf16.count), "\(width): \(lines(made, text))")
            }
        }
        let made = layout(text, width: 90)
        #expect(lines(made, text).contains { $0.hasSuffix("interna") || $0.hasSuffix("inter") }, "\(lines(made, text))")
        #expect(made.lines.count < layout(text, width: 90, factor: 0).lines.count)
    }

    @Test("the hyphenation factor limits how full a line is")
    func factor() {
        let short = "A few international"
        let full = layout(short, width: 130, factor: 0).lines[0].width / 130
        #expect(full > 0.2)
        #expect(full < 0.6)
        #expect(hyphens(layout(short, width: 130, factor: full - 0.05)) == [false, false])
        #expect(hyphens(layout(short, width: 130, factor: full + 0.05))[0])
    }

    @Test("uses the language's patterns; without patterns words stay whole")
    func languages() {
        let word = "Silbentrennungsverfahren"
        #expect(Hyphenator().points(Array(word.utf16), language: "de-DE").contains(3))
        #expect(Hyphenator().points(Array("hyphenation".utf16), language: "en-US") == [2, 6])
        #expect(Hyphenator().points(Array("HYPHENATION".utf16), language: "en") == [2, 6])
        #expect(Hyphenator().points(Array("переносы".utf16), language: "ru").isEmpty == false)
        for language in ["tlh-KL", "", "../../etc", "en/../../x", "e\0n", String(repeating: "x", count: 5000)] {
            #expect(Hyphenator().points(Array("hyphenation".utf16), language: language).isEmpty)
        }
        #expect(!hyphens(layout(text, width: 90, language: "zz")).contains(true))
    }

    @Test("a soft hyphen is visible only where the line ends at it")
    func softHyphen() {
        let word = "extra\u{AD}ordinary"
        let wide = layout(word, width: 400, factor: 0)
        #expect(wide.lines.count == 1)
        #expect(abs(wide.usedWidth - layout("extraordinary", width: 400, factor: 0).usedWidth) < 0.01)
        let narrow = layout(word, width: 90, factor: 0)
        #expect(lines(narrow, word) == ["extra\u{AD}", "ordinary"])
        #expect(abs(narrow.lines[0].width - layout("extra-", width: 400, factor: 0).usedWidth) < 0.5)
    }

    @Test("a hyphen is hit with the letter before it, and the caret continues in the next line")
    func places() throws {
        let made = layout(text, width: 90)
        let index = try #require(hyphens(made).firstIndex(of: true))
        let line = made.lines[index]
        #expect(made.characterOffset(at: CGPoint(x: line.x + line.width - 1, y: line.y + 2)) == line.end - 1)
        #expect(made.insertionOffset(at: CGPoint(x: line.x + line.width - 1, y: line.y + 2)) == line.end)
        #expect(abs(made.caretRect(at: line.end).minY - made.lines[index + 1].y) < 0.001)
        let box = try #require(made.selectionRects(line.start..<line.end).first)
        #expect(abs(box.maxX - line.x - line.width) < 0.01)
    }

    @Test("justified lines reach the edge with their hyphen; truncated ones have none")
    func justified() {
        let made = layout(text, width: 110) { $0.alignment = .justified }
        for line in made.lines.dropLast() where line.width > 60 && lines(made, text).count > 1 {
            let run = made.runs[line.runEnd - 1]
            #expect(Double(run.x + run.width) <= 110.01)
        }
        var paragraph = TextParagraph()
        (paragraph.hyphenation, paragraph.language, paragraph.lineBreak) = (1, "en-US", .truncatingTail)
        let cut = TextLayout.make(
            TextContent(text, style: TextStyle(font: .system(size: 17)), paragraph: paragraph), TextConstraints(width: 90, maximumLines: 2))
        #expect(cut.lines.count == 2)
        #expect(cut.lines.last?.isShortened == true)
        #expect(cut.lines.last.map(\.width) ?? .infinity <= 90.01)
    }

    @Test(
        "hostile words: endless, of combining marks, of surrogates, of other directions",
        arguments: [
            String(repeating: "a", count: 100_000), "e" + String(repeating: "\u{301}", count: 5_000) + "international",
            String(repeating: "הyphenation", count: 50), String(repeating: "inter\u{AD}\u{AD}\u{AD}national\u{200D}", count: 50),
            String(repeating: "İıſßŉ", count: 30), "\u{AD}", String(repeating: "\u{AD}", count: 2_000),
            "\u{FEFF}hyphen\u{2060}ation\0hyphenation",
        ])
    func hostile(_ word: String) {
        for width in [0.0, 1, 40, 90, .infinity] {
            let made = layout(word, width: width)
            #expect(made.lines.last?.end == word.utf16.count)
            #expect(made.glyphs.allSatisfy { $0.x.isFinite })
        }
        for unit: UInt16 in [0xD800, 0xDC00, 0xFFFF, 0] {
            #expect(Hyphenator().points(Array("hyphen".utf16) + [unit] + Array("ation".utf16), language: "en-US").allSatisfy { $0 < 12 })
        }
    }
}
