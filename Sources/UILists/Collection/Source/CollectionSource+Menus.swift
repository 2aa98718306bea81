internal import CoreGraphics
internal import Foundation
internal import ObjectiveC
internal import UIKitCore

/// Context menus, and the edit menu of long-pressed items.
extension CollectionSource {
    /// - Parameters:
    ///   - path: the item under the touch; nil if there is none.
    ///   - selected: the items that the menu applies to.
    func contextMenu(at path: IndexPath?, selected: [IndexPath], _ point: CGPoint) -> UIContextMenuConfiguration? {
        guard let delegate else { return nil }
        let indexes = selected.map(core.data)
        let many = OptionalDelegateMethod.askForObject(.contextMenuForItems) {
            delegate.collectionView(view, contextMenuConfigurationForItemsAt: indexes, point: point)
        }
        if let many { return many }
        return path.flatMap { delegate.collectionView(view, contextMenuConfigurationForItemAt: core.data($0), point: point) }
    }

    /// nil: the item's cell is the preview.
    func highlightPreview(_ configuration: UIContextMenuConfiguration, of path: IndexPath?) -> UITargetedPreview? {
        guard let delegate else { return nil }
        return delegate.collectionView(view, previewForHighlightingContextMenuWithConfiguration: configuration)
            ?? path.flatMap {
                delegate.collectionView(view, contextMenuConfiguration: configuration, highlightPreviewForItemAt: core.data($0))
            }
    }

    /// nil: the item's cell is the preview.
    func dismissalPreview(_ configuration: UIContextMenuConfiguration, of path: IndexPath?) -> UITargetedPreview? {
        guard let delegate else { return nil }
        return delegate.collectionView(view, previewForDismissingContextMenuWithConfiguration: configuration)
            ?? path.flatMap {
                delegate.collectionView(view, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: core.data($0))
            }
    }

    func willPerformPreviewAction(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
    ) {
        delegate?.collectionView(view, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    func willDisplayContextMenu(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
        delegate?.collectionView(view, willDisplayContextMenu: configuration, animator: animator)
    }

    func willEndContextMenu(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
        delegate?.collectionView(view, willEndContextMenuInteraction: configuration, animator: animator)
    }

    // MARK: Edit menu

    func shouldShowEditMenu(at index: IndexPath) -> Bool { delegate?.collectionView(view, shouldShowMenuForItemAt: index) ?? false }

    func canPerform(_ action: Selector, at index: IndexPath) -> Bool {
        delegate?.collectionView(view, canPerformAction: action, forItemAt: index, withSender: UIMenuController.shared) ?? false
    }

    func perform(_ action: Selector, at index: IndexPath) {
        delegate?.collectionView(view, performAction: action, forItemAt: index, withSender: UIMenuController.shared)
    }
}
