internal import CFreeType
internal import Foundation

/// The open faces, the fonts made of them, and an app's own font files.
///
/// > Isolation: only inside the engine's lock.
final class FontLibrary {
    private(set) var faces: [FontFace] = []
    private var faceIndices: [FontFile: Int] = [:]
    private var stacks: [FontStack.Key: FontStack] = [:]
    private var fonts: [FontDescriptor: TextFont] = [:]
    private var stackOfFont: [FontStack] = []
    private var fitOfFont: [LetterFit] = []
    private var registered: [String: FontFile] = [:]
    private var reported: Set<String> = []
    let freeType: FT_Library?

    init() {
        var made: FT_Library?
        freeType = FT_Init_FreeType(&made) == 0 ? made : nil
    }

    /// The open face of a file; nil (said once on standard error) when it cannot be read.
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

    private func report(_ error: TextError) {
        guard reported.insert("\(error)").inserted else { return }
        FileHandle.standardError.write(Data("Ferry: \(error)\n".utf8))
    }

    func font(_ descriptor: FontDescriptor) -> TextFont {
        if let known = fonts[descriptor] { return known }
        let file = FontNames.file(for: descriptor, registered: registered)
        let bold = descriptor.weight >= 0.3
        let serif = descriptor.design == .serif || file.cut == .serif
        let key = FontStack.Key(file: file, bold: bold, serif: serif, monospacedDigits: descriptor.monospacedDigits)
        let stack = stack(key)
        let font = TextFont(descriptor: descriptor, id: stackOfFont.count, metrics: metrics(descriptor, file: file, face: stack?.primary))
        if let stack { stackOfFont.append(stack) } else { stackOfFont.append(emptyStack(key)) }
        fitOfFont.append(
            stack.map { LetterFit.make($0.primary, size: descriptor.size, tabular: descriptor.monospacedDigits) } ?? .none)
        fonts[descriptor] = font
        return font
    }

    func fit(of font: TextFont) -> LetterFit { fitOfFont[font.id] }

    func stack(of font: TextFont) -> FontStack { stackOfFont[font.id] }

    private func stack(_ key: FontStack.Key) -> FontStack? {
        if let known = stacks[key] { return known }
        guard let face = face(key.file) ?? face(.symbols) ?? face(.cjk(bold: false)) else { return nil }
        let made = FontStack(key: key, primary: face, library: self)
        stacks[key] = made
        return made
    }

    /// Without a single font file there is nothing to lay text out with, and no way to go on.
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
            ascender: size * face.ascender, descender: size * face.descender, leading: 0, capHeight: size * heights.cap,
            xHeight: size * heights.x)
    }

    /// Makes the faces of a file available under their family, full and PostScript names, which are returned.
    func register(path: String) throws(TextError) -> [String] {
        let file = FontFile(path: path, package: nil, cut: .custom)
        let face = try FontFace(index: faces.count, file: file)
        let names = face.names()
        guard !names.isEmpty else { throw .unreadableFont(path: path) }
        if faceIndices[file] == nil || faceIndices[file] == -1 {
            faceIndices[file] = face.index
            faces.append(face)
        }
        for name in names { registered[name.lowercased()] = file }
        fonts = fonts.filter { if case .named = $0.key.design { false } else { true } }
        return names
    }

    func isKnown(name: String) -> Bool { FontNames.isKnown(name, registered: registered) }
}
