internal import CHarfBuzz

/// One glyph of a shaped word, in font units, so that a shaped word serves every size.
struct WordGlyph: BitwiseCopyable {
    var glyph: UInt16
    /// UTF-16 offset from the start of the word.
    var cluster: UInt16
    var advance: Int32
    var x: Int32
    var y: Int32
}

/// How a word is shaped, in addition to its letters and face.
struct WordOptions: OptionSet, Hashable {
    var rawValue: UInt8
    static let noKerning = WordOptions(rawValue: 1)
    static let noLigatures = WordOptions(rawValue: 2)
    static let tabularDigits = WordOptions(rawValue: 4)
    static let rightToLeft = WordOptions(rawValue: 8)
    /// The stand-in for the system font draws arrows and similar symbols by contextual alternates; the device's font does not.
    static let noAlternates = WordOptions(rawValue: 16)
}

/// Words shaped by HarfBuzz, by face, options and letters.
struct WordCache: ~Copyable {
    struct Entry: BitwiseCopyable {
        var hash: UInt64 = 0
        var textStart: UInt32 = 0
        var glyphStart: UInt32 = 0
        var textCount: UInt16 = 0
        var glyphCount: UInt16 = 0
        var face: UInt16 = 0
        var options: UInt8 = 0
    }

    private(set) var glyphs = ScratchBuffer<WordGlyph>(capacity: 4096)
    private var letters = ScratchBuffer<UInt16>(capacity: 4096)
    private var table = ScratchBuffer<Entry>(capacity: 4096)
    private var mask: Int
    private var used = 0
    private let buffer: OpaquePointer
    private let language: OpaquePointer?
    /// Longer words are not cached.
    static let maximumCachedLength = 48
    /// Maximum length of a word passed to HarfBuzz, so that clusters fit.
    static let longest = 4096
    private static let most = 1 << 15
    private static let maximumGlyphs = 1 << 18

    init() {
        buffer = hb_buffer_create()
        language = hb_language_from_string("en", -1)
        mask = 4095
        resetTable(4096)
    }

    deinit { hb_buffer_destroy(buffer) }

    /// Removes everything once it is too large. Call between layouts: it invalidates positions returned before.
    mutating func trim() {
        guard used > WordCache.most || glyphs.count > WordCache.maximumGlyphs else { return }
        used = 0
        glyphs.removeAll()
        glyphs.trim(to: 4096)
        letters.removeAll()
        letters.trim(to: 4096)
        table.removeAll()
        mask = 4095
        resetTable(4096)
    }

    private mutating func resetTable(_ size: Int) {
        table.extend(by: size).initialize(repeating: Entry(), count: size)
    }

    @inline(__always)
    private static func hash(_ text: UnsafePointer<UInt16>, _ count: Int, seed: UInt64) -> UInt64 {
        var hash = seed &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(count)
        for index in 0..<count {
            hash = (hash ^ UInt64(text[index])) &* 0x2127_599B_F432_5C37
            hash ^= hash >> 29
        }
        return hash | 1
    }

    /// Where the glyphs of a word are. They are in visual order.
    @inline(__always)
    mutating func word(_ text: UnsafePointer<UInt16>, _ count: Int, face: FontFace, options: WordOptions) -> (start: Int, count: Int) {
        guard count <= WordCache.maximumCachedLength else { return shape(text, count, face: face, options: options) }
        let faceIndex = UInt16(truncatingIfNeeded: face.index)
        let hash = WordCache.hash(text, count, seed: UInt64(faceIndex) << 8 | UInt64(options.rawValue))
        let entries = table.base
        var slot = Int(truncatingIfNeeded: hash >> 12) & mask
        while entries[slot].hash != 0 {
            let entry = entries[slot]
            if entry.hash == hash, entry.face == faceIndex, entry.options == options.rawValue, Int(entry.textCount) == count,
                same(letters.base + Int(entry.textStart), text, count)
            {
                return (Int(entry.glyphStart), Int(entry.glyphCount))
            }
            slot = (slot + 1) & mask
        }
        return insert(text, count, face: face, options: options, hash: hash)
    }

