internal import HostInterface
public import RenderProtocol

/// Keeps what an app has committed and turns it into frames.
///
/// Each `render` looks at what transactions and running animations have changed since the last, and touches only those pixels of the surface.
/// > Isolation: one thread at a time; `RenderServerThread` gives it one of its own.
public final class RenderServer {
    /// Pixels a point.
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

    /// What the last frame cost.
    package private(set) var counters = FrameCounters()

    public init(scale: Double) { self.scale = scale }

    // MARK: What the app says

    /// Makes a bitmap known that transactions may name from now on.
    public func add(_ bitmap: SharedBitmap) throws(SceneError) { try scene.add(bitmap) }

    /// Applies all of a transaction, or, when any of it cannot be, none of it.
    public func apply(_ transaction: LayerTransaction) throws(SceneError) {
        guard !transaction.changes.isEmpty else { return }
        try scene.check(transaction)
        captureTransitionStarts(transaction)
        scene.apply(checked: transaction)
        hasChanged = true
    }

    /// Forgets what is on the surface: the next frame draws all of it.
    public func invalidate() { needsFullFrame = true }

    public var layerCount: Int { scene.layers.count }

    /// Whether an animation that has an end is still before it, as far as its layer's clock goes on. Needs no frame.
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

    /// Draws what has changed by `time` into the surface. A surface other than the last one is drawn wholly.
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

    /// Moves what scrolled: itself, or where that is less, and the surface can be turned beneath it, what did not. Returns how many pixels
    /// that was.
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
        // Of one colour, what was turned away is what came in its place.
        for part in scrolled.uniformParts(of: still) {
            let same = Region(copy: part)
            same.translate(copy.dx, copy.dy)
            same.intersect(part)
            still.subtract(same)
        }
        Target(picture: surface.picture, x: 0, y: 0).move(ScrollBlitPlanner.Copy(region: still, dx: -copy.dx, dy: -copy.dy))
        return still.area
    }

    /// All that is painted, when something scrolled: what lies over and beneath it must be known.
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

    /// Takes pictures of layers that are to change by a transition, as they were shown last.
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
