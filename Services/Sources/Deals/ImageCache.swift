import Synchronization

/// Drawn images, up to a number of bytes; the oldest are dropped first.
final class ImageCache: Sendable {
    private struct State {
        var images: [String: [UInt8]] = [:]
        var order: [String] = []
        var size = 0
    }

    private let state = Mutex(State())
    private let limit: Int

    /// > Units: bytes.
    init(limit: Int = 32 << 20) { self.limit = limit }

    /// The image of this name, drawn if it is not here. Two threads may draw the same one; it has the same bytes.
    func image(_ name: String, draw: () -> [UInt8]) -> [UInt8] {
        if let bytes = state.withLock({ $0.images[name] }) { return bytes }
        let bytes = draw()
        state.withLock { state in
            guard state.images.updateValue(bytes, forKey: name) == nil else { return }
            state.order.append(name)
            state.size += bytes.count
            while state.size > limit, state.order.count > 1 {
                state.size -= state.images.removeValue(forKey: state.order.removeFirst())?.count ?? 0
            }
        }
        return bytes
    }
}
