/// Tells intervals of one name apart that overlap.
///
/// > Contract: os, OSSignpostID
public struct OSSignpostID: Hashable, RawRepresentable, Comparable, Sendable {
    /// The number.
    public let rawValue: UInt64

    /// Creates the identifier with a number.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// Creates the identifier with a number.
    public init(_ value: UInt64) { rawValue = value }
    /// Creates an identifier that no other interval has.
    public init(log: OSLog) { rawValue = UInt64.random(in: 1..<UInt64.max) }
    /// Creates the identifier that belongs to an object.
    public init(log: OSLog, object: AnyObject) { rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object))) }

    /// For intervals that do not overlap.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// Of no interval.
    public static let invalid = OSSignpostID(UInt64.max)
    /// Of no interval.
    public static let null = OSSignpostID(0)

    public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }
}

/// What a signpost marks.
///
/// > Contract: os, OSSignpostType
public struct OSSignpostType: Hashable, RawRepresentable, Sendable {
    /// The number.
    public let rawValue: UInt8

    /// Creates the type with a number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Creates the type with a number.
    public init(_ value: UInt8) { rawValue = value }

    /// A point of time.
    public static let event = OSSignpostType(0)
    /// The begin of an interval.
    public static let begin = OSSignpostType(1)
    /// The end of an interval.
    public static let end = OSSignpostType(2)
}

extension OSLog {
    /// Whether a tool records signposts: none does here, as on a device without Instruments.
    public var signpostsEnabled: Bool { false }
}

/// Marks a point of time or an end of an interval; no tool records it here.
///
/// > Contract: os, os_signpost(_:dso:log:name:signpostID:)
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {}

/// Marks a point of time or an end of an interval, with a message; no tool records it here.
///
/// > Contract: os, os_signpost(_:dso:log:name:signpostID:_:_:)
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive,
    _ format: StaticString, _ arguments: any CVarArg...
) {}
