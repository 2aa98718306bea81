import CoreGraphics
import Foundation
import Testing

@testable import TextShaping

@Suite("Memory of font files")
struct FontMemoryTests {
    /// What is mapped of the files whose names begin so. > Units: bytes.
    private func resident(_ name: String) throws -> Int {
        var (isFont, sum) = (false, 0)
        for line in try String(contentsOfFile: "/proc/self/smaps", encoding: .utf8).split(separator: "\n") {
            if line.first?.isUppercase != true { isFont = line.contains("/" + name) }
            if isFont, line.hasPrefix("Rss:") { sum += (Int(line.filter(\.isNumber)) ?? 0) * 1024 }
        }
        return sum
    }

    @Test("drawing characters from all over a large font does not leave the whole font in memory")
    func outlines() throws {
        let scalars = (0..<1_600).compactMap { Unicode.Scalar(0x4E00 + $0 * 13) }
        var (bytes, most) = ([UInt8](repeating: 255, count: 800 * 40 * 4), 0)
        try bytes.withUnsafeMutableBytes { raw in
            let base = try #require(raw.baseAddress)
            let context = try #require(CGContext(bgra: base, width: 800, height: 40, bytesPerRow: 3200))
            context.useTopLeftOrigin(scale: 1)
            // A size of its own, so that nothing comes out of a cache.
            let style = TextStyle(font: .system(size: 23.75))
            for start in stride(from: 0, to: scalars.count, by: 32) {
                let line = String(String.UnicodeScalarView(scalars[start..<start + 32]))
                TextLayout.make(TextContent(line, style: style)).draw(in: context, at: .zero)
                most = max(most, try resident("NotoSansCJK-Regular"))
            }
        }
        // The file has 19 MB, and 128 outlines read at most 64 KB each.
        #expect(most > 0)
        #expect(most <= 10 << 20)
    }
}
