import Foundation
import HostInterface

/// Encodes changed rectangles as one binary message of 32-bit little-endian words.
///
/// Message: 1, frame number, rectangle count; then for each rectangle `x | y << 16`, `width | height << 16`, number of words, words.
/// A rectangle's pixels, row by row, are a list of operations. An operation word has its kind in the top two bits and a pixel count in the
/// others: *literal* (0) is followed by that many pixels, *run* (1) by one pixel to repeat, *above* (2) by nothing: it repeats the
/// previous row. Pixels are premultiplied, red in the low byte, alpha in the high one.
///
/// Chosen over PNG by measurement: a screen of interface is encoded and decoded at memory speed, so the loopback connection, not the
/// encoder, is the bottleneck (`docs/hosts.md` has the numbers).
struct FrameEncoder {
    static let kind: UInt32 = 1
    private static let run: UInt32 = 1 << 30
    private static let above: UInt32 = 2 << 30
    /// Shorter runs cost as much as the literal that they would interrupt.
    private static let shortestRun = 3

    /// The message for `rects` of a frame of `size`. > Precondition: the rectangles are inside the frame.
    static func message(frame: UInt32, rects: [PixelRect], pixels: UnsafePointer<UInt32>, size: PixelSize) -> [UInt32] {
        var words: [UInt32] = [kind, frame, UInt32(rects.count)]
        for rect in rects {
            words.append(UInt32(rect.x) | UInt32(rect.y) << 16)
            words.append(UInt32(rect.width) | UInt32(rect.height) << 16)
            let lengthIndex = words.count
            words.append(0)
            encode(rect, of: pixels, stride: size.width, into: &words)
            words[lengthIndex] = UInt32(words.count - lengthIndex - 1)
        }
        return words
    }

    private static func encode(_ rect: PixelRect, of pixels: UnsafePointer<UInt32>, stride: Int, into words: inout [UInt32]) {
        let width = rect.width
        var repeatedRows = 0
        for row in 0..<rect.height {
            let line = pixels + (rect.y + row) * stride + rect.x
            let previous = row > 0 ? line - stride : nil
            if let previous, memcmp(line, previous, width * 4) == 0 {
                repeatedRows += 1
                continue
            }
            if repeatedRows > 0 { words.append(above | UInt32(repeatedRows * width)) }
            repeatedRows = 0
            encodeRow(line, above: previous, width: width, into: &words)
        }
        if repeatedRows > 0 { words.append(above | UInt32(repeatedRows * width)) }
    }

    private static func encodeRow(
        _ line: UnsafePointer<UInt32>, above previous: UnsafePointer<UInt32>?, width: Int, into words: inout [UInt32]
    ) {
        var literalStart = 0
        var x = 0
        func flushLiteral(to end: Int, _ words: inout [UInt32]) {
            guard end > literalStart else { return }
            words.append(UInt32(end - literalStart))
            for index in literalStart..<end { words.append(pagePixel(line[index])) }
        }
        while x < width {
            let pixel = line[x]
            var runEnd = x + 1
            while runEnd < width, line[runEnd] == pixel { runEnd += 1 }
            var sameEnd = x
            if let previous {
                while sameEnd < width, line[sameEnd] == previous[sameEnd] { sameEnd += 1 }
            }
            if sameEnd >= runEnd, sameEnd - x >= shortestRun - 1 {
                flushLiteral(to: x, &words)
                words.append(above | UInt32(sameEnd - x))
                x = sameEnd
                literalStart = x
            } else if runEnd - x >= shortestRun {
                flushLiteral(to: x, &words)
                words.append(run | UInt32(runEnd - x))
                words.append(pagePixel(pixel))
                x = runEnd
                literalStart = x
            } else {
                x += 1
            }
        }
        flushLiteral(to: width, &words)
    }

    /// From BGRA to the page's RGBA, both premultiplied.
    static func pagePixel(_ pixel: UInt32) -> UInt32 { (pixel & 0xFF00_FF00) | (pixel & 0xFF) << 16 | (pixel >> 16) & 0xFF }
}
