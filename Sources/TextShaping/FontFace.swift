internal import CFreeType
internal import CHarfBuzz

/// A face's glyph and advance of a code point, in font units.
struct CodePointGlyph: BitwiseCopyable {
    var glyph: UInt16
    var advance: UInt16
}

/// One open font file: shaping tables at once, outlines when first drawn, a table of code points filled on demand.
///
/// > Isolation: only inside the engine's lock.
final class FontFace {
    let index: Int
    let file: FontFile
    let unitsPerEm: Double
    /// em; the face's own metrics.
    let ascender: Double
    let descender: Double
    let lineGap: Double
    let hbFont: OpaquePointer
    private let hbFace: OpaquePointer
    private let memory: OpaquePointer
    /// One page per 256 code points.
    let pages: UnsafeMutablePointer<UnsafeMutablePointer<CodePointGlyph>?>
    static let pageCount = 0x110000 >> 8
    private var openedOutlines = false
    private var ftFace: FT_Face?
    private var outlineSize = 0

    /// A file that cannot be opened gives a face without glyphs; `TextEngine` has reported it.
    init(index: Int, file: FontFile) throws(TextError) {
        let blob = try FontFace.blob(file)
        guard let face = hb_face_create(blob, UInt32(file.index)), hb_face_get_glyph_count(face) > 0 else {
            hb_blob_destroy(blob)
            throw .unreadableFont(path: file.path)
        }
        memory = blob
        self.index = index
        self.file = file
        hbFace = face
        hbFont = hb_font_create(face)
        hb_face_make_immutable(face)
        let units = Int32(hb_face_get_upem(face))
        unitsPerEm = Double(units)
        hb_font_set_scale(hbFont, units, units)
        var extents = hb_font_extents_t()
        hb_font_get_h_extents(hbFont, &extents)
        if file.cut == .custom {
            if !file.variation.isEmpty {
                let values = FontFace.coordinates(of: file, face).map(Float.init)
                hb_font_set_var_coords_design(hbFont, values, UInt32(values.count))
            } else if file.instance >= 0 {
                hb_font_set_var_named_instance(hbFont, UInt32(file.instance))
            }
            if let box = FontFileReader.horizontalHeader(face) {
                (extents.ascender, extents.descender, extents.line_gap) = (Int32(box.ascender), Int32(box.descender), Int32(box.lineGap))
            }
        }
        ascender = Double(extents.ascender) / Double(units)
        descender = Double(extents.descender) / Double(units)
        lineGap = max(0, Double(extents.line_gap) / Double(units))
        pages = .allocate(capacity: FontFace.pageCount)
        pages.initialize(repeating: nil, count: FontFace.pageCount)
    }

    deinit {
        for high in 0..<FontFace.pageCount { pages[high]?.deallocate() }
        pages.deallocate()
        nominalAdvances?.deallocate()
        if let ftFace { FT_Done_Face(ftFace) }
        hb_font_destroy(hbFont)
        hb_face_destroy(hbFace)
        hb_blob_destroy(memory)
    }

    // MARK: Variable fonts

    private(set) lazy var axes: [FontAxis] = FontFileReader.axes(of: hbFace)
    /// In the order of `axes`.
    var coordinates: [Double] { FontFace.coordinates(of: file, hbFace) }

    private static func coordinates(of file: FontFile, _ face: OpaquePointer) -> [Double] {
        let axes = FontFileReader.axes(of: face)
        return zip(axes, FontAxis.values(ofInstance: file.instance, axes, of: face)).map { file.variation[$0.tag] ?? $1 }
    }

    /// Those of `values` that are axes of this face, within their limits, and other than the face's own.
    func variation(from values: [UInt32: Double]) -> [UInt32: Double] {
        var made: [UInt32: Double] = [:]
        for (axis, own) in zip(axes, coordinates) {
            guard let value = values[axis.tag], value.isFinite else { continue }
            let fitted = min(max(value, axis.minimum), axis.maximum)
            if fitted != own { made[axis.tag] = fitted }
        }
        return made
    }

    private func applyVariation(to face: FT_Face?) {
        guard let face, !file.variation.isEmpty else { return }
        var values = coordinates.map { FT_Fixed(($0 * 65_536).rounded()) }
        FT_Set_Var_Design_Coordinates(face, FT_UInt(values.count), &values)
    }

    private static func blob(_ file: FontFile) throws(TextError) -> OpaquePointer {
        if let bytes = file.bytes { return try FontFileReader.blob(of: bytes) }
        if let blob = hb_blob_create_from_file_or_fail(file.path) { return blob }
        if let package = file.package { throw .missingFontPackage(name: package, path: file.path) }
        throw .unreadableFont(path: file.path)
    }

    /// The glyph of a code point in isolation; glyph 0 if the face lacks it.
    func glyph(for codePoint: UInt32) -> CodePointGlyph {
        let high = Int(codePoint >> 8)
        guard high < FontFace.pageCount else { return CodePointGlyph(glyph: 0, advance: 0) }
        let page = pages[high] ?? makePage(high)
        let entry = page[Int(codePoint & 255)]
        return entry.advance == .max ? look(codePoint, in: page) : entry
    }

