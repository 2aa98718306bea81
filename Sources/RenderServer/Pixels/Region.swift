internal import CPixman
internal import HostInterface

/// A set of pixels, stored as rectangles that do not overlap.
final class Region {
    let raw: UnsafeMutablePointer<pixman_region32_t>

    init() {
        raw = .allocate(capacity: 1)
        pixman_region32_init(raw)
    }

    convenience init(_ rect: PixelRect) {
        self.init()
        add(rect)
    }

    convenience init(copy other: Region) {
        self.init()
        pixman_region32_copy(raw, other.raw)
    }

    convenience init(_ other: Region, intersecting rect: PixelRect) {
        self.init()
        guard !rect.isEmpty else { return }
        pixman_region32_intersect_rect(raw, other.raw, Int32(rect.x), Int32(rect.y), UInt32(rect.width), UInt32(rect.height))
    }

    deinit {
        pixman_region32_fini(raw)
        raw.deallocate()
    }

    var isEmpty: Bool { pixman_region32_not_empty(raw) == 0 }

    var extents: PixelRect {
        let box = raw.pointee.extents
        return PixelRect(minX: Int(box.x1), minY: Int(box.y1), maxX: Int(box.x2), maxY: Int(box.y2))
    }

    var count: Int { Int(pixman_region32_n_rects(raw)) }

    var area: Int {
        var sum = 0
        eachRect { sum += $0.area }
        return sum
    }

    var rects: [PixelRect] {
        var result: [PixelRect] = []
        result.reserveCapacity(count)
        eachRect { result.append($0) }
        return result
    }

    @inline(__always)
    func eachRect(_ body: (PixelRect) -> Void) {
        var count: Int32 = 0
        guard let boxes = pixman_region32_rectangles(raw, &count) else { return }
        for index in 0..<Int(count) {
            let box = boxes[index]
            body(PixelRect(minX: Int(box.x1), minY: Int(box.y1), maxX: Int(box.x2), maxY: Int(box.y2)))
        }
    }

    func add(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        pixman_region32_union_rect(raw, raw, Int32(rect.x), Int32(rect.y), UInt32(rect.width), UInt32(rect.height))
    }

    func add(_ other: Region) { pixman_region32_union(raw, raw, other.raw) }
    func intersect(_ other: Region) { pixman_region32_intersect(raw, raw, other.raw) }
    func subtract(_ other: Region) { pixman_region32_subtract(raw, raw, other.raw) }

    func intersect(_ rect: PixelRect) {
        guard !rect.isEmpty else { return removeAll() }
        pixman_region32_intersect_rect(raw, raw, Int32(rect.x), Int32(rect.y), UInt32(rect.width), UInt32(rect.height))
    }

    func subtract(_ rect: PixelRect) {
        guard !rect.isEmpty, extents.intersects(rect) else { return }
        var other = pixman_region32_t()
        pixman_region32_init_rect(&other, Int32(rect.x), Int32(rect.y), UInt32(rect.width), UInt32(rect.height))
        pixman_region32_subtract(raw, raw, &other)
        pixman_region32_fini(&other)
    }

    func translate(_ dx: Int, _ dy: Int) { pixman_region32_translate(raw, Int32(dx), Int32(dy)) }

    /// The rectangles from top to bottom, grouped by rows, from left to right.
    var bands: [[PixelRect]] {
        var result: [[PixelRect]] = []
        eachRect { rect in
            if let last = result.last?.first, last.y == rect.y {
                result[result.count - 1].append(rect)
            } else {
                result.append([rect])
            }
        }
        return result
    }

    func removeAll() { pixman_region32_clear(raw) }

    func contains(_ rect: PixelRect) -> Bool {
        var box = pixman_box32_t(x1: Int32(rect.x), y1: Int32(rect.y), x2: Int32(rect.maxX), y2: Int32(rect.maxY))
        return pixman_region32_contains_rectangle(raw, &box) == PIXMAN_REGION_IN
    }

    func intersects(_ rect: PixelRect) -> Bool {
        guard !rect.isEmpty, extents.intersects(rect) else { return false }
        var box = pixman_box32_t(x1: Int32(rect.x), y1: Int32(rect.y), x2: Int32(rect.maxX), y2: Int32(rect.maxY))
        return pixman_region32_contains_rectangle(raw, &box) != PIXMAN_REGION_OUT
    }

    /// Whether the rectangles are sorted in bands, do not overlap and fill the extents. > Complexity: O(rectangles).
    func checkInvariants() -> Bool { pixman_region32_selfcheck(raw) != 0 }

    /// Trades exactness for speed: a region of very many pieces becomes its bounding rectangle.
    func simplify(limit: Int) {
        guard count > limit else { return }
        let whole = extents
        removeAll()
        add(whole)
    }
}
