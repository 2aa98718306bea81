public import Foundation

/// The text around the insertion point, for the controller of an input view.
///
/// > Source: Apple, UITextDocumentProxy. > Units: offsets as the text input counts them, UTF-16 for UIKit's own.
@preconcurrency @MainActor public protocol UITextDocumentProxy: UIKeyInput {
    /// The text before the insertion point or selection; nil if there is none. Here all of it, where iOS may stop at a sentence.
    var documentContextBeforeInput: String? { get }
    /// The text after the insertion point or selection; nil if there is none.
    var documentContextAfterInput: String? { get }
    /// The selected text; nil without a selection.
    var selectedText: String? { get }
    /// The keyboard's mode in the text; nil if the responder has none.
    var documentInputMode: UITextInputMode? { get }
    /// Tells one text from another; changes with the first responder.
    var documentIdentifier: UUID { get }
    /// Moves the insertion point, as far as the text goes.
    func adjustTextPosition(byCharacterOffset offset: Int)
    /// Inserts provisional text, which further marked text replaces, with a selection inside it.
    func setMarkedText(_ markedText: String, selectedRange: NSRange)
    /// Keeps the provisional text.
    func unmarkText()
}

/// Reads and edits the text of the first responder for an input view's controller.
@MainActor final class TextDocumentProxy: NSObject, UITextDocumentProxy {
    private weak var controller: UIInputViewController?
    private var identity: (responder: ObjectIdentifier?, name: UUID) = (nil, UUID())

    init(_ controller: UIInputViewController) { self.controller = controller }

    /// The first responder of the window that shows the controller's view, or else of the key window.
    var responder: UIResponder? {
        let window = controller?.viewIfLoaded?.window ?? controller?.applicationContext.windows.visible.last { $0.isKeyWindow }
        return window?.currentFirstResponder
    }
    private var keys: (any UIKeyInput)? { responder as? any UIKeyInput }
    private var text: (any UITextInput)? { responder as? any UITextInput }

    private func text(_ ends: (any UITextInput, UITextRange) -> UITextRange?) -> String? {
        guard let input = text, let selection = input.selectedTextRange, let range = ends(input, selection) else { return nil }
        return input.text(in: range).flatMap { $0.isEmpty ? nil : $0 }
    }

    var documentContextBeforeInput: String? { text { $0.textRange(from: $0.beginningOfDocument, to: $1.start) } }
    var documentContextAfterInput: String? { text { $0.textRange(from: $1.end, to: $0.endOfDocument) } }
    var selectedText: String? { text { $1 } }
    var documentInputMode: UITextInputMode? { responder?.textInputMode }
    var documentIdentifier: UUID {
        let now = responder.map { ObjectIdentifier($0) }
        if now != identity.responder { identity = (now, UUID()) }
        return identity.name
    }

    func adjustTextPosition(byCharacterOffset offset: Int) {
        guard let input = text, let selection = input.selectedTextRange else { return }
        let from = offset < 0 ? selection.start : selection.end
        let limit = offset < 0 ? input.beginningOfDocument : input.endOfDocument
        let position = input.position(from: from, offset: offset) ?? limit
        controller?.selectionWillChange(input)
        input.selectedTextRange = input.textRange(from: position, to: position)
        controller?.selectionDidChange(input)
    }

    func setMarkedText(_ markedText: String, selectedRange: NSRange) {
        change { text?.setMarkedText(markedText, selectedRange: selectedRange) }
    }
    func unmarkText() { change { text?.unmarkText() } }

    /// Notifies the controller of an edit; the text itself notifies of changes by code only.
    private func change(_ edit: () -> Void) {
        controller?.textWillChange(text)
        edit()
        controller?.textDidChange(text)
    }

    // MARK: UIKeyInput

    var hasText: Bool { keys?.hasText ?? false }
    func insertText(_ text: String) { change { keys?.insertText(text) } }
    func deleteBackward() { change { keys?.deleteBackward() } }

    // MARK: The text's own traits

    private func set(_ change: (any UIKeyInput) -> Void) { if let keys { change(keys) } }

    var autocapitalizationType: UITextAutocapitalizationType {
        get { keys?.autocapitalizationType ?? .sentences }
        set { set { $0.autocapitalizationType = newValue } }
    }
    var autocorrectionType: UITextAutocorrectionType {
        get { keys?.autocorrectionType ?? .default }
        set { set { $0.autocorrectionType = newValue } }
    }
    var spellCheckingType: UITextSpellCheckingType {
        get { keys?.spellCheckingType ?? .default }
        set { set { $0.spellCheckingType = newValue } }
    }
    var keyboardType: UIKeyboardType {
        get { keys?.keyboardType ?? .default }
        set { set { $0.keyboardType = newValue } }
    }
    var keyboardAppearance: UIKeyboardAppearance {
        get { keys?.keyboardAppearance ?? .default }
        set { set { $0.keyboardAppearance = newValue } }
    }
    var returnKeyType: UIReturnKeyType {
        get { keys?.returnKeyType ?? .default }
        set { set { $0.returnKeyType = newValue } }
    }
    var enablesReturnKeyAutomatically: Bool {
        get { keys?.enablesReturnKeyAutomatically ?? false }
        set { set { $0.enablesReturnKeyAutomatically = newValue } }
    }
    var isSecureTextEntry: Bool {
        get { keys?.isSecureTextEntry ?? false }
        set { set { $0.isSecureTextEntry = newValue } }
    }
    var textContentType: UITextContentType! {
        get { keys?.textContentType }
        set { set { $0.textContentType = newValue } }
    }
}
