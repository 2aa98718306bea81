internal import Foundation

/// A style with its numbers worked out; one per style run of the text being laid out.
struct StyleMetrics: BitwiseCopyable {
    var stack: Unmanaged<FontStack>
    /// UTF-16 offset where the run ends.
    var end: Int32
    var index: Int32
    var primaryFace: UInt16
    var options: WordOptions
    var hasAttachment: Bool
    var attachmentTag: Int32
    var size: Double
    /// Points per font unit of the primary face, and points added to each of its advances.
    var primaryScale: Double
    var primaryTracking: Double
    /// What advances of the primary face are corrected by.
    var fit: AdvanceAdjustment
    /// Points added to each advance of the other faces.
    var tracking: Double
    var stretch: Double
    var baselineOffset: Double
    var ascent: Double
    var descent: Double
    var attachmentX: Double
    var attachmentY: Double
    var attachmentWidth: Double
    var attachmentHeight: Double
}

/// What the inner loops need of an open face.
struct FaceMetrics: BitwiseCopyable {
    var face: Unmanaged<FontFace>
    var pages: UnsafeMutablePointer<UnsafeMutablePointer<CodePointGlyph>?>
    /// Drawn em per font unit and point of size.
    var unit: Double
    /// em; how far a line grows to hold this face as a fallback.
    var ascender: Double
    var descender: Double
    var noAlternates: Bool
    /// Advances without kerning by glyph, in font units, where kerning is corrected.
    var nominalAdvances: UnsafePointer<UInt16>?
}

/// A stretch of text in one face, style and direction: a word, or code points that stand alone.
struct Segment: BitwiseCopyable {
    enum Kind: UInt8 { case word, singles, tab, attachment, invisible }
    var start: Int32
    var end: Int32
    /// In the word cache; nothing for other kinds.
    var glyphStart: Int32
    var glyphCount: Int32
    /// Index of the style run.
    var style: Int32
    var face: UInt16
    var kind: Kind
    var level: UInt8
}

/// A line as it is found, in text positions; glyphs come when all lines are known.
struct LineDraft: BitwiseCopyable {
    enum Cut: UInt8 { case none, head, middle, tail }
    var start: Int32
    /// After the trailing white space and the paragraph's end mark.
    var end: Int32
    /// Without trailing white space that hangs over the edge.
    var visibleEnd: Int32
    /// For a cut in the head or middle, where the text goes on after the ellipsis.
    var resume: Int32
    var resumeEnd: Int32
    var cut: Cut
    var paragraph: Int32
    var baseLevel: UInt8
    var endsParagraph: Bool
    var firstSegment: Int32
    var ellipsisStyle: Int32
    /// Of the hyphen at the line's end; negative for none.
    var hyphenStyle: Int32
    var width: Double
    var x: Double
    var y: Double
    var height: Double
    var baseline: Double
    var ascent: Double
    var descent: Double
    /// Of a piece of room that text flows through.
    var spanLeft = 0.0
    var spanWidth = -1.0
    /// Of white space behind the visible text, as far as it fits: part of what is measured, not of what is aligned.
    var trailingSpace = 0.0
}

/// Turns content and constraints into a layout. Keeps the caches and the scratch memory.
///
/// The inner loops change the scratch memory for every character; checking each change for another one under way would take a seventh of the time.
/// > Isolation: only inside the engine's lock.
final class Typesetter {
    let library = FontLibrary()
    let painter: GlyphPainter
    @exclusivity(unchecked) var words = WordCache()
    let characters = CharacterTable()
    let breakers = BreakIterators()
    let hyphenator = Hyphenator()

