/// A log message; interpolated values have a privacy option.
///
/// > Contract: os, OSLogMessage
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
    let text: String

    /// Creates a message without values.
    public init(stringLiteral value: String) { text = value }
    /// Creates a message from text and values.
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Collects the parts of a log message. Private values are shown: a simulator's log is the developer's own.
///
/// > Contract: os, OSLogInterpolation
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    /// Begins an empty message.
    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    /// Appends text of the literal.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Appends a value as text, padded to a number of columns if asked for.
    ///
    /// - Parameters:
    ///   - value: The value, described by `String(describing:)`.
    ///   - align: The padding.
    ///   - privacy: Ignored; the value is always shown.
    public mutating func appendInterpolation<Value>(
        _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { text += align.apply(to: String(describing: value())) }
}

/// Whether a log shows an interpolated value; accepted without effect, since a simulator's log is the developer's own.
///
/// > Contract: os, OSLogPrivacy
public struct OSLogPrivacy: Hashable, Sendable {
    /// How a private value is shown elsewhere: as a hash, or not at all.
    public enum Mask: Hashable, Sendable { case hash, none }
    /// The default for the value's type; shown here.
    public static let auto = OSLogPrivacy()
    /// Shown everywhere.
    public static let `public` = OSLogPrivacy()
    /// Hidden on Apple's systems, and shown here.
    public static let `private` = OSLogPrivacy()
    /// Hidden on Apple's systems even with private data enabled, and shown here.
    public static let sensitive = OSLogPrivacy()
    /// The default for the value's type; the mask is ignored and the value shown.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    /// Hidden on Apple's systems behind the mask, and shown here.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    /// Hidden on Apple's systems behind the mask, and shown here.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// How an interpolated value is padded to a number of columns.
///
/// > Contract: os, OSLogStringAlignment
public struct OSLogStringAlignment: Hashable, Sendable {
    private var columns = 0
    private var isLeft = false

    /// No padding.
    public static let none = OSLogStringAlignment()
    /// Pads with spaces at the end, to at least a number of characters.
    public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isLeft: true)
    }
    /// Pads with spaces at the start, to at least a number of characters.
    public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isLeft: false)
    }

    func apply(to text: String) -> String {
        let padding = String(repeating: " ", count: max(columns - text.count, 0))
        return isLeft ? text + padding : padding + text
    }
}
