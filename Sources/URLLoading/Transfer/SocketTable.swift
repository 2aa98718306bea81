internal import CCurl
import Foundation

/// The sockets that libcurl waits for.
/// > Isolation: the queue it is created with.
final class SocketTable: @unchecked Sendable {
    private let queue: DispatchQueue
    private var watches: [Int32: SocketWatch] = [:]
    /// Called with a socket and `CURL_CSELECT_IN` or `CURL_CSELECT_OUT`.
    var act: (Int32, Int32) -> Void = { _, _ in }

    init(queue: DispatchQueue) { self.queue = queue }

    func watch(_ socket: Int32, for what: Int32) {
        let watch = watches[socket] ?? SocketWatch(socket, on: queue) { [weak self] in self?.act(socket, $0) }
        watches[socket] = watch
        let reads = what == CURL_POLL_IN || what == CURL_POLL_INOUT
        let writes = what == CURL_POLL_OUT || what == CURL_POLL_INOUT
        watch.wait(toRead: reads, toWrite: writes)
    }

    /// libcurl no longer uses the socket.
    func close(_ socket: Int32) {
        if let watch = watches.removeValue(forKey: socket) { watch.end() } else { _ = Glibc.close(socket) }
    }
}

/// One socket and the awaited events.
private final class SocketWatch: @unchecked Sendable {
    private let socket: Int32
    private let queue: DispatchQueue
    private let act: (Int32) -> Void
    private var reading: DispatchSourceRead?
    private var writing: DispatchSourceWrite?
    /// Sources that have not released the socket.
    private var held = 0
    private var isOver = false

    init(_ socket: Int32, on queue: DispatchQueue, act: @escaping (Int32) -> Void) {
        (self.socket, self.queue, self.act) = (socket, queue, act)
    }

    func wait(toRead reads: Bool, toWrite writes: Bool) {
        if !reads {
            reading?.cancel()
            reading = nil
        } else if reading == nil {
            let source = DispatchSource.makeReadSource(fileDescriptor: socket, queue: queue)
            begin(source, CURL_CSELECT_IN)
            reading = source
        }
        if !writes {
            writing?.cancel()
            writing = nil
        } else if writing == nil {
            let source = DispatchSource.makeWriteSource(fileDescriptor: socket, queue: queue)
            begin(source, CURL_CSELECT_OUT)
            writing = source
        }
    }

    private func begin(_ source: some DispatchSourceProtocol, _ event: Int32) {
        held += 1
        source.setEventHandler { [act] in act(event) }
        source.setCancelHandler { self.letGo() }
        source.resume()
    }

    private func letGo() {
        held -= 1
        if isOver, held == 0 { _ = Glibc.close(socket) }
    }

    /// No more events; the socket is closed as soon as possible.
    func end() {
        wait(toRead: false, toWrite: false)
        isOver = true
        if held == 0 { _ = Glibc.close(socket) }
    }
}
