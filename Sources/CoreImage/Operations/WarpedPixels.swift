/// Takes each pixel from another place of the image.
struct WarpedPixels: ImageOperation {
    enum Sampling: Sendable {
        /// Between the four nearest pixels, or the nearest one.
        case linear, nearest
    }
    let input: ImageGraph
    var sampling = Sampling.linear
    /// The rectangle of the image that a rectangle of the result is taken from.
    let source: @Sendable (CGRect) -> CGRect
    /// The place that a place of the result is taken from; a kernel made once for each tile. Nil leaves the pixel transparent.
    let place: @Sendable () -> (SIMD2<Float>) -> SIMD2<Float>?
    var inputs: [ImageGraph] { [input] }

    func region(ofInput index: Int, for area: PixelArea) -> PixelArea { PixelArea(covering: source(area.rect)).grown(by: 2, 2) }

    func render(into tile: PixelTile, _ inputs: [PixelTile], in space: WorkingSpace) {
        let (from, place) = (inputs[0], place())
        tile.forEachRow { row, y in
            for x in tile.area.minX..<tile.area.maxX {
                guard let point = place(SIMD2(Float(x) + 0.5, Float(y) + 0.5)) else { continue }
                row[x - tile.area.minX] = sampling == .nearest ? from.nearest(point.x, point.y) : from.sample(point.x, point.y)
            }
        }
    }
}

/// An affine transform. Whole translations copy; reductions are averaged over the area of a result's pixel.
struct TransformedPixels: ImageOperation {
    let input: ImageGraph
    let transform: CGAffineTransform
    var isNearest = false
    private let inverse: CGAffineTransform
    var inputs: [ImageGraph] { [input] }

    /// Nil for a transform without an inverse.
    init?(_ input: ImageGraph, _ transform: CGAffineTransform, isNearest: Bool = false) {
        let determinant = transform.a * transform.d - transform.b * transform.c
        guard determinant.isFinite, abs(determinant) > 1e-12, transform.tx.isFinite, transform.ty.isFinite else { return nil }
        (self.input, self.transform, self.isNearest, inverse) = (input, transform, isNearest, transform.inverted())
    }

    func region(ofInput index: Int, for area: PixelArea) -> PixelArea {
        PixelArea(covering: area.rect.applying(inverse)).grown(by: 2, 2)
    }

    /// Samples for each side of a pixel, so that a reduced image has no gaps between them.
    private var samples: Int {
        let longest = max(inverse.a * inverse.a + inverse.b * inverse.b, inverse.c * inverse.c + inverse.d * inverse.d).squareRoot()
        return isNearest ? 1 : min(max(Int(min(longest, 16).rounded(.up)), 1), 16)
    }

    func render(into tile: PixelTile, _ inputs: [PixelTile], in space: WorkingSpace) {
        let (from, count) = (inputs[0], samples)
        // In double precision: a large offset must not shift pixels.
        func point(_ x: Double, _ y: Double) -> SIMD2<Float> {
            let place = CGPoint(x: x, y: y).applying(inverse)
            // A place that is a pixel's centre but for rounding is that centre.
            let (column, line) = (place.x - 0.5, place.y - 0.5)
            let snapped = (
                x: abs(column - column.rounded()) < 1e-4 ? column.rounded() : column,
                y: abs(line - line.rounded()) < 1e-4 ? line.rounded() : line
            )
            return SIMD2(Float(snapped.x + 0.5), Float(snapped.y + 0.5))
        }
        tile.forEachRow { row, y in
            for x in tile.area.minX..<tile.area.maxX {
                if count == 1 {
                    let place = point(Double(x) + 0.5, Double(y) + 0.5)
                    row[x - tile.area.minX] = isNearest ? from.nearest(place.x, place.y) : from.sample(place.x, place.y)
                    continue
                }
                var sum = Pixel.zero
                for index in 0..<count * count {
                    let (across, up) = (Double(index % count), Double(index / count))
                    let place = point(Double(x) + (across + 0.5) / Double(count), Double(y) + (up + 0.5) / Double(count))
                    sum += from.sample(place.x, place.y)
                }
                row[x - tile.area.minX] = sum / Float(count * count)
            }
        }
    }
}
