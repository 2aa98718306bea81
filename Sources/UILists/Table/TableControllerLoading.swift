internal import CoreGraphics
internal import Foundation
internal import UIKitCore

/// What a table controller does to its table on loading and appearing.
///
/// > Contract: UIKit, TV-27, TV-59.
@MainActor enum TableControllerLoading {
    static func load(_ controller: UITableViewController, style: UITableView.Style) {
        if ControllerNib.load(controller) {
            guard let table = controller.view as? UITableView else { return }
            if table.dataSource == nil { table.dataSource = controller }
            if table.delegate == nil { table.delegate = controller }
            return
        }
        let table = UITableView(frame: UIScreen.main.bounds, style: style)
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view = table
        table.dataSource = controller
        table.delegate = controller
    }

    static func willAppear(_ controller: UITableViewController, isFirst: Bool, animated: Bool) {
        guard let table = controller.tableView else { return }
        if isFirst { table.reloadData() }
        guard controller.clearsSelectionOnViewWillAppear, let selected = table.indexPathsForSelectedRows else { return }
        let clear = { for path in selected { table.deselectRow(at: path, animated: animated) } }
        guard let coordinator = controller.transitionCoordinator, animated else { return clear() }
        coordinator.animate(alongsideTransition: { _ in clear() }) { context in
            guard context.isCancelled else { return }
            // The interactive pop was cancelled.
            for path in selected { table.selectRow(at: path, animated: false, scrollPosition: .none) }
        }
    }

    static func followKeyboard(_ controller: UITableViewController) {
        guard let table = controller.tableView, controller.keyboard == nil else { return }
        controller.keyboard = KeyboardAvoidance(table)
    }
}

/// Keeps the table's last rows and the edited text field above the keyboard.
@MainActor final class KeyboardAvoidance {
    private weak var table: UITableView?
    private var taken: CGFloat = 0
    private var observer: KeyboardObserver?

    init(_ table: UITableView) {
        self.table = table
        observer = KeyboardObserver(of: table.applicationContext.screen) { [weak self] in self?.make(space: $0.frame) }
    }

    isolated deinit { make(space: nil) }

    private func make(space keyboard: CGRect?) {
        guard let table else { return }
        var height: CGFloat = 0
        if let keyboard, let window = table.window {
            let frame = table.convert(CGRect(origin: table.bounds.origin, size: table.bounds.size), to: window)
            let safe = table.adjustedContentInset.bottom - table.contentInset.bottom
            height = max(0, frame.maxY - keyboard.minY - safe)
        }
        guard height != taken else { return }
        table.contentInset.bottom += height - taken
        table.verticalScrollIndicatorInsets.bottom += height - taken
        taken = height
        if height > 0 { reveal(in: table) }
    }

    private func reveal(in table: UITableView) {
        for cell in table.visibleCells {
            guard let path = table.indexPath(for: cell), FirstResponderSearch.contains(cell) else { continue }
            table.scrollToRow(at: path, at: .none, animated: true)
        }
    }
}

/// Whether the first responder is inside a view.
@MainActor private enum FirstResponderSearch {
    static func contains(_ view: UIView) -> Bool { view.isFirstResponder || view.subviews.contains(where: contains) }
}
