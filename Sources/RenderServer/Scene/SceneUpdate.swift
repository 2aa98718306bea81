internal import CoreGraphics
internal import HostInterface
internal import RenderProtocol

/// One traversal of what may have changed: samples animations, positions layers on the surface, and collects the damage.
struct SceneUpdate {
    let scene: Scene
    let time: Double
    let screen: PixelRect
    let damage: Region
    private(set) var isAnimating = false
    private(set) var nextWake: Double?
    var visited = 0
    /// Nil if no layer has a backdrop.
    private var backdrops: BackdropUpdate?
    /// Content that moved as a whole.
    var moves: [ScrollMove] = []
    /// The damage outside all moved content.
    let fixedDamage: Region

    struct Context {
        /// From the superlayer's space to the surface.
        var world: RenderMatrix
        var clip: PixelRect
        var clock: LayerClock
        /// From the superlayer's space to the space in which siblings are sorted by depth.
        var depthSpace = RenderMatrix.identity
        /// Position, clip or time of an ancestor changed: all descendants must be visited.
        var mustVisit: Bool
        /// Effects or order of an ancestor changed: all descendants must be drawn again.
        var isAffected: Bool
        /// The previously drawn area is already in the damage.
        var isFresh = false
        /// The index of the moved content that contains this layer.
        var move: Int?
        /// The ancestor moved together with it, and no ancestor changed in any other way.
        var followsMove = false
    }

    init(scene: Scene, time: Double, screen: PixelRect, damage: Region) {
        (self.scene, self.time, self.screen, self.damage) = (scene, time, screen, damage)
        fixedDamage = Region(copy: damage)
        guard scene.backdropCount > 0 else { return }
        backdrops = BackdropUpdate(screen: screen)
        // Areas of removed layers.
        damage.eachRect { backdrops?.mark($0, place: -1) }
    }

    /// Determines how backdrops are affected. After `run`, once the drawing of `scrolled` content is planned.
    mutating func resolveBackdrops(_ scrolled: ScrollBlitPlanner, isFull: Bool) {
        backdrops?.resolve(damage, moves, scrolled, isFull: isFull)
    }

    private mutating func mark(_ rect: PixelRect, place: Int, _ context: Context) {
        damage.add(rect)
        if context.move == nil { fixedDamage.add(rect) }
        backdrops?.mark(rect, place: place)
    }

    /// `isAffected` draws everything again.
    mutating func run(scale: Double, isAffected: Bool) {
        let root = scene.root
        let isAffected = isAffected || root.childrenReordered
        let context = Context(
            world: .scale(scale, scale), clip: screen, clock: LayerClock(), mustVisit: isAffected, isAffected: isAffected)
        var bounds = PixelRect.empty
        var isActive = false
        for child in root.children {
            update(child, context)
            bounds = bounds.union(child.state.bounds)
            isActive = isActive || child.state.isSubtreeActive
        }
        root.state.bounds = bounds
        root.state.isSubtreeActive = isActive
        root.clearDirty()
    }

