internal import HostInterface
internal import RenderProtocol

/// A layer as the scene keeps it: what the app said, what is presented now, and where it was drawn last.
final class SceneLayer {
    let id: LayerID
    let kind: LayerKind
    var model = LayerValues()
    private(set) var children: [SceneLayer] = []
    private(set) var mask: SceneLayer?
    weak var parent: SceneLayer?
    var animations: [AttachedAnimation] = []
    /// Pictures of what transitions began with, under their animation's key.
    var transitionStarts: [String: TransitionSnapshot] = [:]

    // What must be worked out anew.
    /// Own values or animations changed.
    var isDirty = true
    /// Something at or below changed.
    var isSubtreeDirty = true
    /// Placed in the tree since the last frame: where it was drawn before means nothing.
    var isNew = true
    var childrenReordered = false
    /// Parts of the contents that changed, in pixels of the bitmap.
    var contentsDamage: [PixelRect] = []
    /// Opacity, mask or clip changed: everything below looks different.
    var effectsChanged = false
    var wasTransitioning = false
    /// Running animations change nothing but where the layer is.
    var animatesOnlyPosition = false
    /// From the layer's own space to its superlayer's, as presented.
    var localMatrix = RenderMatrix.identity

    // What the last update found.
    var presented: PresentedLayer
    var state = LayerState()
    var contents: SceneBitmap?
    var contentsFadeFrom: SceneBitmap?
    /// Raised when the layer looks different, apart from its place; what was rasterised before is made anew.
    var appearanceVersion = 0
    /// Raised when anything in a layer that is to be rasterised changes, apart from its place.
    var rasterizationVersion = 0
    var caches = LayerCaches()
    var backdrop: BackdropState?
    var copies: ReplicatorInstances?
    var particles: ParticleState?
    /// Multiplies the contents of a replicator's copy.
    var contentsTint: RenderColor?

    /// By what the app said; `state.clock` is by the last frame.
    var ownClock: LayerClock { (parent?.ownClock ?? LayerClock()).clock(for: model) }

    /// What is drawn in the layer: its sublayers, or a replicator's copies of them.
    var shownChildren: [SceneLayer] { kind == .replicator ? copies?.holders ?? [] : children }
    /// Hands the depth of its sublayers on.
    var keepsDepth: Bool { kind == .transform || kind == .replicator && values.replicator.preservesDepth }

    init(id: LayerID, kind: LayerKind) {
        self.id = id
        self.kind = kind
        switch kind {
        case .backdrop: model.backdrop = BackdropValues()
        case .replicator: model.replicator = ReplicatorValues()
        case .emitter: model.emitter = EmitterValues()
        case .plain, .shape, .gradient, .transform: break
        }
        presented = PresentedLayer(values: model)
    }

    /// Lent, not copied: there are many of them and they are asked for often.
    var values: LayerValues { _read { yield presented.values } }

    /// Marks the layer, and the way to it, for the next frame.
    func setDirty() {
        isDirty = true
        setSubtreeDirty()
    }

    func setSubtreeDirty() {
        var layer: SceneLayer? = self
        while let current = layer {
            current.isSubtreeDirty = true
            layer = current.parent
        }
    }

    /// Takes over a new list of sublayers. Returns those that left.
    func setChildren(_ new: [SceneLayer]) -> [SceneLayer] {
        let old = children
        let kept = Set(new.map(\.id))
        let had = Set(old.map(\.id))
        let removed = old.filter { !kept.contains($0.id) && $0.parent === self }
        let before = old.filter { kept.contains($0.id) }.map(\.id)
        let after = new.filter { had.contains($0.id) }.map(\.id)
        if before != after { childrenReordered = true }
        for child in removed { child.parent = nil }
        children = new
        for child in new where child.parent !== self {
            child.parent = self
            child.isNew = true
        }
        setSubtreeDirty()
        return removed
    }

    func setMask(_ new: SceneLayer?) {
        if mask?.parent === self, mask !== new { mask?.parent = nil }
        mask = new
        new?.parent = self
        new?.isNew = true
        effectsChanged = true
        setDirty()
    }

    /// Forgets a sublayer or mask that went elsewhere.
    func forget(_ child: SceneLayer) {
        children.removeAll { $0 === child }
        if mask === child {
            mask = nil
            effectsChanged = true
        }
        setDirty()
    }

