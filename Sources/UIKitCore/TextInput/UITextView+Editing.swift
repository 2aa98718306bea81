internal import Foundation

/// Editing a text view: from first responder to its end.
extension UITextView {
    func beginSession() {
        isInSession = true
        selectionDidChange()
        // Text that can only be selected is not edited.
        isEditingTold = isEditable
        guard isEditingTold else { return }
        textDelegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
    }

    func endSession() {
        isInSession = false
        look.marked = nil
        undo.close()
        selectionControls.hideMenu()
        selectionDidChange()
        guard isEditingTold else { return }
        isEditingTold = false
        textDelegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
    }

    /// Asks the delegate, edits, notifies. The delegate may change the text meanwhile: the edit is clamped to the new text.
    func perform(_ edit: TextEditor.Edit, named name: String = TextUndo.typing) {
        guard isEditable else { return }
        let asked = editor.fitted(edit)
        guard textDelegate?.textView(self, shouldChangeTextIn: asked.range.asNSRange, replacementText: asked.replacement) ?? true else {
            return
        }
        let fitted = editor.fitted(asked)
        let before = textStorage.attributedSubstring(from: fitted.range.asNSRange)
        make(fitted)
        undo.note(fitted, before: before, in: self, named: name) { $0.perform($1.inverse) }
        textDelegate?.textViewDidChangeSelection(self)
        notifyTextDidChange()
    }

    private func make(_ edit: TextEditor.Edit) {
        look.marked = nil
        let new = edit.styled ?? NSAttributedString(string: edit.replacement, attributes: attributes(for: edit.range))
        textStorage.replaceCharacters(in: edit.range.asNSRange, with: new)
        let caret = edit.range.lowerBound + edit.replacement.utf16.count
        editor.select(caret..<caret)
        selectionControls.hideMenu()
        selectionDidChange()
        scrollRangeToVisible(NSRange(location: editor.head, length: 0))
    }

    /// Sets the text in code: the delegate is not called, and earlier typing can no longer be undone.
    func replaceContents(_ text: NSAttributedString) {
        inputDelegate?.textWillChange(self)
        look.marked = nil
        textStorage.setAttributedString(text)
        editor.select(editor.length..<editor.length)
        undo.forget(self)
        contentDidChange()
        inputDelegate?.textDidChange(self)
    }

    private func notifyTextDidChange() {
        textDelegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
    }

    func type(_ string: String, named name: String = TextUndo.typing) {
        let text = string == "\r" ? "\n" : string
        let range = look.marked ?? rangeOfInsertion
        clearsOnInsertion = false
        perform(TextEditor.Edit(range: range, replacement: text), named: name)
    }

    private var rangeOfInsertion: Range<Int> { clearsOnInsertion ? 0..<editor.length : editor.selection }

    /// Shows what an input method is composing; the delegate is not asked. `selected` is in the marked text.
    func mark(_ string: String, selected: NSRange) {
        guard isEditable, look.marked != nil || !string.isEmpty else { return }
        let edit = editor.fitted(TextEditor.Edit(range: look.marked ?? rangeOfInsertion, replacement: string))
        clearsOnInsertion = false
        make(edit)
        let start = edit.range.lowerBound
        look.marked = string.isEmpty ? nil : start..<start + string.utf16.count
        let inside = selected.clamped(toLength: string.utf16.count)
        changeSelection(notifying: false) { $0.select(start + inside.lowerBound..<start + inside.upperBound) }
        undo.close()
        textDelegate?.textViewDidChangeSelection(self)
        notifyTextDidChange()
    }

    func setMarked(_ range: Range<Int>?) {
        guard look.marked != range else { return }
        look.marked = range
        setNeedsLayout()
    }

    func changeSelection(notifying: Bool = true, _ change: (inout TextEditor) -> Void) {
        let before = editor.selection
        change(&editor)
        look.typing = nil
        if editor.selection != before {
            undo.close()
            selectionControls.hideMenu()
        }
        selectionDidChange()
        if notifying, editor.selection != before { textDelegate?.textViewDidChangeSelection(self) }
    }

    func copySelection(cutting: Bool) {
        guard editor.hasSelection else { return }
        UIPasteboard.general.string = editor.selectedText
        if cutting, let edit = editor.deletion(.backward) { perform(edit, named: "Cut") }
    }

    func tapped(at point: CGPoint, count: Int) {
        guard isSelectable || isEditable, count > 1 || !followLink(at: point) else { return }
        let wasEditing = isInSession
        guard becomeFirstResponder() else { return }
        let offset = canvas.offset(at: point)
        switch count {
        case 3...:
            changeSelection { $0.select(canvas.line(around: offset)) }
            selectionControls.showMenuSoon()
        case 2 where wasEditing:
            changeSelection { $0.selectWord(at: offset) }
            selectionControls.showMenuSoon()
        default:
            // A second tap at the same position shows or hides the menu.
            let (before, hadMenu) = (editor.selection, selectionControls.showsMenu)
            changeSelection { $0.placeCaret(nearWordAt: offset) }
            guard wasEditing, editor.selection == before else { return }
            if hadMenu { selectionControls.hideMenu() } else { selectionControls.showMenuSoon() }
        }
    }

    /// Handles the keys of a hardware keyboard, except typing; returns whether the key was handled.
    func handle(_ key: UIKey) -> Bool {
        guard isInSession else { return false }
        let extending = key.modifierFlags.contains(.shift)
        let unit: TextEditor.Unit = key.modifierFlags.contains(.alternate) ? .word : .grapheme
        let wholeLine = key.modifierFlags.contains(.command)
        let line = canvas.line(around: editor.head)
        switch key.keyCode {
        case .keyboardHome: moveHead(to: line.lowerBound, extending: extending)
        case .keyboardEnd: moveHead(to: line.upperBound, extending: extending)
        case .keyboardUpArrow: moveHead(to: wholeLine ? 0 : canvas.offset(lineFrom: editor.head, down: false) ?? 0, extending: extending)
        case .keyboardDownArrow:
            let below = wholeLine ? editor.length : canvas.offset(lineFrom: editor.head, down: true) ?? editor.length
            moveHead(to: below, extending: extending)
        case .keyboardLeftArrow: moveSideways(toRight: false, by: wholeLine ? .line : unit, extending: extending)
        case .keyboardRightArrow: moveSideways(toRight: true, by: wholeLine ? .line : unit, extending: extending)
        case .keyboardDeleteOrBackspace where unit == .word:
            if let edit = editor.deletion(.backward, by: .word) { perform(edit) }
        case .keyboardDeleteForward: if let edit = editor.deletion(.forward, by: unit) { perform(edit) }
        case .keyboardA where wholeLine: changeSelection { $0.selectAll() }
        case .keyboardC where wholeLine: copySelection(cutting: false)
        case .keyboardX where wholeLine: copySelection(cutting: true)
        case .keyboardV where wholeLine: paste(nil)
        default: return false
        }
        scrollRangeToVisible(NSRange(location: editor.head, length: 0))
        return true
    }

    func contentDidChange() {
        canvas.forget()
        canvas.invalidateMeasurements()
        announceSizeChange()
        setNeedsLayout()
        selectionDidChange()
    }

    func selectionDidChange() { setNeedsLayout() }
}
