internal import Foundation
internal import UIKitCore
internal import ViewLayout

/// Highlighting, selection, focus and movement of items.
extension CollectionSource {
    func shouldHighlight(_ path: IndexPath) -> Bool { delegate?.collectionView(view, shouldHighlightItemAt: core.data(path)) ?? true }
    func didHighlight(_ path: IndexPath) { delegate?.collectionView(view, didHighlightItemAt: core.data(path)) }
    func didUnhighlight(_ path: IndexPath) { delegate?.collectionView(view, didUnhighlightItemAt: core.data(path)) }

    func shouldSelect(_ path: IndexPath) -> Bool { delegate?.collectionView(view, shouldSelectItemAt: core.data(path)) ?? true }
    func didSelect(_ path: IndexPath) { delegate?.collectionView(view, didSelectItemAt: core.data(path)) }
    func shouldDeselect(_ path: IndexPath) -> Bool { delegate?.collectionView(view, shouldDeselectItemAt: core.data(path)) ?? true }
    func didDeselect(_ path: IndexPath) { delegate?.collectionView(view, didDeselectItemAt: core.data(path)) }

    func performPrimaryAction(at path: IndexPath) {
        guard let delegate, delegate.collectionView(view, canPerformPrimaryActionForItemAt: core.data(path)) else { return }
        delegate.collectionView(view, performPrimaryActionForItemAt: core.data(path))
    }

    func shouldSpringLoad(_ index: IndexPath, _ context: any UISpringLoadedInteractionContext) -> Bool {
        delegate?.collectionView(view, shouldSpringLoadItemAt: index, with: context) ?? true
    }

    func canEdit(_ path: IndexPath) -> Bool { delegate?.collectionView(view, canEditItemAt: core.data(path)) ?? true }

    // MARK: Several items with two fingers

    func shouldBeginMultipleSelection(at path: IndexPath) -> Bool {
        delegate?.collectionView(view, shouldBeginMultipleSelectionInteractionAt: core.data(path)) ?? false
    }

    func didBeginMultipleSelection(at path: IndexPath) {
        delegate?.collectionView(view, didBeginMultipleSelectionInteractionAt: core.data(path))
    }

    func didEndMultipleSelection() { delegate?.collectionViewDidEndMultipleSelectionInteraction(view) }

    // MARK: Focus

    func selectionFollowsFocus(at path: IndexPath) -> Bool {
        delegate?.collectionView(view, selectionFollowsFocusForItemAt: core.data(path)) ?? view.selectionFollowsFocus
    }

    func canFocus(_ path: IndexPath) -> Bool {
        guard let delegate else { return true }
        return delegate.collectionView(view, canFocusItemAt: core.data(path))
            && delegate.collectionView(view, shouldHighlightItemAt: core.data(path))
    }

    /// The displayed index path; nil if the delegate names none.
    func preferredFocus() -> IndexPath? { delegate?.indexPathForPreferredFocusedView(in: view).map(core.shown) }

    func shouldUpdateFocus(_ context: UICollectionViewFocusUpdateContext) -> Bool {
        delegate?.collectionView(view, shouldUpdateFocusIn: context) ?? true
    }

    func didUpdateFocus(_ context: UICollectionViewFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
        delegate?.collectionView(view, didUpdateFocusIn: context, with: coordinator)
    }

    // MARK: Movement by a touch

    /// False without a data source.
    func canMove(_ index: IndexPath) -> Bool { data?.collectionView(view, canMoveItemAt: index) ?? false }

    /// The position that a moved item takes: the proposed one unless the delegate names another.
    func moveTarget(from origin: IndexPath, now: IndexPath, proposed: IndexPath) -> IndexPath {
        delegate?.collectionView(
            view, targetIndexPathForMoveOfItemFromOriginalIndexPath: origin, atCurrentIndexPath: now, toProposedIndexPath: proposed)
            ?? proposed
    }

    func move(_ origin: IndexPath, to target: IndexPath) { data?.collectionView(view, moveItemAt: origin, to: target) }
}
