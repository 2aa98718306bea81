import CoreGraphics
import Foundation
import Testing

@testable import TextShaping

@Suite("Drawing")
struct TextDrawingTests {
    /// The box of all pixels that are not white, in pixels.
    private func ink(_ text: String, style: TextStyle, scale: Double = 3, at origin: CGPoint = CGPoint(x: 20, y: 20)) throws -> (
        box: CGRect, pixels: [UInt8]
    ) {
        let (width, height) = (600, 200)
        var bytes = [UInt8](repeating: 255, count: width * height * 4)
        try bytes.withUnsafeMutableBytes { raw in
            let base = try #require(raw.baseAddress)
            let context = try #require(CGContext(bgra: base, width: width, height: height, bytesPerRow: width * 4))
            context.useTopLeftOrigin(scale: scale)
            TextLayout.make(TextContent(text, style: style)).draw(in: context, at: origin)
        }
        var (left, top, right, bottom) = (width, height, -1, -1)
        for y in 0..<height {
            for x in 0..<width where bytes[(y * width + x) * 4] != 255 || bytes[(y * width + x) * 4 + 2] != 255 {
                (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x), max(bottom, y))
            }
        }
        return (CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1), bytes)
    }

    @Test("ink is within the measured width and on the baseline")
    func inkAgreesWithMeasure() throws {
        let style = TextStyle(font: .system(size: 17))
        for text in ["Hamburg", "HHHHHHHH", "中文字"] {
            let layout = TextLayout.make(TextContent(text, style: style))
            let box = try ink(text, style: style).box
            #expect(box.minX >= 20 * 3 - 1, "\(text): \(box)")
            #expect(box.maxX <= (20 + layout.usedWidth) * 3 + 1, "\(text): \(box)")
        }
        let layout = TextLayout.make(TextContent("H", style: style))
        let box = try ink("H", style: style).box
        let baseline = ((20 + layout.firstBaseline) * 3).rounded()
        #expect(abs(Double(box.maxY) - baseline) < 0.5)
        #expect(abs(box.height - 17 * 0.70459 * 3) <= 1.5, "cap height \(box.height)")
    }

    @Test("draws emoji in colour")
    func emojiColour() throws {
        let drawn = try ink("😀", style: TextStyle(font: .system(size: 17)))
        let coloured = stride(from: 0, to: drawn.pixels.count, by: 4).filter { Int(drawn.pixels[$0 + 2]) - Int(drawn.pixels[$0]) > 80 }
        #expect(coloured.count > 200)
    }

    @Test("a paint given for drawing replaces the layout's")
    func repaint() throws {
        let layout = TextLayout.make(TextContent("HHH", style: TextStyle(font: .system(size: 30))))
        var bytes = [UInt8](repeating: 0, count: 200 * 60 * 4)
        try bytes.withUnsafeMutableBytes { raw in
            let base = try #require(raw.baseAddress)
            let context = try #require(CGContext(bgra: base, width: 200, height: 60, bytesPerRow: 800))
            context.useTopLeftOrigin(scale: 1)
            var paint = TextPaint()
            paint.color = RGBAColor(red: 1, green: 0, blue: 0)
            layout.draw(in: context, at: .zero, paints: [paint])
        }
        #expect(stride(from: 2, to: bytes.count, by: 4).contains { bytes[$0] == 255 })
        #expect(stride(from: 0, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 0 })
    }

    @Test(
        "decorations, strokes, shadows and backgrounds extend beyond the glyphs",
        arguments: ["underline", "strike", "stroke", "shadow", "background"])
    func decorations(kind: String) throws {
        let plain = TextStyle(font: .system(size: 20))
        var style = plain
        switch kind {
        case "underline": style.paint.underline = .single
        case "strike": style.paint.strikethrough = .double
        case "stroke": style.paint.strokeWidth = -8
        case "shadow": style.paint.shadow = TextShadow(offset: CGSize(width: 5, height: 5), blur: 2, color: .black)
        default: style.paint.background = RGBAColor(red: 1, green: 1, blue: 0)
        }
        let before = try ink("no", style: plain).pixels
        let after = try ink("no", style: style).pixels
        #expect(zip(before, after).count { $0 != $1 } > 100)
    }
}
