internal import CHarfBuzz
internal import Foundation

/// Reads the fonts in a font file's bytes: the faces of a collection, the named instances of a variable font.
enum FontFileReader {
    /// Maximum number of faces of a collection, and of instances of a variable font.
    private static let most: UInt32 = 512

    /// > Throws: `TextError.unreadableFont` for a file without a usable font.
    static func fonts(in bytes: FontBytes) throws(TextError) -> [FontIdentity] {
        let blob = try blob(of: bytes)
        defer { hb_blob_destroy(blob) }
        let count = hb_face_count(blob)
        guard count > 0, count <= most else { throw .unreadableFont(path: bytes.source) }
        var all: [FontIdentity] = []
        for index in 0..<count {
            guard let face = hb_face_create(blob, index) else { throw .unreadableFont(path: bytes.source) }
            defer { hb_face_destroy(face) }
            guard let read = read(face, index: index, bytes) else { throw .unreadableFont(path: bytes.source) }
            all += read
        }
        var names: Set<String> = []
        return all.filter { names.insert($0.postScriptName.lowercased()).inserted }
    }

    /// A blob that reads the bytes in place. `FontBytes` must outlive it.
    static func blob(of bytes: FontBytes) throws(TextError) -> OpaquePointer {
        guard bytes.count >= 12 else { throw .unreadableFont(path: bytes.source) }
        let made = bytes.start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
            hb_blob_create_or_fail($0, UInt32(clamping: bytes.count), HB_MEMORY_MODE_READONLY, nil, nil)
        }
        guard let made else { throw .unreadableFont(path: bytes.source) }
        return made
    }

    /// Whether a face has the tables required for layout.
    static func isUsable(_ face: OpaquePointer) -> Bool {
        guard hb_face_get_glyph_count(face) > 0, (16...16384).contains(hb_face_get_upem(face)) else { return false }
        let hasOutlines = ["glyf", "CFF ", "CFF2", "CBDT", "sbix", "SVG "].contains { tableSize(face, $0) > 0 }
        return hasOutlines && ["head", "cmap", "hhea", "hmtx"].allSatisfy { tableSize(face, $0) > 0 }
    }

    private static func read(_ face: OpaquePointer, index: UInt32, _ bytes: FontBytes) -> [FontIdentity]? {
        guard isUsable(face) else { return nil }
        guard let family = name(face, HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY) ?? name(face, HB_OT_NAME_ID_FONT_FAMILY) else { return nil }
        let faceName = name(face, HB_OT_NAME_ID_TYPOGRAPHIC_SUBFAMILY) ?? name(face, HB_OT_NAME_ID_FONT_SUBFAMILY) ?? "Regular"
        let full = name(face, HB_OT_NAME_ID_FULL_NAME) ?? (faceName == "Regular" ? family : "\(family) \(faceName)")
        let postScript = name(face, HB_OT_NAME_ID_POSTSCRIPT_NAME) ?? plain(full)
        guard !postScript.isEmpty, let font = hb_font_create(face) else { return nil }
        defer { hb_font_destroy(font) }
        let file = FontFile(path: bytes.source, index: Int32(index), package: nil, cut: .custom, bytes: bytes)
        let oldFamily = name(face, HB_OT_NAME_ID_FONT_FAMILY)
        let first = FontIdentity(
            postScriptName: postScript, fullName: full, familyName: family, faceName: faceName, weight: weight(font),
            isItalic: isItalic(font), isMonospaced: isMonospaced(face), file: file,
            otherFamilyName: oldFamily == family ? nil : oldFamily)
        return [first] + instances(of: face, font, first)
    }

    private static func instances(of face: OpaquePointer, _ font: OpaquePointer, _ base: FontIdentity) -> [FontIdentity] {
        let count = min(hb_ot_var_get_named_instance_count(face), most)
        let prefix = name(face, HB_OT_NAME_ID_VARIATIONS_PS_PREFIX) ?? plain(base.familyName)
        return (0..<count).compactMap { instance in
            let names = (
                style: hb_ot_var_named_instance_get_subfamily_name_id(face, instance),
                postScript: hb_ot_var_named_instance_get_postscript_name_id(face, instance)
            )
            guard let style = name(face, Int(names.style)) else { return nil }
            hb_font_set_var_named_instance(font, instance)
            var made = base
            made.faceName = style
            made.fullName = "\(base.familyName) \(style)"
            made.postScriptName = name(face, Int(names.postScript)) ?? "\(prefix)-\(plain(style))"
            made.weight = weight(font)
            made.isItalic = isItalic(font) || style.lowercased().contains("italic")
            made.file?.instance = Int32(instance)
            return made
        }
    }

    // MARK: Parts of a face

    static func axes(of face: OpaquePointer) -> [FontAxis] { FontAxis.axes(of: face) { name(face, $0) } }

    private static func name(_ face: OpaquePointer, _ number: Int) -> String? {
        let id = hb_ot_name_id_t(number)
        guard id != 0xFFFF else { return nil }
        var size: UInt32 = 256
        var bytes = [CChar](repeating: 0, count: 256)
        guard hb_ot_name_get_utf8(face, id, nil, &size, &bytes) > 0 else { return nil }
        let text = String(decoding: bytes.prefix(Int(min(size, 255))).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let clean = text.unicodeScalars.filter { !CharacterSet.controlCharacters.contains($0) }
        return clean.isEmpty ? nil : String(String.UnicodeScalarView(clean))
    }

    /// A name without characters that PostScript does not allow.
    private static func plain(_ name: String) -> String {
        String(
            String.UnicodeScalarView(
                name.unicodeScalars.filter { (33...126).contains($0.value) && !"[](){}<>/%".unicodeScalars.contains($0) }))
    }

    private static func tableSize(_ face: OpaquePointer, _ tag: String) -> Int { table(face, tag).count }

    static func table(_ face: OpaquePointer, _ tag: String) -> [UInt8] {
        guard let blob = hb_face_reference_table(face, tag.utf8.reduce(0) { $0 << 8 | UInt32($1) }) else { return [] }
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let data = hb_blob_get_data(blob, &length), length > 0 else { return [] }
        // Only table headers are read here.
        return data.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
            Array(UnsafeBufferPointer(start: $0, count: min(Int(length), 128)))
        }
    }

    private static func weight(_ font: OpaquePointer) -> Double {
        let value = Double(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT))
        return FontNames.weight(cssWeight: value.isFinite ? value : 400)
    }

    private static func isItalic(_ font: OpaquePointer) -> Bool {
        hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0.5 || abs(hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE)) > 1
    }

    private static func isMonospaced(_ face: OpaquePointer) -> Bool {
        let post = table(face, "post")
        return post.count >= 16 && post[12..<16].contains { $0 != 0 }
    }

    /// The line metrics of the horizontal header, which Core Text uses whatever other tables contain. > Units: font units.
    static func horizontalHeader(_ face: OpaquePointer) -> (ascender: Int, descender: Int, lineGap: Int)? {
        let header = table(face, "hhea")
        guard header.count >= 10 else { return nil }
        func number(_ at: Int) -> Int { Int(Int16(bitPattern: UInt16(header[at]) << 8 | UInt16(header[at + 1]))) }
        let box = (ascender: number(4), descender: number(6), lineGap: number(8))
        return box.ascender - box.descender > 0 ? box : nil
    }
}
