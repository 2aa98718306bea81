internal import Foundation

/// Why a device's data could not be accessed or changed.
package enum DataError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The action that failed: "make", "copy", "remove", "read".
    case file(action: String, path: String, reason: String)
    case invalidName(String)
    case nameTaken(String)
    case unknownDevice(String, made: [String])
    case notMade(String)
    case inUse(String)
    case damaged(path: String, reason: String)

    package var description: String {
        switch self {
        case .file(let action, let path, let reason): "cannot \(action) \(path): \(reason)"
        case .invalidName(let name):
            "\"\(name)\" is not a valid device name: 1 to 64 letters, digits, spaces and -_.()'’, and no dot or space at its start"
        case .nameTaken(let name): "there is a device \"\(name)\" already"
        case .unknownDevice(let name, let made):
            "no device \"\(name)\"; " + (made.isEmpty ? "none was cloned so far" : "clones: \(made.joined(separator: ", "))")
                + "; `ferry devices` names all"
        case .notMade(let name): "\"\(name)\" is a model and cannot be deleted or renamed; `ferry reset` erases its apps' data"
        case .inUse(let name): "\"\(name)\" runs; close its simulator first, or `ferry shutdown` it if it is booted"
        case .damaged(let path, let reason): "\(path) is damaged: \(reason); remove it, or its folder, to start again"
        }
    }

    /// The system's error text without the file, which is given separately.
    static func file(_ action: String, _ url: URL, _ error: any Error) -> DataError {
        let cause = ((error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError) ?? error as NSError
        let words = cause.domain == NSPOSIXErrorDomain ? String(cString: strerror(Int32(cause.code))) : error.localizedDescription
        return .file(action: action, path: url.path, reason: words)
    }
}
