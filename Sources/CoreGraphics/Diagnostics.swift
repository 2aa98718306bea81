internal import Synchronization

/// Says what went wrong, once for each message, where the app's log is.
package enum Diagnostics {
    private static let said = Mutex<Set<String>>([])

    package static func report(_ message: String, module: String = "CoreGraphics") {
        guard said.withLock({ $0.insert(message).inserted }) else { return }
        FileHandle.standardError.write(Data("\(module): \(message)\n".utf8))
    }
}
