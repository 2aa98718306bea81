internal import Dispatch
internal import Glibc
package import HostInterface
internal import Synchronization

/// The desktop's voice: speech-dispatcher, through its client library where both are installed.
///
/// The library is opened when something is said for the first time, so that who never listens does not load it. Its server may be a second in
/// starting; nobody waits for it. > Isolation: any thread.
package final class SpeechDispatcherClient: @unchecked Sendable {
    private typealias Open = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafePointer<CChar>?, CInt) -> OpaquePointer?
    private typealias Say = @convention(c) (OpaquePointer, CInt, UnsafePointer<CChar>) -> CInt
    private typealias Cancel = @convention(c) (OpaquePointer) -> CInt
    private typealias Close = @convention(c) (OpaquePointer) -> Void

    private struct Library {
        let open: Open
        let say: Say
        let cancel: Cancel
        let close: Close

        init?() {
            guard let handle = dlopen("libspeechd.so.2", RTLD_NOW | RTLD_LOCAL) else { return nil }
            guard let open = dlsym(handle, "spd_open"), let say = dlsym(handle, "spd_say"), let cancel = dlsym(handle, "spd_cancel"),
                let close = dlsym(handle, "spd_close")
            else { return nil }
            self.open = unsafeBitCast(open, to: Open.self)
            self.say = unsafeBitCast(say, to: Say.self)
            self.cancel = unsafeBitCast(cancel, to: Cancel.self)
            self.close = unsafeBitCast(close, to: Close.self)
        }
    }

    private let queue = DispatchQueue(label: "Ferry voice", qos: .userInitiated)
    private let name: String
    private let wake: WakeDescriptor
    private let complaint = Mutex<String?>(nil)
    // The queue's.
    private lazy var library = Library()
    private var connection: OpaquePointer?
    private var hasComplained = false
    /// `SPD_TEXT` and `SPD_MODE_SINGLE` of speech-dispatcher's libspeechd.h.
    private static let text: CInt = 3
    private static let single: CInt = 0

    /// - Parameters:
    ///   - name: what speech-dispatcher calls the client.
    ///   - wake: is signalled when there is a complaint.
    package init(name: String, wake: WakeDescriptor) {
        self.name = name
        self.wake = wake
    }

    deinit {
        if let connection, let library { library.close(connection) }
    }

    /// Ends what is being said, and says `text`.
    package func say(_ text: String) {
        queue.async { [self] in
            guard let library else { return fail("speech-dispatcher's library is not installed (libspeechd2)") }
            if connection == nil { connection = library.open(name, "screen", nil, Self.single) }
            guard let connection else { return fail("speech-dispatcher does not run and could not be started") }
            guard library.cancel(connection) != 0 || library.say(connection, Self.text, text) < 0 else { return }
            // The server went away: once more, with another.
            library.close(connection)
            self.connection = library.open(name, "screen", nil, Self.single)
            guard let renewed = self.connection, library.say(renewed, Self.text, text) >= 0 else {
                return fail("speech-dispatcher does not answer")
            }
        }
    }

    /// Why nothing can be heard; told once.
    package func takeComplaint() -> String? {
        complaint.withLock { reason in
            defer { reason = nil }
            return reason
        }
    }

    /// Returns when everything asked for has been handed over.
    package func flush() { queue.sync {} }

    private func fail(_ reason: String) {
        guard !hasComplained else { return }
        hasComplained = true
        complaint.withLock { $0 = "no voice: \(reason)" }
        wake.signal()
    }
}
