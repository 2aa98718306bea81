internal import Foundation
internal import ObjectiveC

/// Records what edits replaced, so that they can be undone; continuous typing is one step.
///
/// > Contract: UIKit, UIResponder.undoManager
@MainActor final class TextUndo {
    /// One undo step: `range` is the inserted text, `before` the replaced text.
    final class Step {
        fileprivate(set) var range: Range<Int>
        fileprivate(set) var before: NSAttributedString
        fileprivate let isDeletion: Bool
        init(_ edit: TextEditor.Edit, before: NSAttributedString) {
            range = edit.range.lowerBound..<edit.range.lowerBound + edit.replacement.utf16.count
            self.before = before
            isDeletion = edit.replacement.isEmpty
        }

        /// The edit that undoes it.
        var inverse: TextEditor.Edit { TextEditor.Edit(range: range, replacement: before.string, styled: before) }
    }

    /// The step that the next keystroke may extend.
    private var open: Step?

    /// Registers an edit that was just made. `takeBack` is called with the step when the user undoes it.
    func note<Input: UIView>(
        _ edit: TextEditor.Edit, before: NSAttributedString, in input: Input, named name: String, takeBack: @escaping (Input, Step) -> Void
    ) {
        guard let manager = input.undoManager, manager.isUndoRegistrationEnabled else { return open = nil }
        let isFree = !manager.isUndoing && !manager.isRedoing
        if isFree, join(edit, before) { return }
        let step = Step(edit, before: before)
        open = isFree && name == TextUndo.typing ? step : nil
        manager.registerUndo(withTarget: input) { takeBack($0, step) }
        if isFree { manager.setActionName(SystemStrings.text(name)) }
    }

    static let typing = "Typing"

    private func join(_ edit: TextEditor.Edit, _ before: NSAttributedString) -> Bool {
        guard let open else { return false }
        if edit.replacement.isEmpty {
            guard open.isDeletion, edit.range.upperBound == open.range.lowerBound else { return false }
            let joined = NSMutableAttributedString(attributedString: before)
            joined.append(open.before)
            open.before = joined
            open.range = edit.range.lowerBound..<edit.range.lowerBound
            return true
        }
        guard !open.isDeletion, edit.range.isEmpty, edit.range.lowerBound == open.range.upperBound,
            edit.replacement.count == 1, !edit.replacement.contains(where: \.isNewline)
        else { return false }
        open.range = open.range.lowerBound..<open.range.upperBound + edit.replacement.utf16.count
        return true
    }

    /// The next edit starts a new step.
    func close() { open = nil }

    /// The text was replaced in code: earlier typing can no longer be undone.
    func forget(_ input: UIView) {
        open = nil
        input.undoManager?.removeAllActions(withTarget: input)
    }
}
