import Foundation

/// Writes a text as RTF, with what `RTFReader` reads of characters: fonts, sizes, colours, lines.
struct RTFWriter {
    private var fonts: [String] = []
    private var colors: [String] = []
    private var body = ""

    static func data(_ text: NSAttributedString) -> Data {
        var writer = Self()
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
            writer.run((text.string as NSString).substring(with: range), attributes)
        }
        let table = writer.fonts.enumerated().map { "{\\f\($0.offset) \($0.element);}" }.joined()
        let palette = writer.colors.map { $0 + ";" }.joined()
        return Data("{\\rtf1\\ansi\\uc0{\\fonttbl\(table)}{\\colortbl;\(palette)}\(writer.body)}".utf8)
    }

    private mutating func run(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
        body += "\\plain"
        if let font = attributes[.font] as? UIFont {
            let traits = font.fontDescriptor.symbolicTraits
            body += "\\f\(Self.number(font.familyName, in: &fonts))\\fs\(Int((font.pointSize * 2).rounded()))"
            if traits.contains(.traitBold) { body += "\\b" }
            if traits.contains(.traitItalic) { body += "\\i" }
        }
        if let color = attributes[.foregroundColor] as? UIColor { body += "\\cf\(number(color))" }
        if let color = attributes[.backgroundColor] as? UIColor { body += "\\cb\(number(color))" }
        if attributes[.underlineStyle] as? Int ?? 0 != 0 { body += "\\ul" }
        if attributes[.strikethroughStyle] as? Int ?? 0 != 0 { body += "\\strike" }
        body += " "
        for unit in text.utf16 {
            switch unit {
            case 0x0A, 0x2029: body += "\\par "
            case 0x5C, 0x7B, 0x7D: body += "\\" + String(UnicodeScalar(UInt8(unit)))
            case 0x20..<0x7F: body += String(UnicodeScalar(UInt8(unit)))
            // A signed number: the format is older than half of the characters.
            default: body += "\\u\(Int16(bitPattern: unit)) "
            }
        }
    }

    /// The number of a colour in the table, where the first is the default's.
    private mutating func number(_ color: UIColor) -> Int {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        let parts = [("red", red), ("green", green), ("blue", blue)].map { name, part in
            "\\\(name)\(Int((min(max(part, 0), 1) * 255).rounded()))"
        }
        return Self.number(parts.joined(), in: &colors) + 1
    }

    private static func number(_ entry: String, in table: inout [String]) -> Int {
        if let known = table.firstIndex(of: entry) { return known }
        table.append(entry)
        return table.count - 1
    }
}
