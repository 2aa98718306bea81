/// A value that a user wrote, checked.
public enum InspectionValue: Hashable, Sendable {
    /// Any text.
    case text(String)
    /// A finite number.
    case number(Double)
    /// On or off.
    case toggle(Bool)
    /// Components from 0 to 1.
    case color(red: Double, green: Double, blue: Double, alpha: Double)
    /// The index in the choices.
    case choice(Int)
    /// Two numbers of a point or size, four of a rectangle or edges. > Units: points.
    case numbers([Double])

    /// The longest text. > Units: bytes.
    public static let maximumTextLength = 32 * 1024
    /// The largest distance: beyond it the numbers of layout and drawing are not exact. > Units: points.
    public static let maximumDistance = 100_000.0

    /// Reads a value as the inspector shows it.
    ///
    /// > Parameters: range: of a number. choices: of a choice.
    /// > Throws: ``InspectionRefusal`` with what would be accepted.
    public init(
        _ text: String, as kind: InspectionProperty.Kind, range: ClosedRange<Double>? = nil, choices: [String] = []
    ) throws(InspectionRefusal) {
        switch kind {
        case .text, .identifier:
            guard text.utf8.count <= Self.maximumTextLength else { throw InspectionRefusal("the text is longer than 32 KiB") }
            guard !text.contains("\0") else { throw InspectionRefusal("the text contains a character that is not text") }
            self = .text(text)
        case .number: self = .number(try Self.number(text, in: range ?? -Self.maximumDistance...Self.maximumDistance))
        case .toggle:
            guard text == "true" || text == "false" else { throw InspectionRefusal("write true or false") }
            self = .toggle(text == "true")
        case .color: self = try Self.color(text)
        case .choice:
            guard let index = choices.firstIndex(of: text) else {
                throw InspectionRefusal("choose one of \(choices.joined(separator: ", "))")
            }
            self = .choice(index)
        case .point: self = .numbers(try Self.numbers(text, "two numbers: x, y", count: 2, nonnegative: []))
        case .size: self = .numbers(try Self.numbers(text, "two numbers: width, height", count: 2, nonnegative: [0, 1]))
        case .rect: self = .numbers(try Self.numbers(text, "four numbers: x, y, width, height", count: 4, nonnegative: [2, 3]))
        case .edges: self = .numbers(try Self.numbers(text, "four numbers: top, left, bottom, right", count: 4, nonnegative: []))
        }
    }

    private static func number(_ text: String, in range: ClosedRange<Double>) throws(InspectionRefusal) -> Double {
        guard let number = Double(text.trimmed), number.isFinite else { throw InspectionRefusal("“\(text.prefix(40))” is not a number") }
        guard range.contains(number) else {
            throw InspectionRefusal("the number must be from \(Self.words(range.lowerBound)) to \(Self.words(range.upperBound))")
        }
        return number
    }

    private static func numbers(
        _ text: String, _ expected: String, count: Int, nonnegative: Set<Int>
    ) throws(InspectionRefusal) -> [Double] {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        guard parts.count == count else { throw InspectionRefusal("write \(expected)") }
        var numbers: [Double] = []
        for (index, part) in parts.enumerated() {
            let number = try number(String(part), in: -maximumDistance...maximumDistance)
            guard number >= 0 || !nonnegative.contains(index) else { throw InspectionRefusal("a width or height cannot be negative") }
            numbers.append(number)
        }
        return numbers
    }

    /// `#RGB`, `#RRGGBB` or `#RRGGBBAA`; `clear` and `none` are transparent.
    private static func color(_ text: String) throws(InspectionRefusal) -> InspectionValue {
        let text = text.trimmed.lowercased()
        if text == "clear" || text == "none" { return .color(red: 0, green: 0, blue: 0, alpha: 0) }
        var digits = text.hasPrefix("#") ? String(text.dropFirst()) : text
        if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
        if digits.count == 6 { digits += "ff" }
        guard digits.count == 8, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }), let bits = UInt32(digits, radix: 16) else {
            throw InspectionRefusal("write a colour as #RRGGBB or #RRGGBBAA, or clear")
        }
        func part(_ shift: UInt32) -> Double { Double(bits >> shift & 0xFF) / 255 }
        return .color(red: part(24), green: part(16), blue: part(8), alpha: part(0))
    }

    // MARK: Text

    /// A number without a fraction of zero.
    public static func words(_ number: Double) -> String {
        guard number.isFinite else { return "\(number)" }
        let rounded = (number * 1000).rounded() / 1000
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
    }

    /// Numbers with commas between them.
    public static func words(_ numbers: [Double]) -> String { numbers.map { words($0) }.joined(separator: ", ") }

    /// A colour in hexadecimal digits; alpha is left out if it is 1.
    public static func words(red: Double, green: Double, blue: Double, alpha: Double) -> String {
        func byte(_ part: Double) -> String {
            let value = Int((min(max(part.isNaN ? 0 : part, 0), 1) * 255).rounded())
            return (value < 16 ? "0" : "") + String(value, radix: 16)
        }
        return "#" + byte(red) + byte(green) + byte(blue) + (alpha < 1 ? byte(alpha) : "")
    }
}

extension String {
    fileprivate var trimmed: String {
        var part = self[...]
        while let first = part.first, first.isWhitespace { part.removeFirst() }
        while let last = part.last, last.isWhitespace { part.removeLast() }
        return String(part)
    }
}
