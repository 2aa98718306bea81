internal import Foundation

/// Parses the text properties of a `style` attribute: colours, font, decoration, alignment.
struct CSSDeclarations {
    private var values: [String: String] = [:]

    init(_ text: String) {
        for declaration in text.split(separator: ";") {
            let parts = declaration.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { continue }
            let name = parts[0].trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
            let value = parts[1].replacingOccurrences(of: "!important", with: "")
            values[name] = value.trimmingCharacters(in: .whitespacesAndNewlines)
        }
    }

    func apply(to style: inout DocumentStyle) {
        if let color = values["color"].flatMap(Self.color) { style.color = color }
        if let color = (values["background-color"] ?? values["background"]).flatMap(Self.color) { style.background = color }
        if let size = values["font-size"].flatMap({ Self.length($0, of: style.size) }), size > 0 { style.size = min(size, 1_000) }
        if let weight = values["font-weight"]?.lowercased() {
            style.isBold = ["bold", "bolder"].contains(weight) || (Int(weight) ?? 0) >= 600
        }
        if let slant = values["font-style"]?.lowercased() { style.isItalic = slant.hasPrefix("italic") || slant.hasPrefix("oblique") }
        if let family = values["font-family"] { setFamily(family, of: &style) }
        if let lines = (values["text-decoration"] ?? values["text-decoration-line"])?.lowercased() {
            style.isUnderlined = lines.contains("underline")
            style.isStruckThrough = lines.contains("line-through")
        }
    }

    private func setFamily(_ list: String, of style: inout DocumentStyle) {
        let names = list.split(separator: ",").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " \t\n'\"")) }
        style.isMonospaced = names.contains("monospace")
        style.family = names.first { UIFont(name: $0, size: 12) != nil }
    }

    var alignment: NSTextAlignment? { values["text-align"].flatMap { Self.alignment($0) } }
    var isHidden: Bool { values["display"]?.lowercased() == "none" }

    static func alignment(_ name: String) -> NSTextAlignment? {
        switch name.lowercased() {
        case "left": .left
        case "right", "end": .right
        case "center", "middle": .center
        case "justify": .justified
        case "start": .natural
        default: nil
        }
    }

    /// > Units: points; a CSS pixel is one. `size` is the base of percents and em.
    static func length(_ text: String, of size: CGFloat) -> CGFloat? {
        let names: [String: CGFloat] = [
            "xx-small": 7, "x-small": 8, "small": 10, "medium": 12, "large": 14, "x-large": 18, "xx-large": 24, "smaller": size / 1.2,
            "larger": size * 1.2,
        ]
        if let named = names[text.lowercased()] { return named }
        let digits = text.prefix { $0.isNumber || $0 == "." }
        guard let number = Double(digits), number.isFinite else { return nil }
        switch text.dropFirst(digits.count).trimmingCharacters(in: .whitespaces).lowercased() {
        case "", "px", "pt": return number
        case "em": return number * size
        case "rem": return number * 12
        case "%": return number / 100 * size
        default: return nil
        }
    }

    private static let names: [String: UInt32] = [
        "black": 0, "white": 0xFFFFFF, "red": 0xFF0000, "green": 0x8000, "lime": 0xFF00, "blue": 0xFF, "yellow": 0xFFFF00,
        "orange": 0xFFA500,
        "purple": 0x800080, "gray": 0x808080, "grey": 0x808080, "silver": 0xC0C0C0, "maroon": 0x800000, "olive": 0x808000, "navy": 0x80,
        "teal": 0x8080, "aqua": 0xFFFF, "cyan": 0xFFFF, "fuchsia": 0xFF00FF, "magenta": 0xFF00FF, "pink": 0xFFC0CB, "brown": 0xA52A2A,
        "darkgray": 0xA9A9A9, "lightgray": 0xD3D3D3, "darkred": 0x8B0000, "darkgreen": 0x6400, "darkblue": 0x8B, "gold": 0xFFD700,
        "tomato": 0xFF6347, "indigo": 0x4B0082, "violet": 0xEE82EE, "crimson": 0xDC143C, "coral": 0xFF7F50, "salmon": 0xFA8072,
    ]

    static func color(_ text: String) -> UIColor? {
        let name = text.trimmingCharacters(in: .whitespaces).lowercased()
        if name == "transparent" { return .clear }
        if let known = names[name] { return rgb(known) }
        if name.hasPrefix("#") {
            let digits = name.dropFirst()
            guard digits.allSatisfy(\.isHexDigit), let number = UInt32(digits, radix: 16) else { return nil }
            switch digits.count {
            case 3: return rgb((number >> 8 & 15) * 0x110000 + (number >> 4 & 15) * 0x1100 + (number & 15) * 0x11)
            case 6: return rgb(number)
            case 8: return rgb(number >> 8, alpha: CGFloat(number & 255) / 255)
            default: return nil
            }
        }
        guard name.hasPrefix("rgb"), let open = name.firstIndex(of: "("), let close = name.firstIndex(of: ")"), open < close else {
            return nil
        }
        let words = name[name.index(after: open)..<close].split { $0 == "," || $0 == " " || $0 == "/" }
        let parts = words.compactMap { word -> CGFloat? in
            word.hasSuffix("%") ? Double(word.dropLast()).map { $0 / 100 * 255 } : Double(word).map { CGFloat($0) }
        }
        guard parts.count == words.count, parts.count >= 3 else { return nil }
        let alpha = parts.count > 3 ? (words[3].hasSuffix("%") ? parts[3] / 255 : parts[3]) : 1
        return UIColor(red: parts[0] / 255, green: parts[1] / 255, blue: parts[2] / 255, alpha: alpha)
    }

    static func rgb(_ value: UInt32, alpha: CGFloat = 1) -> UIColor {
        UIColor(
            red: CGFloat(value >> 16 & 255) / 255, green: CGFloat(value >> 8 & 255) / 255, blue: CGFloat(value & 255) / 255, alpha: alpha)
    }
}
