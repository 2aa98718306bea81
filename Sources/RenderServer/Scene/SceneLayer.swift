internal import HostInterface
internal import RenderProtocol

/// A layer in the scene: its model, its presented values, and its last drawn state.
final class SceneLayer {
    let id: LayerID
    let kind: LayerKind
    var model = LayerValues()
    private(set) var children: [SceneLayer] = []
    private(set) var mask: SceneLayer?
    weak var parent: SceneLayer?
    var animations: [AttachedAnimation] = []
    /// Snapshots of transitions' starts, by their animation's key.
    var transitionStarts: [String: TransitionSnapshot] = [:]

    // Invalidation.
    /// Own values or animations changed.
    var isDirty = true
    /// The layer or a descendant changed.
    var isSubtreeDirty = true
    /// Inserted in the tree since the last frame: where it was drawn before is irrelevant.
    var isNew = true
    var childrenReordered = false
    /// Parts of the contents that changed, in pixels of the bitmap.
    var contentsDamage: [PixelRect] = []
    /// Opacity, mask or clip changed: all descendants look different.
    var effectsChanged = false
    var wasTransitioning = false
    /// Running animations change nothing but the layer's position.
    var animatesOnlyPosition = false
    /// From the layer's own space to its superlayer's, as presented.
    var localMatrix = RenderMatrix.identity

    // Results of the last update.
    var presented: PresentedLayer
    var state = LayerState()
    var contents: SceneBitmap?
    var contentsFadeFrom: SceneBitmap?
    /// Incremented when the layer's appearance, apart from its position, changes; older rasters are discarded.
    var appearanceVersion = 0
    /// Incremented when anything in a layer with `shouldRasterize` changes, apart from its position.
    var rasterizationVersion = 0
    var caches = LayerCaches()
    var backdrop: BackdropState?
    var copies: ReplicatorInstances?
    var particles: ParticleState?
    /// Multiplies the contents of a replicator's copy.
    var contentsTint: RenderColor?

    /// According to the model; `state.clock` is according to the last frame.
    var ownClock: LayerClock { (parent?.ownClock ?? LayerClock()).clock(for: model) }

    /// The children that are drawn: sublayers, or a replicator's copies of them.
    var shownChildren: [SceneLayer] { kind == .replicator ? copies?.holders ?? [] : children }
    /// Preserves the depth of its sublayers.
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

    /// Borrowed, not copied: there are many of them and they are read often.
    var values: LayerValues { _read { yield presented.values } }

    /// Marks the layer, and the path to it, for the next frame.
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

    /// Sets a new list of sublayers. Returns those that were removed.
    func setChildren(_ new: [SceneLayer]) -> [SceneLayer] {
        let old = children
        let kept = Set(new.map(\.id))
        let had = Set(old.map(\.id))
        let removed = old.filter { !kept.contains($0.id) && $0.parent === self }
        let before = old.filter { kept.contains($0.id) }.map(\.id)
        let after = new.filter { had.contains($0.id) }.map(\.id)
        if before != after { childrenReordered = true }
        // One that became the mask in the same transaction stays with this layer.
        for child in removed where child !== mask { child.parent = nil }
        children = new
        for child in new where child.parent !== self {
            child.parent = self
            child.isNew = true
        }
        setSubtreeDirty()
        return removed
    }

    func setMask(_ new: SceneLayer?) {
        if let old = mask, old !== new, old.parent === self {
            if children.contains(where: { $0 === old }) {
                // It became a sublayer in the same transaction.
                old.isNew = true
                old.setDirty()
            } else {
                old.parent = nil
            }
        }
        mask = new
        new?.parent = self
        new?.isNew = true
        effectsChanged = true
        setDirty()
    }

    /// Whether sublayers and mask know this layer as theirs. > Complexity: O(sublayers).
    func checkInvariants() -> Bool { children.allSatisfy { $0.parent === self } && (mask.map { $0.parent === self } ?? true) }

