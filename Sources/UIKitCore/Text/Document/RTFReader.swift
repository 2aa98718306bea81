internal import Foundation

/// Converts RTF to attributed text: fonts, colours, sizes, bold, italic, underline and strikethrough, paragraphs, links, all characters.
/// Images, tables and unknown controls are ignored.
///
/// > Complexity: linear, whatever the bytes.
struct RTFReader {
    private struct State {
        var style = DocumentStyle()
        var paragraph = Paragraph()
        var destination = Destination.text
        /// The number of fallback characters after a Unicode number, for readers without Unicode.
        var skipCount = 1
    }

    private struct Paragraph: Hashable {
        var alignment = NSTextAlignment.natural
        var indent = 0
        var firstIndent = 0
        var tail = 0
        var before = 0
        var after = 0
    }

    private enum Destination { case text, fonts, colors, instruction, ignored }

    /// Deeper groups are an attack.
    private static let depthLimit = 1_000
    /// > Units: points; a twip is a twentieth.
    private static let twip: CGFloat = 0.05

    private let bytes: [UInt8]
    private var place = 0
    private var stack: [(state: State, start: Int)] = []
    private var state = State()
    private var made = DocumentText()
    private var paragraphs: [Paragraph: NSParagraphStyle] = [:]
    private var encoding = String.Encoding.windowsCP1252
    private var fonts: [Int: String] = [:]
    private var font = 0
    private var fontName = ""
    private var defaultFont = 0
    private var colors: [UIColor?] = []
    private var color: (red: Int, green: Int, blue: Int)?
    private var instruction = ""
    private var pendingHigh: UInt16?
    private var toSkip = 0