    /// A shadow whose form is known without looking at contents: of a path, or of an opaque background.
    var hasBoxShadow: Bool {
        guard values.shadowOpacity > 0 else { return false }
        let v = values
        guard v.shadowOpacity > 0, v.shadowColor.alpha > 0, !v.masksToBounds else { return false }
        return v.shadowPath != nil || (v.backgroundColor.map { $0.alpha >= 1 } ?? false)
    }

    /// A shadow of whatever the layer and its sublayers show.
    var needsContentShadow: Bool {
        guard values.shadowOpacity > 0 else { return false }
        let v = values
        return v.shadowOpacity > 0 && v.shadowColor.alpha > 0 && !v.masksToBounds && !hasBoxShadow
    }

    /// A clip that is more than a rectangle along the axes cuts its sublayers elsewhere when it moves.
    func clipShapeMoved(from old: LayerState, to new: LayerState) -> Bool {
        guard values.masksToBounds, values.cornerRadius > 0 || !new.plane.isAxisAligned || !old.plane.isAxisAligned else { return false }
        return new.plane.isAxisAligned && old.plane.isAxisAligned ? old.box != new.box : old.world != new.world
    }

    var runningTransitionStart: TransitionSnapshot? { presented.transition.flatMap { transitionStarts[$0.key] } }

    var mustUpdate: Bool { isSubtreeDirty || state.isSubtreeActive || isNew || state.hasBackdrop }

    func clearDirty() {
        (isDirty, isSubtreeDirty, isNew, childrenReordered) = (false, false, false, false)
        contentsDamage.removeAll()
    }
}

/// Where and how a layer was drawn in the last frame. > Units: pixels of the surface.
struct LayerState {
    /// From the layer's own space (with depth) to the surface.
    var world = RenderMatrix.identity
    var plane = PlaneTransform()
    var clip = PixelRect.empty
    /// What sublayers are placed by.
    var childWorld = RenderMatrix.identity
    var childClip = PixelRect.empty
    /// Of the layer's middle in its superlayer: siblings are drawn in its order.
    var depth = 0.0
    var isShown = false
    /// The rectangle around its bounds.
    var box = DeviceRect(x0: 0, y0: 0, x1: 0, y1: 0)
    /// Its background, contents, border and shadow, within the clip.
    var ownBounds = PixelRect.empty
    /// With everything below, within the clip.
    var bounds = PixelRect.empty
    /// Of the sublayers alone.
    var childrenBounds = PixelRect.empty
    var clock = LayerClock()
    /// The layer itself moves or waits for a moment.
    var isActive = false
    /// It or something below does.
    var isSubtreeActive = false
    /// It or something below shows what lies beneath it.
    var hasBackdrop = false
    /// Sublayers back to front, when that is not their order in the list.
    var sortedChildren: [SceneLayer]?

    /// Places all of it elsewhere, except what sublayers take.
    mutating func offset(_ dx: Int, _ dy: Int) {
        let (x, y) = (Double(dx), Double(dy))
        world.m41 += x
        world.m42 += y
        childWorld.m41 += x
        childWorld.m42 += y
        plane.tx += x
        plane.ty += y
        box = box.offset(x, y)
        ownBounds = ownBounds.offset(dx, dy)
    }
}

/// A layer's time as a function of the host's: `rate · t + offset`.
struct LayerClock: Hashable {
    var rate = 1.0
    var offset = 0.0

    func local(_ time: Double) -> Double { rate * time + offset }
    func host(_ local: Double) -> Double? { rate == 0 ? nil : (local - offset) / rate }

    func clock(for values: LayerValues) -> LayerClock {
        LayerClock(rate: rate * values.speed, offset: (offset - values.beginTime) * values.speed + values.timeOffset)
    }
}

/// Rasters that stay valid while the layer looks the same.
struct LayerCaches {
    var shape: ShapeRaster?
    var gradient: GradientRaster?
    var shadow: ShadowRaster?
    var kept: RasterizationCache?
}

/// What a layer that is to be rasterised looked like, with all below it. Valid while nothing in it changes and it moves by whole pixels only.
struct RasterizationCache {
    struct Key: Hashable {
        var version: Int
        /// Relative to the whole pixel the picture hangs at.
        var plane: PlaneTransform
    }
    let key: Key
    let picture: PixelSource
    /// From the whole pixel of the layer's origin to the picture's.
    let dx: Int
    let dy: Int

    /// Where it lies on the surface when it hangs at a pixel.
    func place(_ x: Int, _ y: Int) -> PixelRect { PixelRect(x: dx + x, y: dy + y, width: picture.width, height: picture.height) }
}
