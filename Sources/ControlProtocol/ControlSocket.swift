internal import Glibc

/// Local sockets of devices that run.
public enum ControlSocket {
    /// A socket that accepts connections of this user only. > Returns: -1 with `errno` set on failure.
    public static func listen(at path: String) -> Int32 {
        unlink(path)
        return open(path) { descriptor, address, length in
            // The folder keeps others out; the mode does so a second time.
            let mask = umask(0o177)
            defer { umask(mask) }
            return bind(descriptor, address, length) == 0 && Glibc.listen(descriptor, 16) == 0
        }
    }

    /// A connection to a device. > Returns: -1 with `errno` set on failure.
    public static func connect(to path: String) -> Int32 {
        open(path) { descriptor, address, length in Glibc.connect(descriptor, address, length) == 0 }
    }

    /// Accepts a connection of this user. > Returns: -1 where none waits, or its other end belongs to another user.
    public static func accept(_ listener: Int32) -> Int32 {
        let descriptor = Glibc.accept(listener, nil, nil)
        guard descriptor >= 0 else { return -1 }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        var peer = (process: pid_t(0), user: uid_t(0), group: gid_t(0))
        var length = socklen_t(MemoryLayout.size(ofValue: peer))
        guard getsockopt(descriptor, SOL_SOCKET, peerCredentials, &peer, &length) == 0, peer.user == getuid() else {
            close(descriptor)
            return -1
        }
        return descriptor
    }

    /// `SO_PEERCRED`, whose declaration Swift does not import.
    private static let peerCredentials: Int32 = 17

    private static func open(_ path: String, _ body: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Bool) -> Int32 {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else {
            errno = ENAMETOOLONG
            return -1
        }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return -1 }
        let isOpen = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard isOpen else {
            let code = errno
            close(descriptor)
            errno = code
            return -1
        }
        return descriptor
    }
}
