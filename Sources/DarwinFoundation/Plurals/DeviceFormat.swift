public import Foundation

/// Formats whose texts depend on numbers. `ferry build` replaces `String(format:)`, `localizedStringWithFormat(_:_:)` and their like by
/// these where the format is no literal.
///
/// > Contract: Foundation, NSString.init(format:locale:arguments:) with a format of a `.stringsdict` table.
extension String {
    /// The format with arguments inserted, as `String(format:_:)`.
    public init(deviceFormat format: String, _ arguments: any CVarArg...) {
        self.init(deviceFormat: format, locale: nil, arguments: arguments)
    }
    /// The format with arguments inserted, as `String(format:arguments:)`.
    public init(deviceFormat format: String, arguments: [any CVarArg]) {
        self.init(deviceFormat: format, locale: nil, arguments: arguments)
    }
    /// The format with arguments inserted, as `String(format:locale:_:)`.
    public init(deviceFormat format: String, locale: Locale?, _ arguments: any CVarArg...) {
        self.init(deviceFormat: format, locale: locale, arguments: arguments)
    }
    /// The format with arguments inserted, as `String(format:locale:arguments:)`.
    ///
    /// > Parameters: locale: determines how numbers are written; which form they choose depends on the text's language.
    public init(deviceFormat format: String, locale: Locale?, arguments: [any CVarArg]) {
        guard format.contains("#@") else {
            self.init(format: format, locale: locale, arguments: arguments)
            return
        }
        let numbers = arguments.map(Self.number)
        let expansion = PluralExpansion(
            format, number: { numbers.indices.contains($0) ? numbers[$0] : nil }, entry: PluralRegistry.shared.entry)
        var (text, used): (String, [any CVarArg]) = ("", [])
        for piece in expansion.pieces {
            switch piece {
            case .text(let part): text += part
            case .specifier(let specifier, let places):
                // A specifier without its argument would read memory of something else.
                guard places.allSatisfy(arguments.indices.contains) else { continue }
                text += "%" + specifier
                used += places.map { arguments[$0] }
            }
        }
        self.init(format: text, locale: locale, arguments: used)
    }

    /// The format with arguments inserted for the device's locale, as `localizedStringWithFormat(_:_:)`.
    public static func deviceStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
        String(deviceFormat: format, locale: .current, arguments: arguments)
    }

    private static func number(_ argument: any CVarArg) -> Double? {
        func converted(_ value: some BinaryInteger) -> Double { Double(value) }
        func converted(_ value: some BinaryFloatingPoint) -> Double { Double(value) }
        return switch argument {
        case let value as any BinaryInteger: converted(value)
        case let value as any BinaryFloatingPoint: converted(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }
}

extension NSString {
    /// The format with arguments inserted, as `NSString(format:_:)`.
    public convenience init(deviceFormat format: NSString, _ arguments: any CVarArg...) {
        self.init(string: String(deviceFormat: format.description, locale: nil, arguments: arguments))
    }

    /// The format with arguments inserted for the device's locale, as `localizedStringWithFormat(_:_:)`.
    public class func deviceStringWithFormat(_ format: NSString, _ arguments: any CVarArg...) -> NSString {
        NSString(string: String(deviceFormat: format.description, locale: .current, arguments: arguments))
    }
}
