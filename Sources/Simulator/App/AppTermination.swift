/// Why an app is no longer running, or no longer responding.
public struct AppTermination: Error, Hashable, Sendable, CustomStringConvertible {
    /// How an app ended.
    public enum Reason: Hashable, Sendable {
        /// The process ended by itself, with this exit status.
        case exited(code: Int)
        /// A trap ends with SIGILL or SIGTRAP; its text is in `message`.
        case crashed(signal: Int)
        /// No response for this many seconds.
        case hung(seconds: Double)
        /// It sent bytes that are not a message of the link.
        case brokenLink(String)
        /// A signal interrupted the run.
        case interrupted
    }
    /// How the app ended.
    public var reason: Reason
    /// What terminated, as messages name it.
    public var subject = "the app"
    /// The app's last error output, such as "Fatal error: Index out of range"; empty if there is none.
    public var message: String
    /// File and line that the message names, if any.
    public var file: String
    /// The line that the message names; 0 if it names none.
    public var line: Int
    /// The user's last actions, newest last.
    public var lastEvents: [String]
    /// The last lines of the app's output.
    public var logTail: [String]

    /// Creates the description of an ending.
    public init(
        reason: Reason, message: String = "", file: String = "", line: Int = 0, lastEvents: [String] = [], logTail: [String] = []
    ) {
        self.reason = reason
        self.message = message
        self.file = file
        self.line = line
        self.lastEvents = lastEvents
        self.logTail = logTail
    }

    /// One line: what happened.
    public var title: String {
        switch reason {
        case .exited(let code): "\(subject) exited with code \(code)"
        case .crashed(let signal):
            signal == 9
                ? "\(subject) was killed (\(AppTermination.name(ofSignal: signal)))"
                : "\(subject) crashed (\(AppTermination.name(ofSignal: signal)))"
        case .hung(let seconds): "\(subject) did not respond for \(seconds.formatted) s: its main thread is busy or blocked"
        case .interrupted: "stopped before the end"
        case .brokenLink(let what): "\(subject) sent a broken message (\(what)) and was stopped"
        }
    }

    /// Everything known about the ending, in several lines.
    public var description: String {
        var lines = [title]
        if !message.isEmpty { lines.append("  \(message)") }
        if !file.isEmpty { lines.append("  at \(file):\(line)") }
        if !lastEvents.isEmpty { lines.append("  last events: " + lastEvents.joined(separator: "; ")) }
        return lines.joined(separator: "\n")
    }

    private static func name(ofSignal signal: Int) -> String {
        let names = [4: "SIGILL", 5: "SIGTRAP", 6: "SIGABRT", 7: "SIGBUS", 8: "SIGFPE", 9: "SIGKILL", 11: "SIGSEGV", 15: "SIGTERM"]
        return names[signal].map { "\($0), signal \(signal)" } ?? "signal \(signal)"
    }
}

extension Double {
    /// "5" or "0.25": no trailing zeros.
    fileprivate var formatted: String { self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self) }
}
