internal import CoreGraphics
internal import Foundation
internal import UIKitCore

/// Reports which items will become visible next, as the content scrolls towards them.
///
/// > Contract: CV-35
@MainActor final class CollectionPrefetch {
    unowned var core: CollectionCore!
    private var asked: Set<IndexPath> = []
    private var lastOffset: CGPoint?
    private var lastDirection = CGPoint.zero
    private var reach: CGRect = .null

    nonisolated init() {}

    /// > Complexity: O(1) while no new item comes within range.
    func update() {
        guard let view = core.view, view.isPrefetchingEnabled, view.prefetchDataSource != nil, view.window != nil else { return }
        let bounds = view.bounds
        let old = lastOffset ?? bounds.origin
        lastOffset = bounds.origin
        let step = CGPoint(x: bounds.minX - old.x, y: bounds.minY - old.y)
        guard step != .zero else { return }
        let direction = CGPoint(x: step.x == 0 ? 0 : step.x.sign == .minus ? -1 : 1, y: step.y == 0 ? 0 : step.y.sign == .minus ? -1 : 1)
        if direction != lastDirection, lastDirection != .zero, !asked.isEmpty { cancel() }
        lastDirection = direction
        let ahead = bounds.offsetBy(dx: direction.x * bounds.width, dy: direction.y * bounds.height)
        let half = bounds.offsetBy(dx: direction.x * bounds.width / 2, dy: direction.y * bounds.height / 2)
        guard !reach.contains(half.intersection(CGRect(origin: .zero, size: view.contentSize))) else { return }
        reach = ahead.union(bounds)
        let coming = core.mirror.elements(in: ahead).filter { $0.category == .cell && !$0.frame.overlaps(bounds) }
            .map(\.indexPath).filter { !asked.contains($0) && core.exists($0) && !core.isPlaceholder($0) }
        asked.formUnion(coming)
        if !coming.isEmpty { core.source.prefetch(coming) }
    }

    private func cancel() {
        let visible = Set(core.visible.paths(.cell, nil))
        let given = asked.subtracting(visible).sorted()
        asked = []
        reach = .null
        if !given.isEmpty { core.source.cancelPrefetching(given) }
    }

    func shown(_ path: IndexPath) { asked.remove(path) }

    func cancelAll() {
        if core.view?.prefetchDataSource != nil { cancel() }
    }

    /// The items changed.
    func forget() {
        asked = []
        reach = .null
    }
}
