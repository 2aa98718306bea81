import CCairo
import Testing

@testable import TextShaping

@Suite("Glyph painter")
struct GlyphPainterTests {
    private let library = FontLibrary()
    private let width = 64

    /// The coverage of a letter drawn by `painter`, 24 pixels high.
    private func draw(_ letter: Unicode.Scalar, _ painter: GlyphPainter, _ face: FontFace) throws -> [UInt8] {
        let surface = try #require(cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(width)))
        let cairo = try #require(cairo_create(surface))
        defer {
            cairo_destroy(cairo)
            cairo_surface_destroy(surface)
        }
        cairo_set_source_rgba(cairo, 0, 0, 0, 1)
        let glyph = PlacedGlyph(glyph: face.glyph(for: letter.value).glyph, unit: 0, x: 0, y: 0, advance: 24)
        withUnsafePointer(to: glyph) { start in
            let job = GlyphPainter.Job(
                face: face, glyphs: UnsafeBufferPointer(start: start, count: 1), size: 24, x: 8, baseline: 40, stretch: 1, slant: 0)
            painter.fill(job, on: cairo)
        }
        cairo_surface_flush(surface)
        let bytes = try #require(cairo_image_surface_get_data(surface))
        return Array(UnsafeBufferPointer(start: bytes, count: Int(cairo_image_surface_get_stride(surface)) * width))
    }

    @Test("closes font files of which few outlines were read in 128 draws, and opens them for the next new glyph")
    func closesUnreadFiles() throws {
        let painter = GlyphPainter(library: library)
        let descriptor = FontDescriptor(size: 24)
        let face = try #require(library.face(FontNames.file(for: descriptor, identity: nil)))
        let first = try draw("A", painter, face)
        #expect(first.contains { $0 > 200 })
        #expect(library.openOutlineCount == 1)
        for _ in 0..<126 { #expect(try draw("A", painter, face) == first) }
        #expect(library.openOutlineCount == 1)
        #expect(try draw("A", painter, face) == first)
        #expect(library.openOutlineCount == 0)
        // From the mask, without the file.
        #expect(try draw("A", painter, face) == first)
        #expect(library.openOutlineCount == 0)
        let other = try draw("B", painter, face)
        #expect(other.contains { $0 > 200 })
        #expect(other != first)
        #expect(library.openOutlineCount == 1)
        // A painter without masks reads the outline again.
        #expect(try draw("A", GlyphPainter(library: library), face) == first)
    }

    @Test("keeps font files open while new glyphs are drawn")
    func keepsReadFiles() throws {
        let painter = GlyphPainter(library: library)
        let descriptor = FontDescriptor(size: 24)
        let face = try #require(library.face(FontNames.file(for: descriptor, identity: nil)))
        let letters = (0x41..<0x51).compactMap { Unicode.Scalar(UInt32($0)) }
        #expect(letters.count == 16)
        for _ in 0..<8 { for letter in letters { _ = try draw(letter, painter, face) } }
        #expect(library.openOutlineCount == 1)
        for _ in 0..<8 { for letter in letters { _ = try draw(letter, painter, face) } }
        #expect(library.openOutlineCount == 0)
    }
}
