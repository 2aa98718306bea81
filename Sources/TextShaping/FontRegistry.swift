/// The fonts available by name: those that the app registered, and those of the device.
///
/// > Isolation: only inside the engine's lock.
struct FontRegistry {
    /// The fonts of one file or data object.
    private struct Source {
        var bytes: FontBytes
        var fonts: [FontIdentity]
    }
    private var sources: [Source] = []
    private var byName: [String: FontIdentity] = [:]

    var ownFonts: [FontIdentity] { sources.flatMap(\.fonts) }
    /// Those of the app, then those of the device.
    var allFonts: [FontIdentity] {
        let own = ownFonts
        let taken = Set(own.map(\.postScriptName))
        return own + DeviceFonts.all.filter { !taken.contains($0.postScriptName) }
    }

    func isRegistered(source: String) -> Bool { sources.contains { $0.bytes.source == source } }

    mutating func register(_ bytes: FontBytes) throws(TextError) -> [FontIdentity] {
        if isRegistered(source: bytes.source) { throw .alreadyRegistered(path: bytes.source) }
        let fonts = try FontFileReader.fonts(in: bytes)
        let known = Set(ownFonts.map { $0.postScriptName.lowercased() })
        if let twice = fonts.first(where: { known.contains($0.postScriptName.lowercased()) }) {
            throw .duplicateFontName(name: twice.postScriptName, path: bytes.source)
        }
        sources.append(Source(bytes: bytes, fonts: fonts))
        index()
        return fonts
    }

    mutating func unregister(source: String) throws(TextError) -> [FontIdentity] {
        guard let place = sources.firstIndex(where: { $0.bytes.source == source }) else { throw .notRegistered(path: source) }
        let gone = sources.remove(at: place)
        index()
        return gone.fonts
    }

    private mutating func index() {
        byName = [:]
        // Of two fonts with one name, the first registered has priority.
        for font in ownFonts.reversed() { byName[font.fullName.lowercased()] = font }
        for font in ownFonts.reversed() { byName[font.postScriptName.lowercased()] = font }
    }

    // MARK: Lookup

    /// By PostScript or full name; by family name, its member nearest to the weight and slant.
    func font(named name: String, weight: Double, italic: Bool) -> FontIdentity? {
        let wanted = name.lowercased()
        let family = ownFonts.filter { $0.belongs(to: wanted) }
        // A family's name may be its regular member's too: another weight or slant means the family.
        if family.isEmpty || (weight == 0 && !italic), let own = byName[wanted] { return own }
        if let own = family.nearest(weight: weight, italic: italic) { return own }
        return DeviceFonts.font(named: wanted, weight: weight, italic: italic)
    }

    /// The members of a family, lightest first and upright before slanted; the app's own have priority.
    func members(ofFamily family: String) -> [FontIdentity] {
        let wanted = family.lowercased()
        let own = ownFonts.filter { $0.belongs(to: wanted) }
        return own.isEmpty ? DeviceFonts.all.filter { $0.belongs(to: wanted) } : own
    }
}
