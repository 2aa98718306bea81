internal import CCairo
internal import CFreeType

/// Colour glyphs: the font's one bitmap size scaled once per size drawn, and kept.
///
/// > Isolation: only inside the engine's lock.
final class EmojiBitmapCache {
    private struct Key: Hashable {
        var glyph: UInt16
        var face: Int
        /// Pixels of the em.
        var size: Int
    }
    private struct Picture {
        var surface: OpaquePointer
        /// Pixels from the glyph's origin, y down.
        var left: Double
        var top: Double
    }

    private let library: FontLibrary
    private var kept: [Key: Picture?] = [:]
    private static let most = 512

    init(library: FontLibrary) { self.library = library }

    func draw(_ job: GlyphPainter.Job, on cairo: OpaquePointer) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        let scale = max((matrix.xx * matrix.xx + matrix.yx * matrix.yx).squareRoot(), 1e-6)
        let pixels = Int((job.size * scale).rounded())
        guard pixels > 0, pixels < 1024 else { return }
        var (red, green, blue, alpha) = (0.0, 0.0, 0.0, 1.0)
        cairo_pattern_get_rgba(cairo_get_source(cairo), &red, &green, &blue, &alpha)
        let isUpright = abs(matrix.xy) < 1e-6 && abs(matrix.yx) < 1e-6 && matrix.xx > 0 && matrix.yy > 0
        for glyph in job.glyphs where glyph.glyph != PlacedGlyph.nothing {
            guard let picture = picture(Key(glyph: glyph.glyph, face: job.face.index, size: pixels), job.face) else { continue }
            cairo_save(cairo)
            cairo_translate(cairo, job.x + Double(glyph.x), job.baseline + Double(glyph.y))
            if isUpright {
                var here = cairo_matrix_t()
                cairo_get_matrix(cairo, &here)
                cairo_identity_matrix(cairo)
                cairo_translate(cairo, here.x0.rounded(), here.y0.rounded())
            } else {
                cairo_scale(cairo, 1 / scale, 1 / scale)
            }
            cairo_set_source_surface(cairo, picture.surface, picture.left, picture.top)
            cairo_paint_with_alpha(cairo, alpha)
            cairo_restore(cairo)
        }
    }

    private func picture(_ key: Key, _ face: FontFace) -> Picture? {
        if let known = kept[key] { return known }
        if kept.count >= EmojiBitmapCache.most {
            for case let picture? in kept.values { cairo_surface_destroy(picture.surface) }
            kept.removeAll()
        }
        let made = make(key, face)
        kept[key] = made
        return made
    }

    private func make(_ key: Key, _ face: FontFace) -> Picture? {
        guard let bitmaps = face.outlines(library.freeType), bitmaps.pointee.num_fixed_sizes > 0, FT_Select_Size(bitmaps, 0) == 0,
            FT_Load_Glyph(bitmaps, FT_UInt(key.glyph), ferry_ft_load_color) == 0, let slot = bitmaps.pointee.glyph
        else { return nil }
        let bitmap = slot.pointee.bitmap
        guard bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), bitmap.width > 0, let buffer = bitmap.buffer,
            let strike = cairo_image_surface_create_for_data(
                buffer, CAIRO_FORMAT_ARGB32, Int32(bitmap.width), Int32(bitmap.rows), bitmap.pitch)
        else { return nil }
        defer { cairo_surface_destroy(strike) }
        let ppem = Double(bitmaps.pointee.available_sizes[0].y_ppem) / 64
        let scale = Double(key.size) / ppem
        let left = Double(slot.pointee.bitmap_left) * scale
        let top = -Double(slot.pointee.bitmap_top) * scale
        let (x, y) = (left.rounded(.down), top.rounded(.down))
        let width = Int32((left + Double(bitmap.width) * scale).rounded(.up) - x)
        let height = Int32((top + Double(bitmap.rows) * scale).rounded(.up) - y)
        guard let scaled = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height), let cairo = cairo_create(scaled) else {
            return nil
        }
        cairo_translate(cairo, left - x, top - y)
        cairo_scale(cairo, scale, scale)
        cairo_set_source_surface(cairo, strike, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_BEST)
        cairo_paint(cairo)
        cairo_destroy(cairo)
        cairo_surface_finish(strike)
        return Picture(surface: scaled, left: x, top: y)
    }
}