    mutating func update(_ layer: SceneLayer, _ context: Context) {
        guard context.mustVisit || layer.mustUpdate else { return }
        if context.followsMove, carry(layer, context) { return }
        let order = visited
        visited += 1
        var old = layer.state
        let isFresh = context.isFresh || layer.isNew || !old.isShown
        var state = LayerState()
        state.clock = context.clock.clock(for: layer.model)
        let appearanceChanged = sample(layer, &state, clockChanged: state.clock != old.clock)
        guard !layer.values.hidden, layer.values.opacity > 0, !context.clip.isEmpty, place(layer, &state, context) else {
            return hide(layer, state, isFresh: isFresh, place: order, context)
        }
        state.isShown = true
        state.clip = context.clip
        state.box = state.plane.bounds(layer.values.bounds)

        // Another depth may change what is in front.
        if layer.values.shouldRasterize {
            let isOld = appearanceChanged || isFresh || layer.effectsChanged || layer.childrenReordered || !layer.contentsDamage.isEmpty
            let isOldBelow = (layer.children + [layer.mask].compactMap { $0 }).contains {
                $0.isSubtreeDirty || $0.isNew || $0.state.isSubtreeActive
            }
            if isOld || isOldBelow || layer.kind == .emitter || layer.kind == .replicator { layer.rasterizationVersion += 1 }
        } else if layer.caches.kept != nil {
            layer.caches.kept = nil
        }
        (state.childWorld, state.childClip) = (childWorld(layer, state), childClip(layer, state))
        let drawnBefore = old.ownBounds
        if let move = context.move, !isFresh { moves[move].carry(&old, onto: state) }
        let isAffected =
            context.isAffected || isFresh || layer.effectsChanged || state.depth != old.depth || layer.clipShapeMoved(from: old, to: state)
        layer.effectsChanged = false
        var inner = Context(
            world: state.childWorld, clip: state.childClip, clock: state.clock, mustVisit: isAffected,
            isAffected: isAffected || layer.childrenReordered, isFresh: isFresh, move: context.move)
        inner.depthSpace = depthSpace(layer, context)
        inner.mustVisit =
            inner.mustVisit || inner.isAffected || inner.clip != old.childClip || inner.world != old.childWorld || state.clock != old.clock
            || context.move != nil
        inner.followsMove =
            context.followsMove && !isFresh && !inner.isAffected && inner.world == old.childWorld && state.clock == old.clock
        if let move = context.move {
            // The appearance of these depends on their position, or on more than what moves with them.
            if [.backdrop, .replicator, .emitter].contains(layer.kind) { moves[move].isRefused = true }
        } else if !inner.isAffected, let move = ScrollMove(layer, from: old, to: state, place: order) {
            inner.move = moves.count
            inner.followsMove = state.clock == old.clock && inner.depthSpace == .identity
            moves.append(move)
        }
        if layer.kind == .backdrop {
            state.hasBackdrop = true
            backdrops?.add(layer, place: order)
        }
        if layer.kind == .replicator {
            var copies = layer.copies ?? ReplicatorInstances()
            for rect in copies.refresh(layer) { mark(rect, place: order, context) }
            layer.copies = copies
        }
        if layer.kind == .emitter { moveParticles(layer, &state, place: order, context) }
        let areaBefore = layer.needsContentShadow ? damage.area : 0
        updateChildren(layer, &state, inner)
        if let mask = layer.mask {
            var maskContext = inner
            maskContext.clip = context.clip
            maskContext.mustVisit = maskContext.mustVisit || old.clip != context.clip
            update(mask, maskContext)
            state.isSubtreeActive = state.isSubtreeActive || mask.state.isSubtreeActive
        }
        state.ownBounds = ownBounds(layer, state)
        // A shadow of clipped content is clipped too.
        let castsOtherShadow = context.move != nil && layer.needsContentShadow
        let shadowChanged = layer.needsContentShadow && damage.area != areaBefore
        if layer.needsContentShadow {
            state.ownBounds = state.ownBounds.union(contentShadowBounds(layer, state))
        }
        state.bounds = state.ownBounds.union(state.childrenBounds)
        if let start = layer.runningTransitionStart { state.bounds = state.bounds.union(start.bounds.intersection(context.clip)) }
        layer.state = state
        if let index = context.move {
            moves[index].extents = moves[index].extents.union(drawnBefore).union(state.ownBounds)
            if !isFresh { old.ownBounds = moves[index].carried(drawnBefore, onto: state.ownBounds) }
        }

        let isTransitioning = layer.presented.transition != nil || layer.wasTransitioning
        layer.wasTransitioning = layer.presented.transition != nil
        if isTransitioning {
            if !isFresh { mark(old.bounds, place: order, context) }
            mark(state.bounds, place: order, context)
        } else if isAffected || appearanceChanged || shadowChanged || castsOtherShadow {
            if !isFresh { mark(old.ownBounds, place: order, context) }
            mark(state.ownBounds, place: order, context)
        } else if hasMoved(layer, from: old, to: state) {
            markMove(layer, from: old, to: state, place: order, context)
        } else {
            for rect in layer.contentsDamage { mark(contentsRect(layer, state, rect), place: order, context) }
        }
        if shadowChanged || !layer.contentsDamage.isEmpty { layer.appearanceVersion += 1 }
        layer.clearDirty()
    }

