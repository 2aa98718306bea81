internal import HostInterface
internal import RenderProtocol

/// The short way of layers that only go along with what they are in.
extension SceneUpdate {
    /// Moves a layer whose looks, and what the clip leaves of it, are as they were. False when they may not be.
    mutating func carry(_ layer: SceneLayer, _ context: Context) -> Bool {
        guard let index = context.move, layer.canGoAlong(moves[index], into: context.clip) else { return false }
        let (dx, dy) = (moves[index].dx, moves[index].dy)
        visited += 1
        let before = layer.state.ownBounds
        layer.state.offset(dx, dy)
        layer.state.clip = context.clip
        layer.state.childClip = childClip(layer, layer.state)
        var below = PixelRect.empty
        if !layer.children.isEmpty {
            let inner = Context(
                world: layer.state.childWorld, clip: layer.state.childClip, clock: layer.state.clock, mustVisit: true, isAffected: false,
                move: index, followsMove: true)
            for child in layer.children {
                update(child, inner)
                below = below.union(child.state.bounds)
            }
        }
        layer.state.childrenBounds = below
        layer.state.bounds = layer.state.ownBounds.union(below)
        moves[index].extents = moves[index].extents.union(before).union(layer.state.ownBounds)
        return true
    }
}

extension SceneLayer {
    fileprivate func canGoAlong(_ move: ScrollMove, into clip: PixelRect) -> Bool {
        guard !isSubtreeDirty, !isNew, state.isShown, !state.isSubtreeActive, !state.hasBackdrop, !wasTransitioning, mask == nil,
            animations.isEmpty, state.plane.isAffine
        else { return false }
        switch kind {
        case .plain, .gradient, .shape: break
        case .backdrop, .replicator, .emitter, .transform: return false
        }
        guard values.sublayerTransform == .identity, !values.geometryFlipped, values.shadowOpacity == 0,
            !values.masksToBounds || state.plane.isAxisAligned
        else { return false }
        // Cut nowhere along the way it goes, neither before nor after.
        let (bounds, old) = (state.bounds, state.clip)
        guard !state.ownBounds.isEmpty || drawsNothing, !bounds.isEmpty else { return false }
        if move.dy != 0 {
            guard bounds.y > old.y, bounds.maxY < old.maxY, bounds.y + move.dy > clip.y, bounds.maxY + move.dy < clip.maxY else {
                return false
            }
        } else {
            guard old.y == clip.y, old.maxY == clip.maxY else { return false }
        }
        if move.dx != 0 {
            return bounds.x > old.x && bounds.maxX < old.maxX && bounds.x + move.dx > clip.x && bounds.maxX + move.dx < clip.maxX
        }
        return old.x == clip.x && old.maxX == clip.maxX
    }

    private var drawsNothing: Bool { kind == .plain && !hasPlainBody && values.borderWidth <= 0 }
}
