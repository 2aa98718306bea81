/// The last whole lines of an app's output, collected while it is forwarded to the simulator's own output.
package struct AppLog {
    package enum Stream: Hashable, Sendable { case output, error }
    private var partial: [Stream: [UInt8]] = [:]
    package private(set) var lines: [String] = []
    /// Lines of standard error only: where traps and backtraces are.
    package private(set) var errorLines: [String] = []
    /// Receives each whole line.
    package var onLine: ((String) -> Void)?
    private static let limit = 2000
    private static let longestLine = 16_384

    package init() {}

    package mutating func append(_ bytes: UnsafeRawBufferPointer, from stream: Stream) {
        var rest = partial[stream] ?? []
        for byte in bytes {
            if byte == UInt8(ascii: "\n") || rest.count >= AppLog.longestLine {
                add(rest, from: stream)
                rest.removeAll(keepingCapacity: true)
                if byte == UInt8(ascii: "\n") { continue }
            }
            rest.append(byte)
        }
        partial[stream] = rest
    }

    /// Takes an unterminated last line as a line.
    package mutating func finish() {
        for (stream, rest) in partial where !rest.isEmpty { add(rest, from: stream) }
        partial = [:]
    }

    package func tail(_ count: Int) -> [String] { Array(lines.suffix(count)) }

    private mutating func add(_ bytes: [UInt8], from stream: Stream) {
        let line = String(decoding: bytes, as: UTF8.self)
        lines.append(line)
        onLine?(line)
        if stream == .error { errorLines.append(line) }
        if lines.count > 2 * AppLog.limit { lines.removeFirst(AppLog.limit) }
        if errorLines.count > 2 * AppLog.limit { errorLines.removeFirst(AppLog.limit) }
    }
}
