/// Why an app could not be launched.
public enum LaunchError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The system refuses to start the file; the code is an `errno`.
    case notExecutable(path: String, code: Int32)
    /// The library of the virtual clock does not exist.
    case missingClock(path: String)
    /// The path of the executable.
    case missingIdentifier(path: String)
    /// Where its data should be stored.
    case data(problem: String)
    /// A system call failed; the code is an `errno`.
    case system(call: String, code: Int32)

    /// The cause and what to do, in English.
    public var description: String {
        switch self {
        case .notExecutable(let path, let code):
            "cannot start \(path): \(LaunchError.words(of: code)); build it first with `ferry build`"
        case .missingClock(let path):
            "headless runs need \(path), which does not exist; build it with `swift build --product FerryClock`"
        case .missingIdentifier(let path):
            "cannot install \(path): the Info.plist of its bundle has no CFBundleIdentifier"
        case .data(let problem): problem
        case .system(let call, let code): "\(call): \(LaunchError.words(of: code))"
        }
    }

    private static func words(of code: Int32) -> String {
        switch code {
        case 2: "no such file"
        case 13: "permission denied"
        case 8: "not an executable for this machine"
        case 11: "no more processes allowed"
        case 12: "not enough memory"
        default: "system error \(code)"
        }
    }
}
