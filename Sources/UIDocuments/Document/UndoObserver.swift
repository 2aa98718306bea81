internal import Foundation
internal import ObjectiveC

/// Counts a document's changes by its undo manager's groups.
@MainActor final class UndoObserver {
    let manager: UndoManager
    private var tokens: [any NSObjectProtocol] = []

    init(_ manager: UndoManager, _ document: UIDocument) {
        self.manager = manager
        observe(.NSUndoManagerDidUndoChange, document) { document, _ in document.updateChangeCount(.undone) }
        observe(.NSUndoManagerDidRedoChange, document) { document, _ in document.updateChangeCount(.redone) }
        observe(.NSUndoManagerDidCloseUndoGroup, document) { document, manager in
            guard manager.groupingLevel == 0, !manager.isUndoing, !manager.isRedoing else { return }
            document.updateChangeCount(.done)
        }
    }

    private func observe(
        _ name: NSNotification.Name, _ document: UIDocument, _ body: @escaping @MainActor (UIDocument, UndoManager) -> Void
    ) {
        let token = NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { [weak document, weak self] _ in
            MainActor.assumeIsolated { if let document, let self { body(document, self.manager) } }
        }
        tokens.append(token)
    }

    isolated deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
}
