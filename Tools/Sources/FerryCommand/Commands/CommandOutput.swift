import AgentServer
import Foundation

/// What a command prints: text for people, or a line of JSON for scripts.
struct CommandOutput {
    var isJSON: Bool

    /// > Parameters: text: nothing is printed for an empty one. value: printed instead of the text where JSON was asked for.
    func show(_ text: String, _ value: @autoclosure () -> JSONValue = .object(["done": .bool(true)])) {
        if isJSON {
            print(String(decoding: value().line, as: UTF8.self))
        } else if !text.isEmpty {
            print(text)
        }
        fflush(nil)
    }

    /// A failure for scripts.
    static func failure(_ failure: CommandFailure) -> JSONValue {
        .object([
            "error": .object([
                "status": .number(Double(failure.status)), "kind": .string(ExitStatus(rawValue: failure.status)?.name ?? "failed"),
                "message": .string(failure.message),
            ])
        ])
    }
}

/// What exit statuses mean, the same for all commands.
enum ExitStatus: Int32, CaseIterable {
    case done = 0
    case failed = 1
    case usage = 2
    case missedTarget = 3
    case unknownDevice = 4
    case wrongState = 5
    case unknownApp = 6
    case unknownElement = 7
    case unsupported = 8

    /// As in JSON.
    var name: String {
        switch self {
        case .done: "done"
        case .failed: "failed"
        case .usage: "usage"
        case .missedTarget: "missed-target"
        case .unknownDevice: "unknown-device"
        case .wrongState: "wrong-state"
        case .unknownApp: "unknown-app"
        case .unknownElement: "unknown-element"
        case .unsupported: "unsupported"
        }
    }

    var meaning: String {
        switch self {
        case .done: "done"
        case .failed: "it was tried and failed: an app does not build or ends, a file cannot be read, a test fails"
        case .usage: "the words of the command make no sense"
        case .missedTarget: "`ferry bench` measured less than its target"
        case .unknownDevice: "no device has this name"
        case .wrongState: "the device is not booted, or is; the app does not run; something else is going on"
        case .unknownApp: "no such app is installed on the device"
        case .unknownElement: "`ferry ui`: no element, or several, are called so; a touch cannot reach it; a wait was in vain"
        case .unsupported: "there is no counterpart on Linux, or not yet"
        }
    }
}
