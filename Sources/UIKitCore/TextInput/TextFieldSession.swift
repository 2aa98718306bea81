internal import Foundation

/// Editing: from first responder to committed text.
///
/// > Contract: UIKit, TX-1 to TX-11, TX-19.
extension UITextField {
    func beginSession() {
        isInSession = true
        replacesAllNext = clearsOnInsertion || isSecureTextEntry && !editor.text.isEmpty
        if clearsOnBeginEditing, !editor.text.isEmpty, delegate?.textFieldShouldClear(self) ?? true {
            editor.setText("")
            look.attributed = nil
        }
        changeSelection(telling: false) { $0.select($0.length..<$0.length) }
        contentDidChange()
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
    }

    func endSession() {
        isInSession = false
        look.marked = nil
        contentDidChange()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(
            name: UITextField.textDidEndEditingNotification, object: self,
            userInfo: [UITextField.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue])
    }

    /// What a keyboard or an input method enters.
    func type(_ string: String) {
        switch string {
        case "\n", "\r": enterReturn()
        case "\t": break  // moves the focus on devices; a field takes none
        default:
            if let marked = look.marked {
                look.marked = nil
                return perform(TextEditor.Edit(range: marked, replacement: TextFieldKeys.singleLine(string)))
            }
            let everything = TextEditor.Edit(range: 0..<editor.length, replacement: TextFieldKeys.singleLine(string))
            perform(replacesAllNext ? everything : editor.insertion(of: TextFieldKeys.singleLine(string)))
        }
    }

    /// Asks, changes, tells.
    func perform(_ edit: TextEditor.Edit) {
        let range = NSRange(location: edit.range.lowerBound, length: edit.range.count)
        guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: edit.replacement) ?? true else { return }
        make(edit)
        delegate?.textFieldDidChangeSelection(self)
        tellOfChange()
    }

    private func make(_ edit: TextEditor.Edit) {
        replacesAllNext = false
        editor.apply(edit)
        look.replace(edit)
        contentDidChange()
        parts.restartBlink()
    }

    private func tellOfChange() {
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
    }

    /// Shows what an input method is composing; the delegate is not asked.
    func mark(_ string: String) {
        let range = look.marked ?? editor.selection
        make(TextEditor.Edit(range: range, replacement: string))
        look.marked = string.isEmpty ? nil : range.lowerBound..<range.lowerBound + string.utf16.count
        tellOfChange()
    }

    private func enterReturn() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let ends = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        if ends { resignFirstResponder() }
    }

    /// The clear button: the delegate is asked whether, not what.
    func clear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        editor.setText("")
        look.attributed = nil
        contentDidChange()
        tellOfChange()
    }

    func copySelection(cutting: Bool) {
        guard editor.hasSelection, !isSecureTextEntry else { return }
        UIPasteboard.general.string = editor.selectedText
        if cutting, let edit = editor.deletion(.backward) { perform(edit) }
    }

    func changeSelection(telling: Bool = true, _ change: (inout TextEditor) -> Void) {
        let before = editor.selection
        change(&editor)
        parts.restartBlink()
        guard editor.selection != before else { return }
        parts.selectionDidChange()
        if telling { delegate?.textFieldDidChangeSelection(self) }
    }

    func tapped(at point: CGPoint, count: Int) {
        let wasEditing = isInSession
        guard becomeFirstResponder() else { return }
        let offset = parts.canvas.offset(at: point)
        switch count {
        case 3...: changeSelection { $0.selectAll() }
        case 2 where wasEditing: changeSelection { $0.selectWord(at: offset) }
        default: changeSelection { $0.placeCaret(nearWordAt: offset) }
        }
    }

    func contentDidChange() {
        parts.contentDidChange()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
}
