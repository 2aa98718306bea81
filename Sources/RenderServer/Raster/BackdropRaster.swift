internal import HostInterface
internal import RenderProtocol

/// What lies beneath a backdrop layer, reduced to cells of several pixels, softened, and spread over pixels again.
///
/// A softened picture has no detail smaller than its radius, so a few cells a radius hold all of it. Cells whose pixels did not change
/// are kept from frame to frame.
/// > Units: pixels of the surface; cells are `cell` pixels wide and high and lie on a grid through the surface's origin.
final class BackdropRaster {
    /// Where the cells lie and how large they are.
    struct Grid: Hashable {
        /// What is looked at: the layer and, around it, as far as its softening reaches.
        let area: PixelRect
        let cell: Int
        let shift: Int

        init(area: PixelRect, deviation: Double) {
            var shift = 0
            // Three cells a deviation are enough for a smooth surface between them.
            while shift < Self.largestShift, Double(2 << shift) * Self.cellsADeviation <= deviation { shift += 1 }
            (self.area, self.shift, cell) = (area, shift, 1 << shift)
        }

        private static let largestShift = 4
        private static let cellsADeviation = 3.0

        var firstColumn: Int { area.x >> shift }
        var firstRow: Int { area.y >> shift }
        var columns: Int { ((area.maxX - 1) >> shift) - firstColumn + 1 }
        var rows: Int { ((area.maxY - 1) >> shift) - firstRow + 1 }

        /// A rectangle with its edges on those of cells.
        func aligned(_ rect: PixelRect) -> PixelRect {
            let part = rect.intersection(area)
            guard !part.isEmpty else { return .empty }
            return PixelRect(
                minX: (part.x >> shift) << shift, minY: (part.y >> shift) << shift, maxX: ((part.maxX + cell - 1) >> shift) << shift,
                maxY: ((part.maxY + cell - 1) >> shift) << shift
            ).intersection(area)
        }
    }

    /// What is made of the cells.
    struct Look: Hashable {
        var deviation: Double
        var saturation: Float
        var tint: RenderColor
    }

    let grid: Grid
    /// The mean of each cell's pixels, blue green red, 0...255.
    private var cells: [SIMD4<Float>]
    /// Softened and tinted, 8 bits after the point.
    private var shown: [SIMD4<UInt16>] = []
    private var shownLook: Look?
    /// Counted for tests.
    private(set) var softenCount = 0

    init(_ grid: Grid) {
        self.grid = grid
        cells = Array(repeating: .zero, count: grid.columns * grid.rows)
    }

    var hasPicture: Bool { shownLook != nil }

    // MARK: Looking

    /// Takes over what a target shows in rectangles whose edges are those of cells.
    func capture(_ region: Region, from target: Target) {
        region.eachRect { rect in
            let part = rect.intersection(grid.area)
            guard !part.isEmpty else { return }
            for row in (part.y >> grid.shift)...((part.maxY - 1) >> grid.shift) {
                capture(row: row, part, from: target)
            }
        }
        shownLook = nil
    }

    /// Takes over one row of cells, a row of pixels at a time, as these lie one after the other in memory.
    private func capture(row: Int, _ part: PixelRect, from target: Target) {
        let (top, bottom) = (max(row << grid.shift, part.y), min((row + 1) << grid.shift, part.maxY))
        let (first, last) = (part.x >> grid.shift, (part.maxX - 1) >> grid.shift)
        let base = (row - grid.firstRow) * grid.columns - grid.firstColumn
        withUnsafeTemporaryAllocation(of: SIMD8<UInt16>.self, capacity: last - first + 1) { sums in
            sums.initialize(repeating: .zero)
            for y in top..<bottom {
                guard let line = target.row(y) else { return }
                for column in first...last {
                    let (left, right) = (max(column << grid.shift, part.x), min((column + 1) << grid.shift, part.maxX))
                    Self.add(UnsafeRawPointer(line + left), right - left, to: &sums[column - first])
                }
            }
            for column in first...last {
                let (left, right) = (max(column << grid.shift, part.x), min((column + 1) << grid.shift, part.maxX))
                let sum = SIMD8<UInt32>(truncatingIfNeeded: sums[column - first])
                cells[base + column] = SIMD4<Float>(sum.lowHalf &+ sum.highHalf) / Float((right - left) * (bottom - top))
            }
        }
    }

