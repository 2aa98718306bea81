internal import CCurl
import Foundation

/// Drives the transfers of one session: libcurl's connections, woken by sockets and timers.
///
/// libcurl tells which sockets it waits for; each is a dispatch source on the engine's queue, which exists only while events are awaited.
/// A socket is closed after its sources have released it, so that a new one of the same number is never mistaken for it.
/// > Isolation: all calls on `queue`.
final class TransferEngine: @unchecked Sendable {
    let queue: DispatchQueue
    private let multi: UnsafeMutableRawPointer?
    private var transfers: [UnsafeMutableRawPointer: Transfer] = [:]
    let sockets: SocketTable
    /// The certificates that were accepted, by host and port: they are not asked about again.
    var accepted: [String: [SecCertificate]] = [:]
    private var timer: DispatchSourceTimer?
    /// How often a socket or timer woke it.
    private(set) var wakes = 0

    private static let isReady = curl_global_init(Int(CURL_GLOBAL_ALL)) == CURLE_OK

    /// - Parameter connectionsPerHost: maximum number of simultaneous connections to one host.
    init(queue: DispatchQueue, connectionsPerHost: Int) {
        self.queue = queue
        sockets = SocketTable(queue: queue)
        multi = Self.isReady ? curl_multi_init() : nil
        guard let multi else { return }
        _ = ferry_curl_multi_set_long(multi, CURLMOPT_MAX_HOST_CONNECTIONS, connectionsPerHost)
        _ = ferry_curl_multi_set_long(multi, CURLMOPT_PIPELINING, Int(CURLPIPE_MULTIPLEX))
        let this = Unmanaged.passUnretained(self).toOpaque()
        sockets.act = { [weak self] in self?.act($0, $1) }
        _ = ferry_curl_multi_set_pointer(multi, CURLMOPT_SOCKETDATA, Unmanaged.passUnretained(sockets).toOpaque())
        _ = ferry_curl_multi_set_pointer(multi, CURLMOPT_TIMERDATA, this)
        _ = ferry_curl_multi_set_socket(multi) { _, socket, what, table, _ in
            guard let table else { return 0 }
            Unmanaged<SocketTable>.fromOpaque(table).takeUnretainedValue().watch(socket, for: what)
            return 0
        }
        _ = ferry_curl_multi_set_timer(multi) { _, milliseconds, engine in
            guard let engine else { return 0 }
            Unmanaged<TransferEngine>.fromOpaque(engine).takeUnretainedValue().wake(after: milliseconds)
            return 0
        }
    }

    deinit {
        // Idle connections are closed through the table, which outlives this.
        guard let multi else { return }
        ferry_curl_multi_forget_timer(multi)
        timer?.cancel()
        curl_multi_cleanup(multi)
    }

    /// Starts a transfer. Its client is called on `queue`, for an immediate failure only after this call has returned.
    func start(_ transfer: Transfer) {
        guard let multi, let easy = transfer.prepare(engine: self), curl_multi_add_handle(multi, easy) == CURLM_OK else {
            return queue.async { transfer.end(with: URLError(.unknown)) }
        }
        transfers[easy] = transfer
    }

    /// Stops a transfer without calling its client. Must not be called from within a libcurl callback.
    func stop(_ transfer: Transfer) {
        transfer.stop()
        guard let multi, let easy = transfer.easy, transfers.removeValue(forKey: easy) != nil else { return }
        curl_multi_remove_handle(multi, easy)
        transfer.dispose()
    }

    // MARK: libcurl requests

    private func wake(after milliseconds: Int) {
        timer?.cancel()
        timer = nil
        guard milliseconds >= 0 else { return }
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.setEventHandler { [weak self] in
            self?.timer = nil
            self?.act(CURL_SOCKET_TIMEOUT, 0)
        }
        timer.schedule(deadline: .now() + .milliseconds(milliseconds))
        timer.resume()
        self.timer = timer
    }

    private func act(_ socket: Int32, _ what: Int32) {
        guard let multi else { return }
        wakes += 1
        var running: Int32 = 0
        curl_multi_socket_action(multi, socket, what, &running)
        var left: Int32 = 0
        // A client may start or stop transfers when one ends.
        while let message = curl_multi_info_read(multi, &left) {
            guard message.pointee.msg == CURLMSG_DONE, let easy = message.pointee.easy_handle else { continue }
            let result = ferry_curl_result(message)
            guard let transfer = transfers.removeValue(forKey: easy) else { continue }
            curl_multi_remove_handle(multi, easy)
            transfer.finish(result)
        }
    }
}
