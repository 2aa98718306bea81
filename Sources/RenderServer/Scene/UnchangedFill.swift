internal import HostInterface
internal import RenderProtocol

/// The pixels that a layer of one colour covers wholly both before and after it moves. They keep their colour, so they are no damage.
struct UnchangedFill {
    private let rects: [PixelRect]

    /// - Parameters:
    ///   - old: The layer's state in the last frame.
    ///   - new: Its state now. Nothing but its place may differ.
    init(_ layer: SceneLayer, from old: LayerState, to new: LayerState) {
        guard layer.isSingleColor else {
            rects = []
            return
        }
        let (before, after) = (Self.covered(layer, old), Self.covered(layer, new))
        rects = zip(before, after).map { $0.intersection($1) }.filter { !$0.isEmpty }
    }

    /// Calls back with rectangles that together hold every pixel of `old` and `new` that is not in the fill.
    func eachChangedRect(of old: PixelRect, and new: PixelRect, _ body: (PixelRect) -> Void) {
        guard !rects.isEmpty else {
            body(old)
            body(new)
            return
        }
        let changed = Region(old)
        changed.add(new)
        for rect in rects { changed.subtract(rect) }
        changed.eachRect(body)
    }

    private static func covered(_ layer: SceneLayer, _ state: LayerState) -> [PixelRect] {
        layer.coveredRects(state, hasEdges: true).map { $0.intersection(state.ownBounds) }
    }
}

extension SceneLayer {
    /// Every pixel wholly inside its bounds gets the same colour.
    fileprivate var isSingleColor: Bool {
        guard kind == .plain, contents == nil, contentsFadeFrom == nil, values.borderWidth <= 0, values.shadowOpacity <= 0 else {
            return false
        }
        return values.backgroundColor.map { $0.alpha > 0 } ?? false
    }
}