    /// Whether the position of the layer's own content changed. Scrolling (a new origin of the bounds) moves its sublayers, not its box.
    private func hasMoved(_ layer: SceneLayer, from old: LayerState, to new: LayerState) -> Bool {
        if old.clip != new.clip { return old.ownBounds != new.ownBounds || !old.clip.contains(new.ownBounds) }
        guard old.world != new.world else { return false }
        let isBox = layer.kind != .shape && layer.values.shadowPath == nil && !layer.needsContentShadow
        guard isBox, old.plane.isAxisAligned, new.plane.isAxisAligned else { return true }
        return old.box != new.box || old.ownBounds != new.ownBounds || !new.plane.isMirrored(like: old.plane)
    }

    private mutating func markMove(_ layer: SceneLayer, from old: LayerState, to new: LayerState, place: Int, _ context: Context) {
        guard context.move == nil else {
            mark(old.ownBounds, place: place, context)
            return mark(new.ownBounds, place: place, context)
        }
        let fill = UnchangedFill(layer, from: old, to: new)
        fill.eachChangedRect(of: old.ownBounds, and: new.ownBounds) { mark($0, place: place, context) }
    }

    private mutating func hide(_ layer: SceneLayer, _ state: LayerState, isFresh: Bool, place: Int, _ context: Context) {
        if !isFresh {
            if let move = context.move {
                let before = layer.state.bounds
                moves[move].extents = moves[move].extents.union(before)
                mark(moves[move].carried(before, onto: .empty), place: place, context)
            } else {
                mark(layer.state.bounds, place: place, context)
            }
        }
        layer.backdrop = nil
        var state = state
        state.isSubtreeActive = state.isActive
        layer.state = state
        // Changes below while nothing of it is visible are found when it becomes visible, because all of it counts as new then.
        layer.clearDirty()
    }

    private mutating func updateChildren(_ layer: SceneLayer, _ state: inout LayerState, _ context: Context) {
        var needsSort = false
        let firstBackdrop = backdrops?.entries.count ?? 0
        for child in layer.shownChildren {
            update(child, context)
            state.hasBackdrop = state.hasBackdrop || child.state.hasBackdrop
            state.childrenBounds = state.childrenBounds.union(child.state.bounds)
            state.isSubtreeActive = state.isSubtreeActive || child.state.isSubtreeActive
            if child.state.depth != 0 { needsSort = true }
        }
        state.isSubtreeActive = state.isSubtreeActive || state.isActive
        if needsSort {
            backdrops?.countAll(from: firstBackdrop)
            let order = layer.shownChildren.enumerated().sorted {
                ($0.element.state.depth, $0.offset) < ($1.element.state.depth, $1.offset)
            }
            state.sortedChildren = order.map(\.element)
        }
    }

    // MARK: Particles

    /// More particles than this are damaged as one rectangle.
    private static let singleParticles = 64

    private mutating func moveParticles(_ layer: SceneLayer, _ state: inout LayerState, place: Int, _ context: Context) {
        let (values, now) = (layer.values.emitter, state.clock.local(time))
        var particles = layer.particles ?? ParticleState()
        let old = particles.sprites.map(\.bounds)
        if state.clock.rate != 0 || layer.particles == nil { particles.system.advance(to: now, values) }
        particles.sprites = particles.system.sprites(at: now, state.world, clip: state.clip, particles.stamps, scene.bitmaps)
        layer.particles = particles
        let all = old + particles.sprites.map(\.bounds)
        if all.count <= Self.singleParticles {
            for rect in all { mark(rect, place: place, context) }
        } else {
            mark(all.reduce(.empty) { $0.union($1) }, place: place, context)
        }
        guard state.clock.rate != 0, !particles.system.isSpent(values, at: now) else { return }
        state.isActive = true
        isAnimating = true
    }

    // MARK: Time

