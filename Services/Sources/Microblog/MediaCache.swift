import Synchronization

/// Drawn images that were asked for lately.
final class MediaCache: Sendable {
    private struct State {
        var bytes: [String: [UInt8]] = [:]
        /// The oldest first.
        var order: [String] = []
        var size = 0
    }

    private let state = Mutex(State())
    private let limit: Int

    /// > Units: bytes.
    init(limit: Int) { self.limit = limit }

    /// The bytes of a name, made where they are not at hand. Two requests at once may both make them.
    func bytes(_ name: String, _ make: () -> [UInt8]?) -> [UInt8]? {
        if let known = state.withLock({ $0.bytes[name] }) { return known }
        guard let made = make() else { return nil }
        state.withLock { state in
            guard state.bytes.updateValue(made, forKey: name) == nil else { return }
            state.order.append(name)
            state.size += made.count
            while state.size > limit, let oldest = state.order.first {
                state.order.removeFirst()
                state.size -= state.bytes.removeValue(forKey: oldest)?.count ?? 0
            }
        }
        return made
    }
}
