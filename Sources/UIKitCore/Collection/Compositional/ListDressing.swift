internal import CoreGraphics
package import Foundation

/// Tells a list's cells which ends of their section they are, and what of their row is open.
@MainActor enum ListDressing {
    static func dress(
        _ view: UICollectionReusableView, _ list: UICollectionLayoutListConfiguration, _ path: IndexPath, count: Int,
        in core: CollectionCore
    ) {
        guard let cell = view as? UICollectionViewListCell else { return }
        var setting = CellSetting()
        setting.look = look(list.appearance)
        setting.isFirstInSection = path.item == (list.headerMode == .firstItemInSection ? 1 : 0)
        setting.isLastInSection = path.item == count - 1
        setting.separatorStyle = list.showsSeparators ? .singleLine : .none
        cell.setting = setting
        cell.isListEditing = core.view.isEditing
        cell.listOwner = core.reorder
        if let source = core.view.dataSource as? any OutlineSource { cell.isExpanded = source.isExpanded(at: path) }
    }

    private static func look(_ appearance: UICollectionLayoutListConfiguration.Appearance) -> ListLook {
        switch appearance {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        case .sidebar: .sidebar
        case .sidebarPlain: .sidebarPlain
        }
    }
}

/// A data source whose items are trees.
@MainActor package protocol OutlineSource: AnyObject {
    func isExpanded(at path: IndexPath) -> Bool
    func toggleOutline(at path: IndexPath)
}

extension CollectionReorder: ListCellOwner {
    func listCellWantsDeletion(_ cell: UICollectionViewListCell) {
        UnimplementedSetting.report("trailingSwipeActionsConfigurationProvider", on: core.layout)
    }

    func listCellTogglesOutline(_ cell: UICollectionViewListCell?) {
        guard let cell, let path = core.visible.key(of: cell)?.path else { return }
        (core.view.dataSource as? any OutlineSource)?.toggleOutline(at: path)
    }

    func listCell(_ cell: UICollectionViewListCell, reorders phase: ReorderPhase, at point: CGPoint) {
        switch phase {
        case .began: if let path = core.visible.key(of: cell)?.path { _ = begin(path) }
        case .moved: move(to: CGPoint(x: cell.center.x, y: point.y))
        case .ended: end()
        case .cancelled: cancel()
        }
    }
}
