import CoreGraphics
import Foundation
import Testing

@testable import TextShaping

@Suite("Hostile text")
struct HostileTextTests {
    private func make(_ text: String, width: Double = 200, lines: Int = 0, mode: TextParagraph.LineBreak = .truncatingTail) -> TextLayout {
        var paragraph = TextParagraph()
        paragraph.lineBreak = mode
        return TextLayout.make(
            TextContent(text, style: TextStyle(font: .system(size: 17)), paragraph: paragraph),
            TextConstraints(width: width, maximumLines: lines))
    }

    @Test("lays out a megabyte without a break, wrapped and on one line")
    func megabyte() {
        let text = String(repeating: "a", count: 1 << 20)
        let one = make(text, lines: 1)
        #expect(one.lines.count == 1)
        #expect(one.glyphs.count < 100)
        #expect(make(String(repeating: "a", count: 1 << 16)).lines.count > 2000)
        #expect(make(text, lines: 1, mode: .truncatingHead).lines.count == 1)
        #expect(make(String(repeating: "字", count: 1 << 18), lines: 3).lines.count == 3)
    }

    @Test("a thousand accents on one letter are one grapheme")
    func accents() {
        let text = "a" + String(repeating: "\u{301}", count: 1000) + "b"
        let made = make(text, width: 1)
        #expect(made.lines.count == 2)
        #expect(make(String(repeating: "\u{301}", count: 5000)).lines.count >= 1)
    }

    @Test("control characters and NULs take no space")
    func controls() {
        #expect(make("a\0b\u{1}c\u{7F}d", width: .infinity).usedWidth == make("abcd", width: .infinity).usedWidth)
    }

    @Test("handles unbalanced bidi controls and isolates")
    func bidiControls() {
        let text = String(repeating: "\u{202E}\u{2067}abc\u{05D0}\u{202B}", count: 200) + "\u{2069}\u{202C}"
        let made = make(text)
        #expect(made.lines.count > 1)
        #expect(made.glyphs.allSatisfy { $0.x.isFinite })
    }

    @Test("lone surrogates are replaced, not read past")
    func surrogates() {
        let style = TextStyle(font: .system(size: 17))
        for units: [UInt16] in [[0xD83D], [0xDE00], [0x61, 0xD83D], [0xDE00, 0xD83D, 0xDE00], [0xD83D, 0xD83D]] {
            let content = TextContent(
                utf16: units, styles: [.init(end: units.count, style: style)],
                paragraphs: [.init(end: units.count, paragraph: TextParagraph())])
            #expect(TextLayout.make(content).lines.count == 1)
        }
    }

    @Test("handles zero, negative and NaN widths and heights")
    func strangeRooms() {
        for width in [0, -5, .nan, -.infinity, 1e-9] {
            let made = TextLayout.make(
                TextContent("hello 世界", style: TextStyle(font: .system(size: 17))),
                TextConstraints(width: width, height: width, maximumLines: 2))
            #expect(made.lines.count <= 2)
        }
        #expect(TextFont.system(size: 0).metrics.lineHeight == 0)
        #expect(make("x").usedHeight > 0)
    }

    @Test("draws text of every plane")
    func everyPlane() throws {
        var scalars = String.UnicodeScalarView()
        for code in stride(from: UInt32(1), to: 0x3_0000, by: 97) { if let scalar = Unicode.Scalar(code) { scalars.append(scalar) } }
        let pixels = UnsafeMutableRawPointer.allocate(byteCount: 300 * 300 * 4, alignment: 64)
        defer { pixels.deallocate() }
        let context = try #require(CGContext(bgra: pixels, width: 300, height: 300, bytesPerRow: 1200))
        context.useTopLeftOrigin(scale: 1)
        let made = make(String(scalars), width: 280)
        made.draw(in: context, at: CGPoint(x: 10, y: -made.usedHeight / 2))
        #expect(made.lines.count > 50)
    }

    @Test("reports a missing font package and a damaged file by name")
    func brokenFonts() {
        #expect(throws: TextError.missingFontPackage(name: "fonts-inter", path: "/nowhere/Inter.otf")) {
            try FontFace(index: 0, file: FontFile(path: "/nowhere/Inter.otf", package: "fonts-inter", cut: .interText))
        }
        #expect(throws: TextError.unreadableFont(path: "/etc/passwd")) { try TextFont.register(path: "/etc/passwd") }
        #expect("\(TextError.missingFontPackage(name: "fonts-inter", path: "/x"))".contains("apt-get install fonts-inter"))
        #expect(throws: Never.self) { try TextFont.verifyPackages() }
    }
}