    /// Adds pixels to a sum in two halves. > Precondition: at most 16 × 16 pixels a sum, so that each half fits 16 bits.
    @inline(__always)
    private static func add(_ pixels: UnsafeRawPointer, _ count: Int, to sum: inout SIMD8<UInt16>) {
        var x = 0
        while x + 2 <= count {
            sum &+= SIMD8<UInt16>(truncatingIfNeeded: (pixels + x * 4).loadUnaligned(as: SIMD8<UInt8>.self))
            x += 2
        }
        guard x < count else { return }
        let rest = SIMD4<UInt16>(truncatingIfNeeded: (pixels + x * 4).loadUnaligned(as: SIMD4<UInt8>.self))
        sum &+= SIMD8(lowHalf: rest, highHalf: .zero)
    }

    // MARK: Softening

    /// Makes the picture that `draw` spreads out, if it is not made yet.
    func soften(_ look: Look) {
        guard shownLook != look else { return }
        shownLook = look
        softenCount += 1
        var work = cells
        if look.deviation > 0 { soften(&work, deviation: look.deviation / Double(grid.cell)) }
        let tint = SIMD4<Float>(look.tint.blue, look.tint.green, look.tint.red, 1).clamped * 255
        let alpha = look.tint.alpha > 0 ? min(1, look.tint.alpha) : 0
        let (low, high) = (SIMD4<Float>.zero, SIMD4<Float>(repeating: 255))
        shown = work.map { value in
            let grey = value.x * 0.0722 + value.y * 0.7152 + value.z * 0.2126
            var color = (value - grey) * look.saturation + grey
            color = pointwiseMin(pointwiseMax(color, low), high)
            color = ((tint - color) * alpha + color) * 256 + 0.5
            func part(_ value: Float) -> UInt16 { UInt16(truncatingIfNeeded: Int32(value)) }
            return SIMD4(part(color.x), part(color.y), part(color.z), 255 << 8)
        }
    }

    /// Three box filters one after the other are nearly a Gaussian.
    private func soften(_ cells: inout [SIMD4<Float>], deviation: Double) {
        var other = cells
        for radius in Self.boxRadii(deviation: deviation) where radius > 0 {
            boxes(cells, &other, lines: grid.rows, lineStep: grid.columns, length: grid.columns, step: 1, radius: radius)
            boxes(other, &cells, lines: grid.columns, lineStep: 1, length: grid.rows, step: grid.columns, radius: radius)
        }
    }

    /// Radii of three boxes whose variances add up to the Gaussian's.
    static func boxRadii(deviation: Double) -> [Int] {
        let ideal = (4 * deviation * deviation + 1).squareRoot()
        var lower = Int(ideal)
        if lower % 2 == 0 { lower -= 1 }
        lower = max(1, lower)
        let l = Double(lower)
        let count = Int(((12 * deviation * deviation - 3 * l * l - 12 * l - 9) / (-4 * l - 4)).rounded())
        return (0..<3).map { (($0 < count ? lower : lower + 2) - 1) / 2 }
    }

    /// How far one pixel's colour spreads. > Units: pixels.
    static func reach(_ grid: Grid, deviation: Double) -> Int {
        guard deviation > 0 else { return 0 }
        // Spreading cells over pixels reaches one cell farther.
        return (boxRadii(deviation: deviation / Double(grid.cell)).reduce(0, +) + 2) * grid.cell
    }

    /// The mean of 2 · radius + 1 cells around each one, a line at a time; the ends go on beyond the edges.
    private func boxes(
        _ from: [SIMD4<Float>], _ to: inout [SIMD4<Float>], lines: Int, lineStep: Int, length: Int, step: Int, radius: Int
    ) {
        let factor = 1 / Float(2 * radius + 1)
        from.withUnsafeBufferPointer { from in
            to.withUnsafeMutableBufferPointer { to in
                for line in 0..<lines {
                    let start = line * lineStep
                    let (first, last) = (from[start], from[start + (length - 1) * step])
                    var sum = first * Float(radius + 1)
                    for index in 1...radius { sum += index < length ? from[start + index * step] : last }
                    for index in 0..<length {
                        to[start + index * step] = sum * factor
                        let (enter, leave) = (index + radius + 1, index - radius)
                        sum += enter < length ? from[start + enter * step] : last
                        sum -= leave >= 0 ? from[start + leave * step] : first
                    }
                }
            }
        }
    }

    // MARK: Showing

