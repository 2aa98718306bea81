import CoreText
import Foundation
import TestSupport
import Testing
import UIKit

@Suite("Core Text", .application) @MainActor struct CoreTextTests {
    private let font = UIFont.systemFont(ofSize: 17)

    private func text(_ string: String, _ more: [NSAttributedString.Key: Any] = [:]) -> NSAttributedString {
        NSAttributedString(string: string, attributes: more.merging([.font: font]) { own, _ in own })
    }

    private func lines(_ frame: CTFrame) -> [CTLine] { CTFrameGetLines(frame).compactMap { $0 as? CTLine } }

    @Test("a line has the width of its text, including trailing white space, and the font's height")
    func bounds() {
        var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
        let line = CTLineCreateWithAttributedString(text("Hello UIKit"))
        let width = CTLineGetTypographicBounds(line, &ascent, &descent, nil)
        #expect(abs(width - Double(text("Hello UIKit").size().width)) < 0.5)
        #expect(ascent == CTFontGetAscent(font))
        #expect(descent == CTFontGetDescent(font))
        let spaced = CTLineCreateWithAttributedString(text("Hello UIKit  "))
        #expect(CTLineGetTypographicBounds(spaced, nil, nil, nil) > width + 4)
        #expect(abs(CTLineGetTypographicBounds(spaced, nil, nil, nil) - CTLineGetTrailingWhitespaceWidth(spaced) - width) < 0.5)
        #expect(abs(CTLineGetPenOffsetForFlush(line, 1, 300) - (300 - width)) < 0.01)
        #expect(CTLineGetPenOffsetForFlush(line, 0.5, 10) == 0)
        #expect(CTLineGetBoundsWithOptions(line, []).minY == -descent)
    }

    @Test("offsets and string indices of a line convert to each other")
    func places() {
        let line = CTLineCreateWithAttributedString(text("abcdef"))
        for index in 0...6 {
            let x = CTLineGetOffsetForStringIndex(line, index, nil)
            #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: x, y: 0)) == index)
        }
        #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: -50, y: 0)) == 0)
        #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: 5000, y: 0)) == 6)
        #expect(CTLineGetOffsetForStringIndex(line, 99, nil) == CTLineGetOffsetForStringIndex(line, 6, nil))
        #expect(CTLineGetStringIndexForPosition(CTLineCreateWithAttributedString(text("")), .zero) == kCFNotFound)
    }

    @Test("a framesetter fills a path with lines from top to bottom, origins relative to its lower left corner")
    func frame() {
        let string = "The quick brown fox jumps over the lazy dog, and again the quick brown fox"
        let setter = CTFramesetterCreateWithAttributedString(text(string))
        let frame = CTFramesetterCreateFrame(
            setter, CFRangeMake(0, 0), CGPath(rect: CGRect(x: 10, y: 20, width: 120, height: 400), transform: nil), nil)
        let all = lines(frame)
        #expect(all.count > 3)
        let ranges = all.map { CTLineGetStringRange($0) }
        #expect(ranges.first?.location == 0)
        #expect(ranges.map(\.length).reduce(0, +) == string.utf16.count)
        for (one, next) in zip(ranges, ranges.dropFirst()) { #expect(one.location + one.length == next.location) }
        var origins = [CGPoint](repeating: .zero, count: all.count)
        CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
        #expect(abs(origins[0].y - (400 - font.ascender)) < 0.01)
        for (one, next) in zip(origins, origins.dropFirst()) {
            #expect(one.x == 0)
            #expect(abs(one.y - next.y - font.lineHeight) < 0.01)
        }
        #expect(CTFrameGetVisibleStringRange(frame) == CTFrameGetStringRange(frame))
    }

    @Test("text that does not fit is not visible; the suggested size fits all, or reports what fits")
    func space() {
        let string = String(repeating: "some words ", count: 40)
        let setter = CTFramesetterCreateWithAttributedString(text(string))
        var fit = CFRange()
        let whole = CTFramesetterSuggestFrameSizeWithConstraints(
            setter, CFRangeMake(0, 0), nil, CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude), &fit)
        #expect(fit.length == string.utf16.count)
        #expect(whole.width <= 200)
        let full = CTFramesetterCreateFrame(
            setter, CFRangeMake(0, 0), CGPath(rect: CGRect(origin: .zero, size: whole), transform: nil), nil)
        #expect(CTFrameGetVisibleStringRange(full).length == string.utf16.count)
        let part = CTFramesetterCreateFrame(
            setter, CFRangeMake(5, 0), CGPath(rect: CGRect(x: 0, y: 0, width: 200, height: 50), transform: nil), nil)
        #expect(lines(part).count == 2)
        #expect(CTFrameGetVisibleStringRange(part).location == 5)
        let none = CTFramesetterCreateFrame(
            setter, CFRangeMake(0, 0), CGPath(rect: CGRect(x: 0, y: 0, width: 200, height: 3), transform: nil), nil)
        #expect(lines(none).isEmpty)
        #expect(CTFrameGetVisibleStringRange(none).length == 0)
        _ = CTFramesetterSuggestFrameSizeWithConstraints(setter, CFRangeMake(0, 0), nil, CGSize(width: 200, height: 45), &fit)
        #expect(fit.length > 0)
        #expect(fit.length < string.utf16.count)
    }

