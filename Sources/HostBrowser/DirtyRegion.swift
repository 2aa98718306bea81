import HostInterface

/// The parts of a frame that one viewer has not received yet, as a short list of rectangles.
///
/// Covers at least what was added, and never contains more than `limit` rectangles, however long a viewer is inactive.
struct DirtyRegion: Equatable {
    static let limit = 16
    private(set) var rects: [PixelRect] = []
    var isEmpty: Bool { rects.isEmpty }

    /// Adds the part of `rect` inside `bounds`. > Complexity: O(limit²).
    mutating func add(_ rect: PixelRect, in bounds: PixelRect) {
        var added = rect.intersection(bounds)
        guard !added.isEmpty else { return }
        // A merged rectangle may touch others, so start over until nothing more is merged.
        var index = 0
        while index < rects.count {
            let joined = rects[index].union(added)
            if joined.area <= rects[index].area + added.area {
                if joined == rects[index] { return }
                added = joined
                rects.remove(at: index)
                index = 0
            } else {
                index += 1
            }
        }
        rects.append(added)
        if rects.count > Self.limit { mergeCheapestPair() }
    }

    /// Returns the whole region and empties it.
    mutating func takeAll() -> [PixelRect] {
        defer { rects = [] }
        return rects
    }

    /// Merges the two whose bounding box wastes the fewest pixels.
    private mutating func mergeCheapestPair() {
        var best = (first: 0, second: 1, waste: Int.max)
        for first in rects.indices {
            for second in rects.indices where second > first {
                let waste = rects[first].union(rects[second]).area - rects[first].area - rects[second].area
                if waste < best.waste { best = (first, second, waste) }
            }
        }
        let joined = rects[best.first].union(rects[best.second])
        rects.remove(at: best.second)
        rects.remove(at: best.first)
        add(joined, in: joined)
    }
}
