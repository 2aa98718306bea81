import Glibc
import Synchronization

/// How long clients may take. > Units: seconds, bytes a second.
public struct ConnectionTimeouts: Sendable {
    /// From connecting to the end of the first request's head; bytes that trickle in do not prolong it.
    public var head = 10.0
    /// From one response to the end of the next request's head.
    public var idle = 60.0
    /// Slower bodies are cut, after the first `bodyGracePeriod` seconds.
    public var bodyRate = 1024.0
    public var bodyGracePeriod = 10.0
    /// Without a byte in either direction.
    public var silence = 30.0

    public init() {}
}

/// What a connection is doing, for the watch. Written by the thread that serves it, read by the watch.
final class ConnectionState: Sendable {
    enum Phase: Int { case firstHead, nextHead, body, answer }

    let socket: Int32
    let isPlain: Bool
    private let phase = Atomic<Int>(Phase.firstHead.rawValue)
    private let since: Atomic<Int64>
    private let received = Atomic<Int64>(0)

    init(socket: Int32, isPlain: Bool) {
        (self.socket, self.isPlain) = (socket, isPlain)
        since = Atomic(monotonicNanoseconds())
    }

    func enter(_ next: Phase) {
        since.store(monotonicNanoseconds(), ordering: .relaxed)
        received.store(0, ordering: .relaxed)
        phase.store(next.rawValue, ordering: .releasing)
    }

    func receive(_ count: Int) { received.wrappingAdd(Int64(count), ordering: .relaxed) }

    enum Verdict { case patient, slowHead, slowBody }

    func verdict(_ patience: ConnectionTimeouts, now: Int64) -> Verdict {
        let phase = Phase(rawValue: phase.load(ordering: .acquiring))
        let seconds = Double(now - since.load(ordering: .relaxed)) / 1e9
        switch phase {
        case .firstHead: return seconds > patience.head ? .slowHead : .patient
        case .nextHead: return seconds > patience.idle ? .slowHead : .patient
        case .body:
            let enough = Double(received.load(ordering: .relaxed)) >= patience.bodyRate * (seconds - patience.bodyGracePeriod)
            return enough ? .patient : .slowBody
        case .answer, nil: return .patient
        }
    }
}

/// Ends connections that are too slow to be honest. The HTTP library's own limit starts again with every byte; a client that sends one now
/// and then would hold its connection for ever.
final class ConnectionMonitor: Sendable {
    private let states = Mutex<[ObjectIdentifier: ConnectionState]>([:])
    let patience: ConnectionTimeouts
    private let onCut: @Sendable () -> Void

    init(_ patience: ConnectionTimeouts, onCut: @escaping @Sendable () -> Void) { (self.patience, self.onCut) = (patience, onCut) }

    func add(_ state: ConnectionState) { states.withLock { $0[ObjectIdentifier(state)] = state } }

    /// The socket is about to be closed: from here on its number may mean another.
    func remove(_ state: ConnectionState) { _ = states.withLock { $0.removeValue(forKey: ObjectIdentifier(state)) } }

    private static let tooSlow: String = {
        let body = #"{"error":{"code":"request_timeout","message":"the request took too long to arrive"}}"#
        return "HTTP/1.1 408 Request Timeout\r\nContent-Type: application/json; charset=utf-8\r\nConnection: close\r\n"
            + "Content-Length: \(body.utf8.count)\r\n\r\n" + body
    }()

    func sweep() {
        let now = monotonicNanoseconds()
        states.withLock { states in
            for state in states.values {
                let verdict = state.verdict(patience, now: now)
                guard verdict != .patient else { continue }
                // Nothing of a response is under way before a head has come; only then can words be said here.
                if state.isPlain {
                    _ = Self.tooSlow.utf8.withContiguousStorageIfAvailable {
                        send(state.socket, $0.baseAddress, $0.count, Int32(MSG_DONTWAIT | MSG_NOSIGNAL))
                    }
                }
                shutdown(state.socket, Int32(SHUT_RDWR))
                // Its thread closes it soon; it is not to be cut twice.
                state.enter(.answer)
                onCut()
            }
        }
    }
}
