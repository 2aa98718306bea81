internal import HostInterface
public import RenderProtocol

/// Holds what an app has committed and renders it to frames.
///
/// Each `render` processes what transactions and running animations have changed since the last one, and redraws only those pixels.
/// > Isolation: one thread at a time; `RenderServerThread` gives it its own.
public final class RenderServer {
    /// Pixels per point.
    public let scale: Double
    private let scene = Scene()
    private let painter = Painter()
    private var needsFullFrame = true
    private var lastSurface: SurfaceKey?
    private var lastTime = -Double.infinity
    private var lastIsAnimating = false
    private var lastWake: Double?
    private var hasChanged = true

    private struct SurfaceKey: Hashable {
        var base: UnsafeMutableRawPointer
        var width: Int
        var height: Int
        var bytesPerRow: Int
    }

    /// Cost of the last frame.
    package private(set) var counters = FrameCounters()

    /// Creates a server without layers, for a screen of `scale` pixels per point.
    public init(scale: Double) { self.scale = scale }

    // MARK: Transactions

    /// Adds a bitmap that transactions may name from now on.
    public func add(_ bitmap: SharedBitmap) throws(SceneError) { try scene.add(bitmap) }

    /// Applies all of a transaction, or none of it if any of it cannot be applied.
    public func apply(_ transaction: LayerTransaction) throws(SceneError) {
        guard !transaction.changes.isEmpty else { return }
        try scene.check(transaction)
        captureTransitionStarts(transaction)
        scene.apply(checked: transaction)
        hasChanged = true
    }

    /// Invalidates the surface: the next frame draws all of it.
    public func invalidate() { needsFullFrame = true }

    /// The number of layers that the app has created.
    public var layerCount: Int { scene.layers.count }

    /// Whether a finite animation has not ended yet, as long as its layer's clock runs. Requires no frame.
    ///
    /// > Units: seconds on the clock of frames.
    public func isSettling(at time: Double) -> Bool {
        scene.layers.values.contains { layer in
            layer.animations.contains { attached in
                let end = attached.animation.timing.endTime
                return end.isFinite && layer.ownClock.host(end).map { $0 > time + AnimationTiming.tolerance } ?? false
            }
        }
    }

    // MARK: Frames

    /// Draws what has changed by `time` into the surface. A surface other than the last one is drawn entirely.
    public func render(at time: Double, into surface: RenderSurface) -> FrameResult {
        counters = FrameCounters()
        surface.catchUp()
        let key = SurfaceKey(base: surface.base, width: surface.width, height: surface.height, bytesPerRow: surface.bytesPerRow)
        if key != lastSurface {
            needsFullFrame = true
            lastSurface = key
        }
        let isDue = lastIsAnimating || (lastWake.map { time >= $0 } ?? false) || time < lastTime
        guard needsFullFrame || hasChanged || isDue else {
            return FrameResult(isAnimating: false, nextWakeTime: lastWake)
        }
        let damage = Region(copy: scene.pendingDamage)
        scene.pendingDamage.removeAll()
        var update = SceneUpdate(scene: scene, time: time, screen: surface.rect, damage: damage)
        update.run(scale: scale, isAffected: needsFullFrame)
        let list = displayList(for: update)
        var scrolled = ScrollBlitPlanner(damage: damage, fixed: update.fixedDamage)
        if let list { scrolled.plan(update.moves, list.items, list.spans) }
        update.resolveBackdrops(scrolled, isFull: needsFullFrame)
        if needsFullFrame { damage.add(surface.rect) }
        damage.intersect(surface.rect)
        damage.simplify(limit: 200)
        assert(damage.checkInvariants())
        scrolled.leaveOutDamage()
        (needsFullFrame, hasChanged) = (false, false)
        (lastIsAnimating, lastWake, lastTime) = (update.isAnimating, update.nextWake, time)
        let held = move(scrolled, damage, on: surface)
        if !damage.isEmpty { paint(damage, list?.items, Target(picture: surface.picture, x: 0, y: 0)) }
        for copy in scrolled.copies {
            counters.copiedPixels += copy.region.area
            damage.add(copy.region)
        }
        counters.restoredPixels = held
        let rects = damage.rects
        counters.layersVisited = update.visited
        counters.touchedPixels = rects.reduce(0) { $0 + $1.area }
        return FrameResult(
            damage: rects, touchedPixels: counters.touchedPixels, isAnimating: update.isAnimating, nextWakeTime: update.nextWake)
    }

    /// Moves what scrolled; or, if that is less and the surface has ring memory, moves the origin and restores what did not scroll.
    /// Returns the number of moved pixels.
    private func move(_ scrolled: ScrollBlitPlanner, _ damage: Region, on surface: RenderSurface) -> Int {
        guard scrolled.copies.count == 1, let copy = scrolled.copies.first else {
            for copy in scrolled.copies { Target(picture: surface.picture, x: 0, y: 0).move(copy) }
            return 0
        }
        let still = Region(surface.rect)
        still.subtract(copy.region)
        still.subtract(damage)
        guard still.area < copy.region.area, surface.turn(dx: copy.dx, dy: copy.dy) else {
            Target(picture: surface.picture, x: 0, y: 0).move(copy)
            return 0
        }
        lastSurface?.base = surface.base
        // In one colour, the pixels moved away equal those that replaced them.
        for part in scrolled.uniformParts(of: still) {
            let same = Region(copy: part)
            same.translate(copy.dx, copy.dy)
            same.intersect(part)
            still.subtract(same)
        }
        Target(picture: surface.picture, x: 0, y: 0).move(ScrollBlitPlanner.Copy(region: still, dx: -copy.dx, dy: -copy.dy))
        return still.area
    }

    /// All that is painted, if something scrolled: what is above and below it must be known.
    private func displayList(for update: SceneUpdate) -> (items: [DisplayItem], spans: ScrollSpans)? {
        guard !update.moves.isEmpty else { return nil }
        let spans = ScrollSpans(update.moves)
        return (DisplayList(extents: update.screen, spans: spans).items(scene.root.children), spans)
    }

    private func paint(_ damage: Region, _ known: [DisplayItem]?, _ target: Target) {
        painter.counters = FrameCounters()
        let items = known ?? DisplayList(extents: damage.extents).items(scene.root.children)
        let before = painter.coverage.rasterCount
        painter.samplesBackdrops = true
        painter.paint(items, in: damage, on: target, background: 0xFF00_0000)
        painter.samplesBackdrops = false
        counters = painter.counters
        counters.rasters += painter.coverage.rasterCount - before
    }

    // MARK: Transitions

    /// Takes snapshots of layers that will change with a transition, as they were presented last.
    private func captureTransitionStarts(_ transaction: LayerTransaction) {
        for case .addAnimation(let id, let key, let animation) in transaction.changes {
            guard case .transition = animation.content, let layer = scene.layers[id], layer.state.isShown else { continue }
            let area = layer.state.bounds
            guard let picture = PixelSource.make(.color, width: area.width, height: area.height) else { continue }
            var items: [DisplayItem] = []
            DisplayList(extents: area).add(layer, alpha: 1, to: &items)
            painter.paint(items, in: Region(area), on: Target(picture: picture, x: area.x, y: area.y), background: 0)
            layer.transitionStarts[key] = TransitionSnapshot(picture: picture, bounds: area)
        }
    }
}