    /// - Throws: `CocoaError.fileReadCorruptFile` with the problem and the byte offset.
    static func read(_ data: Data, _ defaults: [NSAttributedString.Key: Any]) throws -> NSAttributedString {
        var reader = RTFReader(bytes: Array(data))
        try reader.readAll()
        return reader.made.attributed(defaults)
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private func failure(_ what: String, at place: Int) -> CocoaError {
        CocoaError(.fileReadCorruptFile, userInfo: [NSLocalizedDescriptionKey: "RTF: \(what) at byte \(place)"])
    }

    private mutating func readAll() throws {
        guard bytes.starts(with: Array("{\\rtf".utf8)) else { throw failure("no \"{\\rtf\"", at: 0) }
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "{"):
                guard stack.count < Self.depthLimit else { throw failure("groups deeper than \(Self.depthLimit)", at: place) }
                stack.append((state, place))
                toSkip = 0
                place += 1
            case UInt8(ascii: "}"):
                guard let last = stack.popLast() else { throw failure("a group ends that never began", at: place) }
                let link = endGroup(before: last.state)
                state = last.state
                // The group that contains the instruction is the field: its visible text is a link.
                if let link { state.style.link = link }
                toSkip = 0
                place += 1
                if stack.isEmpty { return }
            case UInt8(ascii: "\\"): try control()
            case 0x0A, 0x0D, 0: place += 1
            default: characters()
            }
        }
        throw failure("the document ends inside the group that begins", at: stack.last?.start ?? 0)
    }

    /// > Returns: the target of a field.
    private mutating func endGroup(before outer: State) -> URL? {
        if state.destination == .fonts { noteFont() }
        return state.destination == .instruction && outer.destination != .instruction ? target() : nil
    }

    // MARK: Characters

    private mutating func characters() {
        let start = place
        while place < bytes.count, ![0x7B, 0x7D, 0x5C, 0x0A, 0x0D, 0].contains(bytes[place]) { place += 1 }
        var run = bytes[start..<place]
        let skipped = min(toSkip, run.count)
        run = run.dropFirst(skipped)
        toSkip -= skipped
        switch state.destination {
        case .colors: for byte in run where byte == UInt8(ascii: ";") { noteColor() }
        default: put(decode(Array(run)))
        }
    }

    private func decode(_ run: [UInt8]) -> String {
        String(data: Data(run), encoding: encoding) ?? String(decoding: run, as: UTF8.self)
    }

    private mutating func put(_ text: String) {
        guard !text.isEmpty else { return }
        pendingHigh = nil
        switch state.destination {
        case .text: made.append(text, state.style, paragraphStyle())
        case .fonts:
            for character in text {
                if character == ";" { noteFont() } else { fontName.append(character) }
            }
        case .instruction: if instruction.utf8.count < 4_096 { instruction += text }
        case .colors, .ignored: break
        }
    }

    private mutating func paragraphStyle() -> NSParagraphStyle {
        let wanted = state.paragraph
        if let known = paragraphs[wanted] { return known }
        let style = NSMutableParagraphStyle()
        style.alignment = wanted.alignment
        style.headIndent = CGFloat(wanted.indent) * Self.twip
        style.firstLineHeadIndent = max(CGFloat(wanted.indent + wanted.firstIndent) * Self.twip, 0)
        style.tailIndent = -CGFloat(wanted.tail) * Self.twip
        style.paragraphSpacingBefore = CGFloat(wanted.before) * Self.twip
        style.paragraphSpacing = CGFloat(wanted.after) * Self.twip
        paragraphs[wanted] = style
        return style
    }

    // MARK: Tables

    private mutating func noteFont() {
        let name = fontName.trimmingCharacters(in: .whitespaces)
        if !name.isEmpty { fonts[font] = name }
        fontName = ""
    }

    private mutating func noteColor() {
        // An entry without components is the default colour.
        colors.append(
            color.map { UIColor(red: CGFloat($0.red) / 255, green: CGFloat($0.green) / 255, blue: CGFloat($0.blue) / 255, alpha: 1) })
        color = nil
    }

    private mutating func target() -> URL? {
        let words = instruction.split(whereSeparator: \.isWhitespace)
        instruction = ""
        guard words.count >= 2, words[0].uppercased() == "HYPERLINK" else { return nil }
        return URL(string: words[1].trimmingCharacters(in: CharacterSet(charactersIn: "\"")))
    }

    // MARK: Controls

    private mutating func control() throws {
        let start = place
        place += 1
        guard place < bytes.count else { throw failure("the document ends after a backslash", at: start) }
        let byte = bytes[place]
        guard 0x61...0x7A ~= byte | 0x20 else {
            place += 1
            return try symbol(byte, at: start)
        }
        let nameStart = place
        while place < bytes.count, 0x61...0x7A ~= bytes[place] | 0x20, place - nameStart < 32 { place += 1 }
        let name = String(decoding: bytes[nameStart..<place], as: UTF8.self)
        let numberStart = place
        if place < bytes.count, bytes[place] == UInt8(ascii: "-") { place += 1 }
        while place < bytes.count, 0x30...0x39 ~= bytes[place], place - numberStart < 11 { place += 1 }
        let number = Int(String(decoding: bytes[numberStart..<place], as: UTF8.self))
        if place < bytes.count, bytes[place] == 0x20 { place += 1 }
        if name == "bin" {
            place = min(place + max(number ?? 0, 0), bytes.count)
        } else {
            word(name, number.map { min(max($0, -1_000_000), 1_000_000) })
        }
    }

    private mutating func symbol(_ byte: UInt8, at start: Int) throws {
        switch byte {
        case UInt8(ascii: "'"):
            guard place + 2 <= bytes.count, let value = UInt8(String(decoding: bytes[place..<place + 2], as: UTF8.self), radix: 16) else {
                throw failure("\\' without two hexadecimal digits", at: start)
            }
            place += 2
            if toSkip > 0 { toSkip -= 1 } else if value != 0 { put(decode([value])) }
        case UInt8(ascii: "*"): if state.destination == .text { state.destination = .ignored }
        case UInt8(ascii: "~"): put("\u{A0}")
        case UInt8(ascii: "_"): put("\u{2011}")
        case UInt8(ascii: "-"): put("\u{AD}")
        case 0x0A, 0x0D: put("\n")
        case UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "}"):
            if toSkip > 0 { toSkip -= 1 } else { put(String(UnicodeScalar(byte))) }
        default: break
        }
    }

    private static let ignored: Set<String> = [
        "stylesheet", "info", "pict", "header", "footer", "headerl", "headerr", "footerl", "footerr", "footnote", "object", "listtable",
        "listoverridetable", "generator", "themedata", "colorschememapping", "latentstyles", "datastore", "xmlnstbl", "rsidtbl",
        "nonshppict",
    ]
    private static let characters = [
        "par": "\n", "line": "\u{2028}", "tab": "\t", "page": "\u{0C}", "cell": "\t", "row": "\n", "emdash": "\u{2014}",
        "endash": "\u{2013}",
        "bullet": "\u{2022}", "lquote": "\u{2018}", "rquote": "\u{2019}", "ldblquote": "\u{201C}", "rdblquote": "\u{201D}",
        "emspace": "\u{2003}",
        "enspace": "\u{2002}", "zwj": "\u{200D}", "zwnj": "\u{200C}",
    ]

    private mutating func word(_ name: String, _ number: Int?) {
        if Self.ignored.contains(name) { return state.destination = .ignored }
        if let text = Self.characters[name] { return put(text) }
        if setCharacterLook(name, number) || setParagraph(name, number) { return }
        let value = number ?? 0
        switch name {
        case "u": unicode(UInt16(truncatingIfNeeded: value))
        case "uc": state.skipCount = max(min(value, 16), 0)
        case "fonttbl": state.destination = .fonts
        case "colortbl": (state.destination, colors, color) = (.colors, [], nil)
        case "fldinst": (state.destination, instruction) = (.instruction, "")
        case "fldrslt": state.destination = .text
        case "deff": defaultFont = value
        case "ansicpg": encoding = Self.encodings[value] ?? encoding
        case "mac": encoding = .macOSRoman
        case "red": color = (value & 255, color?.green ?? 0, color?.blue ?? 0)
        case "green": color = (color?.red ?? 0, value & 255, color?.blue ?? 0)
        case "blue": color = (color?.red ?? 0, color?.green ?? 0, value & 255)
        default: break
        }
    }

    private static let encodings: [Int: String.Encoding] = [
        1250: .windowsCP1250, 1251: .windowsCP1251, 1252: .windowsCP1252, 1253: .windowsCP1253, 1254: .windowsCP1254, 65_001: .utf8,
        10_000: .macOSRoman,
    ]

    /// A high surrogate waits for the low one.
    private mutating func unicode(_ unit: UInt16) {
        toSkip = state.skipCount
        if UTF16.isLeadSurrogate(unit) {
            pendingHigh = unit
        } else if let high = pendingHigh, UTF16.isTrailSurrogate(unit) {
            put(String(decoding: [high, unit], as: UTF16.self))
        } else if unit != 0 {
            put(String(decoding: [unit], as: UTF16.self))
        }
    }

    private mutating func setCharacterLook(_ name: String, _ number: Int?) -> Bool {
        let isOn = number != 0
        switch name {
        case "b": state.style.isBold = isOn
        case "i": state.style.isItalic = isOn
        case "ul", "uldb", "uld", "ulw", "ulth": state.style.isUnderlined = isOn
        case "ulnone": state.style.isUnderlined = false
        case "strike", "striked": state.style.isStruckThrough = isOn
        case "fs": state.style.size = min(max(CGFloat(number ?? 24) / 2, 1), 1_000)
        case "super": state.style.baselineOffset = state.style.size * 0.4
        case "sub": state.style.baselineOffset = -state.style.size * 0.2
        case "up": state.style.baselineOffset = CGFloat(number ?? 6) / 2
        case "dn": state.style.baselineOffset = -CGFloat(number ?? 6) / 2
        case "nosupersub": state.style.baselineOffset = 0
        case "cf": state.style.color = entry(number)
        case "cb", "highlight", "chcbpat": state.style.background = entry(number)
        case "f":
            if state.destination == .fonts { font = number ?? 0 } else { state.style.family = fonts[number ?? defaultFont] }
        case "plain":
            let link = state.style.link
            state.style = DocumentStyle(family: fonts[defaultFont])
            state.style.link = link
        default: return false
        }
        return true
    }

    private func entry(_ number: Int?) -> UIColor? {
        guard let number, colors.indices.contains(number) else { return nil }
        return colors[number]
    }

    private mutating func setParagraph(_ name: String, _ number: Int?) -> Bool {
        switch name {
        case "pard": state.paragraph = Paragraph()
        case "ql": state.paragraph.alignment = .left
        case "qr": state.paragraph.alignment = .right
        case "qc": state.paragraph.alignment = .center
        case "qj": state.paragraph.alignment = .justified
        case "li": state.paragraph.indent = number ?? 0
        case "fi": state.paragraph.firstIndent = number ?? 0
        case "ri": state.paragraph.tail = max(number ?? 0, 0)
        case "sb": state.paragraph.before = max(number ?? 0, 0)
        case "sa": state.paragraph.after = max(number ?? 0, 0)
        default: return false
        }
        return true
    }
}