    @Test("runs have their glyphs, positions, attributes and string indices")
    func runs() throws {
        let string = NSMutableAttributedString(attributedString: text("plain "))
        string.append(text("red", [.foregroundColor: UIColor.red]))
        let line = CTLineCreateWithAttributedString(string)
        let runs = CTLineGetGlyphRuns(line).compactMap { $0 as? CTRun }
        #expect(runs.map { CTRunGetStringRange($0) } == [CFRangeMake(0, 6), CFRangeMake(6, 3)])
        #expect(CTLineGetGlyphCount(line) == 9)
        let last = try #require(runs.last)
        #expect(CTRunGetAttributes(last)["NSColor"] as? UIColor == .red)
        var positions = [CGPoint](repeating: .zero, count: 3)
        CTRunGetPositions(last, CFRangeMake(0, 0), &positions)
        #expect(abs(positions[0].x - CTLineGetOffsetForStringIndex(line, 6, nil)) < 0.01)
        var indices = [CFIndex](repeating: 0, count: 2)
        CTRunGetStringIndices(last, CFRangeMake(1, 2), &indices)
        #expect(indices == [7, 8])
        var glyphs = [CGGlyph](repeating: 0, count: 3)
        CTRunGetGlyphs(last, CFRangeMake(0, 3), &glyphs)
        #expect(Set(glyphs).count == 3)
        #expect(!glyphs.contains(0))
        let widths = runs.map { CTRunGetTypographicBounds($0, CFRangeMake(0, 0), nil, nil, nil) }
        #expect(abs(widths.reduce(0, +) - CTLineGetTypographicBounds(line, nil, nil, nil)) < 0.1)
    }

    @Test("glyphs of characters have outlines at the font's size, which a matrix moves")
    func outlines() throws {
        let font = UIFont.systemFont(ofSize: 100)
        let characters = Array("Hx \u{10FFFE}".utf16)
        var glyphs = [CGGlyph](repeating: 0, count: characters.count)
        #expect(!CTFontGetGlyphsForCharacters(font, characters, &glyphs, characters.count))
        #expect(CTFontGetGlyphsForCharacters(font, characters, &glyphs, 3))
        let capital = try #require(CTFontCreatePathForGlyph(font, glyphs[0], nil)).boundingBoxOfPath
        #expect(abs(capital.minY) < 0.5)
        #expect(abs(capital.height - font.capHeight) < 2)
        let small = try #require(CTFontCreatePathForGlyph(font, glyphs[1], nil)).boundingBoxOfPath
        #expect(abs(small.height - font.xHeight) < 3)
        #expect(CTFontCreatePathForGlyph(font, glyphs[2], nil)?.isEmpty == true)
        var down = CGAffineTransform(scaleX: 1, y: -1)
        #expect(CTFontCreatePathForGlyph(font, glyphs[0], &down)?.boundingBoxOfPath.maxY == -capital.minY)
        #expect(CTFontCreatePathForGlyph(font, .max, nil) == nil)
        var boxes = [CGRect](repeating: .zero, count: 3)
        let all = CTFontGetBoundingRectsForGlyphs(font, .horizontal, glyphs, &boxes, 3)
        #expect(boxes == [capital, small, .zero])
        #expect(all == capital.union(small))
    }

    @Test("a run of another script has the font that its glyphs are of, and so their outlines")
    func fallback() throws {
        let line = CTLineCreateWithAttributedString(text("a中"))
        let runs = CTLineGetGlyphRuns(line).compactMap { $0 as? CTRun }
        #expect(runs.count == 2)
        let fonts = runs.compactMap { CTRunGetAttributes($0)["NSFont"] as? UIFont }
        #expect(fonts.map(\.familyName).last == "PingFang SC")
        #expect(fonts.first?.pointSize == fonts.last?.pointSize)
        var glyph: CGGlyph = 0
        let last = try #require(runs.last)
        CTRunGetGlyphs(last, CFRangeMake(0, 1), &glyph)
        let font = try #require(fonts.last)
        let box = try #require(CTFontCreatePathForGlyph(font, glyph, nil)).boundingBoxOfPath
        // An ideograph fills most of its em.
        #expect(box.width > 0.7 * font.pointSize)
        #expect(box.height > 0.7 * font.pointSize)
    }

