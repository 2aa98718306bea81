public import Foundation

extension String {
    /// A key of a string table, with values to insert into the text.
    ///
    /// An interpolated string is `%@` in the key, an integer `%lld`, a floating-point number `%lf`.
    /// > Contract: Foundation, String.LocalizationValue. `specifier:` and format styles are not supported.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
        enum Argument: Equatable, Sendable {
            case text(String)
            case integer(Int64)
            case unsigned(UInt64)
            case number(Double)

            /// The value that chooses a form of a text.
            var number: Double? {
                switch self {
                case .text: nil
                case .integer(let value): Double(value)
                case .unsigned(let value): Double(value)
                case .number(let value): value
                }
            }
        }

        var key: String
        var arguments: [Argument] = []

        /// Creates a value whose key is the string as it is.
        public init(_ value: String) { key = value }
        /// Creates a value whose key is the literal.
        public init(stringLiteral value: String) { key = value }
        /// Creates a value whose key has a format specifier for each interpolated argument.
        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.key
            arguments = stringInterpolation.arguments
        }

        /// Collects the key and the arguments of an interpolated literal.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            var key = ""
            var arguments: [Argument] = []

            /// Begins an empty key; the capacities are ignored.
            public init(literalCapacity: Int, interpolationCount: Int) {}

            /// Appends text to the key, with percent signs doubled.
            public mutating func appendLiteral(_ literal: String) { key += literal.replacing("%", with: "%%") }
            /// Appends a text argument; the key gets `%@`.
            public mutating func appendInterpolation(_ string: some StringProtocol) { append("%@", .text(String(string))) }
            /// Appends a signed integer argument; the key gets `%lld`.
            public mutating func appendInterpolation(_ value: some SignedInteger & FixedWidthInteger) {
                append("%lld", .integer(Int64(clamping: value)))
            }
            /// Appends an unsigned integer argument; the key gets `%llu`.
            public mutating func appendInterpolation(_ value: some UnsignedInteger & FixedWidthInteger) {
                append("%llu", .unsigned(UInt64(clamping: value)))
            }
            /// Appends a double-precision argument; the key gets `%lf`.
            public mutating func appendInterpolation(_ value: Double) { append("%lf", .number(value)) }
            /// Appends a single-precision argument; the key gets `%f`.
            public mutating func appendInterpolation(_ value: Float) { append("%f", .number(Double(value))) }
            /// Other values are interpolated by their description.
            public mutating func appendInterpolation(_ value: some CustomStringConvertible) { append("%@", .text(value.description)) }

            private mutating func append(_ specifier: String, _ argument: Argument) {
                key += specifier
                arguments.append(argument)
            }
        }
    }

    /// The text of a key in the device's language, or the key itself.
    ///
    /// > Parameters: bundle: nil for the app's; locale: determines the format of numbers.
    /// > Contract: Foundation, String.init(localized:table:bundle:locale:comment:).
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        let text = DeviceLocale.text(keyAndValue.key, tableName: table, bundle: bundle ?? .main, comment: "")
        self = LocalizedFormat(choosingFormsOf: text, keyAndValue.arguments, locale).text
    }

    /// The text of a key in the device's language, or the default value.
    ///
    /// > Contract: Foundation, String.init(localized:defaultValue:table:bundle:locale:comment:).
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        let text = DeviceLocale.text(
            key.description, tableName: table, bundle: bundle ?? .main, value: defaultValue.key, comment: "")
        self = LocalizedFormat(choosingFormsOf: text, defaultValue.arguments, locale).text
    }
}

/// A localized format with its arguments inserted. Formats come from files: whatever they specify, an argument is read as its own type.
struct LocalizedFormat {
    private(set) var text = ""

    /// > Parameters: format: may have variables with forms for numbers.
    init(choosingFormsOf format: String, _ arguments: [String.LocalizationValue.Argument], _ locale: Locale) {
        guard !arguments.isEmpty, format.contains("#@") else {
            self.init(format, arguments, locale)
            return
        }
        let expansion = PluralExpansion(
            format, number: { arguments.indices.contains($0) ? arguments[$0].number : nil }, entry: PluralRegistry.shared.entry)
        let pieces = expansion.pieces.map { piece in
            switch piece {
            case .text(let text): text
            case .specifier(let specifier, let places): "%\((places.last ?? 0) + 1)$\(specifier)"
            }
        }
        self.init(pieces.joined(), arguments, locale)
    }

    init(_ format: String, _ arguments: [String.LocalizationValue.Argument], _ locale: Locale) {
        guard !arguments.isEmpty else {
            text = format
            return
        }
        var rest = format[...]
        var next = 0
        while let sign = rest.firstIndex(of: "%") {
            text += rest[..<sign]
            rest = rest[rest.index(after: sign)...]
            if rest.first == "%" {
                text.append("%")
                rest.removeFirst()
                continue
            }
            let body = rest.prefix { !"@dDiuUxXoOfFeEgGaAcCsSp".contains($0) && !$0.isWhitespace }
            guard let kind = rest[body.endIndex...].first, !kind.isWhitespace else {
                text.append("%")
                continue
            }
            rest = rest[rest.index(after: body.endIndex)...]
            var options = body
            if let dollar = body.firstIndex(of: "$"), let position = Int(body[..<dollar]), 1...999 ~= position {
                next = position - 1
                options = body[body.index(after: dollar)...]
            }
            if arguments.indices.contains(next) { text += Self.text(arguments[next], options, kind, locale) }
            next += 1
        }
        text += rest
    }

    private static func text(_ argument: String.LocalizationValue.Argument, _ options: Substring, _ kind: Character, _ locale: Locale)
        -> String
    {
        // Flags, and a width and precision of limited size.
        let flags = options.filter { "0123456789.+- ".contains($0) }.prefix(6)
        let isSane = !flags.split(whereSeparator: { !$0.isNumber }).contains { (Int($0) ?? 999) > 99 }
        let shape = isSane ? String(flags) : ""
        return switch argument {
        case .text(let text): text
        case .integer(let value):
            "xXoO".contains(kind)
                ? String(value, radix: kind.lowercased() == "x" ? 16 : 8) : String(format: "%\(shape)lld", locale: locale, value)
        case .unsigned(let value):
            "xXoO".contains(kind)
                ? String(value, radix: kind.lowercased() == "x" ? 16 : 8) : String(format: "%\(shape)llu", locale: locale, value)
        case .number(let value): String(format: "%\(shape)\("eEgGaA".contains(kind) ? kind : "f")", locale: locale, value)
        }
    }
}