    /// Updates `presented`. True if the layer's appearance changed, apart from its position.
    private mutating func sample(_ layer: SceneLayer, _ state: inout LayerState, clockChanged: Bool) -> Bool {
        guard layer.isDirty || layer.isNew || (!layer.animations.isEmpty && (layer.state.isActive || clockChanged)) else { return false }
        let saysNew = layer.isDirty || layer.isNew
        if saysNew { layer.animatesOnlyPosition = layer.animations.allSatisfy { LayerAppearance.isPositionOnly($0.animation.content) } }
        let before = layer.presented
        if layer.animations.isEmpty {
            layer.presented = PresentedLayer(values: layer.model)
        } else {
            layer.presented = AnimationSampler.present(layer.model, layer.animations, at: state.clock.local(time))
            if layer.presented.isRunning, state.clock.rate != 0 {
                state.isActive = true
                isAnimating = true
            }
            if let next = layer.presented.nextChange, let host = state.clock.host(next) {
                state.isActive = true
                nextWake = min(nextWake ?? host, host)
            }
        }
        if !saysNew && layer.animatesOnlyPosition { return false }
        layer.contents = layer.values.contents.flatMap { scene.bitmaps[$0] }
        layer.contentsFadeFrom = layer.presented.contentsFade?.from.flatMap { scene.bitmaps[$0] }
        if let fade = layer.presented.contentsFade { layer.contents = fade.to.flatMap { scene.bitmaps[$0] } }
        if let tint = layer.contentsTint { layer.contents = layer.contents?.tinted(tint) }
        if LayerAppearance.effectsDiffer(before.values, layer.values) { layer.effectsChanged = true }
        guard LayerAppearance.differs(before, layer.presented) || layer.isNew else { return false }
        layer.appearanceVersion += 1
        return true
    }

    // MARK: Position

    /// Computes the layer's matrix. False if nothing of it is visible.
    private func place(_ layer: SceneLayer, _ state: inout LayerState, _ context: Context) -> Bool {
        let (bounds, anchor, position) = (layer.values.bounds, layer.values.anchorPoint, layer.values.position)
        let (ax, ay) = (bounds.x + anchor.x * bounds.width, bounds.y + anchor.y * bounds.height)
        var local: RenderMatrix
        if layer.values.transform == .identity {
            local = .translation(position.x - ax, position.y - ay, layer.values.zPosition)
        } else {
            local = RenderMatrix.translation(-ax, -ay, -layer.values.anchorPointZ).concatenated(layer.values.transform)
                .concatenated(.translation(position.x, position.y, layer.values.zPosition + layer.values.anchorPointZ))
        }
        let space = context.depthSpace == .identity ? local : local.concatenated(context.depthSpace)
        if space.m13 != 0 || space.m23 != 0 || space.m43 != 0 {
            let (cx, cy) = (bounds.x + bounds.width / 2, bounds.y + bounds.height / 2)
            let depth = cx * space.m13 + cy * space.m23 + space.m43
            // Rounding errors must not reorder siblings.
            state.depth = (depth * 1024).rounded() / 1024
            if !state.depth.isFinite { return false }
        }
        layer.localMatrix = local
        state.world = local.concatenated(context.world)
        state.plane = PlaneTransform(state.world).cleaned
        guard state.world.isFinite, layer.kind == .transform || state.plane.determinant != 0 else { return false }
        if !layer.values.doubleSided, layer.kind != .transform, isBackFacing(state.plane, bounds) { return false }
        return true
    }

    private func isBackFacing(_ plane: PlaneTransform, _ bounds: RenderRect) -> Bool {
        let points = plane.outline(bounds)
        guard points.count > 2 else { return false }
        var area = points[points.count - 1].x * points[0].y - points[0].x * points[points.count - 1].y
        for index in 1..<points.count { area += points[index - 1].x * points[index].y - points[index].x * points[index - 1].y }
        return area < 0
    }

    private func childWorld(_ layer: SceneLayer, _ state: LayerState) -> RenderMatrix {
        var world = state.world
        // A layer is flat: its sublayers are projected onto it. A transform layer passes their depth on.
        if !layer.keepsDepth { (world.m31, world.m32, world.m33, world.m34) = (0, 0, 1, 0) }
        if let own = sublayerMatrix(layer.values) { world = own.concatenated(world) }
        return world
    }

