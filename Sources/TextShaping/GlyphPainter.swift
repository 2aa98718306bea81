internal import CCairo
internal import CFreeType
internal import CSystem

/// Draws glyphs into a cairo context, from cached coverage masks: grayscale, unhinted, at quarter pixels horizontally.
///
/// > Isolation: only inside the engine's lock.
final class GlyphPainter {
    /// What to draw: part of a layout's glyphs, and their origin in user space.
    struct Job {
        var face: FontFace
        var glyphs: UnsafeBufferPointer<PlacedGlyph>
        /// Points.
        var size: Double
        var x: Double
        var baseline: Double
        var stretch: Double
        var slant: Double
    }

    private struct Mask: BitwiseCopyable {
        var left: Int32
        var top: Int32
        var width: Int32
        var height: Int32
        var start: Int32
    }

    private let library: FontLibrary
    private var masks: [UInt64: Mask] = [:]
    private var coverage = ScratchBuffer<UInt8>(capacity: 1 << 16)
    private var canvas = ScratchBuffer<UInt8>(capacity: 1 << 14)
    private let images: EmojiBitmapCache
    /// Maximum size of the mask cache, in bytes; beyond it all are discarded.
    private static let maximumCoverageBytes = 8 << 20
    /// Outlines rasterised since the pages of font files were last released.
    private var outlinesRead = 0
    private static let maximumOutlinesRead = 128
    /// The calls of `fill` and the outlines read since open files were last considered for closing.
    private var recent = (fills: 0, outlines: 0)
    private static let fillsBetweenClosings = 128
    /// Files of which more outlines are read stay open.
    private static let fewOutlines = 16
    /// Pixels of size beyond which outlines are filled instead.
    private static let largestMask = 220.0

    init(library: FontLibrary) {
        self.library = library
        images = EmojiBitmapCache(library: library)
    }

    /// Fills glyphs with the cairo context's source, which is unchanged.
    func fill(_ job: Job, on cairo: OpaquePointer) {
        guard !job.glyphs.isEmpty, job.size > 0 else { return }
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        if job.face.file.cut == .emoji { return images.draw(job, on: cairo) }
        let isUpright = abs(matrix.xy) < 1e-6 && abs(matrix.yx) < 1e-6 && matrix.xx > 0 && abs(matrix.xx - matrix.yy) < 1e-6
        let pixels = job.size * matrix.xx
        // A document has no pixels: it gets outlines, which are sharp at every size.
        let hasPixels = cairo_surface_get_type(cairo_get_group_target(cairo)) == CAIRO_SURFACE_TYPE_IMAGE
        if hasPixels, isUpright, job.stretch == 1, job.slant == 0, pixels < GlyphPainter.largestMask {
            fillMasks(job, matrix, pixels: pixels, on: cairo)
            closeUnreadFiles()
        } else {
            outline(job, on: cairo)
            cairo_fill(cairo)
        }
    }

    /// Strokes outlines with the context's source. > Units: width in points.
    func stroke(_ job: Job, width: Double, on cairo: OpaquePointer) {
        guard job.face.file.cut != .emoji else { return }
        outline(job, on: cairo)
        let before = cairo_get_line_width(cairo)
        let join = cairo_get_line_join(cairo)
        cairo_set_line_width(cairo, width)
        cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
        cairo_stroke(cairo)
        cairo_set_line_width(cairo, before)
        cairo_set_line_join(cairo, join)
    }

    // MARK: Masks

    private struct Area {
        var left = Int.max
        var top = Int.max
        var right = Int.min
        var bottom = Int.min
    }

