/// One pixel, or a line of pixels, made of all pixels of an area.
struct ReducedPixels: ImageOperation {
    enum Direction: Sendable {
        /// To one pixel, to a row (all pixels of a column to one), or to a column.
        case all, toRow, toColumn
    }
    let input: ImageGraph
    let area: PixelArea
    let direction: Direction
    /// Combines two pixels; the result of all is divided by their number if `isAverage`.
    let isAverage: Bool
    let combine: @Sendable (Pixel, Pixel) -> Pixel
    var inputs: [ImageGraph] { [input] }

    func region(ofInput index: Int, for result: PixelArea) -> PixelArea {
        switch direction {
        case .all: area
        case .toRow:
            PixelArea(minX: area.minX + result.minX, minY: area.minY, maxX: area.minX + result.maxX, maxY: area.maxY).intersection(area)
        case .toColumn:
            PixelArea(minX: area.minX, minY: area.minY + result.minY, maxX: area.maxX, maxY: area.minY + result.maxY).intersection(area)
        }
    }

    func render(into tile: PixelTile, _ inputs: [PixelTile], in space: WorkingSpace) {
        tile.forEachRow { row, y in
            for x in tile.area.minX..<tile.area.maxX {
                let part = region(ofInput: 0, for: PixelArea(minX: x, minY: y, maxX: x + 1, maxY: y + 1))
                row[x - tile.area.minX] = reduced(inputs[0], part)
            }
        }
    }

    /// Rows are summed one by one first: a long sum of small numbers would lose them.
    private func reduced(_ from: PixelTile, _ part: PixelArea) -> Pixel {
        guard !part.isEmpty else { return .zero }
        var result: Pixel?
        for y in part.minY..<part.maxY {
            var line: Pixel?
            for x in part.minX..<part.maxX { line = line.map { combine($0, from[x, y]) } ?? from[x, y] }
            if let line { result = result.map { combine($0, line) } ?? line }
        }
        return (result ?? .zero) / (isAverage ? Float(part.width) * Float(part.height) : 1)
    }
}

/// Of the pixels around each pixel, the largest or smallest number of each channel, or the middle one.
struct RankedPixels: ImageOperation {
    enum Rank: Sendable {
        /// The middle, largest or smallest.
        case median, maximum, minimum
    }
    let input: ImageGraph
    let radius: Int
    let rank: Rank
    /// A disc instead of a square.
    var isRound = false
    var inputs: [ImageGraph] { [input] }

    func region(ofInput index: Int, for area: PixelArea) -> PixelArea { area.grown(by: radius, radius) }

    func render(into tile: PixelTile, _ inputs: [PixelTile], in space: WorkingSpace) {
        let from = inputs[0]
        var offsets: [(x: Int, y: Int)] = []
        for y in -radius...radius {
            for x in -radius...radius where !isRound || x * x + y * y <= radius * radius { offsets.append((x, y)) }
        }
        var values = [Pixel](repeating: .zero, count: offsets.count)
        tile.forEachRow { row, y in
            for x in tile.area.minX..<tile.area.maxX {
                for (index, offset) in offsets.enumerated() { values[index] = from[x + offset.x, y + offset.y] }
                row[x - tile.area.minX] = ranked(values)
            }
        }
    }

    private func ranked(_ values: [Pixel]) -> Pixel {
        switch rank {
        case .maximum: return values.reduce(values[0]) { pointwiseMax($0, $1) }
        case .minimum: return values.reduce(values[0]) { pointwiseMin($0, $1) }
        case .median:
            var result = Pixel.zero
            for channel in 0..<4 { result[channel] = values.map { $0[channel] }.sorted()[values.count / 2] }
            return result
        }
    }
}
