internal import CSystem
internal import Glibc
package import RenderProtocol
internal import Synchronization

/// A connected stream socket that carries messages both ways, and descriptors of shared memory beside them.
///
/// > Isolation: any thread sends; one thread receives.
package final class LinkSocket: @unchecked Sendable {
    package let descriptor: Int32
    /// Counts for guards: what an idle app must not send.
    package var sentBytes: Int { outgoing.withLock { $0.sentBytes } }
    package private(set) var receivedBytes = 0
    private var stream = LinkMessageStream()
    private var descriptors: [Int32] = []
    private let outgoing = Mutex(Outgoing())
    /// More descriptors than this that no message has claimed are no honest app's.
    private static let descriptorLimit = 256

    /// What has not left yet. The other end takes descriptors in the order of the messages that speak of them; they may come a little before
    /// these, but an honest app's never pile up.
    private struct Outgoing {
        var bytes: [UInt8] = []
        /// How many of `bytes` have left.
        var start = 0
        /// With the places in `bytes` where their messages begin.
        var descriptors: [(descriptor: Int32, place: Int)] = []
        var sentBytes = 0
    }

    /// As many descriptors go at once as `readMore` has room for.
    private static let maximumDescriptorsPerCall = 16
    /// With as many descriptors waiting, what is posted goes at once.
    private static let maximumPendingDescriptors = 64
    /// A buffer that was larger is not kept. > Units: bytes.
    private static let reusedCapacity = 1 << 16

    /// Takes the descriptor over.
    package init(descriptor: Int32) { self.descriptor = descriptor }

    deinit {
        for stray in descriptors { _ = close(stray) }
        outgoing.withLock { state in
            for waiting in state.descriptors { _ = close(waiting.descriptor) }
        }
        _ = close(descriptor)
    }

    /// Both ends of a new link.
    package static func pair() throws(LinkError) -> (LinkSocket, LinkSocket) {
        var ends: [Int32] = [-1, -1]
        guard ferry_socket_pair(&ends) == 0 else { throw .system(call: "socketpair", code: errno) }
        return (LinkSocket(descriptor: ends[0]), LinkSocket(descriptor: ends[1]))
    }

    package func setBlocking(_ blocking: Bool) { _ = ferry_set_blocking(descriptor, blocking ? 1 : 0) }

    /// Makes the other end see the end of the stream, and a blocked `receive` return.
    package func shutDown() { _ = shutdown(descriptor, Int32(SHUT_RDWR)) }

    // MARK: Sending

    /// Sends a message, and closes the descriptor that goes beside it. On a blocking socket it has left on return; else it may wait for
    /// `flush`.
    package func send(_ message: LinkMessage, descriptor: Int32 = -1) throws(LinkError) {
        try post(message, descriptor: descriptor)
        try flush()
    }

    /// Leaves a message, and the descriptor beside it, to go before the next that is sent: one call of the system carries both, and wakes the
    /// other end once.
    package func post(_ message: LinkMessage, descriptor: Int32 = -1) throws(LinkError) {
        let bytes = message.framed()
        try outgoing.withLock { (state) throws(LinkError) in
            if descriptor >= 0 { state.descriptors.append((descriptor, state.bytes.count)) }
            state.bytes += bytes
            // A process may have only so many open.
            if state.descriptors.count >= Self.maximumPendingDescriptors { try flush(&state) }
        }
    }

    /// Bytes that wait for the other end to read.
    package var waitingBytes: Int { outgoing.withLock { $0.bytes.count - $0.start } }

    /// Sends what waits, as far as the other end takes it.
    package func flush() throws(LinkError) {
        try outgoing.withLock { (state) throws(LinkError) in try flush(&state) }
    }

    private func flush(_ state: inout Outgoing) throws(LinkError) {
        while state.start < state.bytes.count {
            // Descriptors ride on a first byte: a message whose descriptor has no room here begins the next call.
            let nextTo = state.descriptors.prefix(Self.maximumDescriptorsPerCall).map(\.descriptor)
            let end = state.descriptors.count > nextTo.count ? state.descriptors[nextTo.count].place : state.bytes.count
            let sent = state.bytes.withUnsafeBytes {
                ferry_send(descriptor, $0.baseAddress?.advanced(by: state.start), end - state.start, nextTo, Int32(nextTo.count))
            }
            if sent < 0 {
                if errno == EAGAIN || errno == EWOULDBLOCK { return }
                if errno == EPIPE || errno == ECONNRESET { throw .closed }
                if errno == ETOOMANYREFS {
                    // More descriptors are under way than one user may have: the other end has to take some first.
                    _ = poll(nil, 0, 1)
                    continue
                }
                throw .system(call: "sendmsg", code: errno)
            }
            for gone in nextTo { _ = close(gone) }
            state.descriptors.removeFirst(nextTo.count)
            state.start += sent
            state.sentBytes += sent
        }
        state.start = 0
        state.bytes.removeAll(keepingCapacity: state.bytes.count <= Self.reusedCapacity)
    }

    // MARK: Receiving

    /// A message, and the descriptor that came beside it, which is now the caller's, or -1.
    package struct Received {
        package var message: LinkMessage
        package var descriptor: Int32
    }

    /// The next message. On a blocking socket it waits; else nil means that no whole one is there now. Throws `closed` at the end.
    package func receive() throws(LinkError) -> Received? {
        while true {
            if let message = try nextMessage() {
                guard case .memory = message else { return Received(message: message, descriptor: -1) }
                guard !descriptors.isEmpty else { throw .unexpected("memory came without its descriptor") }
                return Received(message: message, descriptor: descriptors.removeFirst())
            }
            guard try readMore() else { return nil }
        }
    }

    private func nextMessage() throws(LinkError) -> LinkMessage? {
        do {
            return try stream.next()
        } catch {
            throw .wire(error)
        }
    }

    /// False when nothing is there now.
    private func readMore() throws(LinkError) -> Bool {
        var came = [Int32](repeating: -1, count: Self.maximumDescriptorsPerCall)
        var count = Int32(came.count)
        var failure: Int32 = 0
        let got = withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { space in
            let got = ferry_receive(descriptor, space.baseAddress, space.count, &came, &count)
            if got < 0 { failure = errno }
            if got > 0 { stream.append(UnsafeRawBufferPointer(rebasing: space[..<got])) }
            return got
        }
        descriptors.append(contentsOf: came.prefix(Int(max(0, count))))
        guard descriptors.count <= LinkSocket.descriptorLimit else { throw .unexpected("descriptors came that no message speaks of") }
        if got > 0 {
            receivedBytes += got
            return true
        }
        if got == 0 || failure == ECONNRESET { throw .closed }
        if failure == EAGAIN || failure == EWOULDBLOCK { return false }
        throw .system(call: "recvmsg", code: failure)
    }
}