    /// The page of 256 entries for a code point; unknown ones have `advance == .max`.
    func makePage(_ high: Int) -> UnsafeMutablePointer<CodePointGlyph> {
        let page = UnsafeMutablePointer<CodePointGlyph>.allocate(capacity: 256)
        page.initialize(repeating: CodePointGlyph(glyph: 0, advance: .max), count: 256)
        pages[high] = page
        return page
    }

    private func look(_ codePoint: UInt32, in page: UnsafeMutablePointer<CodePointGlyph>) -> CodePointGlyph {
        var glyph: hb_codepoint_t = 0
        var entry = CodePointGlyph(glyph: 0, advance: 0)
        if hb_font_get_nominal_glyph(hbFont, codePoint, &glyph) != 0 {
            entry = CodePointGlyph(glyph: UInt16(truncatingIfNeeded: glyph), advance: advance(of: glyph))
        }
        page[Int(codePoint & 255)] = entry
        return entry
    }

    /// By glyph, in font units, without kerning; only of the faces that stand in for the system font.
    private(set) lazy var nominalAdvances: UnsafePointer<UInt16>? = {
        guard file.cut == .interText || file.cut == .interDisplay else { return nil }
        let count = Int(hb_face_get_glyph_count(hbFace))
        let made = UnsafeMutablePointer<UInt16>.allocate(capacity: count)
        for glyph in 0..<count { (made + glyph).initialize(to: advance(of: UInt32(glyph))) }
        return UnsafePointer(made)
    }()

    /// The advances of 0...9 as tabular figures, in font units; of the default figures if the face has no others.
    private(set) lazy var figureAdvances: [UInt16] = {
        let buffer = hb_buffer_create()
        defer { hb_buffer_destroy(buffer) }
        var feature = hb_feature_t(tag: 0x746E_756D, value: 1, start: 0, end: .max)  // "tnum"
        return (UInt32(0x30)...0x39).map { figure in
            hb_buffer_clear_contents(buffer)
            hb_buffer_add(buffer, figure, 0)
            hb_buffer_set_content_type(buffer, HB_BUFFER_CONTENT_TYPE_UNICODE)
            hb_buffer_guess_segment_properties(buffer)
            hb_shape(hbFont, buffer, &feature, 1)
            var count: UInt32 = 0
            guard let infos = hb_buffer_get_glyph_infos(buffer, &count), count > 0 else { return glyph(for: figure).advance }
            return advance(of: infos[0].codepoint)
        }
    }()

    private func advance(of glyph: UInt32) -> UInt16 {
        UInt16(clamping: min(Int(hb_font_get_glyph_h_advance(hbFont, glyph)), Int(UInt16.max) - 1))
    }

    /// The FreeType face for rasterisation; nil if FreeType rejects the file.
    func outlines(_ library: FT_Library?) -> FT_Face? {
        if !openedOutlines {
            openedOutlines = true
            var made: FT_Face?
            if file.bytes != nil {
                // FreeType reads HarfBuzz's bytes, which exist as long as the face.
                var length: UInt32 = 0
                guard let start = hb_blob_get_data(memory, &length) else { return nil }
                let index = FT_Long(file.index) | FT_Long(file.instance + 1) << 16
                let opened = start.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
                    FT_New_Memory_Face(library, $0, FT_Long(length), index, &made)
                }
                if opened == 0 { ftFace = made }
            } else if FT_New_Face(library, file.path, FT_Long(file.index), &made) == 0 {
                ftFace = made
            }
            applyVariation(to: ftFace)
        }
        return ftFace
    }

    /// Closes the FreeType face, which the next outline opens again.
    func closeOutlines() {
        guard let ftFace else { return }
        FT_Done_Face(ftFace)
        (self.ftFace, openedOutlines, outlineSize) = (nil, false, 0)
    }

    var hasOpenOutlines: Bool { ftFace != nil }

    /// The FreeType face set to a size in 1/64 pixels.
    func outlines(_ library: FT_Library?, size: Int) -> FT_Face? {
        guard let face = outlines(library) else { return nil }
        if size != outlineSize {
            guard FT_Set_Char_Size(face, 0, FT_F26Dot6(size), 72, 72) == 0 else { return nil }
            outlineSize = size
        }
        return face
    }

    /// Cap height and x-height, em, for fonts that report their own.
    func letterHeights() -> (cap: Double, x: Double) {
        func height(_ letter: UInt32) -> Double {
            var extents = hb_glyph_extents_t()
            guard hb_font_get_glyph_extents(hbFont, hb_codepoint_t(glyph(for: letter).glyph), &extents) != 0 else { return 0 }
            return Double(extents.y_bearing) / unitsPerEm
        }
        return (height(0x48), height(0x78))
    }
}
