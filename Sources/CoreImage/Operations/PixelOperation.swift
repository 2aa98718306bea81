/// Makes each pixel of the pixel at the same place, and of the place itself. > Units: pixel centres, which are at halves.
struct PixelOperation: ImageOperation {
    typealias Kernel = (Pixel, SIMD2<Float>) -> Pixel
    let input: ImageGraph
    /// Makes the kernel once for each tile.
    let kernel: @Sendable (WorkingSpace) -> Kernel
    var inputs: [ImageGraph] { [input] }

    func render(into tile: PixelTile, _ inputs: [PixelTile], in space: WorkingSpace) {
        let (source, kernel) = (inputs[0], kernel(space))
        tile.forEachRow { row, y in
            for x in tile.area.minX..<tile.area.maxX {
                row[x - tile.area.minX] = kernel(source[x, y], SIMD2(Float(x) + 0.5, Float(y) + 0.5))
            }
        }
    }
}

/// Makes pixels of their places only.
struct GeneratedPixels: ImageOperation {
    let kernel: @Sendable (WorkingSpace) -> (SIMD2<Float>) -> Pixel
    var inputs: [ImageGraph] { [] }

    func render(into tile: PixelTile, _ inputs: [PixelTile], in space: WorkingSpace) {
        let kernel = kernel(space)
        tile.forEachRow { row, y in
            for x in tile.area.minX..<tile.area.maxX { row[x - tile.area.minX] = kernel(SIMD2(Float(x) + 0.5, Float(y) + 0.5)) }
        }
    }
}

/// Makes each pixel of the pixels of several images at the same place.
struct CombinedPixels: ImageOperation {
    let inputs: [ImageGraph]
    let kernel: @Sendable (WorkingSpace) -> ([Pixel]) -> Pixel

    func render(into tile: PixelTile, _ inputs: [PixelTile], in space: WorkingSpace) {
        let kernel = kernel(space)
        var values = [Pixel](repeating: .zero, count: inputs.count)
        tile.forEachRow { row, y in
            for x in tile.area.minX..<tile.area.maxX {
                for index in inputs.indices { values[index] = inputs[index][x, y] }
                row[x - tile.area.minX] = kernel(values)
            }
        }
    }
}

/// Makes each pixel of two images' pixels at the same place.
struct BlendedPixels: ImageOperation {
    let front: ImageGraph
    let back: ImageGraph
    let kernel: @Sendable (Pixel, Pixel) -> Pixel
    var inputs: [ImageGraph] { [front, back] }

    func render(into tile: PixelTile, _ inputs: [PixelTile], in space: WorkingSpace) {
        let (front, back) = (inputs[0], inputs[1])
        tile.forEachRow { row, y in
            for x in tile.area.minX..<tile.area.maxX { row[x - tile.area.minX] = kernel(front[x, y], back[x, y]) }
        }
    }
}

/// The image itself, with another extent.
struct SamePixels: ImageOperation {
    let input: ImageGraph
    var inputs: [ImageGraph] { [input] }

    func render(into tile: PixelTile, _ inputs: [PixelTile], in space: WorkingSpace) {
        let (source, area) = (inputs[0], tile.area.intersection(inputs[0].area))
        guard !area.isEmpty else { return }
        for y in area.minY..<area.maxY {
            (tile.row(y) + area.minX - tile.area.minX)
                .update(from: source.row(y) + area.minX - source.area.minX, count: area.width)
        }
    }
}
