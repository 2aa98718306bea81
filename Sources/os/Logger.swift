/// Writes messages to a log.
///
/// > Contract: os, Logger
public struct Logger: Sendable {
    private let log: OSLog

    /// Creates a logger without subsystem and category.
    public init() { log = .default }
    /// Creates a logger whose lines begin with the subsystem and the category.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    /// Creates a logger that writes to a log.
    public init(_ logObj: OSLog) { log = logObj }

    /// Writes a message with the default level.
    public func log(_ message: OSLogMessage) { LogLine.write(message.text, log, .default) }
    /// Writes a message with a level of the caller's choice.
    public func log(level: OSLogType, _ message: OSLogMessage) { LogLine.write(message.text, log, level) }
    /// Writes a message with the default level, the same as `log(_:)`.
    public func notice(_ message: OSLogMessage) { LogLine.write(message.text, log, .default) }
    /// Writes a message that helps, but is not essential.
    public func info(_ message: OSLogMessage) { LogLine.write(message.text, log, .info) }
    /// Writes a message for debugging; it is not left out here.
    public func debug(_ message: OSLogMessage) { LogLine.write(message.text, log, .debug) }
    /// Writes a message for debugging; the same as `debug(_:)`.
    public func trace(_ message: OSLogMessage) { LogLine.write(message.text, log, .debug) }
    /// Writes a message with the level `error`, as on Apple's systems.
    public func warning(_ message: OSLogMessage) { LogLine.write(message.text, log, .error) }
    /// Writes a message about a failure.
    public func error(_ message: OSLogMessage) { LogLine.write(message.text, log, .error) }
    /// Writes a message with the level `fault`; the same as `fault(_:)`.
    public func critical(_ message: OSLogMessage) { LogLine.write(message.text, log, .fault) }
    /// Writes a message about a fault of the program.
    public func fault(_ message: OSLogMessage) { LogLine.write(message.text, log, .fault) }
}
