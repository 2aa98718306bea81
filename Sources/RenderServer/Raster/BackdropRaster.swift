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

    private func capture(row: Int, _ part: PixelRect, from target: Target) {
        let (top, bottom) = (max(row << grid.shift, part.y), min((row + 1) << grid.shift, part.maxY))
        guard let start = target.row(top) else { return }
        let stride = target.picture.bytesPerRow
        let (first, last) = (part.x >> grid.shift, (part.maxX - 1) >> grid.shift)
        let base = (row - grid.firstRow) * grid.columns - grid.firstColumn
        cells.withUnsafeMutableBufferPointer { cells in
            for column in first...last {
                let (left, right) = (max(column << grid.shift, part.x), min((column + 1) << grid.shift, part.maxX))
                let pixels = UnsafeRawPointer(start + left)
                cells[base + column] = Self.mean(pixels, stride: stride, width: right - left, height: bottom - top)
            }
        }
    }

    /// > Precondition: at most 16 × 16 pixels, so that sums of two columns of bytes each fit 16 bits.
    @inline(__always)
    private static func mean(_ pixels: UnsafeRawPointer, stride: Int, width: Int, height: Int) -> SIMD4<Float> {
        var (even, odd) = (SIMD8<UInt16>.zero, SIMD8<UInt16>.zero)
        var rest = SIMD4<UInt32>.zero
        let wide = width & ~3
        for y in 0..<height {
            let line = pixels + y * stride
            var x = 0
            while x < wide {
                let four = (line + x * 4).loadUnaligned(as: SIMD16<UInt8>.self)
                even &+= SIMD8<UInt16>(truncatingIfNeeded: four.lowHalf)
                odd &+= SIMD8<UInt16>(truncatingIfNeeded: four.highHalf)
                x += 4
            }
            while x < width {
                rest &+= SIMD4<UInt32>(truncatingIfNeeded: (line + x * 4).loadUnaligned(as: SIMD4<UInt8>.self))
                x += 1
            }
        }
        let sum =
            SIMD4<UInt32>(truncatingIfNeeded: even.lowHalf) &+ SIMD4<UInt32>(truncatingIfNeeded: even.highHalf)
            &+ SIMD4<UInt32>(truncatingIfNeeded: odd.lowHalf) &+ SIMD4<UInt32>(truncatingIfNeeded: odd.highHalf) &+ rest
        return SIMD4<Float>(sum) / Float(width * height)
    }

    // MARK: Softening

    /// Makes the picture that `draw` spreads out, if it is not made yet.
    func soften(_ look: Look) {
        guard shownLook != look else { return }
        shownLook = look
        softenCount += 1
        var work = cells
        if look.deviation > 0 { soften(&work, deviation: look.deviation / Double(grid.cell)) }
        let tint = SIMD4<Float>(look.tint.blue, look.tint.green, look.tint.red, 1) * 255
        let alpha = look.tint.alpha
        let weights = SIMD4<Float>(0.0722, 0.7152, 0.2126, 0)
        shown = work.map { value in
            let grey = (value * weights).sum()
            var color = SIMD4(repeating: grey) + (value - grey) * look.saturation
            color = color.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
            color += (tint - color) * alpha
            color.w = 255
            return SIMD4<UInt16>((color * 256).rounded(.toNearestOrEven), clamping: 255 * 256)
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
    func draw(_ rect: PixelRect, on target: Target) {
        let part = rect.intersection(grid.area)
        guard !part.isEmpty, !shown.isEmpty else { return }
        let (cell, shift, half) = (grid.cell, grid.shift, grid.cell / 2)
        let columns = grid.columns
        // One cell before and one after the columns needed, so that none has to ask.
        let first = ((part.x - half) >> shift) - grid.firstColumn
        let last = ((part.maxX - 1 - half) >> shift) + 1 - grid.firstColumn
        withUnsafeTemporaryAllocation(of: SIMD4<UInt16>.self, capacity: last - first + 1) { line in
            shown.withUnsafeBufferPointer { shown in
                for y in part.y..<part.maxY {
                    guard let row = target.row(y) else { return }
                    let upper = ((y - half) >> shift) - grid.firstRow
                    // Twice the way between the middles of two rows, so that it is whole for cells of one pixel too.
                    let way = UInt32(2 * (y - half - (((y - half) >> shift) << shift)) + (cell > 1 ? 1 : 0))
                    let above = min(max(upper, 0), grid.rows - 1) * columns
                    let below = min(max(upper + 1, 0), grid.rows - 1) * columns
                    for index in first...last {
                        let column = min(max(index, 0), columns - 1)
                        let (a, b) = (shown[above + column], shown[below + column])
                        line[index - first] = Self.between(a, b, way, shift + 1)
                    }
                    spread(line, first: first, part, row)
                }
            }
        }
    }

    /// `way` of 1 << `shift` from `a` to `b`.
    @inline(__always)
    private static func between(_ a: SIMD4<UInt16>, _ b: SIMD4<UInt16>, _ way: UInt32, _ shift: Int) -> SIMD4<UInt16> {
        let rest = UInt32(1 << shift) - way
        let sum = SIMD4<UInt32>(truncatingIfNeeded: a) &* rest &+ SIMD4<UInt32>(truncatingIfNeeded: b) &* way
        return SIMD4<UInt16>(truncatingIfNeeded: sum &>> SIMD4(repeating: UInt32(shift)))
    }

    /// One row of pixels between the cells of a line.
    @inline(__always)
    private func spread(
        _ line: UnsafeMutableBufferPointer<SIMD4<UInt16>>, first: Int, _ part: PixelRect, _ row: UnsafeMutablePointer<UInt32>
    ) {
        let (shift, half) = (grid.shift, grid.cell / 2)
        var x = part.x
        while x < part.maxX {
            let column = (x - half) >> shift
            let index = column - grid.firstColumn - first
            let start = (column << shift) + half
            let end = min(start + grid.cell, part.maxX)
            let (a, b) = (line[index], line[index + 1])
            // Half a step in: a pixel's middle lies between its edges.
            let way = UInt32(2 * (x - start) + (grid.cell > 1 ? 1 : 0))
            var value = Self.between(a, b, way, shift + 1)
            let step = SIMD4<Int16>(
                truncatingIfNeeded: (SIMD4<Int32>(truncatingIfNeeded: b) &- SIMD4<Int32>(truncatingIfNeeded: a))
                    &>> SIMD4(repeating: Int32(shift)))
            let pace = SIMD4<UInt16>(truncatingIfNeeded: step)
            if end - x >= 4 {
                let second = value &+ pace
                let third = second &+ pace
                var four = SIMD16<UInt16>(
                    lowHalf: SIMD8(lowHalf: value, highHalf: second), highHalf: SIMD8(lowHalf: third, highHalf: third &+ pace))
                let two = SIMD8(lowHalf: pace, highHalf: pace)
                let paces = SIMD16(lowHalf: two, highHalf: two) &<< SIMD16<UInt16>(repeating: 2)
                while end - x >= 4 {
                    let bytes = SIMD16<UInt8>(truncatingIfNeeded: four &>> SIMD16<UInt16>(repeating: 8))
                    UnsafeMutableRawPointer(row + x).storeBytes(of: bytes, as: SIMD16<UInt8>.self)
                    four &+= paces
                    x += 4
                }
                value = four.lowHalf.lowHalf
            }
            while x < end {
                let bytes = SIMD4<UInt8>(truncatingIfNeeded: value &>> SIMD4<UInt16>(repeating: 8))
                row[x] = unsafeBitCast(bytes, to: UInt32.self)
                value &+= pace
                x += 1
            }
        }
    }
}

extension SIMD4 where Scalar == UInt16 {
    fileprivate init(_ value: SIMD4<Float>, clamping limit: Float) {
        self.init(value.clamped(lowerBound: .zero, upperBound: SIMD4<Float>(repeating: limit)))
    }
}
