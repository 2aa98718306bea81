import Foundation
import Testing

@testable import TextShaping

@Suite("TextLayout")
struct TextLayoutTests {
    private let style = TextStyle(font: .system(size: 17))

    private func layout(
        _ text: String, width: Double = .infinity, height: Double = .infinity, lines: Int = 0,
        mode: TextParagraph.LineBreak = .wordWrapping, overflow: TextConstraints.Overflow = .shortenLastLine,
        _ change: (inout TextParagraph) -> Void = { _ in }
    ) -> TextLayout {
        var paragraph = TextParagraph()
        paragraph.lineBreak = mode
        change(&paragraph)
        return TextLayout.make(
            TextContent(text, style: style, paragraph: paragraph),
            TextConstraints(width: width, height: height, maximumLines: lines, overflow: overflow))
    }

    private func lines(_ layout: TextLayout, _ text: String) -> [String] {
        let units = Array(text.utf16)
        return layout.lines.map { String(decoding: units[$0.start..<$0.visibleEnd], as: UTF16.self) }
    }

    @Test("the system font's widths and line height are the device's within 3 %")
    func matchesDeviceWidths() {
        // Widths at 17 points that were measured on a device.
        for (text, weight, width) in [
            ("0123456789", 0, 98.58), ("Hello UIKit", 0, 79.66), ("Hello UIKit", 0.23, 81.99), ("Hello UIKit", 0.3, 83.68),
            ("Hello UIKit", 0.4, 86.01),
        ] {
            let made = TextLayout.make(TextContent(text, style: TextStyle(font: .system(size: 17, weight: weight))))
            #expect(abs(made.usedWidth / width - 1) < 0.03, "\(text) at \(weight): \(made.usedWidth), device \(width)")
        }
        #expect(abs(layout("x").usedHeight - 20.2871) < 0.001)
    }

    @Test("a measured line fits its own width rounded up to pixels")
    func sizeAgreesWithWrapping() {
        for text in ["Hello, world!", "今天天气不错", "mixed 中文 and 😀 text", "office ffi AVATAR", "سلام hello"] {
            let natural = layout(text)
            let again = layout(text, width: (natural.usedWidth * 3).rounded(.up) / 3)
            #expect(again.lines.count == 1)
            #expect(again.usedWidth == natural.usedWidth)
        }
    }

    @Test("wraps whole words, and breaks a word longer than a line between graphemes")
    func wrapping() {
        let text = "one two three"
        let made = layout(text, width: layout("one two").usedWidth + 1)
        #expect(lines(made, text) == ["one two", "three"])
        let long = layout("aaaaaaaaaaaaaaaa", width: layout("aaaa").usedWidth + 1)
        #expect(long.lines.map { $0.end - $0.start } == [4, 4, 4, 4])
        let families = String(repeating: "👨‍👩‍👧‍👦", count: 5)
        let narrow = layout(families, width: 1)
        #expect(narrow.lines.count == 5, "a grapheme is never split")
    }

    @Test("Chinese breaks between any two characters but not before closing punctuation")
    func chineseBreaks() {
        let text = "今天天气不错，我们去北京。"
        let made = layout(text, width: layout("今天天气不错").usedWidth + 1)
        #expect(lines(made, text) == ["今天天气不", "错，我们去北", "京。"])
    }

    @Test(
        "each truncation mode truncates the last line",
        arguments: [TextParagraph.LineBreak.truncatingTail, .truncatingHead, .truncatingMiddle])
    func shortening(mode: TextParagraph.LineBreak) throws {
        let made = layout("The quick brown fox jumps over the lazy dog", width: 150, lines: 1, mode: mode)
        let line = try #require(made.lines.first)
        #expect(made.lines.count == 1)
        #expect(made.isTruncated)
        #expect(line.isShortened)
        #expect(line.width <= 150.01)
        let units = made.glyphs.map(\.unit)
        switch mode {
        case .truncatingTail:
            #expect(units.first == 0)
            #expect(!units.contains(42))
        case .truncatingHead:
            #expect(units.contains(42))
            #expect(units.filter { $0 == 0 }.count <= 1)
        default:
            #expect(units.contains(1))
            #expect(units.contains(42))
        }
    }

    @Test("wrapping modes cut the last line without an ellipsis by default")
    func cutOff() {
        #expect(layout("one two three", width: 70, lines: 1).lines.first?.isShortened == false)
        #expect(layout("one two three", width: 70, lines: 1, overflow: .ellipsisOnLastLine).lines.first?.isShortened == true)
    }

    @Test("lines that do not fit the height are omitted, except the first")
    func heightLimit() {
        #expect(layout("a\nb\nc\nd", height: 45).lines.count == 2)
        #expect(layout("a\nb", height: 1).lines.count == 1)
    }

