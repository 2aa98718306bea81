/// Blurs as recipes of convolutions.
enum Blurs {
    /// The distance from which on a Gaussian curve of this deviation counts as 0; also what an image grows by on each side.
    static func reach(_ deviation: Double) -> Int { Int((min(max(deviation, 0), 10_000) * 3).rounded(.up)) }

    static func gaussian(_ graph: ImageGraph, deviation: Double) -> ImageGraph {
        guard deviation > 0.01 else { return graph }
        let reach = reach(deviation)
        let values = (-reach...reach).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
        let sum = values.reduce(0, +)
        return separable(graph, values.map { Float($0 / sum) })
    }

    /// The average of a square of `2 * radius + 1` pixels; a part of a pixel at the edge counts for that part.
    static func box(_ graph: ImageGraph, radius: Double) -> ImageGraph {
        let radius = min(max(radius, 0), 10_000)
        guard radius > 0 else { return graph }
        let whole = Int(radius.rounded(.down))
        let edge = radius - Double(whole)
        let values = edge > 0 ? [edge] + Array(repeating: 1, count: 2 * whole + 1) + [edge] : Array(repeating: 1, count: 2 * whole + 1)
        let sum = values.reduce(0, +)
        return separable(graph, values.map { Float($0 / sum) })
    }

    private static func separable(_ graph: ImageGraph, _ weights: [Float]) -> ImageGraph {
        let reach = CGFloat(weights.count / 2)
        let across = ImageGraph(
            WeightedPixels(input: graph, weights: weights, isVertical: false), extent: graph.extent.growing(by: reach, 0))
        return ImageGraph(
            WeightedPixels(input: across, weights: weights, isVertical: true), extent: across.extent.growing(by: 0, reach))
    }

    /// The average along a line of `2 * radius` pixels through each pixel. > Units: radians.
    static func motion(_ graph: ImageGraph, radius: Double, angle: Double) -> ImageGraph {
        let radius = min(max(radius, 0), 10_000)
        guard radius > 0 else { return graph }
        let count = 2 * Int(radius.rounded(.up)) + 1
        let samples = (0..<count).map { index -> ConvolvedPixels.Sample in
            let place = radius * (2 * Double(index) / Double(count - 1) - 1)
            return ConvolvedPixels.Sample(x: Float(place * cos(angle)), y: Float(place * sin(angle)), weight: 1 / Float(count))
        }
        return ImageGraph(
            ConvolvedPixels(input: graph, samples: samples, isWhole: false),
            extent: graph.extent.growing(by: CGFloat(abs(radius * cos(angle)).rounded(.up)), CGFloat(abs(radius * sin(angle)).rounded(.up)))
        )
    }

    /// The average of a disc; pixels at its edge count by their distance from it.
    static func disc(_ graph: ImageGraph, radius: Double) -> ImageGraph {
        let radius = min(max(radius, 0), 500)
        guard radius > 0 else { return graph }
        let reach = Int((radius + 0.5).rounded(.up))
        var samples: [ConvolvedPixels.Sample] = []
        for y in -reach...reach {
            for x in -reach...reach {
                let part = min(max(radius + 0.5 - Double(x * x + y * y).squareRoot(), 0), 1)
                if part > 0 { samples.append(ConvolvedPixels.Sample(x: Float(x), y: Float(y), weight: Float(part))) }
            }
        }
        let sum = samples.reduce(0) { $0 + $1.weight }
        samples = samples.map { ConvolvedPixels.Sample(x: $0.x, y: $0.y, weight: $0.weight / sum) }
        return ImageGraph(
            ConvolvedPixels(input: graph, samples: samples), extent: graph.extent.growing(by: CGFloat(reach), CGFloat(reach)))
    }
}
