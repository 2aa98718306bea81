/// What became of an app that no longer runs, or no longer answers.
public struct AppTermination: Error, Hashable, Sendable, CustomStringConvertible {
    public enum Reason: Hashable, Sendable {
        case exited(code: Int)
        /// A trap ends with SIGILL or SIGTRAP; its words are in `message`.
        case crashed(signal: Int)
        /// No answer for this many seconds.
        case hung(seconds: Double)
        /// It sent bytes that are no message of the link.
        case brokenLink(String)
        /// A signal ended the run.
        case interrupted
    }
    public var reason: Reason
    /// What ended, as messages name it.
    public var subject = "the app"
    /// The app's own last words, such as "Fatal error: Index out of range"; empty when it said nothing.
    public var message: String
    /// File, line of the words, when they name them.
    public var file: String
    public var line: Int
    /// What the person did last, newest last.
    public var lastEvents: [String]
    /// The end of what the app wrote.
    public var logTail: [String]

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
                ? "\(subject) was killed (\(AppTermination.name(ofSignal: signal)))" : "\(subject) crashed (\(AppTermination.name(ofSignal: signal)))"
        case .hung(let seconds): "\(subject) did not answer for \(seconds.formatted) s: its main thread is busy or blocked"
        case .interrupted: "stopped before the end"
        case .brokenLink(let what): "\(subject) sent a broken message (\(what)) and was stopped"
        }
    }

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
