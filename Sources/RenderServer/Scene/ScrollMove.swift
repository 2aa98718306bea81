internal import HostInterface
internal import RenderProtocol

/// Content that moved as a whole, by whole pixels, below a clip that did not move: scrolling.
///
/// Layers that only moved along are not in their frame's damage; their pixels are copied on the surface.
/// > Units: pixels of the surface.
struct ScrollMove {
    let layer: SceneLayer
    let clip: PixelRect
    let dx: Int
    let dy: Int
    /// The layer's index in painting order.
    let place: Int
    /// Where anything in it was drawn before or is drawn now.
    var extents = PixelRect.empty
    /// Its appearance depends on its position.
    var isRefused = false

    /// What is inside the clip both before and after.
    var common: PixelRect { clip.intersection(clip.offset(dx, dy)) }

    /// Nil if the layer's content moved in any other way, or not at all.
    init?(_ layer: SceneLayer, from old: LayerState, to new: LayerState, place: Int) {
        guard layer.values.masksToBounds, layer.mask == nil, new.childClip == old.childClip, !new.childClip.isEmpty,
            let (dx, dy) = new.childWorld.wholePixels(from: old.childWorld), (dx, dy) != (0, 0),
            PlaneTransform(new.childWorld).isAxisAligned
        else { return nil }
        (self.layer, clip, self.dx, self.dy, self.place) = (layer, new.childClip, dx, dy, place)
        // No part of it is left to copy.
        if common.isEmpty { return nil }
    }

    /// Moves the previous state of a layer in it along.
    ///
    /// If it is then the same as now it is made equal: arithmetic has rounding errors, and what enters at an edge is painted anyway.
    func carry(_ old: inout LayerState, onto new: LayerState) {
        old.world = carried(old.world, onto: new.world)
        old.plane = old.world == new.world ? new.plane : PlaneTransform(old.world).cleaned
        old.box = old.box.offset(Double(dx), Double(dy))
        old.clip = carried(old.clip, onto: new.clip)
        old.childrenBounds = old.childrenBounds.offset(dx, dy)
        old.bounds = old.bounds.offset(dx, dy).intersection(clip)
        old.childWorld = carried(old.childWorld, onto: new.childWorld)
        old.childClip = carried(old.childClip, onto: new.childClip)
    }

    /// The same for the rectangle of its own parts.
    func carried(_ old: PixelRect, onto new: PixelRect) -> PixelRect {
        let moved = old.offset(dx, dy).intersection(clip)
        return moved.intersection(common) == new.intersection(common) ? new : moved
    }

    private func carried(_ old: RenderMatrix, onto new: RenderMatrix) -> RenderMatrix {
        if let (x, y) = new.wholePixels(from: old), (x, y) == (dx, dy) { return new }
        var moved = old
        (moved.m41, moved.m42) = (old.m41 + Double(dx) * old.m44, old.m42 + Double(dy) * old.m44)
        return moved
    }
}

extension PixelRect {
    func offset(_ dx: Int, _ dy: Int) -> PixelRect { PixelRect(x: x + dx, y: y + dy, width: width, height: height) }
}

extension RenderMatrix {
    /// The offset from another matrix that differs by a translation of whole pixels; nil for any other.
    fileprivate func wholePixels(from other: RenderMatrix) -> (Int, Int)? {
        var shifted = other
        (shifted.m41, shifted.m42) = (m41, m42)
        guard shifted == self, m44 == 1 else { return nil }
        let (dx, dy) = (m41 - other.m41, m42 - other.m42)
        let noise = 1e-6
        guard abs(dx) < 1e5, abs(dy) < 1e5, abs(dx - dx.rounded()) < noise, abs(dy - dy.rounded()) < noise else { return nil }
        return (Int(dx.rounded()), Int(dy.rounded()))
    }
}