    private func fillMasks(_ job: Job, _ matrix: cairo_matrix_t, pixels: Double, on cairo: OpaquePointer) {
        if coverage.count > GlyphPainter.maximumCoverageBytes {
            masks.removeAll()
            coverage.removeAll()
            coverage.trim(to: 1 << 16)
        }
        let size = Int((pixels * 64).rounded())
        var placed: [(mask: Mask, x: Int, y: Int)] = []
        placed.reserveCapacity(job.glyphs.count)
        var area = Area()
        for glyph in job.glyphs where glyph.glyph != PlacedGlyph.nothing {
            let quarters = (((job.x + Double(glyph.x)) * matrix.xx + matrix.x0) * 4).rounded()
            let y = ((job.baseline + Double(glyph.y)) * matrix.yy + matrix.y0).rounded()
            guard abs(quarters) < 1e8, abs(y) < 1e8 else { continue }
            let mask = mask(job.face, glyph.glyph, size: size, shift: Int(quarters) & 3)
            guard mask.width > 0 else { continue }
            let left = Int(quarters) >> 2 + Int(mask.left)
            let top = Int(y) - Int(mask.top)
            placed.append((mask, left, top))
            area.left = min(area.left, left)
            area.top = min(area.top, top)
            area.right = max(area.right, left + Int(mask.width))
            area.bottom = max(area.bottom, top + Int(mask.height))
        }
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        clip(&area, cairo)
        if area.right > area.left, area.bottom > area.top { compose(placed, area, on: cairo) }
        cairo_restore(cairo)
    }

    private func clip(_ area: inout Area, _ cairo: OpaquePointer) {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        guard right > left, bottom > top, area.right > area.left else {
            area.right = area.left
            return
        }
        area.left = max(area.left, Int(left.rounded(.down)))
        area.top = max(area.top, Int(top.rounded(.down)))
        area.right = min(area.right, Int(right.rounded(.up)))
        area.bottom = min(area.bottom, Int(bottom.rounded(.up)))
    }

