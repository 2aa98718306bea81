/// A pixel: red, green, blue, alpha, premultiplied, in the working space.
typealias Pixel = SIMD4<Float>

/// The pixels of an area, rows from the bottom; transparent outside.
final class PixelTile: @unchecked Sendable {
    let area: PixelArea
    /// Written by the operation that makes the tile, before another reads it.
    let pixels: UnsafeMutablePointer<Pixel>
    private let count: Int

    /// Transparent pixels.
    init(_ area: PixelArea) {
        self.area = area
        count = area.width * area.height
        pixels = .allocate(capacity: max(count, 1))
        pixels.initialize(repeating: .zero, count: max(count, 1))
    }

    deinit { pixels.deallocate() }

    /// The row of a `y` inside the area.
    @inline(__always) func row(_ y: Int) -> UnsafeMutablePointer<Pixel> { pixels + (y - area.minY) * area.width }

    @inline(__always) subscript(_ x: Int, _ y: Int) -> Pixel {
        guard x >= area.minX, x < area.maxX, y >= area.minY, y < area.maxY else { return .zero }
        return pixels[(y - area.minY) * area.width + x - area.minX]
    }

    /// Between pixel centres, which are at halves.
    @inline(__always) func sample(_ x: Float, _ y: Float) -> Pixel {
        let (left, bottom) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
        guard abs(left) < 1e9, abs(bottom) < 1e9 else { return .zero }
        let (across, up) = (x - 0.5 - left, y - 0.5 - bottom)
        let (column, line) = (Int(left), Int(bottom))
        if across == 0, up == 0 { return self[column, line] }
        let lower = self[column, line] * (1 - across) + self[column + 1, line] * across
        let upper = self[column, line + 1] * (1 - across) + self[column + 1, line + 1] * across
        return lower * (1 - up) + upper * up
    }

    @inline(__always) func nearest(_ x: Float, _ y: Float) -> Pixel {
        let (column, line) = (x.rounded(.down), y.rounded(.down))
        guard abs(column) < 1e9, abs(line) < 1e9 else { return .zero }
        return self[Int(column), Int(line)]
    }

    /// Calls `body` with each row's pixels, its `y` and the first `x`.
    func forEachRow(_ body: (UnsafeMutablePointer<Pixel>, Int) -> Void) {
        for y in area.minY..<max(area.maxY, area.minY) { body(row(y), y) }
    }
}
