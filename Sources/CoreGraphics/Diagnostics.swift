internal import Synchronization

/// Logs errors in the app's log, each message once.
package enum Diagnostics {
    private static let said = Mutex<Set<String>>([])

    package static func report(_ message: String, module: String = "CoreGraphics") {
        guard said.withLock({ $0.insert(message).inserted }) else { return }
        FileHandle.standardError.write(Data("\(module): \(message)\n".utf8))
    }
}
