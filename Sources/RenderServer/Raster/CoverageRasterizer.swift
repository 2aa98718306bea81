internal import HostInterface
internal import RenderProtocol

/// Turns outlines into coverage, exactly: each pixel gets the part of its area that lies inside.
///
/// Areas are signed, so an outline walked the other way cuts a hole; outlines that overlap themselves are not for it.
enum CoverageRasterizer {
    /// The coverage of `outlines` (in pixels of the surface) within `rect`. Nil when the rectangle is too large.
    static func raster(_ outlines: [[RenderPoint]], in rect: PixelRect) -> PixelSource? {
        guard let picture = PixelSource.make(.coverage, width: rect.width, height: rect.height), let bytes = picture.bytes else { return nil }
        let (width, height) = (rect.width, rect.height)
        // One number a pixel and one more a row: each holds the change of coverage against the pixel left of it.
        var deltas = [Float](repeating: 0, count: (width + 2) * height)
        deltas.withUnsafeMutableBufferPointer { buffer in
            for outline in outlines where outline.count > 2 {
                var previous = outline[outline.count - 1]
                for point in outline {
                    add(
                        previous.x - Double(rect.x), previous.y - Double(rect.y), point.x - Double(rect.x), point.y - Double(rect.y),
                        width: width, height: height, to: buffer)
                    previous = point
                }
            }
            for y in 0..<height {
                var sum: Float = 0
                let row = bytes + y * picture.bytesPerRow
                for x in 0..<width {
                    sum += buffer[y * (width + 2) + x]
                    row[x] = UInt8(min(255, abs(sum) * 255 + 0.5))
                }
            }
        }
        return picture
    }

    private static func add(
        _ ax: Double, _ ay: Double, _ bx: Double, _ by: Double, width: Int, height: Int, to deltas: UnsafeMutableBufferPointer<Float>
    ) {
        guard ay != by, ax.isFinite, ay.isFinite, bx.isFinite, by.isFinite else { return }
        let sign: Double = ay < by ? 1 : -1
        let (x0, y0, x1, y1) = ay < by ? (ax, ay, bx, by) : (bx, by, ax, ay)
        guard y1 > 0, y0 < Double(height) else { return }
        let slope = (x1 - x0) / (y1 - y0)
        var y = max(y0, 0)
        let end = min(y1, Double(height))
        while y < end {
            let rowIndex = Int(y)
            let next = min(Double(rowIndex + 1), end)
            let (xa, xb) = (x0 + (y - y0) * slope, x0 + (next - y0) * slope)
            addSpan(min(xa, xb), max(xa, xb), amount: (next - y) * sign, row: rowIndex, width: width, to: deltas)
            guard next > y else { break }
            y = next
        }
    }

    /// An edge that runs from `left` to `right` within one row and covers `amount` of its height; what is right of it is inside.
    private static func addSpan(
        _ left: Double, _ right: Double, amount: Double, row: Int, width: Int, to deltas: UnsafeMutableBufferPointer<Float>
    ) {
        let base = row * (width + 2)
        let limit = Double(width)
        if right <= 0 {
            deltas[base] += Float(amount)
            return
        }
        if left >= limit { return }
        if right - left < 1e-9 {
            put(left, amount, base, width, deltas)
            return
        }
        // Cut at pixel boundaries; within a pixel the mean place stands for the edge.
        var x = left
        let density = amount / (right - left)
        if x < 0 {
            deltas[base] += Float(-x * density)
            x = 0
        }
        let end = min(right, limit)
        while x < end {
            let next = min(Double(Int(x) + 1), end)
            put((x + next) / 2, (next - x) * density, base, width, deltas)
            x = next
        }
    }

    @inline(__always)
    private static func put(_ x: Double, _ amount: Double, _ base: Int, _ width: Int, _ deltas: UnsafeMutableBufferPointer<Float>) {
        let place = max(0, x)
        let column = min(Int(place), width)
        let part = place - Double(column)
        deltas[base + column] += Float(amount * (1 - part))
        deltas[base + column + 1] += Float(amount * part)
    }
}