    /// Spreads the softened cells over pixels of a target, between their middles in proportion.
    ///
    /// Rows between the middles of two rows of cells begin with the upper one and take the same step each towards the lower one.
    func draw(_ rect: PixelRect, on target: Target) {
        let part = rect.intersection(grid.area)
        guard !part.isEmpty, !shown.isEmpty else { return }
        let (cell, shift, half) = (grid.cell, grid.shift, grid.cell / 2)
        // Two pixels are written at a time.
        let wide = (part.width + 1) & ~1
        withUnsafeTemporaryAllocation(of: SIMD8<UInt16>.self, capacity: 3 * wide / 2) { buffer in
            guard let pairs = buffer.baseAddress else { return }
            let row = UnsafeMutableRawPointer(pairs).assumingMemoryBound(to: SIMD4<UInt16>.self)
            let (step, lower) = (row + wide, row + 2 * wide)
            var y = part.y
            while y < part.maxY {
                let upper = (y - half) >> shift
                let start = (upper << shift) + half
                let end = min(start + cell, part.maxY)
                spread(upper - grid.firstRow, part, row)
                spread(upper + 1 - grid.firstRow, part, lower)
                // Half a step in: a pixel's middle lies between its edges.
                let way = UInt16(truncatingIfNeeded: 2 * (y - start) + (cell > 1 ? 1 : 0))
                for x in 0..<part.width {
                    let whole = lower[x] &- row[x]
                    let pace = SIMD4<Int16>(truncatingIfNeeded: whole) &>> SIMD4(repeating: Int16(truncatingIfNeeded: shift))
                    let twice = SIMD4<Int16>(truncatingIfNeeded: whole) &>> SIMD4(repeating: Int16(truncatingIfNeeded: shift + 1))
                    step[x] = SIMD4(truncatingIfNeeded: pace)
                    row[x] &+= SIMD4(truncatingIfNeeded: twice) &* SIMD4(repeating: way)
                }
                while y < end {
                    guard let line = target.row(y) else { return }
                    Self.write(row, step, part.width, to: line + part.x)
                    y += 1
                }
            }
        }
    }

    /// Writes a row of pixels and moves it on by a step.
    @inline(__always)
    private static func write(
        _ row: UnsafeMutablePointer<SIMD4<UInt16>>, _ step: UnsafeMutablePointer<SIMD4<UInt16>>, _ width: Int,
        to line: UnsafeMutablePointer<UInt32>
    ) {
        let values = UnsafeMutableRawPointer(row).assumingMemoryBound(to: SIMD8<UInt16>.self)
        let steps = UnsafeRawPointer(step).assumingMemoryBound(to: SIMD8<UInt16>.self)
        let shift = SIMD8<UInt16>(repeating: 8)
        var x = 0
        while x + 2 <= width {
            let two = values[x / 2]
            UnsafeMutableRawPointer(line + x).storeBytes(of: SIMD8<UInt8>(truncatingIfNeeded: two &>> shift), as: SIMD8<UInt8>.self)
            values[x / 2] = two &+ steps[x / 2]
            x += 2
        }
        while x < width {
            let bytes = SIMD4<UInt8>(truncatingIfNeeded: row[x] &>> SIMD4<UInt16>(repeating: 8))
            line[x] = unsafeBitCast(bytes, to: UInt32.self)
            row[x] &+= step[x]
            x += 1
        }
    }

    /// A row of cells at every pixel of `part`'s width.
    private func spread(_ index: Int, _ part: PixelRect, _ row: UnsafeMutablePointer<SIMD4<UInt16>>) {
        let (cell, shift, half) = (grid.cell, grid.shift, grid.cell / 2)
        let base = min(max(index, 0), grid.rows - 1) * grid.columns
        var x = part.x
        while x < part.maxX {
            let column = (x - half) >> shift
            let start = (column << shift) + half
            let end = min(start + cell, part.maxX)
            let left = shown[base + min(max(column - grid.firstColumn, 0), grid.columns - 1)]
            let right = shown[base + min(max(column + 1 - grid.firstColumn, 0), grid.columns - 1)]
            let whole = SIMD4<Int32>(truncatingIfNeeded: right) &- SIMD4<Int32>(truncatingIfNeeded: left)
            let half = SIMD4<UInt16>(truncatingIfNeeded: whole &>> SIMD4(repeating: Int32(truncatingIfNeeded: shift + 1)))
            let pace = half &+ half
            var value = left &+ half &* SIMD4(repeating: UInt16(truncatingIfNeeded: 2 * (x - start) + (cell > 1 ? 1 : 0)))
            while x < end {
                row[x - part.x] = value
                value &+= pace
                x += 1
            }
        }
    }
}

extension SIMD4<Float> {
    /// With numbers that cannot be shown brought to 0...1; what is no number becomes 0.
    fileprivate var clamped: SIMD4<Float> {
        func unit(_ value: Float) -> Float { value > 0 ? Swift.min(1, value) : 0 }
        return SIMD4(unit(x), unit(y), unit(z), unit(w))
    }
}
