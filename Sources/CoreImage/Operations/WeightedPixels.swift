/// A convolution along one direction: rows, columns, or any line.
struct WeightedPixels: ImageOperation {
    let input: ImageGraph
    /// Of the pixels from `-weights.count / 2` on.
    let weights: [Float]
    let isVertical: Bool
    var bias: Float = 0
    var inputs: [ImageGraph] { [input] }
    private var reach: Int { weights.count / 2 }

    func region(ofInput index: Int, for area: PixelArea) -> PixelArea { isVertical ? area.grown(by: 0, reach) : area.grown(by: reach, 0) }

    func render(into tile: PixelTile, _ inputs: [PixelTile], in space: WorkingSpace) {
        let (from, reach) = (inputs[0], reach)
        guard !from.area.isEmpty else { return }
        tile.forEachRow { row, y in
            if isVertical { column(row, y, tile.area, from) } else { line(row, y, tile.area, from) }
            if bias != 0 { for x in 0..<tile.area.width { row[x] += Pixel(repeating: bias) } }
        }
        _ = reach
    }

    /// Row by row, so that memory is read in order.
    private func column(_ row: UnsafeMutablePointer<Pixel>, _ y: Int, _ area: PixelArea, _ from: PixelTile) {
        let (first, last) = (max(area.minX, from.area.minX), min(area.maxX, from.area.maxX))
        guard first < last else { return }
        for (index, weight) in weights.enumerated() {
            let line = y + index - reach
            guard line >= from.area.minY, line < from.area.maxY, weight != 0 else { continue }
            let source = from.row(line) - from.area.minX
            for x in first..<last { row[x - area.minX] += source[x] * weight }
        }
    }

    private func line(_ row: UnsafeMutablePointer<Pixel>, _ y: Int, _ area: PixelArea, _ from: PixelTile) {
        guard y >= from.area.minY, y < from.area.maxY else { return }
        let source = from.row(y) - from.area.minX
        for x in area.minX..<area.maxX {
            let (first, last) = (max(x - reach, from.area.minX), min(x - reach + weights.count, from.area.maxX))
            var sum = Pixel.zero
            for place in first..<max(last, first) { sum += source[place] * weights[place - x + reach] }
            row[x - area.minX] = sum
        }
    }
}

/// A convolution with a square or any other grid of weights around each pixel, or along a line between pixels.
struct ConvolvedPixels: ImageOperation {
    struct Sample: Sendable {
        var x: Float
        var y: Float
        var weight: Float
    }
    let input: ImageGraph
    let samples: [Sample]
    var bias: Float = 0
    /// False: places between pixels are interpolated.
    var isWhole = true
    /// Alpha is weighted like the colours; otherwise it stays.
    var changesAlpha = true
    var inputs: [ImageGraph] { [input] }

    private var reach: (x: Int, y: Int) {
        func whole(_ values: [Float]) -> Int { Int((values.map(abs).max() ?? 0).rounded(.up)) + 1 }
        return (whole(samples.map(\.x)), whole(samples.map(\.y)))
    }

    func region(ofInput index: Int, for area: PixelArea) -> PixelArea { area.grown(by: reach.x, reach.y) }

    func render(into tile: PixelTile, _ inputs: [PixelTile], in space: WorkingSpace) {
        let from = inputs[0]
        let whole = samples.map { (x: Int($0.x.rounded()), y: Int($0.y.rounded()), weight: $0.weight) }
        tile.forEachRow { row, y in
            for x in tile.area.minX..<tile.area.maxX {
                var sum = Pixel(repeating: bias)
                if isWhole {
                    for sample in whole { sum += from[x + sample.x, y + sample.y] * sample.weight }
                } else {
                    for sample in samples { sum += from.sample(Float(x) + 0.5 + sample.x, Float(y) + 0.5 + sample.y) * sample.weight }
                }
                row[x - tile.area.minX] = changesAlpha ? sum : sum.withAlpha(from[x, y].w)
            }
        }
    }
}
