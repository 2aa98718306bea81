internal import CoreGraphics
internal import Foundation
internal import UIKitCore

/// One drag from the lift to its end: the previews under the touch, the views it passes, the animation back or to the drop target.
///
/// The calls to the source's delegate: items, lift, begin, moves, will end, did end (and the transfer after a drop). A drag continues when
/// its source leaves the window; then it has no position to return to.
@MainActor final class ActiveDrag {
    private enum Stage { case lifted, flying, ended }

    private weak var interaction: UIDragInteraction?
    private let delegate: any UIDragInteractionDelegate
    private let session: DragSession
    private let tracker: DropTracker
    private weak var window: UIWindow?
    private let images: DragPreviewStack?
    private var stage = Stage.lifted
    private let start: CGPoint
    private var previews: [ObjectIdentifier: UITargetedDragPreview] = [:]

    var isEmpty: Bool { session.items.isEmpty }

    init(_ interaction: UIDragInteraction, _ delegate: any UIDragInteractionDelegate, _ view: UIView, at place: CGPoint) {
        self.interaction = interaction
        self.delegate = delegate
        start = place
        window = view.window
        session = DragSession(items: [], place: place, window: view.window)
        session.items = delegate.dragInteraction(interaction, itemsForBeginning: session)
        tracker = DropTracker(DropSession(session))
        guard let window = view.window, !session.items.isEmpty else {
            images = nil
            stage = .ended
            return
        }
        var lifted: [UITargetedDragPreview] = []
        for item in session.items {
            guard let preview = delegate.dragInteraction(interaction, previewForLifting: item, session: session) else { continue }
            previews[ObjectIdentifier(item)] = preview
            lifted.append(preview)
        }
        session.allowsMoveOperation = delegate.dragInteraction(interaction, sessionAllowsMoveOperation: session)
        images = DragPreviewStack(lifted, count: session.items.count, finger: place, in: window)
        tracker.onScroll = { [weak self] in self?.images?.show(self?.tracker.operation ?? .cancel) }
        let animator = DragAnimator()
        delegate.dragInteraction(interaction, willAnimateLiftWith: animator, session: session)
        HapticLog.play(.impact(.light, intensity: 1))
        animator.run(DragMetrics.liftDuration) { [images] in
            images?.rise()
        } completion: {
        }
    }

    // MARK: Touch

    func fingerMoved(to place: CGPoint) {
        guard stage != .ended, let window else { return }
        session.place = place
        if stage == .lifted {
            guard TouchDistance.between(start, place) > DragMetrics.beginDistance else { return }
            stage = .flying
            // A menu opened by the same long press is dismissed.
            MenuPresenter.dismiss(animated: true)
            if let interaction { delegate.dragInteraction(interaction, sessionWillBegin: session) }
            images?.begin()
            for item in session.items {
                item.previewProviderDidChange = { [weak self, weak item] in if let item { self?.updatePreview(of: item) } }
                if item.previewProvider != nil { updatePreview(of: item) }
            }
        }
        images?.follow(place)
        if let interaction { delegate.dragInteraction(interaction, sessionDidMove: session) }
        tracker.update(in: window)
        images?.show(tracker.operation)
    }

    private func updatePreview(of item: UIDragItem) {
        guard stage == .flying, let original = previews[ObjectIdentifier(item)] else { return }
        guard let provider = item.previewProvider else { return images?.showLifted(original) ?? () }
        images?.carry(provider(), insteadOf: original)
    }

    func fingerEnded() {
        switch stage {
        case .ended: return
        case .lifted: setDown()
        case .flying: if tracker.accepts { drop() } else { animateReturn() }
        }
    }

    /// The system cancelled the touch.
    func cancel() {
        switch stage {
        case .ended: return
        case .lifted: setDown()
        case .flying:
            tracker.leave()
            animateReturn()
        }
    }

    // MARK: End

    /// Lifted but never moved: the drag did not begin.
    private func setDown() {
        stage = .ended
        DragAnimator().run(DragMetrics.liftDuration) { [images] in
            images?.sink()
        } completion: { [self] in
            finish()
        }
    }

    private func animateReturn() {
        stage = .ended
        tracker.leave()
        guard let interaction else { return finish() }
        delegate.dragInteraction(interaction, session: session, willEndWith: .cancel)
        let animator = DragAnimator()
        for item in session.items {
            guard let preview = previews[ObjectIdentifier(item)] else { continue }
            let home = delegate.dragInteraction(interaction, previewForCancelling: item, withDefault: preview)
            images?.setHome(home, of: preview)
            delegate.dragInteraction(interaction, item: item, willAnimateCancelWith: animator)
        }
        animator.run(DragMetrics.returnDuration) { [images] in
            images?.sink()
        } completion: { [self] in
            delegate.dragInteraction(interaction, session: session, didEndWith: .cancel)
            finish()
        }
    }

    private func drop() {
        stage = .ended
        let operation = tracker.operation
        if let interaction { delegate.dragInteraction(interaction, session: session, willEndWith: operation) }
        tracker.perform()
        let animator = DragAnimator()
        if let target = tracker.current, let place = target.delegate {
            for item in session.items {
                guard let preview = previews[ObjectIdentifier(item)] else { continue }
                let landing = place.dropInteraction(target, previewForDropping: item, withDefault: preview)
                images?.setLanding(landing === preview ? nil : landing, of: preview)
                place.dropInteraction(target, item: item, willAnimateDropWith: animator)
            }
        }
        HapticLog.play(.impact(.light, intensity: 1))
        animator.run(DragMetrics.dropDuration) { [images] in
            images?.land()
        } completion: { [self] in
            tracker.conclude()
            if let interaction {
                delegate.dragInteraction(interaction, session: session, didEndWith: operation)
                delegate.dragInteraction(interaction, sessionDidTransferItems: session)
            }
            finish()
        }
    }

    private func finish() {
        for item in session.items { item.previewProviderDidChange = nil }
        tracker.end()
        images?.removeFromSuperview()
        images?.restoreSources()
        interaction?.flightEnded()
    }
}
