/// Category of a program's log lines.
///
/// > Contract: os, OSLog
public final class OSLog: Sendable {
    /// The log without subsystem and category.
    public static let `default` = OSLog(subsystem: "", category: "")
    /// A log that writes nothing.
    public static let disabled = OSLog(subsystem: "", category: "", isEnabled: false)

    let subsystem: String
    let category: String
    let isEnabled: Bool

    /// Creates a log whose lines begin with the subsystem and the category.
    public init(subsystem: String, category: String) {
        self.subsystem = subsystem
        self.category = category
        isEnabled = true
    }

    /// Categories of the system's own.
    public struct Category: Hashable, Sendable {
        let name: String
        /// What a developer looks for in a recording.
        public static let pointsOfInterest = Category(name: "PointsOfInterest")
        /// Signposts that are only on while they are recorded.
        public static let dynamicTracing = Category(name: "DynamicTracing")
        /// Signposts with the calls that led to them.
        public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
    }
    /// Creates a log of a subsystem and one of the system's categories.
    public convenience init(subsystem: String, category: Category) { self.init(subsystem: subsystem, category: category.name) }

    private init(subsystem: String, category: String, isEnabled: Bool) {
        self.subsystem = subsystem
        self.category = category
        self.isEnabled = isEnabled
    }

    /// Whether lines are written; the level makes no difference.
    public func isEnabled(type: OSLogType) -> Bool { isEnabled }
}

/// Level of a log line.
///
/// > Contract: os, OSLogType
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Creates a level from its number.
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }
    /// Messages that matter to find problems.
    public static let `default` = OSLogType(rawValue: 0)
    /// Messages that help, but are not essential.
    public static let info = OSLogType(rawValue: 1)
    /// Messages for debugging.
    public static let debug = OSLogType(rawValue: 2)
    /// Failures of an operation.
    public static let error = OSLogType(rawValue: 16)
    /// Faults of the program.
    public static let fault = OSLogType(rawValue: 17)

    var name: String {
        switch self {
        case .info: "info"
        case .debug: "debug"
        case .error: "error"
        case .fault: "fault"
        default: "default"
        }
    }
}
