internal import Foundation
internal import ObjectiveC

/// "Undo" and "Redo" of the main menu use the first responder's undo manager.
///
/// > Contract: UIKit, UIResponder.undoManager
@MainActor enum UndoActions {
    static func register() {
        ObjCRuntime.register(UIWindow.self, "undo:") { window, _ in UndoActions.manager(from: window)?.undo() }
        ObjCRuntime.register(UIWindow.self, "redo:") { window, _ in UndoActions.manager(from: window)?.redo() }
    }

    static func manager(from window: UIWindow) -> UndoManager? { (window.currentFirstResponder ?? window).undoManager }

    /// Nil for other actions.
    static func canPerform(_ action: Selector, in window: UIWindow) -> Bool? {
        switch action.description {
        case "undo:": manager(from: window)?.canUndo ?? false
        case "redo:": manager(from: window)?.canRedo ?? false
        default: nil
        }
    }
}