    @Test("line breaks of every kind end lines, a trailing one adds an empty line")
    func separators() {
        #expect(layout("a\nb\r\nc\u{2028}d\u{2029}e").lines.count == 5)
        #expect(layout("a\n").lines.count == 2)
        #expect(layout("").lines.isEmpty)
    }

    @Test("line spacing is between lines, a height multiple above each")
    func spacing() {
        let height = 20.287109375
        #expect(abs(layout("a\nb") { $0.lineSpacing = 5 }.usedHeight - (2 * height + 5)) < 0.001)
        let tall = layout("a") { $0.lineHeightMultiple = 2 }
        #expect(abs(tall.usedHeight - 2 * height) < 0.001)
        #expect(abs(tall.usedHeight - tall.lastBaseline - 4.1006) < 0.001)
        #expect(abs(layout("a\nb") { $0.paragraphSpacing = 7 }.usedHeight - (2 * height + 7)) < 0.001)
        #expect(layout("a") { $0.minimumLineHeight = 50 }.usedHeight == 50)
        #expect(layout("a") { $0.maximumLineHeight = 10 }.usedHeight == 10)
    }

    @Test("alignment moves lines within the width")
    func alignment() throws {
        let width = layout("abc").usedWidth
        let right = try #require(layout("abc", width: 100) { $0.alignment = .right }.lines.first)
        #expect(abs(right.x - (100 - width)) < 0.01)
        let center = try #require(layout("abc", width: 100) { $0.alignment = .center }.lines.first)
        #expect(abs(center.x - (100 - width) / 2) < 0.01)
        let justified = layout("one two three four", width: 100) { $0.alignment = .justified }
        #expect(abs((justified.lines.first?.width ?? 0) - 100) < 0.01)
        #expect((justified.lines.last?.width ?? 0) < 99)
    }

    @Test("Chinese and emoji use the CJK line height, other lines the system font's")
    func fallbackHeights() {
        #expect(abs(layout("你好").usedHeight - 17 * 1.4) < 0.001)
        #expect(abs(layout("😀").usedHeight - 20.2871) < 0.001)
    }

    @Test("Hebrew in an English line runs from right to left")
    func bidirectional() throws {
        let text = "ab שלום cd"
        let made = layout(text)
        let hebrew = try #require(made.runs.first { $0.isRightToLeft })
        let glyphs = made.glyphs[Int(hebrew.glyphStart)..<Int(hebrew.glyphEnd)]
        #expect(glyphs.map(\.unit) == [6, 5, 4, 3])
        #expect(layout("שלום abc").lines.first?.isRightToLeft == true)
    }

    @Test("kern adds after every glyph, and 0 disables pair kerning")
    func kerning() {
        var kerned = style
        kerned.kern = 5
        let plain = layout("xxxx").usedWidth
        #expect(abs(TextLayout.make(TextContent("xxxx", style: kerned)).usedWidth - plain - 20) < 0.01)
        kerned.kern = 0
        #expect(TextLayout.make(TextContent("AVAVAV", style: kerned)).usedWidth > layout("AVAVAV").usedWidth + 1)
    }

    @Test("monospaced digits have equal widths")
    func tabularDigits() {
        let font = TextFont.resolve(FontDescriptor(size: 17, monospacedDigits: true))
        let widths = (0...9).map { TextLayout.make(TextContent("\($0)", style: TextStyle(font: font))).usedWidth }
        #expect(Set(widths).count == 1)
    }

    @Test("an attachment reserves its size and reports its position")
    func attachments() throws {
        var box = style
        box.attachment = TextAttachmentBox(bounds: CGRect(x: 0, y: -4, width: 30, height: 40), tag: 9)
        let content = TextContent(
            utf16: Array("ab\u{FFFC}cd".utf16),
            styles: [.init(end: 2, style: style), .init(end: 3, style: box), .init(end: 5, style: style)],
            paragraphs: [.init(end: 5, paragraph: TextParagraph())])
        let made = TextLayout.make(content)
        let placed = try #require(made.attachments.first)
        #expect(placed.tag == 9)
        #expect(abs(placed.frame.minX - layout("ab").usedWidth) < 0.01)
        #expect(placed.frame.size == CGSize(width: 30, height: 40))
        #expect(abs(placed.frame.maxY - (made.firstBaseline + 4)) < 0.01)
        #expect(made.firstBaseline == 36)
    }

    @Test("tabs advance to the next stop")
    func tabs() {
        #expect(abs(layout("a\tb").glyphs.last.map { Double($0.x) } ?? 0 - 28) < 28.01)
        let stop = layout("a\tb") { $0.tabStops = [100] }
        #expect(abs(Double(stop.glyphs.last?.x ?? 0) - 100) < 0.01)
    }
}
