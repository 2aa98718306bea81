import HostInterface

/// Brings a picture down to the size it has in the window, and lays it over the backdrop.
///
/// A device's picture has three pixels to a point, most windows one or two. The renderer's own filter looks at four source pixels only and would
/// tear thin lines and small text; here every source pixel counts with the area it covers.
struct FrameScaler {
    let source: PixelSize
    let target: PixelSize
    /// Opaque BGRA shown where the picture lets through.
    let backdrop: UInt32
    private let columns: [Span]
    private let rows: [Span]

    /// The source pixels one target pixel covers; weights are in 1/256 and add up to 256.
    private struct Span {
        var first: Int
        var weights: [UInt64]
    }

    /// > Precondition: `target` is no larger than `source` and neither is empty.
    init(source: PixelSize, target: PixelSize, backdrop: UInt32) {
        self.source = source
        self.target = target
        self.backdrop = backdrop
        columns = Self.spans(source: source.width, target: target.width)
        rows = Self.spans(source: source.height, target: target.height)
    }

    private static func spans(source: Int, target: Int) -> [Span] {
        let ratio = Double(source) / Double(target)
        return (0..<target).map { index in
            let start = Double(index) * ratio
            let end = index == target - 1 ? Double(source) : Double(index + 1) * ratio
            let first = min(source - 1, Int(start))
            let last = max(first, min(source - 1, Int((end - 1e-9).rounded(.down))))
            // Rounding the running total, not each weight, keeps the sum exact.
            var total = 0.0
            var weights: [UInt64] = []
            for pixel in first...last {
                let before = total.rounded()
                total += (min(end, Double(pixel + 1)) - max(start, Double(pixel))) / (end - start) * 256
                weights.append(UInt64((pixel == last ? 256 : total.rounded()) - before))
            }
            return Span(first: first, weights: weights)
        }
    }

    /// The target pixels that show any of `rect`.
    func targetRect(of rect: PixelRect) -> PixelRect {
        let left = rect.x * target.width / source.width
        let top = rect.y * target.height / source.height
        let right = (rect.maxX * target.width + source.width - 1) / source.width
        let bottom = (rect.maxY * target.height + source.height - 1) / source.height
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top).intersection(target.bounds)
    }

    /// The pixels of `rect` (in the target), row after row. `pixels` is the whole source.
    func scaled(_ rect: PixelRect, from pixels: UnsafeRawPointer, bytesPerRow: Int) -> [UInt32] {
        [UInt32](unsafeUninitializedCapacity: rect.area) { output, count in
            count = rect.area
            guard let base = output.baseAddress else { return }
            if source == target {
                copy(rect, from: pixels, bytesPerRow: bytesPerRow, to: base)
            } else {
                average(rect, from: pixels, bytesPerRow: bytesPerRow, to: base)
            }
        }
    }

    private func copy(_ rect: PixelRect, from pixels: UnsafeRawPointer, bytesPerRow: Int, to output: UnsafeMutablePointer<UInt32>) {
        for row in 0..<rect.height {
            let line = (pixels + (rect.y + row) * bytesPerRow).assumingMemoryBound(to: UInt32.self) + rect.x
            let target = output + row * rect.width
            for x in 0..<rect.width { target[x] = overBackdrop(line[x]) }
        }
    }

    private func average(_ rect: PixelRect, from pixels: UnsafeRawPointer, bytesPerRow: Int, to output: UnsafeMutablePointer<UInt32>) {
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: rect.width) { sums in
            for row in 0..<rect.height {
                sums.initialize(repeating: 0)
                let span = rows[rect.y + row]
                for (offset, weight) in span.weights.enumerated() where weight > 0 {
                    let line = (pixels + (span.first + offset) * bytesPerRow).assumingMemoryBound(to: UInt32.self)
                    addRow(line, firstColumn: rect.x, weight: weight, to: sums)
                }
                let target = output + row * rect.width
                for x in 0..<rect.width { target[x] = overBackdrop(Self.packed(sums[x])) }
            }
        }
    }

    @inline(__always)
    private func addRow(_ line: UnsafePointer<UInt32>, firstColumn: Int, weight: UInt64, to sums: UnsafeMutableBufferPointer<UInt64>) {
        columns.withUnsafeBufferPointer { columns in
            for x in 0..<sums.count {
                let span = columns[firstColumn + x]
                var sum: UInt64 = 0
                span.weights.withUnsafeBufferPointer { weights in
                    for index in 0..<weights.count { sum &+= Self.spread(line[span.first + index]) &* weights[index] }
                }
                sums[x] &+= ((sum >> 8) & Self.lanes) &* weight
            }
        }
    }

    /// Four 16-bit lanes, one a component: a weighted sum of bytes with weights up to 256 does not leave its lane.
    private static let lanes: UInt64 = 0x00FF_00FF_00FF_00FF

    @inline(__always)
    private static func spread(_ pixel: UInt32) -> UInt64 {
        UInt64(pixel & 0x00FF_00FF) | UInt64(pixel & 0xFF00_FF00) << 24
    }

    @inline(__always)
    private static func packed(_ sums: UInt64) -> UInt32 {
        let bytes = (sums >> 8) & lanes
        return UInt32(truncatingIfNeeded: bytes & 0x00FF_00FF) | UInt32(truncatingIfNeeded: (bytes >> 24) & 0xFF00_FF00)
    }

    @inline(__always)
    private func overBackdrop(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        guard alpha < 255 else { return pixel }
        let rest = 255 - alpha
        let low = (backdrop & 0x00FF_00FF) &* rest
        let high = ((backdrop >> 8) & 0x00FF_00FF) &* rest
        // Each product is at most 255², so `(v + 128) * 257 >> 16` is an exact division by 255 in its lane.
        func divided(_ pair: UInt32) -> UInt32 {
            let first = (((pair & 0xFFFF) &+ 128) &* 257) >> 16
            let second = (((pair >> 16) &+ 128) &* 257) >> 16
            return first | second << 16
        }
        return (pixel &+ (divided(low) | divided(high) << 8)) | 0xFF00_0000
    }
}