    @inline(__always)
    private func same(_ a: UnsafePointer<UInt16>, _ b: UnsafePointer<UInt16>, _ count: Int) -> Bool {
        for index in 0..<count where a[index] != b[index] { return false }
        return true
    }

    @inline(never)
    private mutating func insert(
        _ text: UnsafePointer<UInt16>, _ count: Int, face: FontFace, options: WordOptions, hash: UInt64
    ) -> (start: Int, count: Int) {
        let made = shape(text, count, face: face, options: options)
        let kept = letters.count
        letters.extend(by: count).initialize(from: text, count: count)
        if used * 2 > mask { enlarge() }
        used += 1
        place(
            Entry(
                hash: hash, textStart: UInt32(kept), glyphStart: UInt32(made.start), textCount: UInt16(count),
                glyphCount: UInt16(made.count),
                face: UInt16(truncatingIfNeeded: face.index), options: options.rawValue))
        return made
    }

    private func place(_ entry: Entry) {
        var slot = Int(truncatingIfNeeded: entry.hash >> 12) & mask
        while table.base[slot].hash != 0 { slot = (slot + 1) & mask }
        table.base[slot] = entry
    }

    private mutating func enlarge() {
        let old = (0...mask).map { table.base[$0] }.filter { $0.hash != 0 }
        let size = (mask + 1) * 2
        table.removeAll()
        mask = size - 1
        resetTable(size)
        for entry in old { place(entry) }
        assert(checkInvariants())
    }

    /// Whether every word is found from its hash, and its letters and glyphs exist. > Complexity: O(size of the table).
    func checkInvariants() -> Bool {
        guard table.count == mask + 1, mask & (mask + 1) == 0 else { return false }
        var found = 0
        for index in 0...mask where table.base[index].hash != 0 {
            let entry = table.base[index]
            found += 1
            guard Int(entry.textStart) + Int(entry.textCount) <= letters.count else { return false }
            guard Int(entry.glyphStart) + Int(entry.glyphCount) <= glyphs.count else { return false }
            // No free slot between where the search begins and the entry.
            var slot = Int(truncatingIfNeeded: entry.hash >> 12) & mask
            while slot != index {
                guard table.base[slot].hash != 0 else { return false }
                slot = (slot + 1) & mask
            }
        }
        return found == used
    }

    private mutating func shape(
        _ text: UnsafePointer<UInt16>, _ count: Int, face: FontFace, options: WordOptions
    ) -> (start: Int, count: Int) {
        hb_buffer_clear_contents(buffer)
        hb_buffer_add_utf16(buffer, text, Int32(count), 0, Int32(count))
        hb_buffer_set_direction(buffer, options.contains(.rightToLeft) ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_language(buffer, language)
        hb_buffer_guess_segment_properties(buffer)
        var features: [hb_feature_t] = []
        func add(_ tag: StaticString, _ value: UInt32) {
            tag.withUTF8Buffer { bytes in
                let number = bytes.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
                features.append(hb_feature_t(tag: number, value: value, start: 0, end: .max))
            }
        }
        if options.contains(.noKerning) { add("kern", 0) }
        if options.contains(.noLigatures) {
            add("liga", 0)
            add("clig", 0)
        }
        if options.contains(.tabularDigits) { add("tnum", 1) }
        if options.contains(.noAlternates) { add("calt", 0) }
        hb_shape(face.hbFont, buffer, features, UInt32(features.count))
        var glyphCount: UInt32 = 0
        let start = glyphs.count
        guard let infos = hb_buffer_get_glyph_infos(buffer, &glyphCount), let positions = hb_buffer_get_glyph_positions(buffer, &glyphCount)
        else {
            return (start, 0)
        }
        let made = min(Int(glyphCount), Int(UInt16.max))
        let space = glyphs.extend(by: made)
        for index in 0..<made {
            (space + index).initialize(
                to: WordGlyph(
                    glyph: UInt16(truncatingIfNeeded: infos[index].codepoint), cluster: UInt16(truncatingIfNeeded: infos[index].cluster),
                    advance: positions[index].x_advance, x: positions[index].x_offset, y: positions[index].y_offset))
        }
        return (start, made)
    }
}
