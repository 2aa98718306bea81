internal import Dispatch
internal import Foundation
internal import Synchronization

/// What the engine says, on its way from the thread that reads to the main thread, in order. The main thread takes it when it is free, or
/// waits for it.
final class MessageInbox: Sendable {
    enum Item: Sendable {
        case message(Data)
        /// The beginning of a message that is too long.
        case tooLong(Data)
        /// A frame of real time in which nothing has arrived.
        case tick
        /// Nothing more will arrive.
        case end
    }

    private struct State {
        var items: [Item] = []
        var isWaited = false
    }
    private let state = Mutex(State())
    private let arrival = DispatchSemaphore(value: 0)

    /// Whether the main thread waits, and so needs ticks.
    var isWaited: Bool { state.withLock { $0.isWaited } }

    /// Adds an item. > Returns: whether the main thread must be told, since it does not wait.
    func add(_ item: Item) -> Bool {
        let isWaited = state.withLock { state in
            state.items.append(item)
            return state.isWaited
        }
        if isWaited { arrival.signal() }
        return !isWaited
    }

    /// Removes and returns the oldest item; nil if the inbox is empty.
    func take() -> Item? { state.withLock { $0.items.isEmpty ? nil : $0.items.removeFirst() } }

    /// Takes items as they arrive until `body` returns false. Must not be called within itself.
    func wait(_ body: (Item) -> Bool) {
        state.withLock { $0.isWaited = true }
        defer { state.withLock { $0.isWaited = false } }
        while true {
            guard let item = take() else {
                arrival.wait()
                continue
            }
            guard body(item) else { return }
        }
    }
}
