import Glibc

public struct ServerError: Error, Sendable, CustomStringConvertible {
    public var description: String

    init(_ description: String) { self.description = description }
}

/// A listening TCP socket. Created here, not by the HTTP library, to report an address in use as such.
struct ListenSocket {
    let descriptor: Int32
    let port: UInt16
    let isIPv6: Bool

    /// > Parameters: host: a numeric address. port: 0 for any free one.
    init(host: String, port: UInt16) throws(ServerError) {
        isIPv6 = host.contains(":")
        let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
        let descriptor = socket(isIPv6 ? AF_INET6 : AF_INET, type, 0)
        guard descriptor >= 0 else { throw ServerError("cannot make a socket: \(Self.reason)") }
        var one: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &one, socklen_t(MemoryLayout<Int32>.size))
        var four = sockaddr_in()
        four.sin_family = sa_family_t(AF_INET)
        four.sin_port = port.bigEndian
        var six = sockaddr_in6()
        six.sin6_family = sa_family_t(AF_INET6)
        six.sin6_port = port.bigEndian
        let isNumeric = isIPv6 ? inet_pton(AF_INET6, host, &six.sin6_addr) : inet_pton(AF_INET, host, &four.sin_addr)
        let address = "\(host):\(port)"
        guard isNumeric == 1 else {
            close(descriptor)
            throw ServerError("\(host) is not a numeric address")
        }
        let bound =
            isIPv6
            ? withUnsafeBytes(of: &six) {
                Glibc.bind(descriptor, $0.assumingMemoryBound(to: sockaddr.self).baseAddress, socklen_t($0.count))
            }
            : withUnsafeBytes(of: &four) {
                Glibc.bind(descriptor, $0.assumingMemoryBound(to: sockaddr.self).baseAddress, socklen_t($0.count))
            }
        guard bound == 0, listen(descriptor, 1024) == 0 else {
            let reason = errno == EADDRINUSE ? "another program listens there" : Self.reason
            close(descriptor)
            throw ServerError("cannot listen at \(address): \(reason)")
        }
        var length = socklen_t(MemoryLayout<sockaddr_in6>.size)
        _ = withUnsafeMutableBytes(of: &six) { getsockname(descriptor, $0.assumingMemoryBound(to: sockaddr.self).baseAddress, &length) }
        // The port is at the same offset in both kinds of address.
        self.port = UInt16(bigEndian: six.sin6_port)
        self.descriptor = descriptor
    }

    private static var reason: String { String(cString: strerror(errno)) }
}

/// The numeric form of a peer's address.
func numericHost(_ address: UnsafePointer<sockaddr>?) -> String {
    guard let address else { return "" }
    let length = socklen_t(address.pointee.sa_family == AF_INET6 ? MemoryLayout<sockaddr_in6>.size : MemoryLayout<sockaddr_in>.size)
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
        guard let base = buffer.baseAddress, getnameinfo(address, length, base, 64, nil, 0, NI_NUMERICHOST) == 0 else { return "" }
        return String(cString: base)
    }
}
