internal import Foundation
internal import HostInterface
internal import RenderProtocol

/// What a backdrop layer keeps between frames.
struct BackdropState {
    var raster: BackdropRaster?
    /// What is to be looked at anew in this frame, in pixels of the surface.
    var pending: Region?
}

/// Finds out which backdrops see something new, and adds to the damage what they show of it.
///
/// Backdrops are asked in the order they are painted in, as one may lie beneath the other.
struct BackdropUpdate {
    struct Mark {
        var rect: PixelRect
        /// The place, in the order of painting, of the layer that changed.
        var place: Int
    }
    struct Entry {
        var layer: SceneLayer
        var place: Int
        /// Siblings are painted by depth: what is beneath cannot be told by place.
        var countsAll = false
    }

    let screen: PixelRect
    private(set) var marks: [Mark] = []
    private(set) var entries: [Entry] = []

    init(screen: PixelRect) { self.screen = screen }

    mutating func mark(_ rect: PixelRect, place: Int) { if !rect.isEmpty { marks.append(Mark(rect: rect, place: place)) } }
    mutating func add(_ layer: SceneLayer, place: Int) { entries.append(Entry(layer: layer, place: place)) }
    mutating func countAll(from index: Int) { for index in index..<entries.count { entries[index].countsAll = true } }

    /// `damage` holds all marks already; `isFull` when everything is drawn anew.
    mutating func resolve(_ damage: Region, _ moves: [ScrollMove], _ scrolled: ScrollBlitPlanner, isFull: Bool) {
        for entry in entries { resolve(entry, damage, moves, scrolled, isFull: isFull) }
    }

    private mutating func resolve(_ entry: Entry, _ damage: Region, _ moves: [ScrollMove], _ scrolled: ScrollBlitPlanner, isFull: Bool) {
        let layer = entry.layer
        guard let look = layer.backdropAppearance, layer.backdropSamples else {
            layer.backdrop = nil
            return
        }
        let box = layer.state.box.outer.intersection(layer.state.clip)
        guard !box.isEmpty else { return }
        let grid = BackdropRaster.Grid(
            area: box.expanded(by: Int(look.deviation.rounded(.up))).intersection(screen), deviation: look.deviation)
        let dirty = Region()
        let output = Region()
        var state = layer.backdrop ?? BackdropState()
        if isFull || state.raster?.grid != grid {
            if state.raster?.grid != grid { state.raster = BackdropRaster(grid) }
            dirty.add(grid.area)
        } else {
            let beneath = moves.filter { (entry.countsAll || $0.place < entry.place) && $0.clip.intersects(grid.area) }
            if !beneath.isEmpty { output.add(box) }
            if beneath.count == 1, !entry.countsAll, state.pending == nil,
                let carried = scrolled.carried(beneath[0], beneath: layer, on: grid)
            {
                state.raster?.carry(carried, dy: beneath[0].dy)
                let rest = Region(beneath[0].clip.intersection(grid.area))
                rest.subtract(carried)
                dirty.add(rest)
            } else {
                for move in beneath { dirty.add(grid.aligned(move.clip)) }
            }
            for mark in marks where entry.countsAll || mark.place < entry.place { dirty.add(grid.aligned(mark.rect)) }
            dirty.simplify(limit: 32)
        }
        if let pending = state.pending { dirty.add(pending) }
        state.pending = dirty.isEmpty ? nil : dirty
        layer.backdrop = state
        guard !dirty.isEmpty else { return }
        let reach = BackdropRaster.reach(grid, deviation: look.deviation)
        dirty.eachRect { output.add($0.expanded(by: reach).intersection(box)) }
        damage.add(dirty)
        damage.add(output)
        output.eachRect { marks.append(Mark(rect: $0, place: entry.place)) }
    }
}

extension SceneLayer {
    /// The largest deviation softening is made with. > Units: pixels.
    private static let largestDeviation = 256.0

    /// Nil when the layer leaves what is beneath as it is.
    var backdropAppearance: BackdropRaster.Look? {
        let values = values.backdrop
        guard kind == .backdrop, !values.isIdle else { return nil }
        let middle = RenderPoint(self.values.bounds.x + self.values.bounds.width / 2, self.values.bounds.y + self.values.bounds.height / 2)
        let deviation = values.radius * state.plane.scale(at: middle)
        func finite(_ value: Double, _ limit: Double) -> Double { value.isNaN ? 0 : min(limit, max(0, value)) }
        return BackdropRaster.Look(
            deviation: finite(deviation, Self.largestDeviation), saturation: Float(finite(values.saturation, 10)), tint: values.tint)
    }

    /// Whether what is beneath is looked at; a bare tint needs that not.
    var backdropSamples: Bool {
        guard let look = backdropAppearance else { return false }
        return look.deviation > 0.25 || look.saturation != 1
    }
}
