import HostInterface

/// The parts of a picture one viewer has not been sent yet, as a short list of rectangles.
///
/// Covers at least what was added, and never holds more than `limit` rectangles, however long a viewer stays away.
struct DirtyRegion: Equatable {
    static let limit = 16
    private(set) var rects: [PixelRect] = []
    var isEmpty: Bool { rects.isEmpty }

    /// Adds the part of `rect` inside `bounds`. > Complexity: O(limit²).
    mutating func add(_ rect: PixelRect, in bounds: PixelRect) {
        var added = rect.intersection(bounds)
        guard !added.isEmpty else { return }
        // A merged rectangle can reach others, so start over until nothing more joins.
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

    /// Hands out the whole region and leaves it empty.
    mutating func takeAll() -> [PixelRect] {
        defer { rects = [] }
        return rects
    }

    /// Joins the two whose common frame wastes the fewest pixels.
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
