internal import ControlProtocol
internal import Glibc

/// Accepts the clients of a device and collects their requests, which are answered one after the other.
///
/// > Isolation: the simulator's main thread.
package final class ControlListener: RunnerAttachment {
    private let listener: Int32
    private(set) var connections: [ControlConnection] = []
    private var requests: [(ControlConnection, Result<ControlRequest, ControlFault>)] = []
    /// Called when clients have left.
    var onLeave: (() -> Void)?
    /// Called each time the runner serves the listener.
    var onService: (() -> Void)?
    /// More clients than any use needs; others are turned away.
    private static let mostConnections = 64

    /// > Throws: why no socket listens at the path.
    package init(path: String) throws {
        listener = ControlSocket.listen(at: path)
        guard listener >= 0 else { throw UsageError("cannot listen at \(path): \(String(cString: strerror(errno)))") }
        _ = fcntl(listener, F_SETFL, fcntl(listener, F_GETFL) | O_NONBLOCK)
    }

    deinit { _ = close(listener) }

    package var descriptors: [(descriptor: Int32, writes: Bool)] {
        [(listener, false)] + connections.map { ($0.descriptor, $0.writes) }
    }

    package func service() {
        while connections.count < Self.mostConnections {
            let descriptor = ControlSocket.accept(listener)
            guard descriptor >= 0 else { break }
            connections.append(ControlConnection(descriptor: descriptor))
        }
        for connection in connections {
            connection.flush()
            requests += connection.receive().map { (connection, $0) }
        }
        let count = connections.count
        connections.removeAll { !$0.isOpen }
        if connections.count != count {
            requests.removeAll { !$0.0.isOpen }
            onLeave?()
        }
        onService?()
    }

    var hasRequest: Bool { !requests.isEmpty }

    /// The oldest request.
    func next() -> (ControlConnection, Result<ControlRequest, ControlFault>)? { requests.isEmpty ? nil : requests.removeFirst() }
}
