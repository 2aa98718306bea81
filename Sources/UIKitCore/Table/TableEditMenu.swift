internal import CoreGraphics
internal import Foundation
internal import ObjectiveC

/// The menu of actions over a row that is pressed long: what rows had before context menus.
///
/// > Contract: UIKit, UITableViewDelegate.tableView(_:shouldShowMenuForRowAt:)
@MainActor final class TableEditMenu {
    private unowned let table: UITableView
    private let press = PressRecognizer(hintDelay: LiftMetrics.hintDelay, duration: LiftMetrics.pressDuration)
    private var session: EditMenuSession?

    init(_ table: UITableView) {
        self.table = table
        press.name = "UITableView.editMenu"
        press.isCompanion = true
        press.onHint = { [weak self] in self?.path != nil }
        press.onBegin = { [weak self] in self?.show() }
        table.addGestureRecognizer(press)
    }

    /// The row under the finger, if it has such a menu and no context menu.
    private var path: IndexPath? {
        guard table.menus.interaction?.session == nil, let delegate = table.delegate,
            let path = table.indexPathForRow(at: press.location(in: table)), table.cellForRow(at: path) != nil,
            delegate.tableView(table, shouldShowMenuForRowAt: path)
        else { return nil }
        return path
    }

    private func show() {
        guard let path, let cell = table.cellForRow(at: path) else { return }
        table.selection.unhighlight()
        let elements = elements(for: path)
        guard !elements.isEmpty else { return }
        session?.dismiss(animated: false)
        session = EditMenuSession(elements, at: cell.frame, of: table) { [weak self] in
            self?.session = nil
        } onEnd: {
        }
    }

    /// The delegate says which of the standard actions and the app's own apply, and carries out the one that is chosen.
    private func elements(for path: IndexPath) -> [UIMenuElement] {
        let sender = UIMenuController.shared
        return EditMenuActions.entries(custom: sender.menuItems ?? []).filter { entry in
            table.delegate?.tableView(table, canPerformAction: entry.action, forRowAt: path, withSender: sender) ?? false
        }.map { entry in
            UIAction(title: entry.title) { [weak table] _ in
                guard let table else { return }
                table.delegate?.tableView(table, performAction: entry.action, forRowAt: path, withSender: UIMenuController.shared)
            }
        }
    }
}
