internal import HostInterface
internal import RenderProtocol

/// The pixels that a layer of one colour covers entirely both before and after it moves. They keep their colour, so they are not damaged.
struct UnchangedFill {
    private let rects: [PixelRect]

    /// - Parameters:
    ///   - old: The layer's state in the last frame.
    ///   - new: Its state now. It may differ in position only.
    init(_ layer: SceneLayer, from old: LayerState, to new: LayerState) {
        guard layer.isSingleColor else {
            rects = []
            return
        }
        let (before, after) = (Self.covered(layer, old), Self.covered(layer, new))
        rects = zip(before, after).map { $0.intersection($1) }.filter { !$0.isEmpty }
    }

    /// Calls `body` with rectangles that together contain every pixel of `old` and `new` outside the fill.
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
    /// Every pixel entirely inside its bounds has the same colour.
    fileprivate var isSingleColor: Bool {
        guard kind == .plain, contents == nil, contentsFadeFrom == nil, values.borderWidth <= 0, values.shadowOpacity <= 0 else {
            return false
        }
        return values.backgroundColor.map { $0.alpha > 0 } ?? false
    }
}
