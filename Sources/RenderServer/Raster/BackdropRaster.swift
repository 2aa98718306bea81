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

        /// The part of a rectangle that lies in the area, widened to whole cells: rows are kept one by one, but no column is.
        func aligned(_ rect: PixelRect) -> PixelRect {
            let part = rect.intersection(area)
            guard !part.isEmpty else { return .empty }
            return PixelRect(
                minX: (part.x >> shift) << shift, minY: part.y, maxX: ((part.maxX + cell - 1) >> shift) << shift, maxY: part.maxY
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
    private var sums: BackdropSums
    /// Softened and tinted, 8 bits after the point.
    private var shown: [SIMD4<UInt16>] = []
    private var shownAppearance: Look?

    init(_ grid: Grid) {
        self.grid = grid
        sums = BackdropSums(grid)
    }

    var hasPicture: Bool { shownAppearance != nil }

    // MARK: Looking

    /// Takes over what a target shows in rectangles that are `aligned`.
    func capture(_ region: Region, from target: Target) {
        region.eachRect { sums.take($0.intersection(grid.area), from: target) }
        shownAppearance = nil
    }

    /// What was seen moves, and is seen in `region` now.
    func carry(_ region: Region, dy: Int) {
        sums.carry(region, dy: dy)
        shownAppearance = nil
    }

    // MARK: Softening

    /// Makes the picture that `draw` spreads out, if it is not made yet.
    func soften(_ look: Look) {
        guard shownAppearance != look else { return }
        shownAppearance = look
        var work = sums.means()
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
        // So many pixels are written at a time.
        let wide = (part.width + 7) & ~7
        withUnsafeTemporaryAllocation(of: SIMD16<UInt16>.self, capacity: 3 * wide / 4) { buffer in
            guard let fours = buffer.baseAddress else { return }
            let row = UnsafeMutableRawPointer(fours).assumingMemoryBound(to: SIMD4<UInt16>.self)
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
                guard let line = target.row(y) else { return }
                Self.write(row, step, part.width, to: line + part.x, rows: end - y, bytesPerRow: target.picture.bytesPerRow)
                y = end
            }
        }
    }

    /// Writes rows of pixels, each a step from the one before: a few columns all the way down, so that they stay in registers.
    private static func write(
        _ row: UnsafePointer<SIMD4<UInt16>>, _ step: UnsafePointer<SIMD4<UInt16>>, _ width: Int, to line: UnsafeMutablePointer<UInt32>,
        rows: Int, bytesPerRow: Int
    ) {
        let shift = SIMD16<UInt16>(repeating: 8)
        var x = 0
        while x + 8 <= width {
            var (left, right) = (UnsafeRawPointer(row + x).load(as: Fours.self), UnsafeRawPointer(row + x + 4).load(as: Fours.self))
            let (leftStep, rightStep) = (
                UnsafeRawPointer(step + x).load(as: Fours.self), UnsafeRawPointer(step + x + 4).load(as: Fours.self)
            )
            var place = UnsafeMutableRawPointer(line + x)
            for _ in 0..<rows {
                place.storeBytes(of: SIMD16<UInt8>(truncatingIfNeeded: left &>> shift), as: SIMD16<UInt8>.self)
                place.storeBytes(of: SIMD16<UInt8>(truncatingIfNeeded: right &>> shift), toByteOffset: 16, as: SIMD16<UInt8>.self)
                left &+= leftStep
                right &+= rightStep
                place += bytesPerRow
            }
            x += 8
        }
        while x < width {
            var (value, place) = (row[x], UnsafeMutableRawPointer(line + x))
            for _ in 0..<rows {
                let bytes = SIMD4<UInt8>(truncatingIfNeeded: value &>> SIMD4<UInt16>(repeating: 8))
                place.storeBytes(of: unsafeBitCast(bytes, to: UInt32.self), as: UInt32.self)
                value &+= step[x]
                place += bytesPerRow
            }
            x += 1
        }
    }

    /// Four pixels of 16 bits a part.
    private typealias Fours = SIMD16<UInt16>

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
