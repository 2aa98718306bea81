internal import CoreGraphics
internal import Foundation
internal import UIKitCore

/// Replaces one layout by another: at once, animated, or interactively.
///
/// > Contract: CV-36
@MainActor final class LayoutTransition {
    unowned var core: CollectionCore!
    private var running: (layout: UICollectionViewTransitionLayout, completion: UICollectionView.LayoutInteractiveTransitionCompletion?)?

    nonisolated init() {}

    func set(_ new: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
        let old = core.layout
        guard new !== old else {
            completion?(true)
            return
        }
        guard core.wasLaidOut else {
            core.adopt(new)
            core.visible.invalidateQueriedArea()
            core.view.setNeedsLayout()
            completion?(true)
            return
        }
        core.relayoutIfNeeded()
        old.prepareForTransition(to: new)
        new.prepareForTransition(from: old)
        let before = core.visible.known
        let (kept, _) = core.visible.rekey { $0 }
        core.adopt(new)
        new.updates.before = before
        core.scrollers.removeAll()
        core.visible.invalidateSizes()
        core.prepareIfNeeded()
        let view: UICollectionView = core.view
        var target = core.source.targetContentOffset(proposed: new.targetContentOffset(forProposedContentOffset: view.contentOffset))
        let axes = view.geometry
        target = CGPoint(x: axes.x.clamp(target.x), y: axes.y.clamp(target.y))
        let body = {
            self.core.updates.show(
                kept, [], moving: { if target.x.isFinite, target.y.isFinite { view.setContentOffset(target, animated: false) } },
                completion.map { [$0] } ?? [], usesLayoutsAnswers: false)
        }
        if animated { body() } else { UIView.performWithoutAnimation(body) }
        old.finalizeLayoutTransition()
        new.finalizeLayoutTransition()
    }

    func start(
        to next: UICollectionViewLayout, _ completion: UICollectionView.LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        if let running { return running.layout }
        core.relayoutIfNeeded()
        let view: UICollectionView = core.view
        let old = core.layout
        let layout =
            core.source.transitionLayout(from: old, to: next)
            ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: next)
        old.prepareForTransition(to: next)
        next.prepareForTransition(from: old)
        core.adopt(layout)
        // Both layouts still compute frames for this view.
        old.host = view
        next.host = view
        running = (layout, completion)
        core.visible.invalidateQueriedArea()
        view.setNeedsLayout()
        return layout
    }

    func end(_ finishes: Bool) {
        guard let running else { return }
        self.running = nil
        let (from, to) = (running.layout.currentLayout, running.layout.nextLayout)
        let (winner, loser) = finishes ? (to, from) : (from, to)
        winner.host = nil
        set(winner, animated: true) { finished in running.completion?(finished, finishes) }
        loser.host = nil
        from.finalizeLayoutTransition()
    }
}
