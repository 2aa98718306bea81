/// Which tiles are there, are being loaded or have failed, and which are dropped when there are too many. Pure: images are any values.
public struct TileTable<Image> {
    private struct Entry {
        var image: Image
        var used: Int
    }

    private var images: [Tile: Entry] = [:]
    private var pending: Set<Tile> = []
    private var failed: Set<Tile> = []
    private var clock = 0
    /// Answers to questions of an earlier round are dropped.
    public private(set) var round = 0
    public let limit: Int

    /// - Parameter limit: how many images are kept. Those that were asked for in the last pass are kept in any case.
    public init(limit: Int) { self.limit = limit }

    public var count: Int { images.count }
    public var hasFailures: Bool { !failed.isEmpty }

    /// Begins a pass over what is visible: what is asked for from now on counts as used.
    public mutating func beginPass() { clock += 1 }

    public mutating func image(_ tile: Tile) -> Image? {
        images[tile]?.used = clock
        return images[tile]?.image
    }

    /// Whether a tile is to be loaded now: it is not there, not on its way, and has not failed in this round.
    public mutating func needs(_ tile: Tile) -> Bool {
        guard images[tile] == nil, !failed.contains(tile) else { return false }
        return pending.insert(tile).inserted
    }

    /// Takes the answer for a tile; nil for a failure. > Returns: false for an answer of an earlier round, or to no question.
    public mutating func take(_ image: Image?, for tile: Tile, round: Int) -> Bool {
        guard round == self.round, pending.remove(tile) != nil else { return false }
        if let image { images[tile] = Entry(image: image, used: clock) } else { failed.insert(tile) }
        trim()
        return true
    }

    /// Forgets everything; answers that are on their way are dropped.
    public mutating func forget() {
        (images, pending, failed) = ([:], [], [])
        round += 1
    }

    /// Drops the images that were not used for the longest time.
    private mutating func trim() {
        guard images.count > limit else { return }
        let old = images.filter { $0.value.used < clock }.sorted { $0.value.used < $1.value.used }
        for (tile, _) in old.prefix(images.count - limit) { images[tile] = nil }
    }
}

extension Tile {
    /// The tile of a coarser level that contains this one; nil above the first level.
    public func ancestor(_ steps: Int) -> Tile? { z >= steps ? Tile(x: x >> steps, y: y >> steps, z: z - steps) : nil }
}
