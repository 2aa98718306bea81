internal import Foundation

/// Editing: from first responder to committed text.
///
/// > Contract: UIKit, TX-1 to TX-11, TX-19.
extension UITextField {
    func beginSession() {
        isInSession = true
        updateReplacesAllNext()
        if clearsOnBeginEditing, !editor.text.isEmpty, delegate?.textFieldShouldClear(self) ?? true {
            editor.setText("")
            look.attributed = nil
        }
        changeSelection(notifying: false) { $0.select($0.length..<$0.length) }
        contentDidChange()
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
    }

    func updateReplacesAllNext() { replacesAllNext = clearsOnInsertion || isSecureTextEntry && !editor.text.isEmpty }

    func endSession() {
        isInSession = false
        look.marked = nil
        look.revealed = nil
        undo.close()
        selectionControls.hideMenu()
        selectionControls.place()
        contentDidChange()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(
            name: UITextField.textDidEndEditingNotification, object: self,
            userInfo: [UITextField.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue])
    }

    /// Inserts text from a keyboard or an input method.
    func type(_ string: String, named name: String = TextUndo.typing) {
        switch string {
        case "\n", "\r": enterReturn()
        case "\t": break  // moves the focus on devices; ignored here
        default:
            let line = TextFieldKeys.singleLine(string)
            let range = look.marked ?? (replacesAllNext ? 0..<editor.length : editor.selection)
            perform(TextEditor.Edit(range: range, replacement: line), named: name)
        }
    }

    /// Handles a delete key. A secure field that was left and edited again loses all of its text.
    func delete(_ direction: TextEditor.Direction, by unit: TextEditor.Unit) {
        if isSecureTextEntry, replacesAllNext, !editor.text.isEmpty {
            return perform(TextEditor.Edit(range: 0..<editor.length, replacement: ""))
        }
        if let edit = editor.deletion(direction, by: unit) { perform(edit) }
    }

    /// Asks the delegate, edits, notifies. The delegate may change the text meanwhile: the edit is clamped to the new text.
    func perform(_ edit: TextEditor.Edit, named name: String = TextUndo.typing) {
        let asked = editor.fitted(edit)
        guard
            delegate?.textField(self, shouldChangeCharactersIn: asked.range.asNSRange, replacementString: asked.replacement) ?? true
        else { return }
        let fitted = editor.fitted(asked)
        let before = styledText(in: fitted.range)
        make(fitted)
        revealLast(of: fitted)
        undo.note(fitted, before: before, in: self, named: name) { $0.perform($1.inverse) }
        delegate?.textFieldDidChangeSelection(self)
        notifyTextDidChange()
    }

    private func make(_ edit: TextEditor.Edit) {
        replacesAllNext = false
        look.marked = nil
        look.revealed = nil
        look.replace(edit)
        editor.apply(edit)
        selectionControls.hideMenu()
        contentDidChange()
        parts.restartBlink()
    }

    private func styledText(in range: Range<Int>) -> NSAttributedString {
        look.attributed?.attributedSubstring(from: range.asNSRange)
            ?? NSAttributedString(string: editor.substring(range), attributes: look.attributes)
    }

    /// Sets the text in code: the delegate is not called, and earlier typing can no longer be undone.
    func replaceContents(_ string: String, styled: NSAttributedString?) {
        inputDelegate?.textWillChange(self)
        editor.setText(string)
        if let styled { look.adopt(styled) } else { look.attributed = nil }
        look.marked = nil
        look.revealed = nil
        undo.forget(self)
        contentDidChange()
        inputDelegate?.textDidChange(self)
    }

    /// How long the last character of a secure field is visible. > Units: seconds. R
    private static let revealTime = 1.5

    /// A single character typed into a secure field is visible for a moment.
    private func revealLast(of edit: TextEditor.Edit) {
        guard isSecureTextEntry, edit.replacement.utf16.count == 1 else { return }
        let range = edit.range.lowerBound..<edit.range.lowerBound + edit.replacement.utf16.count
        look.revealed = range
        parts.contentDidChange()
        parts.cancelReveal?()
        parts.cancelReveal = applicationContext.delays.run(after: UITextField.revealTime) { [weak self] in
            guard let self, self.look.revealed != nil else { return }
            self.look.revealed = nil
            self.parts.contentDidChange()
        }
    }

    private func notifyTextDidChange() {
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
    }

    /// Shows the marked text of an input method without asking the delegate. `selected` is relative to the marked text.
    func mark(_ string: String, selected: NSRange) {
        let line = TextFieldKeys.singleLine(string)
        guard acceptsEdits, look.marked != nil || !line.isEmpty else { return }
        let edit = editor.fitted(TextEditor.Edit(range: look.marked ?? editor.selection, replacement: line))
        make(edit)
        let start = edit.range.lowerBound
        look.marked = line.isEmpty ? nil : start..<start + line.utf16.count
        let inside = selected.clamped(toLength: line.utf16.count)
        changeSelection(notifying: false) { $0.select(start + inside.lowerBound..<start + inside.upperBound) }
        undo.close()
        delegate?.textFieldDidChangeSelection(self)
        notifyTextDidChange()
    }

    func setMarked(_ range: Range<Int>?) {
        guard look.marked != range else { return }
        look.marked = range
        parts.canvas.setNeedsDisplay()
    }

    private func enterReturn() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let ends = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        if ends { resignFirstResponder() }
    }

    /// Clears the text: the delegate is asked whether to, not about the edit.
    func clear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        let edit = TextEditor.Edit(range: 0..<editor.length, replacement: "")
        let before = styledText(in: edit.range)
        make(edit)
        undo.note(edit, before: before, in: self, named: "Clear") { $0.perform($1.inverse) }
        notifyTextDidChange()
    }

    func copySelection(cutting: Bool) {
        guard editor.hasSelection, !isSecureTextEntry else { return }
        UIPasteboard.general.string = editor.selectedText
        if cutting, let edit = editor.deletion(.backward) { perform(edit, named: "Cut") }
    }

    func changeSelection(notifying: Bool = true, _ change: (inout TextEditor) -> Void) {
        let before = editor.selection
        change(&editor)
        parts.restartBlink()
        guard editor.selection != before else { return }
        undo.close()
        selectionControls.hideMenu()
        parts.selectionDidChange()
        if notifying { delegate?.textFieldDidChangeSelection(self) }
    }

    func tapped(at point: CGPoint, count: Int) {
        let wasEditing = isInSession
        guard becomeFirstResponder() else { return }
        let offset = parts.canvas.offset(at: point)
        switch count {
        case 3...:
            changeSelection { $0.selectAll() }
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

    func contentDidChange() {
        parts.contentDidChange()
        announceSizeChange()
        setNeedsLayout()
    }

    /// Colours, alignment and the like, which change no size.
    func lookDidChange() {
        parts.contentDidChange()
        setNeedsLayout()
    }

    /// A side view appeared, disappeared or changed.
    func sideViewsDidChange() {
        announceSizeChange()
        setNeedsLayout()
    }
}
