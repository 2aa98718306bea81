internal import Synchronization

/// Renders an area in tiles, on all processors.
enum TiledRendering {
    /// The side of a tile: its pixels fit into a processor's cache.
    static let smallTile = 256
    /// For recipes that need much around a tile, such as wide blurs.
    static let largeTile = 1024
    /// The most pixels that one step may have: 4 GiB.
    static let largestStep = 1 << 28

    /// Calls `body` with each tile, from any thread, in no order. False if a step has more pixels than memory is used for.
    static func render(_ graph: ImageGraph, area: PixelArea, in space: WorkingSpace, _ body: @Sendable (PixelTile) -> Void) -> Bool {
        let tiles = tiles(of: area, for: graph)
        let failed = Atomic(false)
        DispatchQueue.concurrentPerform(iterations: tiles.count) { index in
            let plan = RenderPlan(graph, area: tiles[index])
            guard plan.largestArea <= largestStep else {
                failed.store(true, ordering: .relaxed)
                return
            }
            body(plan.render(in: space))
        }
        return !failed.load(ordering: .relaxed)
    }

    static func tiles(of area: PixelArea, for graph: ImageGraph) -> [PixelArea] {
        guard !area.isEmpty else { return [] }
        let sample = PixelArea(
            minX: area.minX, minY: area.minY, maxX: min(area.minX + smallTile, area.maxX), maxY: min(area.minY + smallTile, area.maxY))
        let isLocal = RenderPlan(graph, area: sample).largestArea <= 2 * smallTile * smallTile
        let side = isLocal ? smallTile : largeTile
        return stride(from: area.minY, to: area.maxY, by: side).flatMap { y in
            stride(from: area.minX, to: area.maxX, by: side).map { x in
                PixelArea(minX: x, minY: y, maxX: min(x + side, area.maxX), maxY: min(y + side, area.maxY))
            }
        }
    }
}
