internal import CFreeType
internal import CoreGraphics
internal import Foundation

/// The open faces, the fonts created from them, and an app's own font files.
///
/// > Isolation: only inside the engine's lock.
final class FontLibrary {
    private(set) var faces: [FontFace] = []
    private var faceIndices: [FontFile: Int] = [:]
    private var stacks: [FontStack.Key: FontStack] = [:]
    private var fonts: [FontDescriptor: TextFont] = [:]
    private var stackOfFont: [FontStack] = []
    private var fitOfFont: [AdvanceAdjustment] = []
    private var registry = FontRegistry()
    private var reported: Set<String> = []
    let freeType: FT_Library?

    init() {
        var made: FT_Library?
        freeType = FT_Init_FreeType(&made) == 0 ? made : nil
    }

    /// The open face of a file; nil (reported once on standard error) if it cannot be read.
    func face(_ file: FontFile) -> FontFace? {
        if let index = faceIndices[file] { return index < 0 ? nil : faces[index] }
        do {
            let face = try FontFace(index: faces.count, file: file)
            faceIndices[file] = face.index
            faces.append(face)
            return face
        } catch {
            faceIndices[file] = -1
            report(error)
            return nil
        }
    }

    /// Closes what FreeType has open; faces and their shaping tables stay.
    func closeOutlines() { for face in faces { face.closeOutlines() } }

    var openOutlineCount: Int { faces.count { $0.hasOpenOutlines } }

    private func report(_ error: TextError) {
        guard reported.insert("\(error)").inserted else { return }
        FileHandle.standardError.write(Data("Ferry: \(error)\n".utf8))
    }

    func font(_ descriptor: FontDescriptor) -> TextFont {
        if let known = fonts[descriptor] { return known }
        let identity = identity(descriptor)
        if let identity, case .named(let name) = descriptor.design,
            name != identity.postScriptName || descriptor.weight != 0 || descriptor.italic
        {
            // All names of a font resolve to the same one.
            var plain = descriptor
            plain.design = .named(identity.postScriptName)
            (plain.weight, plain.italic) = (0, false)
            let font = font(plain)
            fonts[descriptor] = font
            return font
        }
        let file = varied(FontNames.file(for: descriptor, identity: identity), descriptor)
        let bold = descriptor.weight >= 0.3
        let serif = descriptor.design == .serif || file.cut == .serif
        let key = FontStack.Key(file: file, bold: bold, serif: serif, monospacedDigits: descriptor.monospacedDigits)
        let stack = stack(key)
        let font = TextFont(
            descriptor: descriptor, id: stackOfFont.count, metrics: metrics(descriptor, file: file, face: stack?.primary),
            identity: identity)
        if let stack { stackOfFont.append(stack) } else { stackOfFont.append(emptyStack(key)) }
        fitOfFont.append(
            stack.map { AdvanceAdjustment.make($0.primary, size: descriptor.size, tabular: descriptor.monospacedDigits) } ?? .none)
        fonts[descriptor] = font
        return font
    }

    /// The file with the descriptor's values for the axes that it has.
    private func varied(_ file: FontFile, _ descriptor: FontDescriptor) -> FontFile {
        guard !descriptor.variation.isEmpty, file.cut == .custom, let face = face(file) else { return file }
        var made = file
        made.variation = face.variation(from: descriptor.variation)
        return made
    }

    /// The axes of a descriptor's font with its values; empty unless the font is variable.
    func axes(_ descriptor: FontDescriptor) -> [(axis: FontAxis, value: Double)] {
        let file = varied(FontNames.file(for: descriptor, identity: identity(descriptor)), descriptor)
        guard file.cut == .custom, let face = face(file) else { return [] }
        return zip(face.axes, face.coordinates).map { (axis: $0, value: $1) }
    }

    func fit(of font: TextFont) -> AdvanceAdjustment { fitOfFont[font.id] }

    func stack(of font: TextFont) -> FontStack { stackOfFont[font.id] }

    private func stack(_ key: FontStack.Key) -> FontStack? {
        if let known = stacks[key] { return known }
        guard let face = face(key.file) ?? face(.symbols) ?? face(.cjk(bold: false)) else { return nil }
        let made = FontStack(key: key, primary: face, library: self)
        stacks[key] = made
        return made
    }

