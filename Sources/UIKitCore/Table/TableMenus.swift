internal import CoreGraphics
internal import Foundation

/// The context menus and edit menus of rows.
///
/// > Contract: UIKit, UITableViewDelegate.tableView(_:contextMenuConfigurationForRowAt:point:).
@MainActor final class TableMenus: NSObject, UIContextMenuInteractionDelegate {
    private unowned let table: UITableView
    private(set) var interaction: UIContextMenuInteraction?
    /// The edit menu of long-pressed rows, whose actions come from the delegate.
    private var editMenu: ListEditMenu?
    private var path: IndexPath?

    init(_ table: UITableView) {
        self.table = table
        super.init()
    }

    /// A table in a window has both once it has a delegate: only calling the delegate shows whether it has menus.
    func attach() {
        guard interaction == nil, table.delegate != nil else { return }
        let made = UIContextMenuInteraction(delegate: self)
        interaction = made
        table.addInteraction(made)
        editMenu = ListEditMenu(table)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let row = table.indexPathForRow(at: location), table.cellForRow(at: row) != nil else { return nil }
        path = row
        return table.delegate?.tableView(table, contextMenuConfigurationForRowAt: row, point: location)
    }

    private var cellPreview: UITargetedPreview? { path.flatMap(table.cellForRow).map(UITargetedPreview.init(view:)) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        table.selection.unhighlight()
        return table.delegate?.tableView(table, previewForHighlightingContextMenuWithConfiguration: configuration) ?? cellPreview
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        table.delegate?.tableView(table, previewForDismissingContextMenuWithConfiguration: configuration) ?? cellPreview
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        table.delegate?.tableView(table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        table.delegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        table.delegate?.tableView(table, willEndContextMenuInteraction: configuration, animator: animator)
    }
}
