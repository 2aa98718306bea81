internal import Glibc

/// Descriptors to wait for, with their readiness afterwards.
package struct PollSet {
    private var entries: [pollfd] = []

    package init() {}

    /// Negative descriptors are ignored.
    package mutating func add(_ descriptor: Int32, writable: Bool = false) {
        guard descriptor >= 0 else { return }
        entries.append(pollfd(fd: descriptor, events: Int16(POLLIN) | (writable ? Int16(POLLOUT) : 0), revents: 0))
    }

    /// Sleeps until one is ready or the timeout passes; nil waits for ever. > Units: seconds.
    package mutating func wait(_ timeout: Double?) {
        // Rounded up: waking early would cost a second, empty iteration.
        let milliseconds = timeout.map { Int32((max(0, min($0, 86_400)) * 1000).rounded(.up)) } ?? -1
        for index in entries.indices { entries[index].revents = 0 }
        if poll(&entries, nfds_t(entries.count), milliseconds) < 0 {
            for index in entries.indices { entries[index].revents = 0 }
        }
    }

    /// Readable, or closed by its other end.
    package func isReady(_ descriptor: Int32) -> Bool { entries.contains { $0.fd == descriptor && $0.revents != 0 } }
}