    private func depthSpace(_ layer: SceneLayer, _ context: Context) -> RenderMatrix {
        let own = sublayerMatrix(layer.values) ?? .identity
        guard layer.keepsDepth else { return own }
        return own.concatenated(layer.localMatrix).concatenated(context.depthSpace)
    }

    /// A layer's transform of its sublayers, about its anchor point; nil for the identity.
    private func sublayerMatrix(_ values: LayerValues) -> RenderMatrix? {
        var result: RenderMatrix?
        if values.sublayerTransform != .identity {
            let ax = values.bounds.x + values.anchorPoint.x * values.bounds.width
            let ay = values.bounds.y + values.anchorPoint.y * values.bounds.height
            result = RenderMatrix.translation(-ax, -ay).concatenated(values.sublayerTransform).concatenated(.translation(ax, ay))
        }
        if values.geometryFlipped {
            let flip = RenderMatrix(1, 0, 0, 0, 0, -1, 0, 0, 0, 0, 1, 0, 0, values.bounds.height + 2 * values.bounds.y, 0, 1)
            result = flip.concatenated(result ?? .identity)
        }
        return result
    }

    func childClip(_ layer: SceneLayer, _ state: LayerState) -> PixelRect {
        guard layer.values.masksToBounds, layer.kind != .transform else { return state.clip }
        let rect = state.plane.bounds(layer.values.bounds)
        return state.clip.intersection(state.plane.isAxisAligned ? rect.nearest : rect.outer)
    }

    // MARK: Bounds

    private func ownBounds(_ layer: SceneLayer, _ state: LayerState) -> PixelRect {
        guard layer.kind != .transform else { return .empty }
        var rect: DeviceRect?
        func add(_ other: DeviceRect) { rect = rect.map { $0.union(other) } ?? other }
        let hasBox =
            layer.values.backgroundColor.map { $0.alpha > 0 } ?? false || layer.values.borderWidth > 0 || layer.kind == .gradient
            || layer.kind == .backdrop
        if hasBox { add(state.plane.bounds(layer.values.bounds)) }
        if let bitmap = layer.contents {
            add(state.plane.bounds(ContentsPlacement(layer.values, bitmap).rect))
        }
        if let bitmap = layer.contentsFadeFrom { add(state.plane.bounds(ContentsPlacement(layer.values, bitmap).rect)) }
        if layer.kind == .shape, let box = ShapeRaster.bounds(layer.values.shape) { add(state.plane.bounds(box)) }
        for sprite in layer.particles?.sprites ?? [] { add(DeviceRect(sprite.bounds)) }
        if layer.values.masksToBounds, rect != nil { rect = state.plane.bounds(layer.values.bounds) }
        if layer.hasBoxShadow { add(ShadowShape(layer, state.plane).bounds) }
        return rect.map { $0.outer.intersection(state.clip) } ?? .empty
    }

    private func contentShadowBounds(_ layer: SceneLayer, _ state: LayerState) -> PixelRect {
        let below = state.childrenBounds.union(state.ownBounds)
        guard !below.isEmpty else { return .empty }
        let shadow = ShadowShape.Blur(layer.values, state.plane)
        return DeviceRect(below).offset(shadow.dx, shadow.dy).expanded(by: Double(shadow.reach)).outer.intersection(state.clip)
    }

    /// Where changed pixels of the contents are visible.
    private func contentsRect(_ layer: SceneLayer, _ state: LayerState, _ rect: PixelRect) -> PixelRect {
        guard let bitmap = layer.contents, layer.values.contentsCenter == .unit, layer.runningTransitionStart == nil else {
            return state.bounds
        }
        let placement = ContentsPlacement(layer.values, bitmap)
        // One pixel more, because neighbouring colours blend into a scaled pixel.
        let source = DeviceRect(rect).expanded(by: 1)
        return state.plane.bounds(placement.place(of: source)).outer.intersection(state.ownBounds)
    }
}
