/// A log message; interpolated values have a privacy option.
///
/// > Contract: os, OSLogMessage
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
    let text: String

    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Collects the parts of a log message. Private values are shown: a simulator's log is the developer's own.
///
/// > Contract: os, OSLogInterpolation
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation<Value>(
        _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { text += align.apply(to: String(describing: value())) }
}

/// > Contract: os, OSLogPrivacy
public struct OSLogPrivacy: Hashable, Sendable {
    public enum Mask: Hashable, Sendable { case hash, none }
    public static let auto = OSLogPrivacy()
    public static let `public` = OSLogPrivacy()
    public static let `private` = OSLogPrivacy()
    public static let sensitive = OSLogPrivacy()
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// > Contract: os, OSLogStringAlignment
public struct OSLogStringAlignment: Hashable, Sendable {
    private var columns = 0
    private var isLeft = false

    public static let none = OSLogStringAlignment()
    public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isLeft: true)
    }
    public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isLeft: false)
    }

    func apply(to text: String) -> String {
        let padding = String(repeating: " ", count: max(columns - text.count, 0))
        return isLeft ? text + padding : padding + text
    }
}
