internal import CICU

/// A font without its size: the primary face and the fallback faces, chosen per code point.
///
/// > Isolation: only inside the engine's lock.
final class FontStack {
    struct Key: Hashable {
        var file: FontFile
        var bold: Bool
        var serif: Bool
        var monospacedDigits: Bool
    }

    let key: Key
    let primary: FontFace
    private unowned let library: FontLibrary
    private let pages: UnsafeMutablePointer<UnsafeMutablePointer<UInt16>?>
    static let unknown: UInt16 = .max

    init(key: Key, primary: FontFace, library: FontLibrary) {
        self.key = key
        self.primary = primary
        self.library = library
        pages = .allocate(capacity: FontFace.pageCount)
        pages.initialize(repeating: nil, count: FontFace.pageCount)
    }

    deinit {
        for high in 0..<FontFace.pageCount { pages[high]?.deallocate() }
        pages.deallocate()
    }

    /// The index of the face that draws a code point.
    @inline(__always)
    func face(for codePoint: UInt32) -> UInt16 {
        if let page = pages[Int(codePoint >> 8)] {
            let known = page[Int(codePoint & 255)]
            if known != FontStack.unknown { return known }
        }
        return find(codePoint)
    }

    @inline(never)
    private func find(_ codePoint: UInt32) -> UInt16 {
        let high = Int(codePoint >> 8)
        let page: UnsafeMutablePointer<UInt16>
        if let made = pages[high] {
            page = made
        } else {
            page = .allocate(capacity: 256)
            page.initialize(repeating: FontStack.unknown, count: 256)
            pages[high] = page
        }
        let found = UInt16(search(codePoint).index)
        page[Int(codePoint & 255)] = found
        return found
    }

    private func search(_ codePoint: UInt32) -> FontFace {
        if primary.glyph(for: codePoint).glyph != 0 || ferry_has(codePoint, Int32(FERRY_HAS_DEFAULT_IGNORABLE)) != 0 { return primary }
        return candidates(codePoint).lazy.compactMap { self.library.face($0) }.first { $0.glyph(for: codePoint).glyph != 0 } ?? primary
    }

    private func candidates(_ code: UInt32) -> [FontFile] {
        var files: [FontFile] = []
        if ferry_has(code, Int32(FERRY_HAS_EMOJI_PRESENTATION)) != 0 { files.append(.emoji) }
        let tag = ferry_script_tag(ferry_script(code)).map { String(cString: $0) } ?? "Zyyy"
        if let name = FontFile.scripts[tag] { files.append(.script(name, bold: key.bold && FontFile.scriptsWithBold.contains(tag))) }
        if ["Latn", "Grek", "Cyrl"].contains(tag) { files.append(.script("Sans", bold: key.bold)) }
        files.append(.cjk(serif: key.serif, bold: key.bold))
        files += [.symbols, .script("Sans"), .script("SansSymbols2"), .script("SansSymbols"), .script("SansMath"), .emoji]
        return files
    }

    /// The face for a grapheme with emoji presentation.
    func emojiFace() -> FontFace { library.face(.emoji) ?? primary }
}
