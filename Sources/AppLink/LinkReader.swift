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
            while let received = try socket.receive() { try handle(received, isIdle: &isIdle) }
        } catch {
            lost(error)
        }
    }

    /// > Parameters: isIdle: whether the app has had nothing to do since the clock moved last.
    private func handle(_ received: LinkSocket.Received, isIdle: inout Bool) throws(LinkError) {
        switch received.message {
        case .event(let event):
            isIdle = false
            let deliver = deliver
            DispatchQueue.main.async { deliver(event) }
        case .sync(let id):
            try waitUntilQuiet()
            isIdle = VirtualClock.isPresent
            try socket.send(.synced(id: id))
        case .advance(let id, let time):
            try drive { answer in
                VirtualClock.advance(to: time, isIdle: isIdle, while: { isConnected }) {
                    answer(.advanced(id: id, time: VirtualClock.now, next: VirtualClock.nextDeadline))
                }
            }
            isIdle = true
        case .passFrames(let id, let start, let frame, let most):
            var pass = FramePass(socket: socket, start: start, frame: frame, most: Int(most))
            socket.beginFrames()
            try drive { answer in
                VirtualClock.drive(isIdle: isIdle, while: { isConnected }) {
                    if pass.step() { return true }
                    let count = UInt32(pass.count - socket.endFrames())
                    answer(.passedFrames(id: id, count: count, isChanging: pass.isChanging, next: VirtualClock.nextDeadline))
                    return false
                }
            }
            isIdle = true
        case .snapshot(let id):
            defer { _ = close(received.descriptor) }
            isIdle = false
            // A process that begins as the copy is asked nothing here: it waits for the next message.
            guard let problem = VirtualClock.takeSnapshot(control: received.descriptor, link: socket.descriptor) else { return }
            try socket.send(.snapshotTaken(id: id, problem: problem))
        case .idleMemory(let memories):
            for given in pool.endShowing(memories) { try socket.send(.discardMemory(given)) }
        case .presented:
            // Display links run on timers of the same clock.
            break
        case .hello, .memory, .discardMemory, .bitmap, .transaction, .request, .synced, .advanced, .passedFrames, .welcome, .snapshotTaken:
            throw .unexpected("the simulator sent what only an app sends")
        }
    }

    /// Answers when `body` has driven the clock: at once, from the thread that found that all is done, while this one still wakes.
    private func drive(_ body: (_ answer: (LinkMessage) -> Void) -> Bool) throws(LinkError) {
        guard VirtualClock.isPresent else { throw .unexpected("the simulator drives a clock that this process does not have") }
        var failure: LinkError?
        let isDone = body { message in
            do throws(LinkError) { try socket.send(message) } catch { failure = error }
        }
        if let failure { throw failure }
        guard isDone else { throw .closed }
    }

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
