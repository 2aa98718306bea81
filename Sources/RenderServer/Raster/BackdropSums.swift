internal import HostInterface

/// A backdrop's samples, row by row: for each row, the sums of the pixels of each cell.
///
/// Sums are integers per row, so that scrolled rows keep their sums, and the result equals that of sampling the pixels again.
struct BackdropSums {
    private let grid: BackdropRaster.Grid
    /// By row of the area, then by column of cells: blue green red alpha. > Precondition: at most 16 × 16 pixels per cell fit 16 bits.
    private var sums: [SIMD4<UInt16>]

    init(_ grid: BackdropRaster.Grid) {
        self.grid = grid
        sums = Array(repeating: .zero, count: grid.area.height * grid.columns)
    }

    /// Computes the sums of a target's pixels in a rectangle of whole cells' width.
    mutating func take(_ rect: PixelRect, from target: Target) {
        guard !rect.isEmpty else { return }
        let (area, shift) = (grid.area, grid.shift)
        let (first, last) = (rect.x >> shift, (rect.maxX - 1) >> shift)
        sums.withUnsafeMutableBufferPointer { sums in
            for y in rect.y..<rect.maxY {
                guard let line = target.row(y) else { return }
                let base = (y - area.y) * grid.columns - grid.firstColumn
                for column in first...last {
                    let (left, right) = (max(column << shift, area.x), min((column + 1) << shift, area.maxX))
                    sums[base + column] = Self.sum(UnsafeRawPointer(line + left), right - left)
                }
            }
        }
    }

    @inline(__always)
    private static func sum(_ pixels: UnsafeRawPointer, _ count: Int) -> SIMD4<UInt16> {
        var pairs = SIMD8<UInt16>.zero
        var x = 0
        while x + 2 <= count {
            pairs &+= SIMD8<UInt16>(truncatingIfNeeded: (pixels + x * 4).loadUnaligned(as: SIMD8<UInt8>.self))
            x += 2
        }
        var sum = pairs.lowHalf &+ pairs.highHalf
        if x < count { sum &+= SIMD4<UInt16>(truncatingIfNeeded: (pixels + x * 4).loadUnaligned(as: SIMD4<UInt8>.self)) }
        return sum
    }

    /// Copies the sums of the rows `dy` above to the rows of `region`.
    mutating func carry(_ region: Region, dy: Int) {
        let (area, columns) = (grid.area, grid.columns)
        let bands = region.bands
        sums.withUnsafeMutableBufferPointer { sums in
            guard let base = sums.baseAddress else { return }
            // Rows are read before they are overwritten.
            for band in dy < 0 ? bands : bands.reversed() {
                for rect in band {
                    let (first, last) = ((rect.x >> grid.shift) - grid.firstColumn, ((rect.maxX - 1) >> grid.shift) - grid.firstColumn)
                    for index in 0..<rect.height {
                        let row = (dy < 0 ? rect.y + index : rect.maxY - 1 - index) - area.y
                        (base + row * columns + first).update(from: base + (row - dy) * columns + first, count: last - first + 1)
                    }
                }
            }
        }
    }

    /// The mean of each cell's pixels, blue green red, 0...255.
    func means() -> [SIMD4<Float>] {
        let (area, shift, columns) = (grid.area, grid.shift, grid.columns)
        return sums.withUnsafeBufferPointer { sums in
            [SIMD4<Float>](unsafeUninitializedCapacity: columns * grid.rows) { cells, count in
                for row in 0..<grid.rows {
                    let top = max((grid.firstRow + row) << shift, area.y) - area.y
                    let bottom = min((grid.firstRow + row + 1) << shift, area.maxY) - area.y
                    for column in 0..<columns {
                        var sum = SIMD4<UInt16>.zero
                        for y in top..<bottom { sum &+= sums[y * columns + column] }
                        let left = max((grid.firstColumn + column) << shift, area.x)
                        let right = min((grid.firstColumn + column + 1) << shift, area.maxX)
                        let mean = SIMD4<Float>(SIMD4<UInt32>(truncatingIfNeeded: sum)) / Float((right - left) * (bottom - top))
                        cells.initializeElement(at: row * columns + column, to: mean)
                    }
                }
                count = columns * grid.rows
            }
        }
    }
}
