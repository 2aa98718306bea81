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
        guard let view = core.view, let delegate = view.delegate else { return nil }
        let found = core.indexPath(at: location).flatMap { core.isPlaceholder($0) ? nil : $0 }
        path = found
        var paths = found.map { [core.data($0)] } ?? []
        // A menu on one of several selected items applies to all of them.
        if let found, core.selection.contains(found), core.allowsMultiple { paths = core.selection.paths.map(core.data) }
        let many = OptionalDelegateMethod.ask { delegate.collectionView(view, contextMenuConfigurationForItemsAt: paths, point: location) }
        if let many { return many }
        guard let found else { return nil }
        return delegate.collectionView(view, contextMenuConfigurationForItemAt: core.data(found), point: location)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        guard let view = core.view, let delegate = view.delegate else { return nil }
        return delegate.collectionView(view, previewForHighlightingContextMenuWithConfiguration: configuration)
            ?? path.flatMap {
                delegate.collectionView(view, contextMenuConfiguration: configuration, highlightPreviewForItemAt: core.data($0))
            }
            ?? ownPreview
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        guard let view = core.view, let delegate = view.delegate else { return nil }
        return delegate.collectionView(view, previewForDismissingContextMenuWithConfiguration: configuration)
            ?? path.flatMap {
                delegate.collectionView(view, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: core.data($0))
            }
            ?? ownPreview
    }

    private var ownPreview: UITargetedPreview? {
        guard let path, let cell = core.visible.view(.cell(path)), cell.window != nil else { return nil }
        return UITargetedPreview(view: cell)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        guard let view = core.view else { return }
        view.delegate?.collectionView(view, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let view = core.view else { return }
        view.delegate?.collectionView(view, willDisplayContextMenu: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let view = core.view else { return }
        view.delegate?.collectionView(view, willEndContextMenuInteraction: configuration, animator: animator)
    }
}
