internal import HostInterface
internal import RenderProtocol

/// A parallelogram on the surface, row by row: the fully covered pixels, and the coverage of the others.
struct ConvexQuad {
    /// a · x + b · y + c is positive inside.
    private struct Edge {
        var a, b, c: Double

        /// The fraction of the pixel at (x, y) that is inside.
        func coverage(_ x: Double, _ y: Double) -> Double {
            let most = a * x + b * y + c + max(a, 0) + max(b, 0)
            let (long, short) = (max(abs(a), abs(b)), min(abs(a), abs(b)))
            if most <= 0 { return 0 }
            if most >= long + short { return 1 }
            if most <= short { return most * most / (2 * long * short) }
            if most <= long { return (most - short / 2) / long }
            let rest = long + short - most
            return 1 - rest * rest / (2 * long * short)
        }
    }
    private let edges: [Edge]
    let bounds: PixelRect

    /// Nil for anything but four corners, none of them between two others.
    init?(_ corners: [RenderPoint]) {
        guard corners.count == 4, corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return nil }
        var area = 0.0
        for index in 0..<4 {
            let (p, q) = (corners[index], corners[(index + 1) % 4])
            area += p.x * q.y - q.x * p.y
        }
        guard abs(area) > 1e-3 else { return nil }
        let side = area > 0 ? 1.0 : -1.0
        edges = (0..<4).map { index in
            let (p, q) = (corners[index], corners[(index + 1) % 4])
            let (dx, dy) = (q.x - p.x, q.y - p.y)
            let length = max((dx * dx + dy * dy).squareRoot(), 1e-9)
            let (a, b) = (-dy / length * side, dx / length * side)
            return Edge(a: a, b: b, c: -(a * p.x + b * p.y))
        }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        bounds = DeviceRect(x0: xs.min() ?? 0, y0: ys.min() ?? 0, x1: xs.max() ?? 0, y1: ys.max() ?? 0).outer
    }

    /// Pixels of a row with any coverage, and those with full coverage; the second are part of the first.
    func spans(_ y: Int, from minX: Int, to maxX: Int) -> (any: Range<Int>, full: Range<Int>) {
        var (any0, any1, full0, full1) = (Double(minX), Double(maxX), Double(minX), Double(maxX))
        let y = Double(y)
        for edge in edges {
            let most = edge.b * y + edge.c + max(edge.a, 0) + max(edge.b, 0)
            let least = edge.b * y + edge.c + min(edge.a, 0) + min(edge.b, 0)
            if abs(edge.a) < 1e-12 {
                if most <= 0 { any1 = any0 }
                if least < 0 { full1 = full0 }
            } else if edge.a > 0 {
                // a · x + most > 0 and a · x + least ≥ 0 hold from here on.
                any0 = max(any0, -most / edge.a)
                full0 = max(full0, -least / edge.a)
            } else {
                any1 = min(any1, -most / edge.a)
                full1 = min(full1, -least / edge.a)
            }
        }
        func range(_ from: Double, _ to: Double) -> Range<Int> {
            guard to >= from else { return minX..<minX }
            return Int(from)..<max(Int(from), Int(to))
        }
        let any = range(max(Double(minX), any0.rounded(.down)), min(Double(maxX), any1.rounded(.up) + 1))
        var full = range(full0.rounded(.up), min(Double(maxX), full1.rounded(.down) + 1))
        full = full.clamped(to: any)
        if full.isEmpty { full = any.upperBound..<any.upperBound }
        return (any, full)
    }

    /// Whether a rectangle is entirely inside.
    func covers(_ rect: PixelRect) -> Bool {
        edges.allSatisfy { edge in
            let x = edge.a > 0 ? rect.x : rect.maxX
            let y = edge.b > 0 ? rect.y : rect.maxY
            return edge.a * Double(x) + edge.b * Double(y) + edge.c >= 0
        }
    }

    func coverage(_ x: Int, _ y: Int) -> UInt8 {
        var outside = 0.0
        for edge in edges { outside += 1 - edge.coverage(Double(x), Double(y)) }
        return UInt8((max(0, 1 - outside) * 255).rounded())
    }
}