    /// Without a font file no text can be laid out.
    private func emptyStack(_ key: FontStack.Key) -> FontStack {
        fatalError(
            "no font can be read: \(TextError.missingFontPackage(name: key.file.package ?? "fonts-inter", path: key.file.path))")
    }

    private func metrics(_ descriptor: FontDescriptor, file: FontFile, face: FontFace?) -> FontMetrics {
        let size = descriptor.size
        guard file.cut == .serif || file.cut == .custom || file.cut == .script || file.cut == .cjk, let face else {
            return SystemFontMetrics.metrics(size: size, weightIndex: FontNames.weightIndex(descriptor.weight))
        }
        let heights = face.letterHeights()
        if file.cut == .cjk {
            return FontMetrics(
                ascender: size * SystemFontMetrics.cjkAscender, descender: size * SystemFontMetrics.cjkDescender, leading: 0,
                capHeight: size * 0.86, xHeight: size * heights.x)
        }
        return FontMetrics(
            ascender: size * face.ascender, descender: size * face.descender, leading: size * face.lineGap,
            capHeight: size * heights.cap, xHeight: size * heights.x)
    }

    // MARK: Names

    /// The font of a descriptor's name; nil for the system's font and unknown names.
    func identity(_ descriptor: FontDescriptor) -> FontIdentity? {
        switch descriptor.design {
        case .system, .rounded, .monospaced, .serif: nil
        case .named(let name): registry.font(named: name, weight: descriptor.weight, italic: descriptor.italic)
        case .unlisted(let bytes, let name): unlisted(bytes).first { $0.postScriptName == name }
        }
    }

    func identity(named name: String) -> FontIdentity? { registry.font(named: name, weight: 0, italic: false) }
    func members(ofFamily family: String) -> [FontIdentity] { registry.members(ofFamily: family) }
    var allFonts: [FontIdentity] { registry.allFonts }
    var ownFonts: [FontIdentity] { registry.ownFonts }
    /// The source from which Core Graphics reads a font of this name.
    func graphicsFont(named name: String) -> CGFont.Source? {
        guard isKnown(name: name) else { return nil }
        let descriptor = FontDescriptor(design: .named(name), size: 12)
        let identity = identity(descriptor)
        let file = FontNames.file(for: descriptor, identity: identity)
        return CGFont.Source(
            postScriptName: identity?.postScriptName ?? name, fullName: identity?.fullName ?? name, index: Int(file.index),
            instance: Int(file.instance)
        ) { file.bytes?.data ?? FileManager.default.contents(atPath: file.path) }
    }

    func isKnown(name: String) -> Bool { identity(named: name) != nil || FontNames.isStandIn(name) }

    /// One object for equal data, so that redrawing a layer opens no other face.
    func kept(_ data: Data) -> FontBytes {
        // Numbered, since the source tells registered fonts apart.
        let made = FontBytes(data, source: "data \(unlistedFonts.count + 1) of \(data.count) bytes")
        if let known = unlistedFonts.keys.first(where: { $0.hasSameBytes(as: made) }) { return known }
        unlistedFonts[made] = (try? FontFileReader.fonts(in: made)) ?? []
        return made
    }

    private var unlistedFonts: [FontBytes: [FontIdentity]] = [:]
    private func unlisted(_ bytes: FontBytes) -> [FontIdentity] {
        if let known = unlistedFonts[bytes] { return known }
        let read = (try? FontFileReader.fonts(in: bytes)) ?? []
        unlistedFonts[bytes] = read
        return read
    }

    // MARK: Registration

    /// Makes the fonts of a file available under their PostScript, full and family names.
    func register(_ bytes: FontBytes) throws(TextError) -> [FontIdentity] {
        let fonts = try registry.register(bytes)
        // A face that cannot be opened is rejected now, not when it is first drawn.
        for file in fonts.compactMap(\.file) where file.instance < 0 && face(file)?.outlines(freeType) == nil {
            _ = try registry.unregister(source: bytes.source)
            throw .unreadableFont(path: bytes.source)
        }
        namesChanged()
        return fonts
    }

    /// Existing fonts keep their faces.
    func unregister(source: String) throws(TextError) -> [FontIdentity] {
        let fonts = try registry.unregister(source: source)
        namesChanged()
        return fonts
    }

    /// Invalidates the fonts whose name now resolves to another face.
    private func namesChanged() {
        fonts = fonts.filter { descriptor, font in
            guard case .named = descriptor.design else { return true }
            return identity(descriptor) == font.identity
        }
    }
}
