internal import HostInterface

/// What the last frames changed, for those who keep a copy of the screen.
struct DamageHistory {
    private var frames: [(number: Int, damage: [PixelRect])] = []
    private static let limit = 64

    mutating func add(_ damage: [PixelRect], frame number: Int) {
        frames.append((number, damage))
        if frames.count > Self.limit { frames.removeFirst(frames.count - Self.limit / 2) }
    }

    /// What has changed after a frame, each pixel once; nil if that is too long ago.
    func damage(since number: Int) -> [PixelRect]? {
        guard let first = frames.first?.number, first <= number + 1 else { return nil }
        return frames.drop { $0.number <= number }.flatMap(\.damage).disjoint()
    }
}
