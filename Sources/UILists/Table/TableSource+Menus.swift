internal import CoreGraphics
internal import Foundation
internal import ObjectiveC
internal import UIKitCore

/// Context menus, and the edit menu of long-pressed rows.
extension TableSource {
    func contextMenu(at index: IndexPath, _ point: CGPoint) -> UIContextMenuConfiguration? {
        delegate?.tableView(table, contextMenuConfigurationForRowAt: index, point: point)
    }

    /// nil: the row's cell is the preview.
    func highlightPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        delegate?.tableView(table, previewForHighlightingContextMenuWithConfiguration: configuration)
    }

    /// nil: the row's cell is the preview.
    func dismissalPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        delegate?.tableView(table, previewForDismissingContextMenuWithConfiguration: configuration)
    }

    func willPerformPreviewAction(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
    ) {
        delegate?.tableView(table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    func willDisplayContextMenu(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
        delegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator)
    }

    func willEndContextMenu(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
        delegate?.tableView(table, willEndContextMenuInteraction: configuration, animator: animator)
    }

    // MARK: Edit menu

    func shouldShowEditMenu(at index: IndexPath) -> Bool { delegate?.tableView(table, shouldShowMenuForRowAt: index) ?? false }

    func canPerform(_ action: Selector, at index: IndexPath) -> Bool {
        delegate?.tableView(table, canPerformAction: action, forRowAt: index, withSender: UIMenuController.shared) ?? false
    }

    func perform(_ action: Selector, at index: IndexPath) {
        delegate?.tableView(table, performAction: action, forRowAt: index, withSender: UIMenuController.shared)
    }
}
