import Foundation
import Testing

@testable import TextShaping

/// Wrapping text also tells its size on one line. It is the size that measuring without a limit of width finds.
@Suite("Unwrapped size") struct UnwrappedSizeTests {
    private static let texts = [
        "x", "Layout that follows what changed costs little", "two  spaces at the end  ",
        "soft\u{AD}hy\u{AD}phen\u{AD}ation in nar\u{AD}row lines",
        "中文和英文 mixed text 在一行里", "العربية من اليمين إلى اليسار", "abc العربية def", "👩‍👩‍👧‍👦 family 👍🏽 and 🇨🇭", "e\u{301}te\u{301} fi ffi",
        "longwordthatdoesnotfitintoanynarrowlineatall", String(repeating: "many words ", count: 60),
    ]

    private func content(_ text: String, _ change: (inout TextParagraph) -> Void = { _ in }) -> TextContent {
        var paragraph = TextParagraph()
        change(&paragraph)
        return TextContent(text, style: TextStyle(font: .system(size: 17)), paragraph: paragraph)
    }

    private func check(_ content: TextContent, width: Double, lines: Int = 0, _ note: String) {
        let constraints = TextConstraints(width: width, maximumLines: lines)
        let (layout, unwrapped) = TextLayout.makeWithUnwrappedSize(content, constraints)
        let alone = TextLayout.make(content, constraints)
        #expect(layout.lines.count == alone.lines.count, "\(note)")
        #expect(layout.extent.width == alone.extent.width, "\(note)")
        #expect(layout.extent.height == alone.extent.height, "\(note)")
        guard let unwrapped else { return }
        let measured = TextLayout.measure(content, TextConstraints(maximumLines: lines))
        #expect(unwrapped.width == measured.width, "\(note)")
        #expect(unwrapped.height == measured.height, "\(note)")
        #expect(unwrapped.firstDescent == measured.firstDescent, "\(note)")
    }

    @Test("is what measuring without a limit finds, for any text and width", arguments: texts)
    func equals(text: String) {
        for width in [1.0, 60, 113, 300, 5000] {
            for lines in [0, 1, 2] { check(content(text), width: width, lines: lines, "\(text) in \(width), \(lines) lines") }
            check(content(text) { ($0.hyphenation, $0.language) = (1, "en-US") }, width: width, "\(text) hyphenated in \(width)")
            check(content(text) { ($0.firstLineHeadIndent, $0.headIndent) = (20, 5) }, width: width, "\(text) indented in \(width)")
            check(content(text) { $0.tailIndent = -10 }, width: width, "\(text) with a tail indent in \(width)")
            check(content(text) { $0.alignment = .justified }, width: width, "\(text) justified in \(width)")
        }
    }

    @Test("is known for a paragraph that is laid out whole", arguments: texts)
    func known(text: String) {
        #expect(TextLayout.makeWithUnwrappedSize(content(text), TextConstraints(width: 80)).unwrapped != nil)
    }

    @Test("is not known for several paragraphs, tabs, lines left out, or a tail indent that limits lines")
    func unknown() {
        func unwrapped(_ text: String, lines: Int = 0, _ change: (inout TextParagraph) -> Void = { _ in }) -> TextExtent? {
            TextLayout.makeWithUnwrappedSize(content(text, change), TextConstraints(width: 80, maximumLines: lines)).unwrapped
        }
        #expect(unwrapped("one\ntwo") == nil)
        #expect(unwrapped("a\tb") == nil)
        #expect(unwrapped("") == nil)
        #expect(unwrapped(String(repeating: "many words ", count: 60), lines: 1) == nil)
        #expect(unwrapped("one two three") { $0.tailIndent = 50 } == nil)
    }
}
