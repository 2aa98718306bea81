public import Foundation

/// A controller whose view replaces or accompanies the keyboard of the responder that returns it.
///
/// A responder returns it as `inputViewController` or `inputAccessoryViewController`; the nearest one in the chain of the first responder is
/// shown. Without a nib its view is a `UIInputView` that looks like the keyboard and sizes itself.
/// > Source: Apple, UIInputViewController. > Units: points.
/// > Partial: as a text input's delegate it receives changes that code makes and its proxy's edits, not a selection moved by touch.
@preconcurrency @MainActor open class UIInputViewController: UIViewController, UITextInputDelegate {
    /// Creates a controller whose view comes from a nib, or is an empty input view without one.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    /// Creates a controller from a storyboard, nib or archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private lazy var proxy = TextDocumentProxy(self)

    override func makePlainView() -> UIView {
        let input = UIInputView(frame: .zero, inputViewStyle: .keyboard)
        input.allowsSelfSizing = true
        return input
    }

    /// The controller's view, if it is an input view.
    open override var inputView: UIInputView? {
        get { view as? UIInputView }
        set { if let newValue { view = newValue } }
    }
    /// The text around the insertion point of the first responder, for reading and editing.
    open var textDocumentProxy: any UITextDocumentProxy { proxy }

    /// Ends editing, which takes the input view away.
    open func dismissKeyboard() { proxy.responder?.resignFirstResponder() }
    /// Changes to the keyboard that follows the current one in the device's list. This controller stays, if its responder still returns it.
    open func advanceToNextInputMode() {
        let modes = UITextInputMode.activeInputModes
        guard !modes.isEmpty else { return }
        let index = modes.firstIndex { $0 === applicationContext.inputMode } ?? modes.endIndex - 1
        applicationContext.inputMode = modes[(index + 1) % modes.count]
    }
    /// Changes to the next keyboard once a touch of `view` has ended. Ferry shows no list of the keyboards during a long press.
    open func handleInputModeList(from view: UIView, with event: UIEvent) {
        let touches = event.touches(for: view) ?? []
        if !touches.isEmpty, touches.allSatisfy({ $0.phase == .ended }) { advanceToNextInputMode() }
    }
    /// Passes the names of contacts and the text replacements of the device to `completionHandler`, later on the main thread.
    ///
    /// A device of Ferry has no text replacements, and shares no names: the lexicon is empty.
    open func requestSupplementaryLexicon(completion completionHandler: @escaping (UILexicon) -> Void) {
        let handler = MainThreadClosure(completionHandler)
        applicationContext.later { _ in handler.run(UILexicon(entries: [])) }
    }

    /// The language of the keys, for the app to set; nil by default.
    open var primaryLanguage: String?
    /// Whether the keys include one for dictation, for the app to set; Ferry adds none of its own.
    open var hasDictationKey = false
    /// Whether the controller may use the network and shared folders: true, since it runs in its app.
    open var hasFullAccess: Bool { true }
    /// Whether the keys need one to change keyboards: false, since the controller serves its app only.
    open var needsInputModeSwitchKey: Bool { false }

    // MARK: UITextInputDelegate

    /// Called before the selection changes; does nothing by default.
    open func selectionWillChange(_ textInput: (any UITextInput)?) {}
    /// Called after the selection changed; does nothing by default.
    open func selectionDidChange(_ textInput: (any UITextInput)?) {}
    /// Called before the text changes; does nothing by default.
    open func textWillChange(_ textInput: (any UITextInput)?) {}
    /// Called after the text changed; does nothing by default.
    open func textDidChange(_ textInput: (any UITextInput)?) {}
}

/// A closure of the main actor that a sendable one carries.
private struct MainThreadClosure: @unchecked Sendable {
    let closure: (UILexicon) -> Void
    init(_ closure: @escaping (UILexicon) -> Void) { self.closure = closure }
    @MainActor func run(_ lexicon: UILexicon) { closure(lexicon) }
}

extension UIResponder {
    private func nearest(_ find: (UIResponder) -> UIInputViewController?) -> UIInputViewController? {
        sequence(first: self, next: \.next).lazy.compactMap(find).first
    }

    /// The view that the nearest controller in the chain puts in the keyboard's place; this text tells the controller of changes.
    var controllersInputView: UIView? {
        guard let controller = nearest(\.inputViewController) else { return nil }
        if let input = self as? any UITextInput, input.inputDelegate == nil { input.inputDelegate = controller }
        return controller.view
    }

    /// The view that the nearest controller in the chain attaches to the keyboard.
    var controllersAccessoryView: UIView? { nearest(\.inputAccessoryViewController)?.view }
}
