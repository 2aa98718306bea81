internal import CSystem
internal import DeviceProtocol
internal import Dispatch
internal import Foundation
internal import Glibc
internal import RenderProtocol

/// Reads on its own thread, so that an app whose main thread is busy still notices that the simulator has ended, and so that the clock
/// advances even while the main thread sleeps on it. Forwards events to the main queue in order.
package final class LinkReader: Sendable {
    private let socket: LinkSocket
    private let pool: BitmapPool
    private let deliver: @Sendable (ApplicationEvent) -> Void
    private let lost: @Sendable (LinkError) -> Void

    init(
        socket: LinkSocket, pool: BitmapPool, deliver: @escaping @Sendable (ApplicationEvent) -> Void,
        lost: @escaping @Sendable (LinkError) -> Void
    ) {
        self.socket = socket
        self.pool = pool
        self.deliver = deliver
        self.lost = lost
    }

    func start() {
        let thread = Thread { [self] in run() }
        thread.stackSize = 512 << 10
        thread.start()
    }

    /// The thread's name in the system.
    package static let threadName = "ferry.link"

    private func run() {
        ferry_name_thread(Self.threadName)
        do throws(LinkError) {
            var isIdle = false
            while let received = try socket.receive() { try handle(received.message, isIdle: &isIdle) }
        } catch {
            lost(error)
        }
    }

    /// > Parameters: isIdle: whether the app has had nothing to do since the clock moved last.
    private func handle(_ message: LinkMessage, isIdle: inout Bool) throws(LinkError) {
        switch message {
        case .event(let event):
            isIdle = false
            let deliver = deliver
            DispatchQueue.main.async { deliver(event) }
        case .sync(let id):
            try waitUntilQuiet()
            isIdle = VirtualClock.isPresent
            try socket.send(.synced(id: id))
        case .advance(let id, let time):
            try advance(to: time, isIdle: isIdle)
            isIdle = true
            try socket.send(.advanced(id: id, time: VirtualClock.now, next: VirtualClock.nextDeadline))
        case .passFrames(let id, let start, let frame, let most):
            let passed = try passFrames(from: start, of: frame, most: Int(most), isIdle: isIdle)
            isIdle = true
            try socket.send(
                .passedFrames(id: id, count: UInt32(passed.count), isChanging: passed.isChanging, next: VirtualClock.nextDeadline))
        case .idleMemory(let memories):
            for given in pool.endShowing(memories) { try socket.send(.discardMemory(given)) }
        case .presented:
            // Display links run on timers of the same clock.
            break
        case .hello, .memory, .discardMemory, .bitmap, .transaction, .request, .synced, .advanced, .passedFrames, .welcome:
            throw .unexpected("the simulator sent what only an app sends")
        }
    }

    private func advance(to time: Double, isIdle: Bool) throws(LinkError) {
        guard VirtualClock.isPresent else { throw .unexpected("the simulator drives a clock that this process does not have") }
        guard VirtualClock.advance(to: time, isIdle: isIdle, while: { isConnected }) else { throw .closed }
    }

    /// Advances frame by frame, as the simulator would one by one, as long as each changes the screen and nothing else is to be answered.
    private func passFrames(
        from start: Double, of frame: Double, most: Int, isIdle: Bool
    ) throws(LinkError) -> (count: Int, isChanging: Bool) {
        var (time, count, isIdle) = (start, 0, isIdle)
        let end = VirtualClock.realNow + Self.longestPass
        socket.beginFrames()
        while true {
            time += frame
            try advance(to: time, isIdle: isIdle)
            (count, isIdle) = (count + 1, true)
            let sent = socket.endFrame()
            guard sent.isChanging, !sent.hasRequest, count < most, VirtualClock.realNow < end else {
                return (count - socket.endFrames(), sent.isChanging)
            }
        }
    }

    /// The simulator takes an app for hung that does not answer for long. > Units: seconds of real time.
    private static let longestPass = 0.1

    private func waitUntilQuiet() throws(LinkError) {
        if VirtualClock.isPresent {
            guard VirtualClock.settle(while: { isConnected }) else { throw .closed }
        } else {
            // Earlier events have been put on the main queue, and what they put there in turn is before the second block.
            for _ in 0..<2 {
                let done = DispatchSemaphore(value: 0)
                DispatchQueue.main.async { done.signal() }
                done.wait()
            }
        }
    }

    private var isConnected: Bool {
        var state = pollfd(fd: socket.descriptor, events: 0, revents: 0)
        return poll(&state, 1, 0) == 0
    }
}
