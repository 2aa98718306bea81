internal import Foundation

/// Rows that a drag activates by resting on them: like a tap, if the delegate allows it.
///
/// > Contract: UIKit, UITableViewDelegate.tableView(_:shouldSpringLoadRowAt:with:)
@MainActor final class TableSpringLoading: NSObject, UISpringLoadedInteractionBehavior {
    private weak var table: UITableView?

    init(_ table: UITableView) {
        self.table = table
        super.init()
    }

    /// Adds the interaction to a cell or removes it, by the table's current setting.
    func prepare(_ cell: UITableViewCell) {
        let known = cell.interactions.first { ($0 as? UISpringLoadedInteraction)?.behavior === self }
        guard (table?.isSpringLoaded == true) != (known != nil) else { return }
        if let known { return cell.removeInteraction(known) }
        cell.addInteraction(
            UISpringLoadedInteraction(interactionBehavior: self, interactionEffect: nil) { [weak self] interaction, _ in
                self?.activate(interaction)
            })
    }

    private func path(_ interaction: UISpringLoadedInteraction) -> IndexPath? {
        (interaction.view as? UITableViewCell).flatMap { table?.indexPath(for: $0) }
    }

    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool {
        guard let table, table.isSpringLoaded, let path = path(interaction) else { return false }
        return table.delegate?.tableView(table, shouldSpringLoadRowAt: path, with: context) ?? true
    }

    private func activate(_ interaction: UISpringLoadedInteraction) {
        guard let table, let path = path(interaction) else { return }
        _ = table.selection.activate(table.row(of: path))
    }
}
