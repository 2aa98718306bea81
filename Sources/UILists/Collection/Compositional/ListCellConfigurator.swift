internal import CoreGraphics
package import Foundation
internal import UIKitCore

/// Configures a list's cells and headers by their position: corners at the section's ends, separators, open swipe actions.
@MainActor enum ListCellConfigurator {
    static func dress(
        _ view: UICollectionReusableView, _ list: UICollectionLayoutListConfiguration, _ key: ElementKey, count: Int,
        isPinned: Bool = false, in core: CollectionCore
    ) {
        guard let cell = view as? UICollectionViewListCell else { return }
        let path = key.path
        var setting = CellLayoutContext()
        setting.look = look(list.appearance)
        setting.role = role(of: key, in: list)
        setting.isPinned = isPinned
        let isHeaderless = list.headerMode != .firstItemInSection
        if setting.role == .row, path.count == 2 {
            setting.isFirstInSection = path.item == (isHeaderless ? 0 : 1)
            setting.isLastInSection = path.item == count - 1
            setting.nextIsSelected = core.appearsSelected(IndexPath(item: path.item + 1, section: path.section))
        }
        setting.separatorStyle = list.showsSeparators ? .singleLine : .none
        if key.category == .cell { setting.lines = list.lines(at: path, count: count) }
        cell.setting = setting
        cell.isListEditing = core.view.isEditing
        cell.listOwner = core.reorder
        guard key.category == .cell else { return }
        if list.leadingSwipeActionsConfigurationProvider != nil || list.trailingSwipeActionsConfigurationProvider != nil {
            core.swipes.prepare()
        }
        guard let source = core.view.dataSource as? any OutlineSource else { return }
        cell.isExpanded = source.isExpanded(at: path)
        cell.outlineLevel = source.level(at: path)
    }

    private static func role(of key: ElementKey, in list: UICollectionLayoutListConfiguration) -> ListRole {
        switch key.category {
        case .cell: list.headerMode == .firstItemInSection && key.path.count == 2 && key.path.item == 0 ? .header : .row
        default: key.kind == UICollectionView.elementKindSectionFooter ? .footer : .header
        }
    }

    private static func look(_ appearance: UICollectionLayoutListConfiguration.Appearance) -> ListStyle {
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
@preconcurrency @MainActor package protocol OutlineSource: AnyObject {
    func isExpanded(at path: IndexPath) -> Bool
    /// The depth of an item in its tree; roots are at 0.
    func level(at path: IndexPath) -> Int
    func toggleOutline(at path: IndexPath)
}

extension CollectionReorder: ListCellOwner {
    func listCellRequestsDeletion(_ cell: UICollectionViewListCell) {
        core.swipes.confirmDeletion(of: cell)
    }

    func listCell(_ cell: UICollectionViewListCell, appearsSelected: Bool) {
        guard let path = core.visible.key(of: cell)?.path, path.count == 2, path.item > 0 else { return }
        let above = core.visible.view(.cell(IndexPath(item: path.item - 1, section: path.section))) as? UICollectionViewListCell
        above?.setting.nextIsSelected = appearsSelected
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