    @exclusivity(unchecked) var units = ScratchBuffer<UInt16>(capacity: 1024)
    @exclusivity(unchecked) var advances = ScratchBuffer<Double>(capacity: 1024)
    @exclusivity(unchecked) var flags = ScratchBuffer<UInt8>(capacity: 1024)
    @exclusivity(unchecked) var faceOfUnit = ScratchBuffer<UInt16>(capacity: 64)
    @exclusivity(unchecked) var levelOfUnit = ScratchBuffer<UInt8>(capacity: 64)
    @exclusivity(unchecked) var scriptOfUnit = ScratchBuffer<Int32>(capacity: 64)
    @exclusivity(unchecked) var segments = ScratchBuffer<Segment>(capacity: 256)
    @exclusivity(unchecked) var styles = ScratchBuffer<StyleMetrics>(capacity: 16)
    @exclusivity(unchecked) var faces = ScratchBuffer<FaceMetrics>(capacity: 32)
    @exclusivity(unchecked) var lines = ScratchBuffer<LineDraft>(capacity: 32)
    @exclusivity(unchecked) var pieces = ScratchBuffer<LinePiece>(capacity: 64)
    @exclusivity(unchecked) var glyphs = ScratchBuffer<PlacedGlyph>(capacity: 1024)
    @exclusivity(unchecked) var runs = ScratchBuffer<GlyphRun>(capacity: 64)
    @exclusivity(unchecked) var attachments: ContiguousArray<PlacedAttachment> = []

    // The paragraph at hand.
    @exclusivity(unchecked) var paragraphStart = 0
    @exclusivity(unchecked) var paragraphEnd = 0
    @exclusivity(unchecked) var shapedEnd = 0
    @exclusivity(unchecked) var styleCursor = 0
    @exclusivity(unchecked) var isPlain = true
    @exclusivity(unchecked) var baseLevel: UInt8 = 0
    @exclusivity(unchecked) var tabStops: [Double] = []
    @exclusivity(unchecked) var tabInterval = 28.0
    /// How full a line without a hyphen must be to do without one, and by whose patterns words are parted.
    @exclusivity(unchecked) var hyphenation = 0.0
    @exclusivity(unchecked) var hyphenationLanguage = ""
    @exclusivity(unchecked) var avoidsBreaksInHangulWords = false

    static let breakBefore: UInt8 = 1
    static let graphemeStart: UInt8 = 2
    static let white: UInt8 = 4
    static let single: UInt8 = 8
    static let tab: UInt8 = 16

    init() { painter = GlyphPainter(library: library) }

    func layout(_ content: TextContent, _ constraints: TextConstraints) -> TextLayout {
        reset()
        load(content)
        prepare(content)
        let stopped = breakLines(content, constraints)
        return place(content, constraints, truncated: stopped)
    }

    /// How much room a layout takes, without the places of its glyphs.
    func measure(_ content: TextContent, _ constraints: TextConstraints) -> TextExtent {
        reset()
        load(content)
        prepare(content)
        _ = breakLines(content, constraints)
        guard lines.count > 0 else { return TextExtent() }
        let last = lines[lines.count - 1]
        return TextExtent(width: usedWidth, height: last.y + last.height, firstDescent: lines[0].descent)
    }

    private func reset() {
        words.trim()
        if units.capacity > 1 << 16 {
            units.removeAll()
            units.trim(to: 1024)
            advances.removeAll()
            advances.trim(to: 1024)
            flags.removeAll()
            flags.trim(to: 1024)
            segments.removeAll()
            segments.trim(to: 256)
        }
        units.removeAll()
        advances.removeAll()
        flags.removeAll()
        segments.removeAll()
        styles.removeAll()
        lines.removeAll()
        glyphs.removeAll()
        runs.removeAll()
        attachments.removeAll(keepingCapacity: true)
        styleCursor = 0
        shapedEnd = 0
    }

    private func load(_ content: TextContent) {
        switch content.characters {
        case .utf16(let array):
            array.withUnsafeBufferPointer { from in
                if let base = from.baseAddress { units.extend(by: from.count).initialize(from: base, count: from.count) }
            }
        case .string(var string):
            string.withUTF8 { bytes in
                let space = units.extend(by: bytes.count)
                units.truncate(to: units.count - bytes.count + Typesetter.transcode(bytes, to: space))
            }
        }
        let count = units.count
        advances.extend(by: count).initialize(repeating: 0, count: count)
        flags.extend(by: count).initialize(repeating: 0, count: count)
    }

