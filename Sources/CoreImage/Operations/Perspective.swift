internal import CoreGraphics

/// The projection of the unit square to four points.
struct Perspective: Sendable {
    private let corners: [SIMD2<Double>]
    /// The rows of the projection of (x, y, 1).
    private let rows: [SIMD3<Double>]

    /// Nil if three of the corners are on one line.
    init?(_ arguments: FilterArguments) {
        func corner(_ key: String) -> SIMD2<Double> {
            let vector = arguments.vector(key)
            return SIMD2(Double(vector.x), Double(vector.y))
        }
        // Counterclockwise from the lower left.
        let points = [corner("inputBottomLeft"), corner("inputBottomRight"), corner("inputTopRight"), corner("inputTopLeft")]
        let (p0, p1, p2, p3) = (points[0], points[1], points[2], points[3])
        let (d1, d2, sum) = (p1 - p2, p3 - p2, p0 - p1 + p2 - p3)
        let determinant = d1.x * d2.y - d2.x * d1.y
        guard determinant.isFinite, abs(determinant) > 1e-9 else { return nil }
        let g = (sum.x * d2.y - d2.x * sum.y) / determinant
        let h = (d1.x * sum.y - sum.x * d1.y) / determinant
        corners = points
        rows = [
            SIMD3(p1.x - p0.x + g * p1.x, p3.x - p0.x + h * p3.x, p0.x), SIMD3(p1.y - p0.y + g * p1.y, p3.y - p0.y + h * p3.y, p0.y),
            SIMD3(g, h, 1),
        ]
    }

    /// The place of a point of the unit square.
    private func projected(_ point: SIMD2<Double>) -> SIMD2<Double> {
        let place = SIMD3(point.x, point.y, 1)
        let depth = (rows[2] * place).sum()
        return SIMD2((rows[0] * place).sum(), (rows[1] * place).sum()) / depth
    }

    /// The rows of the way back, by the adjugate matrix.
    private var inverse: [SIMD3<Double>] {
        let (a, b, c) = (rows[0], rows[1], rows[2])
        return [
            SIMD3(b.y * c.z - b.z * c.y, a.z * c.y - a.y * c.z, a.y * b.z - a.z * b.y),
            SIMD3(b.z * c.x - b.x * c.z, a.x * c.z - a.z * c.x, a.z * b.x - a.x * b.z),
            SIMD3(b.x * c.y - b.y * c.x, a.y * c.x - a.x * c.y, a.x * b.y - a.y * b.x),
        ]
    }

    private static func bounds(_ points: [SIMD2<Double>]) -> CGRect {
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        let (left, bottom) = (xs.min() ?? 0, ys.min() ?? 0)
        return CGRect(x: left, y: bottom, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - bottom)
    }

    /// The image with its corners at the four points.
    func transformed(_ image: ImageGraph) -> ImageGraph {
        let extent = image.extent
        guard !extent.isNull, !extent.isInfinite else { return .empty }
        let back = inverse
        return ImageGraph(
            WarpedPixels(
                input: image, source: { _ in extent },
                place: {
                    { place in
                        let point = SIMD3(Double(place.x), Double(place.y), 1)
                        let depth = (back[2] * point).sum()
                        let unit = SIMD2((back[0] * point).sum(), (back[1] * point).sum()) / depth
                        guard unit.x >= 0, unit.x <= 1, unit.y >= 0, unit.y <= 1 else { return nil }
                        return SIMD2(
                            Float(Double(extent.minX) + unit.x * Double(extent.width)),
                            Float(Double(extent.minY) + unit.y * Double(extent.height)))
                    }
                }), extent: Self.bounds(corners))
    }

    /// The part between the four points as a rectangle, with the longer ones of their distances as sides.
    func corrected(_ image: ImageGraph) -> ImageGraph {
        func distance(_ first: Int, _ second: Int) -> Double {
            (((corners[first] - corners[second]) * (corners[first] - corners[second])).sum()).squareRoot()
        }
        let width = max(distance(0, 1), distance(2, 3)).rounded()
        let height = max(distance(1, 2), distance(3, 0)).rounded()
        guard width >= 1, height >= 1, width < 65_500, height < 65_500 else { return .empty }
        let part = Self.bounds(corners)
        return ImageGraph(
            WarpedPixels(
                input: image, source: { _ in part },
                place: {
                    { place in
                        let point = projected(SIMD2(Double(place.x) / width, Double(place.y) / height))
                        return SIMD2(Float(point.x), Float(point.y))
                    }
                }), extent: CGRect(x: 0, y: 0, width: width, height: height))
    }
}
