internal import Foundation
internal import ObjectiveC

/// Offers undo or redo when the device is shaken and no responder handles the shake.
///
/// > Contract: UIKit, UIApplication.applicationSupportsShakeToEdit
@MainActor final class ShakeToEdit {
    private let question = SystemAlert()

    private enum Step {
        case undo, redo

        @MainActor func title(_ manager: UndoManager) -> String {
            let (word, name) = self == .undo ? ("Undo", manager.undoActionName) : ("Redo", manager.redoActionName)
            let own = SystemStrings.text(word)
            return name.isEmpty ? own : SystemStrings.isChinese ? own + name : own + " " + name
        }
    }

    func offer(_ context: ApplicationContext) {
        guard context.application.applicationSupportsShakeToEdit, !question.isAsked, let window = context.windows.key,
            let manager = UndoActions.manager(from: window)
        else { return }
        let steps: [Step] = (manager.canUndo ? [.undo] : []) + (manager.canRedo ? [.redo] : [])
        guard let first = steps.first else { return }
        // The title names the first button's action; the second button names its own.
        let own = SystemStrings.text(first == .undo ? "Undo" : "Redo")
        let cancel = SystemStrings.text("Cancel")
        let answers = steps.count == 1 ? [cancel, own] : [own, Step.redo.title(manager), cancel]
        question.ask(
            for: context, title: first.title(manager), message: nil, answers: answers, cancel: steps.count == 1 ? 0 : 2
        ) { index in
            switch (steps.count, index) {
            case (1, 1), (2, 0): if first == .undo { manager.undo() } else { manager.redo() }
            case (2, 1): manager.redo()
            default: break
            }
        }
    }
}
