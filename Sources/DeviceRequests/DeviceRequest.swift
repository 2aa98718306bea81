/// What a test asks of the device that its app runs on, besides what it asks by a `DriveRequest`; answered by a `DeviceAnswer`.
///
/// Both are lines of JSON on the same stream, and no line is both.
public enum DeviceRequest: Codable, Hashable, Sendable {
    /// Changes a setting by the names and values of `ferry set`, such as `appearance` and `dark`.
    case set(name: String, value: String)
    /// Tells the app that memory is short.
    case memoryWarning
    /// Forgets the user's answer to the question whether the app may use something, and ends the app; what is not asked about has no answer.
    ///
    /// > Parameters: resource: "contacts", "photos", "location", or the name of another privacy question.
    case forgetAnswer(resource: String)
    /// Checks the screen for accessibility faults of these kinds, or of all if there are none; answered by `issues`.
    case audit(kinds: [String])
    /// What time it is for the app, and what it has printed since this was asked last; answered by `moment`, also after the app's end.
    case moment
    /// Shows the device to a user, in real time, until its window or page is closed; answered by `done` then.
    ///
    /// > Parameters: host: "window", "browser", or "" for a window if there is a desktop and a page otherwise; port: of the page, 0 for any.
    case present(host: String, port: Int)
    /// Does requests of a `DriveHistory`, a line each, whose answers nobody needs; answered by `done` after the last, whatever became of them.
    case again(lines: [String])

    /// The longest name or value. > Units: bytes.
    static let longestText = 10_000
    static let mostKinds = 100
    static let mostLines = 1000

    /// What is out of range; nil if all is well.
    var fault: String? {
        let texts: [String]
        switch self {
        case .set(let name, let value): texts = [name, value]
        case .forgetAnswer(let resource): texts = [resource]
        case .memoryWarning, .moment: texts = []
        case .again(let lines): return lines.count > Self.mostLines ? "\(lines.count) requests" : nil
        case .present(let host, let port):
            guard (0...65_535).contains(port) else { return "the port \(port)" }
            texts = [host]
        case .audit(let kinds):
            guard kinds.count <= Self.mostKinds else { return "\(kinds.count) kinds of faults" }
            texts = kinds
        }
        return texts.first { $0.utf8.count > Self.longestText }.map { "a text of \($0.utf8.count) bytes" }
    }
}

/// What the simulator answers to a `DeviceRequest`.
public enum DeviceAnswer: Codable, Hashable, Sendable {
    /// The request is done.
    case done
    /// What an audit found.
    case issues([AuditFinding])
    /// The app's time in seconds, a number that is another one when the screen has changed, and the lines of the app's output.
    case moment(time: Double, frame: Int, log: [String])
    /// The request could not be done, and why.
    case failed(String)
    /// The app ended or hangs, and what is known about it.
    case ended(String)
}
