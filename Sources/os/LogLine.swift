import Foundation

/// Writes log lines to standard error, which the simulator stores as the app's log.
enum LogLine {
    static func write(_ message: String, _ log: OSLog, _ type: OSLogType) {
        guard log.isEnabled else { return }
        let place = [log.subsystem, log.category].filter { !$0.isEmpty }.joined(separator: ":")
        let head = place.isEmpty ? "[\(type.name)]" : "[\(place)] [\(type.name)]"
        FileHandle.standardError.write(Data("\(head) \(message)\n".utf8))
    }
}
