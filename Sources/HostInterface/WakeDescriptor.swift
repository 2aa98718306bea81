import Foundation

/// A descriptor that becomes readable when another thread, or an earlier call, has left work to do.
///
/// Signals coalesce: any number before `clear()` count as one. > Isolation: any thread.
package final class WakeDescriptor: Sendable {
    /// The descriptor to poll for reading.
    package let descriptor: Int32
    private let writeEnd: Int32

    package init() throws(HostError) {
        var ends: [Int32] = [-1, -1]
        let kind = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue
        guard socketpair(AF_UNIX, Int32(kind), 0, &ends) == 0 else {
            throw .failed("no socket pair for waking the simulator: \(String(cString: strerror(errno)))")
        }
        descriptor = ends[0]
        writeEnd = ends[1]
    }

    deinit {
        close(descriptor)
        close(writeEnd)
    }

    /// Makes `descriptor` readable. If the buffer is full it is readable already, so a failed write loses nothing.
    package func signal() {
        var byte: UInt8 = 1
        _ = write(writeEnd, &byte, 1)
    }

    /// Clears all pending signals.
    package func clear() {
        var bytes: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
        while read(descriptor, &bytes, MemoryLayout.size(ofValue: bytes)) > 0 {}
    }
}
