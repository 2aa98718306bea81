internal import Foundation
internal import KeyboardModel
internal import ObjectiveC

/// The keyboard of a device without a hardware one: shows itself for the first responder and types into it.
///
/// State, plan and geometry are values of `KeyboardModel`; this carries them between the device, the input and `KeyboardView`.
/// > Contract: UIKit, UITextInputTraits; KB-4.
@MainActor final class SoftwareKeyboard: NSObject {
    let view = KeyboardView(frame: .zero)
    private(set) var state = KeyboardState()
    private weak var responder: UIResponder?
    /// What the person chose last; the next input begins with it.
    private var language = KeyboardLanguage.english

    override init() {
        super.init()
        view.onKey = { [weak self] in self?.press($0) }
        view.onRepeat = { [weak self] in self?.repeatDelete($0) }
    }

    private var input: (any UIKeyInput)? { responder as? any UIKeyInput }

    /// The keyboard for a responder that types, ready to be shown; nil where there is none.
    func view(for responder: UIResponder?) -> UIView? {
        guard let responder, !ApplicationContext.current.device.hardwareKeyboard, let input = responder as? any UIKeyInput,
            (responder as? any EditorInput)?.acceptsEdits ?? true
        else { return nil }
        let kind = KeyboardKind(rawValue: input.keyboardType.rawValue) ?? .standard
        let capitals = input.isSecureTextEntry ? .none : Capitals(rawValue: input.autocapitalizationType.rawValue) ?? .sentences
        let fresh = KeyboardState(kind: kind, language: input.isSecureTextEntry ? .english : language, capitals: capitals)
        if responder !== self.responder || !state.serves(fresh) {
            view.cancelTouches()
            self.responder = responder
            state = fresh
            if let input = responder as? any UITextInput, input.inputDelegate == nil { input.inputDelegate = self }
        }
        state.follow(textBefore)
        view.overrideUserInterfaceStyle =
            switch input.keyboardAppearance {
            case .dark: .dark
            case .light: .light
            default: .unspecified
            }
        update()
        return view
    }

    /// The input lost the focus.
    func forget(_ responder: UIResponder) {
        guard responder === self.responder else { return }
        view.cancelTouches()
        if let input = responder as? any UITextInput, input.inputDelegate === self { input.inputDelegate = nil }
        self.responder = nil
    }

    // MARK: Keys

    private func press(_ action: KeyAction) {
        guard let input else { return }
        for effect in state.press(action, before: textBefore, at: ApplicationContext.current.now) {
            switch effect {
            case .insert(let text): input.insertText(text)
            case .deleteBackward: input.deleteBackward()
            case .enter: input.insertText("\n")
            case .dismiss: responder?.resignFirstResponder()
            case .languageChanged: language = state.language
            }
        }
        guard self.input === input else { return }
        if action != .shift { state.follow(textBefore) }
        let height = view.bounds.height
        update()
        if view.bounds.height != height, let window = responder?.responderWindow { InputDock.update(for: responder, in: window) }
    }

    /// Letters first, then words. > Units: repeats (R).
    private static let lettersBeforeWords = 20

    private func repeatDelete(_ count: Int) {
        guard let input else { return }
        let word = count < Self.lettersBeforeWords ? 1 : max(1, lastWordLength)
        for _ in 0..<word { input.deleteBackward() }
        state.follow(textBefore)
        update()
    }

    private var lastWordLength: Int {
        let text = textBefore
        let spaces = text.reversed().prefix { $0.isWhitespace }.count
        return spaces + text.dropLast(spaces).reversed().prefix { !$0.isWhitespace }.count
    }

    // MARK: The input

    /// What stands before the caret, as far as it matters. An input that cannot be read is taken to stand in a sentence once it has text.
    private var textBefore: String {
        guard let input else { return "" }
        guard let text = input as? any UITextInput, let caret = text.selectedTextRange?.start else { return input.hasText ? "a" : "" }
        let start = text.position(from: caret, offset: -64) ?? text.beginningOfDocument
        guard let range = text.textRange(from: start, to: caret) else { return "" }
        return text.text(in: range) ?? ""
    }

    /// Brings the keys in line with the state and the device.
    func update() {
        let context = ApplicationContext.current
        let device = KeyboardDevice(context.device)
        let enter = ReturnKey(
            type: input?.returnKeyType.rawValue ?? 0, isEnabled: !(input?.enablesReturnKeyAutomatically ?? false) || input?.hasText ?? true)
        let request = KeyboardPlan.Request(
            kind: state.kind, language: state.language, page: state.page, shift: state.shift, enter: enter,
            hasGlobe: state.choices.count > 1, hasEmoji: state.choices.contains(.emoji),
            decimalSeparator: Locale(identifier: context.device.localeIdentifier).decimalSeparator ?? ".")
        let plan = KeyboardPlan(request, device: device)
        let geometry = KeyboardGeometry(rows: plan.rows, foot: plan.foot, device: device, barHeight: 0)
        UIView.performWithoutAnimation {
            view.bounds.size = geometry.size
            view.show(geometry, page: state.page, showsBalloons: !device.isPad && !state.kind.isPad)
            view.layoutIfNeeded()
        }
    }
}

extension SoftwareKeyboard: UITextInputDelegate {
    func selectionWillChange(_ textInput: (any UITextInput)?) {}
    func selectionDidChange(_ textInput: (any UITextInput)?) { textDidChange(textInput) }
    func textWillChange(_ textInput: (any UITextInput)?) {}
    /// The program changed the text.
    func textDidChange(_ textInput: (any UITextInput)?) {
        guard textInput === responder else { return }
        state.follow(textBefore)
        update()
    }
}
