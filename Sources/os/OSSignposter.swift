/// An interval that has begun.
///
/// > Contract: os, OSSignpostIntervalState
public final class OSSignpostIntervalState: Sendable {
    let id: OSSignpostID

    init(_ id: OSSignpostID) { self.id = id }

    /// The state of an interval that another process began.
    public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }
}

/// Marks intervals and points of time for a tool that records them; none does here, as on a device without Instruments.
///
/// > Contract: os, OSSignposter
public struct OSSignposter: Sendable {
    /// Creates a signposter without subsystem and category.
    public init() {}
    /// Creates a signposter of a subsystem and a category.
    public init(subsystem: String, category: String) {}
    /// Creates a signposter of a subsystem and one of the system's categories.
    public init(subsystem: String, category: OSLog.Category) {}
    /// Creates a signposter with the subsystem and the category of a log.
    public init(logHandle: OSLog) {}
    /// Creates a signposter with the subsystem and the category of a logger.
    public init(logger: Logger) {}

    /// One that never records.
    public static var disabled: OSSignposter { OSSignposter() }
    /// Whether a tool records: none does.
    public var isEnabled: Bool { false }

    /// An identifier that no other interval has.
    public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: .default) }
    /// The identifier that belongs to an object.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: .default, object: object) }

    /// Begins an interval; end it with the result.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        OSSignpostIntervalState(id)
    }
    /// Begins an interval with a message; end it with the result.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
    ) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }
    /// Ends an interval.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
    /// Ends an interval with a message.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: @autoclosure () -> OSLogMessage) {}
    /// Marks a point of time.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
    /// Marks a point of time with a message.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage) {}
    /// Marks what the closure takes as an interval.
    public func withIntervalSignpost<Value>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Value
    ) rethrows -> Value { try task() }
}