    /// UTF-8 that Swift has validated to UTF-16.
    private static func transcode(_ bytes: UnsafeBufferPointer<UInt8>, to space: UnsafeMutablePointer<UInt16>) -> Int {
        var from = 0
        var to = 0
        let count = bytes.count
        guard let source = bytes.baseAddress else { return 0 }
        while from < count {
            let lead = source[from]
            if lead < 0x80 {
                space[to] = UInt16(lead)
                from += 1
            } else if lead < 0xE0 {
                space[to] = UInt16(lead & 0x1F) << 6 | UInt16(source[from + 1] & 0x3F)
                from += 2
            } else if lead < 0xF0 {
                space[to] = UInt16(lead & 0x0F) << 12 | UInt16(source[from + 1] & 0x3F) << 6 | UInt16(source[from + 2] & 0x3F)
                from += 3
            } else {
                let high = UInt32(lead & 0x07) << 18 | UInt32(source[from + 1] & 0x3F) << 12
                let code = (high | UInt32(source[from + 2] & 0x3F) << 6 | UInt32(source[from + 3] & 0x3F)) &- 0x10000
                space[to] = UInt16(truncatingIfNeeded: 0xD800 | code >> 10)
                to += 1
                space[to] = UInt16(truncatingIfNeeded: 0xDC00 | code & 0x3FF)
                from += 4
            }
            to += 1
        }
        return to
    }

    private func prepare(_ content: TextContent) {
        let count = units.count
        for (index, run) in content.styles.enumerated() {
            let end = index == content.styles.count - 1 ? count : min(run.end, count)
            styles.append(measure(run.style, end: end, index: index))
        }
    }

    private func measure(_ style: TextStyle, end: Int, index: Int) -> StyleMetrics {
        let font = style.font
        let size = font.descriptor.size
        let stack = library.stack(of: font)
        let face = stack.primary
        let tracking = (style.kern ?? 0) + style.tracking
        var options: WordOptions = []
        if style.kern == 0 { options.insert(.noKerning) }
        if !style.ligatures || tracking != 0 { options.insert(.noLigatures) }
        if stack.key.monospacedDigits { options.insert(.tabularDigits) }
        let box = style.attachment?.bounds ?? .zero
        return StyleMetrics(
            stack: .passUnretained(stack), end: Int32(end), index: Int32(index), primaryFace: UInt16(face.index), options: options,
            hasAttachment: style.attachment != nil, attachmentTag: Int32(truncatingIfNeeded: style.attachment?.tag ?? 0), size: size,
            primaryScale: FontFitting.scale(face.file.cut) * size / face.unitsPerEm,
            primaryTracking: FontFitting.tracking(face.file.cut, size: size) + tracking, fit: library.fit(of: font),
            tracking: tracking,
            stretch: style.expansion == 0 ? 1 : exp(style.expansion), baselineOffset: style.baselineOffset,
            ascent: font.metrics.ascender + style.baselineOffset, descent: -font.metrics.descender - style.baselineOffset,
            attachmentX: box.minX, attachmentY: box.minY, attachmentWidth: box.width, attachmentHeight: box.height)
    }

    /// The numbers of a face, brought up to date with the library.
    @inline(__always)
    func faceMetrics(_ index: UInt16) -> FaceMetrics {
        if Int(index) >= faces.count { readFaces() }
        return faces[Int(index)]
    }

    @inline(never)
    private func readFaces() {
        for face in library.faces[faces.count...] {
            let cut = face.file.cut
            let grows = cut == .cjk || cut == .script || cut == .custom
            faces.append(
                FaceMetrics(
                    face: .passUnretained(face), pages: face.pages, unit: FontFitting.scale(cut) / face.unitsPerEm,
                    ascender: cut == .cjk ? SystemFontMetrics.cjkAscender : grows ? min(face.ascender, SystemFontMetrics.cjkAscender) : 0,
                    descender: cut == .cjk
                        ? -SystemFontMetrics.cjkDescender : grows ? min(-face.descender, -SystemFontMetrics.cjkDescender) : 0,
                    noAlternates: cut == .interText || cut == .interDisplay, nominalAdvances: face.nominalAdvances))
        }
    }
}
