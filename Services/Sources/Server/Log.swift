public import JSON
import Glibc
public import HTTP

/// Writes structured logs to standard error: one JSON object a line, each in one write.
public struct Log: Sendable {
    public enum Level: Int, Sendable, CaseIterable {
        case debug, info, warn, error

        public init?(_ name: String) {
            guard let level = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
            self = level
        }
    }

    public var level: Level
    private let descriptor: Int32

    public init(_ level: Level, descriptor: Int32 = 2) { (self.level, self.descriptor) = (level, descriptor) }

    public func debug(_ message: String, _ fields: [JSON.Member] = []) { write(.debug, message, fields) }
    public func info(_ message: String, _ fields: [JSON.Member] = []) { write(.info, message, fields) }
    public func warn(_ message: String, _ fields: [JSON.Member] = []) { write(.warn, message, fields) }
    public func error(_ message: String, _ fields: [JSON.Member] = []) { write(.error, message, fields) }

    public func writes(_ level: Level) -> Bool { level.rawValue >= self.level.rawValue }

    private func write(_ level: Level, _ message: String, _ fields: [JSON.Member]) {
        guard writes(level) else { return }
        let head: [JSON.Member] = [
            .init("time", .string(Timestamp.now.text)), .init("level", .string("\(level)")), .init("message", .string(message)),
        ]
        let line = JSON.object(head + fields).bytes + [0x0a]
        // A failing log must not stop the service.
        _ = line.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    }
}

extension Timestamp {
    /// By the system's clock.
    public static var now: Timestamp { Timestamp(milliseconds: nowMicroseconds / 1000) }

    /// Since 1970, by the system's clock.
    public static var nowMicroseconds: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000
    }
}

/// Nanoseconds on a monotonic clock.
func monotonicNanoseconds() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
}
