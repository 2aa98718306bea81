import CoreGraphics
import Dispatch
import Foundation
package import RenderProtocol
internal import Synchronization

/// The layers of this process on their way to the screen: what changed, when it is committed, and to which link.
///
/// The first change schedules one flush on the main queue. A flush lays out, draws and then commits the differences from the render
/// server's state; a flush without changes sends nothing. Without a link, layout and drawing still happen, but no commits.
///
/// > Isolation: the main thread; changes may be recorded from any.
package final class LayerContext: @unchecked Sendable {
    /// The process's; in a test with its own, the test's.
    package static var main: LayerContext { isAlone.load(ordering: .relaxed) ? shared : inTask ?? shared }
    private static let shared = LayerContext()
    @TaskLocal package static var inTask: LayerContext?
    /// No other was made: the one of the task needs no look-up.
    private static let isAlone = Atomic(true)

    private init() {}

    /// A context that is the main one in tasks with it as ``inTask``. For tests.
    package static func separate() -> LayerContext {
        isAlone.store(false, ordering: .relaxed)
        return LayerContext()
    }

    /// Runs `body` with this as the main one.
    package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        Self.main === self ? try body() : try Self.$inTask.withValue(self, operation: body)
    }

    /// The connection to the render server. A new link receives everything again.
    package var link: (any RenderLink)? {
        didSet { relink() }
    }
    /// The trees on screen, back to front.
    package private(set) var roots: [CALayer] = []
    /// Runs work that the main queue calls, of a separate context; UIKit makes the application of these layers the current one.
    package var around: ((_ work: () -> Void) -> Void)?
    /// Runs before each layout phase; UIKit updates constraints and traits here.
    package var willLayout: (() -> Void)?
    /// Runs after each commit that sent something.
    package var didCommit: (() -> Void)?
    /// Called before each flush, with true, and after it; UIKit's update links run then.
    package var onFlush: ((_ begins: Bool) -> Void)?
    /// Called after each flush with what its phases took; nothing is measured without it.
    package var onPhases: ((FlushPhases) -> Void)?
    /// Whether changes of views animate: `UIView.setAnimationsEnabled(_:)`.
    package var animatesViews = true
    package private(set) lazy var timing = AnimationTimeline(context: self)
    package private(set) lazy var ticker = DisplayTicker(context: self)
    /// The main thread's transactions.
    let transactions = TransactionStack()
    let images = ImageUploads()

    /// Counts links; a layer known to an older one is not known.
    private(set) var generation = LayerContext.nextGeneration
    /// Different in each context, which does not know the others' layers.
    private static var nextGeneration: UInt64 { lastGeneration.wrappingAdd(1, ordering: .relaxed).newValue }
    private static let lastGeneration = Atomic<UInt64>(0)
    private let lock = NSRecursiveLock()
    private var queue: [CALayer] = []
    /// Arrays of the last commit, emptied: the next one needs no new memory.
    private var spareQueue: [CALayer] = []
    private var spareChanges: [LayerChange] = []
    /// Larger arrays are not reused.
    private static let reusedCapacity = 1024
    private var forgotten: [LayerID] = []
    private var releasedBitmaps: [BitmapID] = []
    private var callbacks: [() -> Void] = []
    private let idle = IdleWork()
    private var rootsChanged = false
    private var isScheduled = false
    private var isFlushing = false

    /// Seconds on the render server's animation clock.
    package var now: Double { link?.now ?? Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

    package func addRoot(_ layer: CALayer, at index: Int = .max) {
        if layer.state.isRoot { roots.removeAll { $0 === layer } }
        layer.state.isRoot = true
        roots.insert(layer, at: max(0, min(index, roots.count)))
        rootsChanged = true
        layer.enqueue()
        schedule()
    }

    package func removeRoot(_ layer: CALayer) {
        guard layer.state.isRoot else { return }
        layer.enqueue()
        layer.state.isRoot = false
        roots.removeAll { $0 === layer }
        rootsChanged = true
        schedule()
    }

    /// Schedules a flush at the end of this turn of the main queue.
    package func schedule() {
        lock.withLock {
            guard !isScheduled, !isFlushing else { return }
            isScheduled = true
            turn.add(data: 1)
        }
    }

    /// A turn of the main queue without allocations, because every frame needs one. Made and used in `lock`.
    private var turn: any DispatchSourceUserDataAdd {
        if let turnSource { return turnSource }
        let source = DispatchSource.makeUserDataAddSource(queue: .main)
        source.setEventHandler { [weak self] in self?.flushIfScheduled() }
        source.activate()
        turnSource = source
        return source
    }
    private var turnSource: (any DispatchSourceUserDataAdd)?

    deinit { turnSource?.cancel() }

    private func flushIfScheduled() {
        if lock.withLock({ isScheduled }) { resume { flush() } }
    }

    /// Runs work that the main queue calls.
    func resume(_ work: () -> Void) {
        if self === Self.shared {
            work()
        } else if let around {
            around(work)
        } else {
            perform(work)
        }
    }

    /// Lays out, draws and commits now.
    package func flush() {
        guard !isFlushing else { return }
        onFlush?(true)
        isFlushing = true
        lock.withLock { isScheduled = false }
        var phases = onPhases == nil ? nil : FlushPhases()
        willLayout?()
        for root in roots { root.layoutSubtree() }
        phases?.endLayout()
        for _ in 0..<Self.drawingRounds {
            let drew = drawQueue()
            phases?.endDrawing()
            // What drawing invalidated is laid out before anything is shown, and drawn: a view may make subviews while it draws.
            for root in roots { root.layoutSubtree() }
            phases?.endLayout()
            guard drew else { break }
        }
        let sent = commit()
        phases?.endCommit(changes: sent)
        if let phases { onPhases?(phases) }
        CATransaction.endImplicit()
        isFlushing = false
        runCallbacks()
        onFlush?(false)
        let isDirty =
            lock.withLock { !queue.isEmpty || rootsChanged } || roots.contains { $0.state.needsLayout || $0.state.sublayersNeedLayout }
        if isDirty { schedule() } else { idle.schedule(in: self) }
        timing.reschedule()
    }

    /// What a view draws that invalidates itself is drawn this often in one flush.
    private static let drawingRounds = 3

    /// Draws the queued layers that need it. > Returns: whether there was any.
    private func drawQueue() -> Bool {
        var drew = false
        for layer in lock.withLock({ queue }) where layer.isAttached && layer.displayTree() { drew = true }
        return drew
    }

    /// Runs `body` after pending changes have been committed and the work then waiting on the main queue is done.
    package func whenIdle(_ body: @escaping () -> Void) {
        idle.add(body)
        schedule()
    }

    /// Runs pending idle work now. For tests. > Returns: whether there was any.
    package func runIdleWork() -> Bool { idle.run() }

    /// Runs `body` after the commit of this or the next flush.
    func afterCommit(_ body: @escaping () -> Void) {
        lock.withLock { callbacks.append(body) }
        schedule()
    }

    private func runCallbacks() {
        while true {
            let batch = lock.withLock {
                defer { callbacks = [] }
                return callbacks
            }
            if batch.isEmpty { return }
            for body in batch { body() }
        }
    }

    // MARK: Recording changes

    func enqueue(_ layer: CALayer) {
        lock.withLock { queue.append(layer) }
        schedule()
    }

    /// Checks, at the next commit, whether the layer is now on screen.
    func awaitTree(_ layer: CALayer) {
        guard !layer.state.isQueued else { return }
        layer.state.isQueued = true
        enqueue(layer)
    }

    func forget(_ id: LayerID, generation: UInt64) {
        guard generation == self.generation else { return }
        lock.withLock { forgotten.append(id) }
        schedule()
    }

    func release(_ id: BitmapID, generation: UInt64) {
        guard generation == self.generation, link != nil else { return }
        lock.withLock { releasedBitmaps.append(id) }
        schedule()
    }

    private func relink() {
        generation = Self.nextGeneration
        lock.withLock {
            forgotten = []
            releasedBitmaps = []
        }
        rootsChanged = true
        for root in roots { root.enqueue() }
        schedule()
    }

    // MARK: Commit

    /// > Returns: the number of changes sent; 0 if nothing was.
    private func commit() -> Int {
        var changes = ChangeCollector(context: self, now: now, space: spareChanges)
        spareChanges = []
        while true {
            var batch = lock.withLock {
                defer { (queue, spareQueue) = (spareQueue, []) }
                return queue
            }
            defer {
                batch.removeAll(keepingCapacity: batch.capacity <= Self.reusedCapacity)
                lock.withLock { spareQueue = batch }
            }
            if batch.isEmpty { break }
            for layer in batch { layer.state.isQueued = false }
            for layer in batch {
                if layer.isAttached { changes.collect(layer) } else { changes.collectDetached(layer) }
            }
        }
        if rootsChanged {
            rootsChanged = false
            changes.setRoots(roots.map(\.id))
        }
        lock.withLock {
            changes.destroy(forgotten)
            forgotten = []
        }
        // Holds released while collecting have been recorded by now.
        lock.withLock {
            changes.release(releasedBitmaps)
            releasedBitmaps = []
        }
        guard var transaction = changes.takeTransaction() else { return 0 }
        link?.commit(transaction)
        let count = transaction.changes.count
        transaction.changes.removeAll(keepingCapacity: transaction.changes.capacity <= Self.reusedCapacity)
        spareChanges = transaction.changes
        didCommit?()
        return count
    }
}
