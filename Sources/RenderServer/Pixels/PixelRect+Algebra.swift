internal import HostInterface
internal import RenderProtocol

extension PixelRect {
    static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)
    var size: PixelSize { PixelSize(width: width, height: height) }
    var maxX: Int { x + width }
    var maxY: Int { y + height }

    init(minX: Int, minY: Int, maxX: Int, maxY: Int) { self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY) }

    func intersection(_ o: PixelRect) -> PixelRect {
        let result = PixelRect(minX: max(x, o.x), minY: max(y, o.y), maxX: min(maxX, o.maxX), maxY: min(maxY, o.maxY))
        return result.isEmpty ? .empty : result
    }

    func union(_ o: PixelRect) -> PixelRect {
        if isEmpty { return o }
        if o.isEmpty { return self }
        return PixelRect(minX: min(x, o.x), minY: min(y, o.y), maxX: max(maxX, o.maxX), maxY: max(maxY, o.maxY))
    }

    func intersects(_ o: PixelRect) -> Bool { !isEmpty && !o.isEmpty && x < o.maxX && o.x < maxX && y < o.maxY && o.y < maxY }

    func contains(_ o: PixelRect) -> Bool { o.isEmpty || (x <= o.x && y <= o.y && maxX >= o.maxX && maxY >= o.maxY) }
}

/// A rectangle on the surface with fractional edges. > Units: pixels.
struct DeviceRect: Hashable {
    var x0, y0, x1, y1: Double

    /// Edges are on a grid this many times finer than pixels: rounding errors must not blur sharp edges, and shapes that
    /// look the same must share their coverage.
    private static let grid = 64.0
    /// Larger than every surface and small enough for region arithmetic.
    private static let limit = 1_000_000.0

    var width: Double { x1 - x0 }
    var height: Double { y1 - y0 }
    var isEmpty: Bool { !(x1 > x0 && y1 > y0) }

    /// With edges on the grid.
    var snapped: DeviceRect {
        func snap(_ v: Double) -> Double { (v * Self.grid).rounded() / Self.grid }
        return DeviceRect(x0: snap(x0), y0: snap(y0), x1: snap(x1), y1: snap(y1))
    }

    /// With edges on a grid coarse enough that a moving rounded shape has few different corner masks.
    var coarse: DeviceRect {
        func snap(_ v: Double) -> Double { (v * 8).rounded() / 8 }
        return DeviceRect(x0: snap(x0), y0: snap(y0), x1: snap(x1), y1: snap(y1))
    }

    /// Every edge on a pixel boundary.
    var isAligned: Bool { x0 == x0.rounded() && y0 == y0.rounded() && x1 == x1.rounded() && y1 == y1.rounded() }

    /// All pixels touched.
    var outer: PixelRect {
        guard !isEmpty else { return .empty }
        let s = snapped
        return PixelRect(
            minX: Self.whole(s.x0.rounded(.down)), minY: Self.whole(s.y0.rounded(.down)), maxX: Self.whole(s.x1.rounded(.up)),
            maxY: Self.whole(s.y1.rounded(.up)))
    }

    /// Only pixels entirely inside.
    var inner: PixelRect {
        guard !isEmpty else { return .empty }
        let s = snapped
        let rect = PixelRect(
            minX: Self.whole(s.x0.rounded(.up)), minY: Self.whole(s.y0.rounded(.up)), maxX: Self.whole(s.x1.rounded(.down)),
            maxY: Self.whole(s.y1.rounded(.down)))
        return rect.isEmpty ? .empty : rect
    }

    /// Every edge moved to the nearest pixel boundary.
    var nearest: PixelRect {
        guard !isEmpty else { return .empty }
        return PixelRect(
            minX: Self.nearest(x0), minY: Self.nearest(y0), maxX: Self.nearest(x1), maxY: Self.nearest(y1))
    }

    func expanded(by amount: Double) -> DeviceRect { DeviceRect(x0: x0 - amount, y0: y0 - amount, x1: x1 + amount, y1: y1 + amount) }
    func offset(_ x: Double, _ y: Double) -> DeviceRect { DeviceRect(x0: x0 + x, y0: y0 + y, x1: x1 + x, y1: y1 + y) }
    func union(_ o: DeviceRect) -> DeviceRect {
        DeviceRect(x0: min(x0, o.x0), y0: min(y0, o.y0), x1: max(x1, o.x1), y1: max(y1, o.y1))
    }

    /// Halves are rounded in the same direction on both sides of zero, so that a move by whole pixels preserves fractions.
    static func nearest(_ v: Double) -> Int { whole((v + 0.5).rounded(.down)) }

    private static func whole(_ v: Double) -> Int { v.isNaN ? 0 : Int(min(limit, max(-limit, v))) }
}

extension DeviceRect {
    init(_ rect: PixelRect) { self.init(x0: Double(rect.x), y0: Double(rect.y), x1: Double(rect.maxX), y1: Double(rect.maxY)) }
}
