/// Writes messages to a log.
///
/// > Contract: os, Logger
public struct Logger: Sendable {
    private let log: OSLog

    public init() { log = .default }
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    public init(_ logObj: OSLog) { log = logObj }

    public func log(_ message: OSLogMessage) { LogLine.write(message.text, log, .default) }
    public func log(level: OSLogType, _ message: OSLogMessage) { LogLine.write(message.text, log, level) }
    public func notice(_ message: OSLogMessage) { LogLine.write(message.text, log, .default) }
    public func info(_ message: OSLogMessage) { LogLine.write(message.text, log, .info) }
    public func debug(_ message: OSLogMessage) { LogLine.write(message.text, log, .debug) }
    public func trace(_ message: OSLogMessage) { LogLine.write(message.text, log, .debug) }
    public func warning(_ message: OSLogMessage) { LogLine.write(message.text, log, .error) }
    public func error(_ message: OSLogMessage) { LogLine.write(message.text, log, .error) }
    public func critical(_ message: OSLogMessage) { LogLine.write(message.text, log, .fault) }
    public func fault(_ message: OSLogMessage) { LogLine.write(message.text, log, .fault) }
}