    /// Adds the masks on a canvas of the area and paints the source through it.
    private func compose(_ placed: [(mask: Mask, x: Int, y: Int)], _ area: Area, on cairo: OpaquePointer) {
        let width = area.right - area.left
        let height = area.bottom - area.top
        let stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_A8, Int32(width)))
        guard stride > 0 else { return }
        canvas.removeAll()
        let pixels = canvas.extend(by: stride * height)
        pixels.initialize(repeating: 0, count: stride * height)
        for (mask, x, y) in placed {
            let firstRow = max(0, area.top - y)
            let lastRow = min(Int(mask.height), area.bottom - y)
            let firstColumn = max(0, area.left - x)
            let lastColumn = min(Int(mask.width), area.right - x)
            guard firstRow < lastRow, firstColumn < lastColumn else { continue }
            for row in firstRow..<lastRow {
                let from = coverage.base + Int(mask.start) + row * Int(mask.width)
                let to = pixels + (y + row - area.top) * stride + (x - area.left)
                GlyphPainter.add(from + firstColumn, to + firstColumn, count: lastColumn - firstColumn)
            }
        }
        guard let surface = cairo_image_surface_create_for_data(pixels, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(stride)) else {
            return
        }
        cairo_mask_surface(cairo, surface, Double(area.left), Double(area.top))
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
    }

    /// Adds bytes to others, saturating.
    @inline(__always)
    private static func add(_ from: UnsafePointer<UInt8>, _ to: UnsafeMutablePointer<UInt8>, count: Int) {
        typealias Bytes = SIMD16<UInt8>
        var x = 0
        while x + 16 <= count {
            let more = UnsafeRawPointer(from + x).loadUnaligned(as: Bytes.self)
            let sum = UnsafeRawPointer(to + x).loadUnaligned(as: Bytes.self) &+ more
            let full = sum.replacing(with: .max, where: sum .< more)
            UnsafeMutableRawPointer(to + x).storeBytes(of: full, as: Bytes.self)
            x += 16
        }
        while x < count {
            let (sum, overflow) = to[x].addingReportingOverflow(from[x])
            to[x] = overflow ? .max : sum
            x += 1
        }
    }

    /// The coverage of a glyph. > Units: size in 1/64 pixel, shift in quarters of a pixel.
    private func mask(_ face: FontFace, _ glyph: UInt16, size: Int, shift: Int) -> Mask {
        let key = UInt64(face.index) << 42 | UInt64(glyph) << 26 | UInt64(size & 0xFF_FFFF) << 2 | UInt64(shift)
        if let known = masks[key] { return known }
        let made = rasterise(face, glyph, size: size, shift: shift)
        masks[key] = made
        noteOutline()
        return made
    }

    /// Outlines are spread over a font file of megabytes, and each read maps 64 KB around the outline; what was rasterised is not read
    /// again. So the pages are released from time to time, and memory does not grow with the number of characters used.
    private func noteOutline() {
        recent.outlines += 1
        outlinesRead += 1
        guard outlinesRead >= GlyphPainter.maximumOutlinesRead else { return }
        outlinesRead = 0
        ferry_release_fonts()
    }

    /// FreeType holds tables of an open file in memory, a megabyte for one with Chinese characters. When nearly all masks come from the cache,
    /// the files are closed; opening one again takes less than half a millisecond, and happens at most once in `fillsBetweenClosings`.
    private func closeUnreadFiles() {
        recent.fills += 1
        guard recent.fills >= GlyphPainter.fillsBetweenClosings else { return }
        if recent.outlines < GlyphPainter.fewOutlines, library.openOutlineCount > 0 {
            library.closeOutlines()
            ferry_release_fonts()
            ferry_release_heap()
        }
        recent = (0, 0)
    }

    private func rasterise(_ face: FontFace, _ glyph: UInt16, size: Int, shift: Int) -> Mask {
        let empty = Mask(left: 0, top: 0, width: 0, height: 0, start: 0)
        guard let outlines = face.outlines(library.freeType, size: size),
            FT_Load_Glyph(outlines, FT_UInt(glyph), ferry_ft_load_outline) == 0, let slot = outlines.pointee.glyph
        else { return empty }
        FT_Outline_Translate(&slot.pointee.outline, FT_Pos(shift * 16), 0)
        guard FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0 else { return empty }
        let bitmap = slot.pointee.bitmap
        let (width, height) = (Int(bitmap.width), Int(bitmap.rows))
        guard width > 0, height > 0, let from = bitmap.buffer, bitmap.pitch > 0 else { return empty }
        let start = coverage.count
        let space = coverage.extend(by: width * height)
        for row in 0..<height { (space + row * width).initialize(from: from + row * Int(bitmap.pitch), count: width) }
        return Mask(
            left: slot.pointee.bitmap_left, top: slot.pointee.bitmap_top, width: Int32(width), height: Int32(height), start: Int32(start))
    }

    // MARK: Outlines

    /// Sets the current path to the glyphs' outlines.
    private func outline(_ job: Job, on cairo: OpaquePointer) {
        cairo_new_path(cairo)
        recent.outlines += job.glyphs.count
        // A size at which FreeType's 1/64 units are finer than anything drawn.
        guard let face = job.face.outlines(library.freeType, size: 1024 * 64) else { return }
        let scale = job.size / (1024 * 64)
        for glyph in job.glyphs where glyph.glyph != PlacedGlyph.nothing {
            guard FT_Load_Glyph(face, FT_UInt(glyph.glyph), ferry_ft_load_outline) == 0, let slot = face.pointee.glyph else { continue }
            cairo_save(cairo)
            cairo_translate(cairo, job.x + Double(glyph.x), job.baseline + Double(glyph.y))
            var shear = cairo_matrix_t(xx: scale * job.stretch, yx: 0, xy: scale * job.slant, yy: -scale, x0: 0, y0: 0)
            cairo_transform(cairo, &shear)
            ferry_ft_outline_path(&slot.pointee.outline, UnsafeMutableRawPointer(cairo), GlyphPainter.sink)
            cairo_restore(cairo)
        }
    }

    private static let sink = ferry_ft_path_sink(
        move: { cairo_move_to($0.map { OpaquePointer($0) }, $1, $2) }, line: { cairo_line_to($0.map { OpaquePointer($0) }, $1, $2) },
        curve: { cairo_curve_to($0.map { OpaquePointer($0) }, $1, $2, $3, $4, $5, $6) },
        close: { cairo_close_path($0.map { OpaquePointer($0) }) })
}
