internal import CSystem
internal import Glibc
package import RenderProtocol
internal import Synchronization

/// A connected stream socket for messages in both directions, with descriptors of shared memory.
///
/// > Isolation: any thread sends; one thread receives.
package final class LinkSocket: @unchecked Sendable {
    package let descriptor: Int32
    /// Counted for tests: an idle app must not send.
    package var sentBytes: Int { outgoing.withLock { $0.sentBytes } }
    package private(set) var receivedBytes = 0
    private var stream = LinkMessageStream()
    private var descriptors: [Int32] = []
    private let outgoing = Mutex(Outgoing())
    /// An app with more descriptors than this that no message has claimed is misbehaving.
    private static let descriptorLimit = 256

    /// Pending output. The other end takes descriptors in the order of the messages that refer to them; they may arrive slightly before
    /// these, but a well-behaved app's never accumulate.
    private struct Outgoing {
        var bytes: [UInt8] = []
        /// Number of sent `bytes`.
        var start = 0
        /// With the offsets in `bytes` where their messages begin.
        var descriptors: [(descriptor: Int32, place: Int)] = []
        var sentBytes = 0
        /// While several frames pass at once.
        var frames: HeldFrames?
    }

    /// Maximum number of descriptors per call, the same as in `readMore`.
    private static let maximumDescriptorsPerCall = 16
    /// With this many pending descriptors, posted messages are sent at once.
    private static let maximumPendingDescriptors = 64
    /// A larger buffer is not reused. > Units: bytes.
    private static let reusedCapacity = 1 << 16

    /// Takes ownership of the descriptor.
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

    /// Ends the stream for the other end, and makes a blocked `receive` return.
    package func shutDown() { _ = shutdown(descriptor, Int32(SHUT_RDWR)) }

    // MARK: Sending

    /// Sends a message, and closes the descriptor sent with it. On a blocking socket it is sent on return; otherwise it may wait for
    /// `flush`.
    package func send(_ message: LinkMessage, descriptor: Int32 = -1) throws(LinkError) {
        try post(message, descriptor: descriptor)
        if case .transaction = message, isHolding { return }
        try flush()
    }

    /// Whether transactions wait for other messages, so that the other end is woken once for several.
    private var isHolding: Bool { outgoing.withLock { $0.frames != nil && $0.bytes.count < Self.reusedCapacity } }

    // MARK: Several frames at once

    /// Transactions of the frames that pass now are sent together.
    func beginFrames() { outgoing.withLock { $0.frames = HeldFrames() } }

    /// A frame has passed. > Returns: what was sent in it.
    func endFrame() -> HeldFrames.Sent { outgoing.withLock { $0.frames?.endFrame() ?? HeldFrames.Sent() } }

    /// > Returns: how many of the frames the other end knows.
    func endFrames() -> Int {
        outgoing.withLock { state in
            defer { state.frames = nil }
            return state.frames?.reported ?? 0
        }
    }

    /// Queues a message, with its descriptor, to be sent with the next one: one system call sends both, and wakes the
    /// other end once.
    package func post(_ message: LinkMessage, descriptor: Int32 = -1) throws(LinkError) {
        let bytes = message.framed()
        try outgoing.withLock { (state) throws(LinkError) in
            if let report = state.frames?.note(message) { state.bytes += report.framed() }
            if descriptor >= 0 { state.descriptors.append((descriptor, state.bytes.count)) }
            state.bytes += bytes
            // The number of open descriptors of a process is limited.
            if state.descriptors.count >= Self.maximumPendingDescriptors { try flush(&state) }
        }
    }

    /// Bytes that the other end has not read yet.
    package var waitingBytes: Int { outgoing.withLock { $0.bytes.count - $0.start } }

    /// Sends pending bytes, as far as the other end accepts them.
    package func flush() throws(LinkError) {
        try outgoing.withLock { (state) throws(LinkError) in try flush(&state) }
    }

    private func flush(_ state: inout Outgoing) throws(LinkError) {
        while state.start < state.bytes.count {
            // Descriptors are attached to a first byte: a message whose descriptor does not fit here starts the next call.
            let nextTo = state.descriptors.prefix(Self.maximumDescriptorsPerCall).map(\.descriptor)
            let end = state.descriptors.count > nextTo.count ? state.descriptors[nextTo.count].place : state.bytes.count
            let sent = state.bytes.withUnsafeBytes {
                ferry_send(descriptor, $0.baseAddress?.advanced(by: state.start), end - state.start, nextTo, Int32(nextTo.count))
            }
            if sent < 0 {
                if errno == EAGAIN || errno == EWOULDBLOCK { return }
                if errno == EPIPE || errno == ECONNRESET { throw .closed }
                if errno == ETOOMANYREFS {
                    // More descriptors are in flight than one user may have: the other end has to receive some first.
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

    /// A message, and its descriptor, which the caller owns, or -1.
    package struct Received {
        package var message: LinkMessage
        package var descriptor: Int32
    }

    /// The next message. On a blocking socket it waits; otherwise nil means that no complete one is available. Throws `closed` at the end.
    package func receive() throws(LinkError) -> Received? {
        while true {
            if let message = try nextMessage() {
                guard message.hasDescriptor else { return Received(message: message, descriptor: -1) }
                guard !descriptors.isEmpty else { throw .unexpected("received a message without its descriptor") }
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

    /// False if nothing is available.
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
        guard descriptors.count <= LinkSocket.descriptorLimit else { throw .unexpected("received descriptors that no message refers to") }
        if got > 0 {
            receivedBytes += got
            return true
        }
        if got == 0 || failure == ECONNRESET { throw .closed }
        if failure == EAGAIN || failure == EWOULDBLOCK { return false }
        throw .system(call: "recvmsg", code: failure)
    }
}
