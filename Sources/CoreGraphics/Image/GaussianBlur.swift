/// Softens a plane of bytes as a Gaussian does.
///
/// Small deviations use the curve itself, larger ones three box averages in a row, which follow it to about 3 %.
package enum GaussianBlur {
    private static let smallestForBoxes = 2.0

    /// How many pixels further a blurred shape reaches.
    package static func reach(deviation: Double) -> Int { deviation > 0 ? Int((deviation * 3).rounded(.up)) : 0 }

    /// > Units: `deviation` in pixels. > Complexity: O(width · height), whatever the deviation.
    package static func blur(_ bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, bytesPerRow: Int, deviation: Double) {
        guard deviation > 0.05, width > 0, height > 0 else { return }
        let pass: (UnsafePointer<UInt8>, Int, UnsafeMutablePointer<UInt8>, Int, Int) -> Void
        if deviation < smallestForBoxes {
            let kernel = kernel(deviation: deviation)
            pass = { convolve($0, $1, $2, $3, $4, kernel) }
        } else {
            let boxes = boxes(deviation: deviation)
            pass = { average($0, $1, $2, $3, $4, boxes) }
        }
        let longest = max(width, height)
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longest * 2) { buffer in
            guard let line = buffer.baseAddress else { return }
            for y in 0..<height {
                let row = bytes + y * bytesPerRow
                line.update(from: row, count: width)
                pass(line, width, row, 1, longest)
            }
            for x in 0..<width {
                for y in 0..<height { line[y] = bytes[y * bytesPerRow + x] }
                pass(line, height, bytes + x, bytesPerRow, longest)
            }
        }
    }

    /// Weights that add up to 65 536, the middle first.
    private static func kernel(deviation: Double) -> [UInt32] {
        let radius = reach(deviation: deviation)
        let weights = (0...radius).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
        let sum = weights[0] + 2 * weights.dropFirst().reduce(0, +)
        return weights.map { UInt32(($0 / sum * 65_536).rounded()) }
    }

    /// Widths of three boxes with the variance asked for.
    private static func boxes(deviation: Double) -> [Int] {
        let ideal = (4 * deviation * deviation + 1).squareRoot()
        var lower = Int(ideal)
        if lower % 2 == 0 { lower -= 1 }
        let size = Double(lower)
        let small = ((12 * deviation * deviation - 3 * size * size - 12 * size - 9) / (-4 * size - 4)).rounded()
        return (0..<3).map { Double($0) < small ? lower : lower + 2 }
    }

    private static func convolve(
        _ line: UnsafePointer<UInt8>, _ count: Int, _ out: UnsafeMutablePointer<UInt8>, _ step: Int, _ longest: Int, _ kernel: [UInt32]
    ) {
        kernel.withUnsafeBufferPointer { weights in
            for index in 0..<count {
                var sum = weights[0] * UInt32(line[index])
                for distance in 1..<weights.count {
                    let before = index - distance
                    let after = index + distance
                    let pair = (before >= 0 ? UInt32(line[before]) : 0) + (after < count ? UInt32(line[after]) : 0)
                    sum += weights[distance] * pair
                }
                out[index * step] = UInt8(min(255, (sum + 32_768) >> 16))
            }
        }
    }

    /// `line` has room for a second line of `longest` bytes behind it.
    private static func average(
        _ line: UnsafePointer<UInt8>, _ count: Int, _ out: UnsafeMutablePointer<UInt8>, _ step: Int, _ longest: Int, _ boxes: [Int]
    ) {
        let first = UnsafeMutablePointer(mutating: line)
        let second = first + longest
        box(first, second, count, 1, boxes[0])
        box(second, first, count, 1, boxes[1])
        box(first, out, count, step, boxes[2])
    }

    private static func box(_ from: UnsafePointer<UInt8>, _ to: UnsafeMutablePointer<UInt8>, _ count: Int, _ step: Int, _ size: Int) {
        let half = size / 2
        let scale = UInt32((65_536 + size / 2) / size)
        var sum: UInt32 = 0
        for index in 0..<min(half, count) { sum += UInt32(from[index]) }
        for index in 0..<count {
            if index + half < count { sum += UInt32(from[index + half]) }
            to[index * step] = UInt8(min(255, (sum * scale + 32_768) >> 16))
            if index - half >= 0 { sum -= UInt32(from[index - half]) }
        }
    }
}
