public import Foundation

/// A list of paragraphs, with the markers in front of them.
///
/// > Contract: UIKit, NSTextList
open class NSTextList: NSObject, NSCopying, @unchecked Sendable {
    /// The form of a list's markers: a text with a name in braces for the symbol or the number.
    public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Creates a format such as "({decimal})", which makes markers like "(1)".
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a format such as "({decimal})", which makes markers like "(1)".
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// An empty square.
        public static let box = MarkerFormat("{box}")
        /// A check mark.
        public static let check = MarkerFormat("{check}")
        /// A small empty circle.
        public static let circle = MarkerFormat("{circle}")
        /// A filled diamond.
        public static let diamond = MarkerFormat("{diamond}")
        /// A filled dot.
        public static let disc = MarkerFormat("{disc}")
        /// A hyphen.
        public static let hyphen = MarkerFormat("{hyphen}")
        /// A filled square.
        public static let square = MarkerFormat("{square}")
        /// Octal numbers.
        public static let octal = MarkerFormat("{octal}")
        /// Decimal numbers.
        public static let decimal = MarkerFormat("{decimal}")
        /// Hexadecimal numbers with small letters.
        public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
        /// Hexadecimal numbers with capital letters.
        public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
        /// Letters a to z, then aa and so on.
        public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
        /// Letters A to Z, then AA and so on.
        public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
        /// Letters a to z, then aa and so on.
        public static let lowercaseLatin = MarkerFormat("{lower-latin}")
        /// Letters A to Z, then AA and so on.
        public static let uppercaseLatin = MarkerFormat("{upper-latin}")
        /// Roman numerals in small letters up to 3999, then decimal numbers.
        public static let lowercaseRoman = MarkerFormat("{lower-roman}")
        /// Roman numerals in capital letters up to 3999, then decimal numbers.
        public static let uppercaseRoman = MarkerFormat("{upper-roman}")
    }

    /// How the markers of nested lists are combined.
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The enclosing list's marker precedes the item's.
        public static let prependEnclosingMarker = Options(rawValue: 1)
    }

    /// The form of the markers.
    public let markerFormat: MarkerFormat
    /// How the markers are combined with those of the enclosing list.
    public let listOptions: Options
    /// The number of the first item; 1 by default.
    open var startingItemNumber = 1

    /// Creates a list with a format of markers.
    ///
    /// - Parameter options: a raw value of `Options`.
    public init(markerFormat: MarkerFormat, options mask: Int) {
        (self.markerFormat, listOptions) = (markerFormat, Options(rawValue: UInt(bitPattern: mask)))
        super.init()
    }

    /// Creates a list with a format of markers and the number of its first item.
    public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int = 1) {
        (self.markerFormat, listOptions) = (markerFormat, options)
        self.startingItemNumber = startingItemNumber
        super.init()
    }

    /// Whether the markers are numbers or letters, rather than symbols.
    open var isOrdered: Bool { ListMarker.isOrdered(markerFormat.rawValue) }

    /// The marker of an item. The format's part in braces is replaced, the rest is unchanged.
    open func marker(forItemNumber itemNumber: Int) -> String { ListMarker.marker(markerFormat.rawValue, itemNumber) }

    open override func copy() -> Any { copy(with: nil) }
    /// A list with the same settings.
    open func copy(with zone: NSZone? = nil) -> Any {
        guard type(of: self) == NSTextList.self else { return self }
        return NSTextList(markerFormat: markerFormat, options: listOptions, startingItemNumber: startingItemNumber)
    }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextList else { return false }
        return other.markerFormat == markerFormat && other.listOptions == listOptions && other.startingItemNumber == startingItemNumber
    }
    open override var hash: Int { markerFormat.hashValue }
}

/// List markers by name.
enum ListMarker {
    private static let signs = [
        "box": "\u{25A1}", "check": "\u{2713}", "circle": "\u{25E6}", "diamond": "\u{25C6}", "disc": "\u{2022}", "hyphen": "\u{2043}",
        "square": "\u{25A0}",
    ]

    private static func parts(_ format: String) -> (before: Substring, name: String, after: Substring)? {
        guard let open = format.firstIndex(of: "{"), let close = format[open...].firstIndex(of: "}") else { return nil }
        return (format[..<open], String(format[format.index(after: open)..<close]), format[format.index(after: close)...])
    }

    static func isOrdered(_ format: String) -> Bool { parts(format).map { signs[$0.name] == nil } ?? false }

    static func marker(_ format: String, _ number: Int) -> String {
        guard let (before, name, after) = parts(format) else { return format }
        return before + (signs[name] ?? numeral(name, number)) + after
    }

    private static func numeral(_ name: String, _ number: Int) -> String {
        switch name {
        case "octal": String(number, radix: 8)
        case "lower-hexadecimal": String(number, radix: 16)
        case "upper-hexadecimal": String(number, radix: 16, uppercase: true)
        case "lower-alpha", "lower-latin": letters(number)
        case "upper-alpha", "upper-latin": letters(number).uppercased()
        case "lower-roman": roman(number).lowercased()
        case "upper-roman": roman(number)
        default: String(number)
        }
    }

    /// a to z, aa to zz and so on.
    private static func letters(_ number: Int) -> String {
        guard number > 0 else { return String(number) }
        var (left, made) = (number, "")
        while left > 0 {
            left -= 1
            if let scalar = Unicode.Scalar(UInt32(97 + left % 26)) { made = String(Character(scalar)) + made }
            left /= 26
        }
        return made
    }

    private static func roman(_ number: Int) -> String {
        guard 1...3_999 ~= number else { return String(number) }
        let steps = [
            (1_000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"),
            (5, "V"),
            (4, "IV"), (1, "I"),
        ]
        var (left, made) = (number, "")
        for (value, sign) in steps {
            while left >= value {
                made += sign
                left -= value
            }
        }
        return made
    }
}
