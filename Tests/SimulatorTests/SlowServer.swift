import Foundation

/// Accepts one connection and sends one byte after some real time, or never.
final class SlowServer: Sendable {
    struct Failure: Error {}

    let port: UInt16
    private let socket: Int32

    init(delay: Double?) throws {
        let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in(
            sin_family: sa_family_t(AF_INET), sin_port: 0, sin_addr: in_addr(s_addr: inet_addr("127.0.0.1")),
            sin_zero: (0, 0, 0, 0, 0, 0, 0, 0))
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(socket, $0, size) == 0 && listen(socket, 1) == 0 && getsockname(socket, $0, &size) == 0
            }
        }
        guard isBound else { throw Failure() }
        (self.socket, port) = (socket, UInt16(bigEndian: address.sin_port))
        guard let delay else { return }
        Thread.detachNewThread {
            let peer = accept(socket, nil, nil)
            Thread.sleep(forTimeInterval: delay)
            _ = Glibc.send(peer, [7], 1, Int32(MSG_NOSIGNAL))
            close(peer)
        }
    }

    deinit { close(socket) }
}
