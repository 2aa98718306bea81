/// Gaussian blur of a plane of bytes.
///
/// Small deviations use the kernel itself, larger ones three consecutive box filters, which approximate it to about 3 %.
package enum GaussianBlur {
    private static let smallestForBoxes = 2.0

    /// By how many pixels a blurred shape is extended.
    package static func reach(deviation: Double) -> Int { deviation > 0 ? Int((deviation * 3).rounded(.up)) : 0 }

    /// > Units: `deviation` in pixels. > Complexity: O(width · height), whatever the deviation.
    package static func blur(_ bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, bytesPerRow: Int, deviation: Double) {
        guard deviation > 0.05, width > 0, height > 0 else { return }
        // Each pass is a sequential scan over the bytes, rows first: columns are summed in parallel, a row of them at a time.
        let rows = Plane(count: height, length: width, step: bytesPerRow)
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: width * height) { buffer in
            guard let other = buffer.baseAddress else { return }
            if deviation < smallestForBoxes {
                let kernel = kernel(deviation: deviation)
                for y in 0..<height { convolve(bytes + y * bytesPerRow, width, other + y * width, kernel) }
                convolveColumns(other, rows, to: bytes, kernel)
            } else {
                let boxes = boxes(deviation: deviation)
                for y in 0..<height {
                    let (row, line) = (bytes + y * bytesPerRow, other + y * width)
                    box(row, line, width, boxes[0])
                    box(line, row, width, boxes[1])
                    box(row, line, width, boxes[2])
                }
                let packed = Plane(count: height, length: width, step: width)
                boxColumns(other, packed, to: bytes, rows, boxes[0])
                boxColumns(bytes, rows, to: other, packed, boxes[1])
                boxColumns(other, packed, to: bytes, rows, boxes[2])
            }
        }
    }

    /// Rows of bytes.
    private struct Plane {
        let count: Int
        let length: Int
        let step: Int
    }

    /// Weights that add up to 65 536, the middle first.
    private static func kernel(deviation: Double) -> [UInt32] {
        let radius = reach(deviation: deviation)
        let weights = (0...radius).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
        let sum = weights[0] + 2 * weights.dropFirst().reduce(0, +)
        return weights.map { UInt32(($0 / sum * 65_536).rounded()) }
    }

    /// Widths of three boxes with the requested variance.
    private static func boxes(deviation: Double) -> [Int] {
        let ideal = (4 * deviation * deviation + 1).squareRoot()
        var lower = Int(ideal)
        if lower % 2 == 0 { lower -= 1 }
        let size = Double(lower)
        let small = ((12 * deviation * deviation - 3 * size * size - 12 * size - 9) / (-4 * size - 4)).rounded()
        return (0..<3).map { Double($0) < small ? lower : lower + 2 }
    }

    private static func convolve(_ line: UnsafePointer<UInt8>, _ count: Int, _ out: UnsafeMutablePointer<UInt8>, _ kernel: [UInt32]) {
        kernel.withUnsafeBufferPointer { weights in
            for index in 0..<count {
                var sum = weights[0] * UInt32(line[index])
                for distance in 1..<weights.count {
                    let before = index - distance
                    let after = index + distance
                    let pair = (before >= 0 ? UInt32(line[before]) : 0) + (after < count ? UInt32(line[after]) : 0)
                    sum += weights[distance] * pair
                }
                out[index] = UInt8(min(255, (sum + 32_768) >> 16))
            }
        }
    }

    /// `from` is packed: its rows have no padding.
    private static func convolveColumns(
        _ from: UnsafePointer<UInt8>, _ rows: Plane, to out: UnsafeMutablePointer<UInt8>, _ kernel: [UInt32]
    ) {
        kernel.withUnsafeBufferPointer { weights in
            for y in 0..<rows.count {
                let target = out + y * rows.step
                for x in 0..<rows.length {
                    var sum = weights[0] * UInt32(from[y * rows.length + x])
                    for distance in 1..<weights.count {
                        let before = y - distance
                        let after = y + distance
                        let above = before >= 0 ? UInt32(from[before * rows.length + x]) : 0
                        let below = after < rows.count ? UInt32(from[after * rows.length + x]) : 0
                        sum += weights[distance] * (above + below)
                    }
                    target[x] = UInt8(min(255, (sum + 32_768) >> 16))
                }
            }
        }
    }

    private static func box(_ from: UnsafePointer<UInt8>, _ to: UnsafeMutablePointer<UInt8>, _ count: Int, _ size: Int) {
        let half = size / 2
        let scale = UInt32((65_536 + size / 2) / size)
        var sum: UInt32 = 0
        for index in 0..<min(half, count) { sum += UInt32(from[index]) }
        for index in 0..<count {
            if index + half < count { sum += UInt32(from[index + half]) }
            to[index] = UInt8(min(255, (sum * scale + 32_768) >> 16))
            if index - half >= 0 { sum -= UInt32(from[index - half]) }
        }
    }

    private static func boxColumns(
        _ from: UnsafePointer<UInt8>, _ source: Plane, to: UnsafeMutablePointer<UInt8>, _ target: Plane, _ size: Int
    ) {
        let half = size / 2
        let scale = UInt32((65_536 + size / 2) / size)
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: source.length) { sums in
            sums.initialize(repeating: 0)
            for y in 0..<min(half, source.count) {
                let row = from + y * source.step
                for x in 0..<source.length { sums[x] &+= UInt32(row[x]) }
            }
            for y in 0..<source.count {
                if y + half < source.count {
                    let row = from + (y + half) * source.step
                    for x in 0..<source.length { sums[x] &+= UInt32(row[x]) }
                }
                let out = to + y * target.step
                for x in 0..<source.length { out[x] = UInt8(truncatingIfNeeded: min(255, (sums[x] &* scale &+ 32_768) >> 16)) }
                if y - half >= 0 {
                    let row = from + (y - half) * source.step
                    for x in 0..<source.length { sums[x] &-= UInt32(row[x]) }
                }
            }
        }
    }
}
