/// The steps for one area of an image: every recipe once, with all of its pixels that later steps need.
struct RenderPlan {
    struct Step {
        let graph: ImageGraph
        var area: PixelArea
        /// Positions of the inputs' steps.
        let inputs: [Int]
        /// The last step that reads the result.
        var lastUse: Int
    }

    private(set) var steps: [Step] = []

    init(_ root: ImageGraph, area: PixelArea) {
        var places: [ObjectIdentifier: Int] = [:]
        // Depth first without recursion: an app may chain thousands of filters.
        var stack: [(graph: ImageGraph, isReady: Bool)] = [(root, false)]
        while let (graph, isReady) = stack.popLast() {
            if places[ObjectIdentifier(graph)] != nil { continue }
            let inputs = graph.operation.inputs
            if !isReady {
                stack.append((graph, true))
                for input in inputs { stack.append((input, false)) }
                continue
            }
            places[ObjectIdentifier(graph)] = steps.count
            steps.append(
                Step(graph: graph, area: .empty, inputs: inputs.compactMap { places[ObjectIdentifier($0)] }, lastUse: steps.count))
        }
        guard !steps.isEmpty else { return }
        steps[steps.count - 1].area = area.intersection(root.area)
        for index in steps.indices.reversed() {
            let step = steps[index]
            for (number, input) in step.inputs.enumerated() {
                steps[input].lastUse = max(steps[input].lastUse, index)
                if step.area.isEmpty { continue }
                let needed = step.graph.operation.region(ofInput: number, for: step.area)
                steps[input].area = steps[input].area.union(needed.intersection(steps[input].graph.area))
            }
        }
    }

    /// The number of pixels that the largest step has.
    var largestArea: Int {
        steps.map { $0.area.width.multipliedReportingOverflow(by: $0.area.height) }.map { $0.overflow ? .max : $0.partialValue }.max() ?? 0
    }

    /// Calculates the steps in order. Results are dropped after their last use.
    func render(in space: WorkingSpace) -> PixelTile {
        var tiles: [PixelTile?] = Array(repeating: nil, count: steps.count)
        for (index, step) in steps.enumerated() {
            let tile = PixelTile(step.area)
            if !step.area.isEmpty {
                step.graph.operation.render(into: tile, step.inputs.map { tiles[$0] ?? PixelTile(.empty) }, in: space)
            }
            tiles[index] = tile
            for input in step.inputs where steps[input].lastUse == index { tiles[input] = nil }
        }
        return tiles.last.flatMap { $0 } ?? PixelTile(.empty)
    }
}
