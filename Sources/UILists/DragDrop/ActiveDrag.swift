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
    /// The interactions of items that a tap added.
    private var adders: [ObjectIdentifier: UIDragInteraction] = [:]
    private var adder: DragItemAdder?
    private var prefersFullSize = false

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
        session.isRestrictedToDraggingApplication = delegate.dragInteraction(
            interaction, sessionIsRestrictedToDraggingApplication: session)
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
            if let interaction {
                delegate.dragInteraction(interaction, sessionWillBegin: session)
                prefersFullSize = delegate.dragInteraction(interaction, prefersFullSizePreviewsFor: session)
            }
            images?.isFullSize = prefersFullSize
            images?.begin()
            session.items.forEach(watchPreview)
            adder = DragItemAdder(in: window) { [weak self] interaction, place in self?.addItems(from: interaction, at: place) }
        }
        images?.follow(place)
        if let interaction { delegate.dragInteraction(interaction, sessionDidMove: session) }
        tracker.update(in: window)
        images?.isFullSize = prefersFullSize || tracker.proposal.prefersFullSizePreview
        images?.show(tracker.operation)
    }

    // MARK: Items

    private func watchPreview(of item: UIDragItem) {
        item.previewProviderDidChange = { [weak self, weak item] in if let item { self?.updatePreview(of: item) } }
        if item.previewProvider != nil { updatePreview(of: item) }
    }

    /// Another source was tapped during the drag.
    private func addItems(from source: UIDragInteraction, at place: CGPoint) {
        guard stage == .flying, let provider = source.delegate,
            provider.dragInteraction(source, sessionForAddingItems: [session], withTouchAt: place) === session
        else { return }
        let items = provider.dragInteraction(source, itemsForAddingTo: session, withTouchAt: place).filter { new in
            !session.items.contains { $0 === new }
        }
        guard !items.isEmpty else { return }
        if let interaction { delegate.dragInteraction(interaction, session: session, willAdd: items, for: source) }
        session.items += items
        for item in items {
            adders[ObjectIdentifier(item)] = source
            guard let preview = provider.dragInteraction(source, previewForLifting: item, session: session) else { continue }
            previews[ObjectIdentifier(item)] = preview
            images?.add(preview)
            watchPreview(of: item)
        }
        images?.count = session.items.count
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
            let source = adders[ObjectIdentifier(item)] ?? interaction
            let provider = source.delegate ?? delegate
            let home = provider.dragInteraction(source, previewForCancelling: item, withDefault: preview)
            images?.setHome(home, of: preview)
            provider.dragInteraction(source, item: item, willAnimateCancelWith: animator)
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
                aim(item, preview, at: target, place)
                place.dropInteraction(target, item: item, willAnimateDropWith: animator)
                item.dropPreviewNeedsUpdate = { [weak self, weak item] in
                    guard let self, let item else { return }
                    aim(item, preview, at: target, place)
                    DragAnimator().run(DragMetrics.dropDuration) {
                        self.images?.land()
                    } completion: {
                    }
                }
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

    private func aim(
        _ item: UIDragItem, _ preview: UITargetedDragPreview, at target: UIDropInteraction, _ delegate: any UIDropInteractionDelegate
    ) {
        let landing = delegate.dropInteraction(target, previewForDropping: item, withDefault: preview)
        images?.setLanding(landing === preview ? nil : landing, of: preview)
    }

    private func finish() {
        for item in session.items { (item.previewProviderDidChange, item.dropPreviewNeedsUpdate) = (nil, nil) }
        adder?.stop()
        tracker.end()
        images?.removeFromSuperview()
        images?.restoreSources()
        interaction?.flightEnded()
    }
}
