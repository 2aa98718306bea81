internal import Foundation

/// Editing a text view: from first responder to its end.
extension UITextView {
    func beginSession() {
        isInSession = true
        selectionDidChange()
        textDelegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
    }

    func endSession() {
        isInSession = false
        look.marked = nil
        selectionDidChange()
        textDelegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
    }

    /// Asks, changes, tells.
    func perform(_ edit: TextEditor.Edit) {
        guard isEditable else { return }
        let range = NSRange(location: edit.range.lowerBound, length: edit.range.count)
        guard textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: edit.replacement) ?? true else { return }
        make(edit)
        textDelegate?.textViewDidChangeSelection(self)
        tellOfChange()
    }

    private func make(_ edit: TextEditor.Edit) {
        look.replace(edit)
        editor.apply(edit)
        contentDidChange()
        scrollRangeToVisible(NSRange(location: editor.head, length: 0))
    }

    private func tellOfChange() {
        textDelegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
    }

    func type(_ string: String) {
        let text = string == "\r" ? "\n" : string
        if let marked = look.marked {
            look.marked = nil
            return perform(TextEditor.Edit(range: marked, replacement: text))
        }
        perform(editor.insertion(of: text))
    }

    /// Shows what an input method is composing; the delegate is not asked.
    func mark(_ string: String) {
        let range = look.marked ?? editor.selection
        make(TextEditor.Edit(range: range, replacement: string))
        look.marked = string.isEmpty ? nil : range.lowerBound..<range.lowerBound + string.utf16.count
        tellOfChange()
    }

    func changeSelection(telling: Bool = true, _ change: (inout TextEditor) -> Void) {
        let before = editor.selection
        change(&editor)
        look.typing = nil
        selectionDidChange()
        if telling, editor.selection != before { textDelegate?.textViewDidChangeSelection(self) }
    }

    func copySelection(cutting: Bool) {
        guard editor.hasSelection else { return }
        UIPasteboard.general.string = editor.selectedText
        if cutting, let edit = editor.deletion(.backward) { perform(edit) }
    }

    func tapped(at point: CGPoint, count: Int) {
        guard isSelectable || isEditable else { return }
        let wasEditing = isInSession
        guard becomeFirstResponder() else { return }
        let offset = canvas.offset(at: point)
        switch count {
        case 3...: changeSelection { $0.select(canvas.line(around: offset)) }
        case 2 where wasEditing: changeSelection { $0.selectWord(at: offset) }
        default: changeSelection { $0.placeCaret(nearWordAt: offset) }
        }
    }

    /// What the keys of a hardware keyboard do, beside typing; whether the key was taken.
    func handle(_ key: UIKey) -> Bool {
        guard isInSession else { return false }
        let extending = key.modifierFlags.contains(.shift)
        let unit: TextEditor.Unit = key.modifierFlags.contains(.alternate) ? .word : .grapheme
        let wholeLine = key.modifierFlags.contains(.command)
        let line = canvas.line(around: editor.head)
        switch key.keyCode {
        case .keyboardLeftArrow where wholeLine, .keyboardHome: moveHead(to: line.lowerBound, extending)
        case .keyboardRightArrow where wholeLine, .keyboardEnd: moveHead(to: line.upperBound, extending)
        case .keyboardUpArrow: moveHead(to: wholeLine ? 0 : canvas.offset(lineFrom: editor.head, down: false) ?? 0, extending)
        case .keyboardDownArrow:
            moveHead(to: wholeLine ? editor.length : canvas.offset(lineFrom: editor.head, down: true) ?? editor.length, extending)
        case .keyboardLeftArrow:
            changeSelection { $0.move(readsRightToLeft ? .forward : .backward, by: unit, extending: extending) }
        case .keyboardRightArrow:
            changeSelection { $0.move(readsRightToLeft ? .backward : .forward, by: unit, extending: extending) }
        case .keyboardDeleteOrBackspace where unit == .word:
            if let edit = editor.deletion(.backward, by: .word) { perform(edit) }
        case .keyboardDeleteForward: if let edit = editor.deletion(.forward, by: unit) { perform(edit) }
        case .keyboardA where wholeLine: changeSelection { $0.selectAll() }
        case .keyboardC where wholeLine: copySelection(cutting: false)
        case .keyboardX where wholeLine: copySelection(cutting: true)
        case .keyboardV where wholeLine: if let string = UIPasteboard.general.string { type(string) }
        default: return false
        }
        scrollRangeToVisible(NSRange(location: editor.head, length: 0))
        return true
    }

    private func moveHead(to offset: Int, _ extending: Bool) {
        let anchor = editor.anchor
        changeSelection { extending ? $0.select(from: anchor, to: offset) : $0.select(offset..<offset) }
    }

    func contentDidChange() {
        canvas.forget()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        selectionDidChange()
    }

    func selectionDidChange() {
        canvas.setNeedsDisplay()
        setNeedsLayout()
    }
}
