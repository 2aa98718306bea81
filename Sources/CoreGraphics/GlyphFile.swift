internal import CFreeType
internal import Foundation

/// One open face of a font file, for its metrics, names and tables. > Isolation: by its owner's lock.
final class GlyphFile: @unchecked Sendable {
    private let library: FT_Library
    private let face: FT_Face
    private let bytes: UnsafeMutablePointer<UInt8>

    /// Nil for bytes that are not a scalable font.
    init?(_ data: Data, index: Int, instance: Int) {
        guard data.count >= 12, data.count < 1 << 28, (0..<0xFFFF).contains(index), (-1..<0x7FFE).contains(instance) else { return nil }
        var made: FT_Library?
        guard FT_Init_FreeType(&made) == 0, let made else { return nil }
        let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: data.count)
        data.copyBytes(to: copy, count: data.count)
        var opened: FT_Face?
        let failed = FT_New_Memory_Face(made, copy, FT_Long(data.count), FT_Long(index) | FT_Long(instance + 1) << 16, &opened) != 0
        guard !failed, let opened, opened.pointee.num_glyphs > 0, opened.pointee.units_per_EM > 0 else {
            if let opened { FT_Done_Face(opened) }
            FT_Done_FreeType(made)
            copy.deallocate()
            return nil
        }
        (library, face, bytes) = (made, opened, copy)
    }

    deinit {
        FT_Done_Face(face)
        FT_Done_FreeType(library)
        bytes.deallocate()
    }

    // MARK: Names

    var postScriptName: String? {
        FT_Get_Postscript_Name(face).map { String(cString: $0) } ?? fullName?.replacingOccurrences(of: " ", with: "")
    }
    var fullName: String? {
        let named = sfntName(4)
        if let named { return named }
        guard let family = face.pointee.family_name.map({ String(cString: $0) }) else { return nil }
        let style = face.pointee.style_name.map { String(cString: $0) } ?? "Regular"
        return style == "Regular" ? family : "\(family) \(style)"
    }

    private func sfntName(_ id: UInt16) -> String? {
        for index in 0..<FT_Get_Sfnt_Name_Count(face) {
            var entry = FT_SfntName()
            guard FT_Get_Sfnt_Name(face, index, &entry) == 0, entry.name_id == id, let text = entry.string else { continue }
            let raw = Data(bytes: text, count: Int(min(entry.string_len, 1024)))
            let isWide = entry.platform_id == 3 || entry.platform_id == 0
            if let name = String(data: raw, encoding: isWide ? .utf16BigEndian : .isoLatin1), !name.isEmpty { return name }
        }
        return nil
    }

    // MARK: Metrics

    var glyphCount: Int { face.pointee.num_glyphs }
    var unitsPerEm: Int { Int(face.pointee.units_per_EM) }
    private var header: TT_HoriHeader? {
        FT_Get_Sfnt_Table(face, FT_SFNT_HHEA)?.assumingMemoryBound(to: TT_HoriHeader.self).pointee
    }
    private var os2: TT_OS2? {
        FT_Get_Sfnt_Table(face, FT_SFNT_OS2)?.assumingMemoryBound(to: TT_OS2.self).pointee
    }
    var ascent: Int { header.map { Int($0.Ascender) } ?? Int(face.pointee.ascender) }
    var descent: Int { header.map { Int($0.Descender) } ?? Int(face.pointee.descender) }
    var leading: Int { header.map { Int($0.Line_Gap) } ?? 0 }
    var capHeight: Int { os2.map { Int($0.sCapHeight) }.flatMap { $0 > 0 ? $0 : nil } ?? height(of: 0x48) }
    var xHeight: Int { os2.map { Int($0.sxHeight) }.flatMap { $0 > 0 ? $0 : nil } ?? height(of: 0x78) }
    var box: CGRect {
        let box = face.pointee.bbox
        return CGRect(x: box.xMin, y: box.yMin, width: box.xMax - box.xMin, height: box.yMax - box.yMin)
    }
    var italicAngle: Double {
        guard let table = FT_Get_Sfnt_Table(face, FT_SFNT_POST)?.assumingMemoryBound(to: TT_Postscript.self) else { return 0 }
        return Double(table.pointee.italicAngle) / 65536
    }

    private func height(of letter: UInt) -> Int {
        let glyph = FT_Get_Char_Index(face, FT_ULong(letter))
        return glyph == 0 ? 0 : extent(UInt16(truncatingIfNeeded: glyph)).map { Int($0.box.maxY) } ?? 0
    }

    func extent(_ glyph: UInt16) -> (advance: Int, box: CGRect)? {
        guard Int(glyph) < glyphCount, FT_Load_Glyph(face, FT_UInt(glyph), ferry_ft_load_units) == 0, let slot = face.pointee.glyph else {
            return nil
        }
        let metrics = slot.pointee.metrics
        return (
            metrics.horiAdvance,
            CGRect(x: metrics.horiBearingX, y: metrics.horiBearingY - metrics.height, width: metrics.width, height: metrics.height)
        )
    }

    func glyph(named name: String) -> UInt16 { UInt16(truncatingIfNeeded: FT_Get_Name_Index(face, name)) }

    func name(of glyph: UInt16) -> String? {
        guard Int(glyph) < glyphCount else { return nil }
        var text = [CChar](repeating: 0, count: 128)
        guard FT_Get_Glyph_Name(face, FT_UInt(glyph), &text, 128) == 0 else { return nil }
        let name = String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return name.isEmpty ? nil : name
    }

    // MARK: Tables

    func table(_ tag: UInt32) -> Data? {
        var length: FT_ULong = 0
        guard tag != 0, FT_Load_Sfnt_Table(face, FT_ULong(tag), 0, nil, &length) == 0, length < 1 << 28 else { return nil }
        var data = Data(count: Int(length))
        let failed = data.withUnsafeMutableBytes { raw in
            FT_Load_Sfnt_Table(face, FT_ULong(tag), 0, raw.baseAddress?.assumingMemoryBound(to: UInt8.self), &length) != 0
        }
        return failed ? nil : data
    }

    var tableTags: [UInt32] {
        var count: FT_ULong = 0
        guard FT_Sfnt_Table_Info(face, 0, nil, &count) == 0 else { return [] }
        return (0..<min(count, 1024)).compactMap { index in
            var (tag, length): (FT_ULong, FT_ULong) = (0, 0)
            return FT_Sfnt_Table_Info(face, FT_UInt(index), &tag, &length) == 0 ? UInt32(truncatingIfNeeded: tag) : nil
        }
    }
}
