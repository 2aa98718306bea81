internal import CoreGraphics

/// Resizing with Lanczos' kernel of three lobes: columns, then rows.
struct LanczosScale: ImageOperation {
    let input: ImageGraph
    let scale: Double
    let isVertical: Bool
    var inputs: [ImageGraph] { [input] }

    /// An image of another size, with the origin scaled too; no pixels for a scale of 0 or less.
    static func graph(_ graph: ImageGraph, x: Double, y: Double) -> ImageGraph {
        guard x > 0, y > 0, x.isFinite, y.isFinite, !graph.extent.isNull, !graph.extent.isInfinite else {
            return graph.extent.isInfinite ? graph : .empty
        }
        let extent = graph.extent
        let wide = CGRect(x: extent.minX * CGFloat(x), y: extent.minY, width: extent.width * CGFloat(x), height: extent.height)
        let tall = CGRect(x: wide.minX, y: extent.minY * CGFloat(y), width: wide.width, height: extent.height * CGFloat(y))
        let across = x == 1 ? graph : ImageGraph(LanczosScale(input: graph, scale: x, isVertical: false), extent: wide)
        return y == 1 ? across : ImageGraph(LanczosScale(input: across, scale: y, isVertical: true), extent: tall)
    }

    /// The reach of the kernel in the source, wider for reductions.
    private var reach: Double { 3 * max(1 / scale, 1) }

    private func range(_ low: Int, _ high: Int) -> (Int, Int) {
        let bound = Double(PixelArea.limit)
        func whole(_ value: Double) -> Int { Int(min(max(value, -bound), bound)) }
        return (whole((Double(low) / scale - reach).rounded(.down)), whole((Double(high) / scale + reach).rounded(.up)))
    }

    func region(ofInput index: Int, for area: PixelArea) -> PixelArea {
        var result = area
        if isVertical {
            (result.minY, result.maxY) = range(area.minY, area.maxY)
        } else {
            (result.minX, result.maxX) = range(area.minX, area.maxX)
        }
        return result
    }

    /// The first source pixel and the weights for a result's pixel; of pixels inside the image only, their sum is 1.
    private func weights(_ place: Int) -> (first: Int, weights: [Float]) {
        let middle = (Double(place) + 0.5) / scale
        let bounds = isVertical ? (input.area.minY, input.area.maxY) : (input.area.minX, input.area.maxX)
        let first = max(Int((middle - reach).rounded(.down)), bounds.0)
        let last = min(Int((middle + reach).rounded(.up)), bounds.1)
        guard first < last else { return (first, []) }
        let stretch = max(1 / scale, 1)
        let values = (first..<last).map { Self.kernel((Double($0) + 0.5 - middle) / stretch) }
        let sum = values.reduce(0, +)
        return (first, values.map { Float(sum == 0 ? 0 : $0 / sum) })
    }

    static func kernel(_ x: Double) -> Double {
        if abs(x) < 1e-9 { return 1 }
        guard abs(x) < 3 else { return 0 }
        let angle = Double.pi * x
        return 3 * sin(angle) * sin(angle / 3) / (angle * angle)
    }

    func render(into tile: PixelTile, _ inputs: [PixelTile], in space: WorkingSpace) {
        let (from, area) = (inputs[0], tile.area)
        let lines = (isVertical ? area.minY..<area.maxY : area.minX..<area.maxX).map { weights($0) }
        tile.forEachRow { row, y in
            for x in area.minX..<area.maxX {
                let line = lines[isVertical ? y - area.minY : x - area.minX]
                var sum = Pixel.zero
                for (index, weight) in line.weights.enumerated() {
                    sum += (isVertical ? from[x, line.first + index] : from[line.first + index, y]) * weight
                }
                // The negative lobes must not make a colour of nothing.
                row[x - area.minX] = sum.withAlpha(min(max(sum.w, 0), 1))
            }
        }
    }
}