    @Test("a typesetter breaks line after line; a line too long is truncated with an ellipsis")
    func breaking() throws {
        let string = "several words to break"
        let setter = CTTypesetterCreateWithAttributedString(text(string))
        var (start, parts) = (0, [String]())
        while start < string.utf16.count {
            let length = CTTypesetterSuggestLineBreak(setter, start, 70)
            let line = CTTypesetterCreateLine(setter, CFRangeMake(start, length))
            #expect(CTLineGetTypographicBounds(line, nil, nil, nil) - CTLineGetTrailingWhitespaceWidth(line) <= 70.01)
            parts.append(String(Array(string)[start..<start + length]))
            start += length
        }
        #expect(parts.joined() == string)
        #expect(parts.count > 2)
        #expect(parts.allSatisfy { $0.last == " " || $0 == parts.last })
        #expect(CTTypesetterSuggestLineBreak(setter, 500, 70) == 0)
        #expect(CTTypesetterSuggestClusterBreak(setter, 0, 70) >= parts[0].count)
        let line = CTLineCreateWithAttributedString(text(string))
        for type: CTLineTruncationType in [.start, .middle, .end] {
            let cut = try #require(CTLineCreateTruncatedLine(line, 90, type, nil))
            #expect(CTLineGetTypographicBounds(cut, nil, nil, nil) <= 90.01)
        }
        #expect(CTLineCreateTruncatedLine(line, 1, .end, nil) == nil)
        #expect(CTLineCreateTruncatedLine(line, 5000, .end, nil) === line)
    }

    @Test("in a flipped context text is drawn where UIKit draws it")
    func drawing() {
        let size = CGSize(width: 120, height: 60)
        let black = text("Ferry\nHull", [NSAttributedString.Key(rawValue: "\(kCTForegroundColorAttributeName)"): UIColor.black.cgColor])
        func ink(_ draw: (CGContext) -> Void) -> [Bool] {
            let format = UIGraphicsImageRendererFormat()
            (format.scale, format.opaque) = (1, false)
            let image = UIGraphicsImageRenderer(size: size, format: format).image { draw($0.cgContext) }
            guard let data = image.cgImage?.dataProvider?.data, let bytes = CFDataGetBytePtr(data) else { return [] }
            return (0..<Int(size.width * size.height)).map { bytes[$0 * 4 + 3] > 100 }
        }
        let expected = ink { _ in black.draw(in: CGRect(origin: .zero, size: size)) }
        func turned(_ context: CGContext) {
            context.translateBy(x: 0, y: size.height)
            context.scaleBy(x: 1, y: -1)
        }
        let setter = CTFramesetterCreateWithAttributedString(black)
        let frame = CTFramesetterCreateFrame(
            setter, CFRangeMake(0, 0), CGPath(rect: CGRect(origin: .zero, size: size), transform: nil), nil)
        let framed = ink { context in
            turned(context)
            CTFrameDraw(frame, context)
        }
        let lined = ink { context in
            turned(context)
            var origins = [CGPoint](repeating: .zero, count: 2)
            CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
            for (line, origin) in zip(lines(frame), origins) {
                context.textPosition = origin
                CTLineDraw(line, context)
            }
        }
        #expect(expected.count { $0 } > 200)
        for drawn in [framed, lined] { #expect(zip(drawn, expected).count { $0 != $1 } < expected.count { $0 } / 10) }
    }

    @Test("paragraph settings by their specifiers; those of a wrong size are ignored")
    func paragraphStyle() {
        var (alignment, indent, wrong) = (CTTextAlignment.center.rawValue, CGFloat(12), UInt8(3))
        let style = withUnsafePointer(to: &alignment) { first in
            withUnsafePointer(to: &indent) { second in
                withUnsafePointer(to: &wrong) { third in
                    CTParagraphStyleCreate(
                        [
                            CTParagraphStyleSetting(spec: .alignment, valueSize: 1, value: first),
                            CTParagraphStyleSetting(spec: .headIndent, valueSize: MemoryLayout<CGFloat>.size, value: second),
                            CTParagraphStyleSetting(spec: .tailIndent, valueSize: 1, value: third),
                        ], 3)
                }
            }
        }
        #expect(style.alignment == .center)
        #expect(style.headIndent == 12)
        #expect(style.tailIndent == 0)
    }

    @Test(
        "hostile texts and ranges",
        arguments: [
            "", "\n\n\n", String(repeating: "\u{301}", count: 3_000), "\u{202E}abc\u{5D0}", String(repeating: "a", count: 50_000),
            "a\0b\u{FFFC}",
        ])
    func hostile(_ string: String) {
        let attributed = text(string)
        let line = CTLineCreateWithAttributedString(attributed)
        #expect(CTLineGetTypographicBounds(line, nil, nil, nil).isFinite)
        for index in [-5, 0, 1, 1 << 40] { #expect(CTLineGetOffsetForStringIndex(line, index, nil).isFinite) }
        let setter = CTFramesetterCreateWithAttributedString(attributed)
        for range in [CFRangeMake(0, 0), CFRangeMake(-3, 7), CFRangeMake(1 << 40, 1 << 40), CFRangeMake(0, .max), CFRangeMake(1, -4)] {
            for width: CGFloat in [0, 10, .infinity] {
                let frame = CTFramesetterCreateFrame(
                    setter, range, CGPath(rect: CGRect(x: 0, y: 0, width: min(width, 1e6), height: 200), transform: nil), nil)
                #expect(CTFrameGetVisibleStringRange(frame).length <= string.utf16.count)
                _ = lines(frame)
            }
        }
    }
}
