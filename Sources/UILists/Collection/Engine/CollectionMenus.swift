internal import CoreGraphics
internal import Foundation
internal import UIKitCore

/// Presents the delegate's context menus for items.
///
/// > Contract: UIKit, collectionView(_:contextMenuConfigurationForItemAt:point:)
@MainActor final class CollectionMenus: NSObject, UIContextMenuInteractionDelegate {
    unowned var core: CollectionCore!
    private(set) var interaction: UIContextMenuInteraction?
    /// The item whose menu is open.
    private var path: IndexPath?

    nonisolated override init() { super.init() }

    func delegateChanged() {
        guard interaction == nil, core.view.delegate != nil else { return }
        let made = UIContextMenuInteraction(delegate: self)
        interaction = made
        core.view.addInteraction(made)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        let found = core.indexPath(at: location).flatMap { core.isPlaceholder($0) ? nil : $0 }
        path = found
        var paths = found.map { [$0] } ?? []
        // A menu on one of several selected items applies to all of them.
        if let found, core.selection.contains(found), core.allowsMultiple { paths = core.selection.paths }
        return core.source.contextMenu(at: found, selected: paths, location)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        guard core.source.delegate != nil else { return nil }
        return core.source.highlightPreview(configuration, of: path) ?? ownPreview
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        guard core.source.delegate != nil else { return nil }
        return core.source.dismissalPreview(configuration, of: path) ?? ownPreview
    }

    private var ownPreview: UITargetedPreview? {
        guard let path, let cell = core.visible.view(.cell(path)), cell.window != nil else { return nil }
        return UITargetedPreview(view: cell)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        core.source.willPerformPreviewAction(configuration, animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        core.source.willDisplayContextMenu(configuration, animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        core.source.willEndContextMenu(configuration, animator)
    }
}