    /// Removes a sublayer or mask that moved elsewhere.
    func forget(_ child: SceneLayer) {
        children.removeAll { $0 === child }
        if mask === child {
            mask = nil
            effectsChanged = true
        }
        setDirty()
    }

    /// A shadow whose shape is known without reading contents: of a path, or of an opaque background.
    var hasBoxShadow: Bool {
        guard values.shadowOpacity > 0 else { return false }
        let v = values
        guard v.shadowOpacity > 0, v.shadowColor.alpha > 0, !v.masksToBounds else { return false }
        return v.shadowPath != nil || (v.backgroundColor.map { $0.alpha >= 1 } ?? false)
    }

    /// A shadow of everything that the layer and its sublayers show.
    var needsContentShadow: Bool {
        guard values.shadowOpacity > 0 else { return false }
        let v = values
        return v.shadowOpacity > 0 && v.shadowColor.alpha > 0 && !v.masksToBounds && !hasBoxShadow
    }

    /// A clip other than an axis-aligned rectangle cuts its sublayers differently when it moves.
    func clipShapeMoved(from old: LayerState, to new: LayerState) -> Bool {
        guard values.masksToBounds, values.cornerRadius > 0 || !new.plane.isAxisAligned || !old.plane.isAxisAligned else { return false }
        guard new.plane.isAxisAligned, old.plane.isAxisAligned else { return old.world != new.world }
        return old.box != new.box || !new.plane.isMirrored(like: old.plane)
    }

    var runningTransitionStart: TransitionSnapshot? { presented.transition.flatMap { transitionStarts[$0.key] } }

    var mustUpdate: Bool { isSubtreeDirty || state.isSubtreeActive || isNew || state.hasBackdrop }

    func clearDirty() {
        (isDirty, isSubtreeDirty, isNew, childrenReordered) = (false, false, false, false)
        contentsDamage.removeAll()
    }
}

/// Position and appearance of a layer in the last frame. > Units: pixels of the surface.
struct LayerState {
    /// From the layer's own space (with depth) to the surface.
    var world = RenderMatrix.identity
    var plane = PlaneTransform()
    var clip = PixelRect.empty
    /// The parent transform of its sublayers.
    var childWorld = RenderMatrix.identity
    var childClip = PixelRect.empty
    /// Depth of the layer's centre in its superlayer, which determines the drawing order of siblings.
    var depth = 0.0
    var isShown = false
    /// The bounding box of its bounds.
    var box = DeviceRect(x0: 0, y0: 0, x1: 0, y1: 0)
    /// Its background, contents, border and shadow, within the clip.
    var ownBounds = PixelRect.empty
    /// With all descendants, within the clip.
    var bounds = PixelRect.empty
    /// Of the sublayers alone.
    var childrenBounds = PixelRect.empty
    var clock = LayerClock()
    /// The layer itself is animated or waits for a begin time.
    var isActive = false
    /// It or a descendant is active.
    var isSubtreeActive = false
    /// It or a descendant is a backdrop.
    var hasBackdrop = false
    /// Sublayers back to front, if different from their order in the list.
    var sortedChildren: [SceneLayer]?

    /// Moves all positions, except those inherited by sublayers.
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

/// Rasters that remain valid while the layer's appearance is unchanged.
struct LayerCaches {
    var shape: ShapeRaster?
    var gradient: GradientRaster?
    var shadow: ShadowRaster?
    var kept: RasterizationCache?
}

/// A bitmap of a layer with `shouldRasterize` and its descendants. Valid while nothing in it changes and it moves by whole pixels only.
struct RasterizationCache {
    struct Key: Hashable {
        var version: Int
        /// Relative to the bitmap's anchor pixel.
        var plane: PlaneTransform
    }
    let key: Key
    let picture: PixelSource
    /// From the pixel of the layer's origin to the bitmap's.
    let dx: Int
    let dy: Int

    /// Its rectangle on the surface, for an anchor pixel.
    func place(_ x: Int, _ y: Int) -> PixelRect { PixelRect(x: dx + x, y: dy + y, width: picture.width, height: picture.height) }
}
