internal import CoreGraphics
internal import Foundation
internal import UIKitCore

/// Swipe actions of list rows.
@MainActor final class CollectionSwipeActions: RowSwipeOwner {
    unowned var core: CollectionCore!
    private var gesture: RowSwipe?

    nonisolated init() {}

    /// A list with actions is visible.
    func prepare() {
        guard gesture == nil, let view = core.view else { return }
        gesture = RowSwipe(self, list: view)
    }

    func close(animated: Bool) { gesture?.close(animated: animated) }
    func release(_ view: UICollectionReusableView) { if let cell = view as? UICollectionViewListCell { gesture?.release(cell) } }
    func forget(_ view: UICollectionReusableView) { if let cell = view as? UICollectionViewListCell { gesture?.forget(cell) } }

    /// A touch that only closes the open row.
    func takes(_ touches: Set<UITouch>) -> Bool {
        guard let gesture, let touch = touches.first, gesture.closes(at: touch.location(in: core.view)) else { return false }
        gesture.close(animated: true)
        return true
    }

    /// Shows the trailing actions of a row whose minus control was tapped.
    func confirmDeletion(of cell: UICollectionViewListCell) {
        prepare()
        gesture?.open(cell, leading: false, confirmsDeletion: true)
    }

    // MARK: RowSwipeOwner

    func swipeRow(at point: CGPoint) -> (any SwipeRow)? {
        guard let view = core.view, !view.isEditing, let path = core.indexPath(at: point), !core.isPlaceholder(path),
            core.layout.list(ofSection: path.section) != nil, core.source.canEdit(path)
        else { return nil }
        return core.visible.view(.cell(path)) as? UICollectionViewListCell
    }

    func swipeActions(of row: any SwipeRow, leading: Bool) -> UISwipeActionsConfiguration? {
        guard let cell = row as? UICollectionViewListCell, let path = core.visible.key(of: cell)?.path, path.count == 2,
            let list = core.layout.list(ofSection: path.section)
        else { return nil }
        let provider = leading ? list.leadingSwipeActionsConfigurationProvider : list.trailingSwipeActionsConfigurationProvider
        return provider?(core.data(path))
    }

    func hasSwipeRow(_ row: any SwipeRow) -> Bool {
        guard let cell = row as? UICollectionViewListCell, let element = core.visible.element(of: cell) else { return false }
        return core.visible.shown[element.key] === element
    }

    func swipeWillBegin(_ row: any SwipeRow) { core.index.setCovered(true) }
    func swipeDidEnd(_ row: any SwipeRow) { core.index.setCovered(gesture?.row != nil) }
}
