internal import DeviceProtocol
internal import Foundation
internal import KeyboardModel
internal import ObjectiveC
internal import UIKitCore

/// The software keyboard of a device without a hardware one: appears for the first responder and types into it.
///
/// State, layout, geometry and composition are values of `KeyboardModel`; this connects them to the device, the input and `KeyboardView`.
/// > Contract: UIKit, UITextInputTraits; KB-4.
@MainActor final class SoftwareKeyboard: NSObject, InputKeyboard {
    let view = KeyboardView(frame: .zero)
    private(set) var state = KeyboardState()
    private(set) var composition = Composition()
    /// The emoji search text; nil while not searching.
    private(set) var search: String?
    private(set) weak var responder: UIResponder?
    /// The last language that the user chose; the next input starts with it.
    private var language = KeyboardLanguage.english
    /// The language before emoji.
    private var lettersLanguage = KeyboardLanguage.english
    /// An iPad's placement, and its height above the window's bottom. > Units: points.
    var placement = KeyboardPlacement.docked
    var lift: CGFloat = 0
    /// The return key's traits when the input's were last read.
    private var enterTraits = (type: 0, needsText: false)
    /// The text change is made by the keyboard itself.
    private var isTyping = false

    override init() {
        super.init()
        view.onKey = { [weak self] in self?.press($0) }
        view.onLift = { [weak self] in self?.move(by: $0) }
        view.onRepeat = { [weak self] in self?.repeatDelete($0) }
        view.candidates.onChoice = { [weak self] index in self?.compose { $0.choose(index) } }
        view.found.onChoice = { [weak self] in self?.insertFound($0) }
        view.emoji.onEmoji = { [weak self] in self?.insert($0) }
        view.emoji.onDelete = { [weak self] in self?.press(.delete) }
        view.emoji.onLetters = { [weak self] in self?.press(.language(self?.lettersLanguage ?? .english)) }
        view.emoji.onSearch = { [weak self] in self?.beginSearch() }
        view.searchField.addAction(UIAction { [weak self] _ in self?.endSearch() }, for: .touchUpInside)
    }

    private var input: (any UIKeyInput)? { responder as? any UIKeyInput }

    /// The keyboard for a text input; nil if it has none.
    func view(for responder: UIResponder?) -> (any KeyboardInputView)? {
        guard let responder, !responder.applicationContext.device.hardwareKeyboard, let input = responder as? any UIKeyInput,
            responder.acceptsKeyboardEdits
        else { return nil }
        let kind = KeyboardKind(rawValue: input.keyboardType.rawValue) ?? .standard
        let capitals = input.isSecureTextEntry ? .none : Autocapitalization(rawValue: input.autocapitalizationType.rawValue) ?? .sentences
        let isPlain = input.isSecureTextEntry
        // An input may want another mode than the user's last one: it is asked once, when it becomes first responder.
        if responder !== self.responder, !isPlain, let wanted = KeyboardLanguage(responder.textInputMode), wanted != language {
            language = wanted
            if wanted != .emoji { lettersLanguage = wanted }
            responder.applicationContext.inputMode = wanted.mode
        }
        let fresh = KeyboardState(
            kind: kind, language: isPlain ? .english : language, languages: isPlain ? [.english] : KeyboardLanguage.allCases,
            capitals: capitals)
        if responder !== self.responder || !state.serves(fresh) {
            view.cancelTouches()
            self.responder = responder
            state = fresh
            composition.reset()
            search = nil
            if let input = responder as? any UITextInput, input.inputDelegate == nil { input.inputDelegate = self }
        }
        enterTraits = (input.returnKeyType.rawValue, input.enablesReturnKeyAutomatically)
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

    /// The input resigned: its uncommitted spelling stays as it is.
    func forget(_ responder: UIResponder) {
        guard responder === self.responder else { return }
        view.cancelTouches()
        composition.reset()
        if let input = responder as? any UITextInput, input.inputDelegate === self { input.inputDelegate = nil }
        self.responder = nil
    }

    // MARK: Keys

    private func press(_ action: KeyAction) {
        guard let input else {
            if action == .dismiss { FirstResponder.dismissKeyboard(in: view.window) }
            return
        }
        if case .place(let placement) = action { return place(placement) }
        if consumesForSpelling(action) { return }
        let before = search ?? textBefore
        for effect in state.press(action, before: before, at: view.applicationContext.now) {
            switch effect {
            case .languageChanged: changeLanguage()
            case .dismiss:
                let focus = responder
                FirstResponder.dismissKeyboard(in: view.window) { focus?.resignFirstResponder() }
            case .insert(let text) where search != nil: search = (search ?? "") + text
            case .deleteBackward where search != nil: if search?.popLast() == nil { search = nil }
            case .enter where search != nil: search = nil
            case .insert(let text): type { input.insertText(text) }
            case .deleteBackward: type { input.deleteBackward() }
            case .enter: type { input.insertText("\n") }
            }
        }
        guard self.input === input else { return }
        if action != .shift { state.follow(textBefore) }
        refresh()
    }

    private func type(_ change: () -> Void) {
        isTyping = true
        change()
        isTyping = false
    }

    private func insert(_ text: String) {
        guard let input else { return }
        type { input.insertText(text) }
        refresh()
    }

    private func changeLanguage() {
        if state.language != .emoji { lettersLanguage = state.language }
        language = state.language
        view.applicationContext.inputMode = language.mode
        search = nil
        if composition.isActive { compose { $0.commit() } }
    }

    /// Deletes characters first, then words. > Units: repeats (R).
    private static let spellingContextLength = 20

    private func repeatDelete(_ count: Int) {
        guard let input else { return }
        if composition.isActive || search != nil { return press(.delete) }
        let word = count < Self.spellingContextLength ? 1 : max(1, lastWordLength)
        type { for _ in 0..<word { input.deleteBackward() } }
        state.follow(textBefore)
        update()
    }

    private var lastWordLength: Int {
        let text = textBefore
        let spaces = text.reversed().prefix { $0.isWhitespace }.count
        return spaces + text.dropLast(spaces).reversed().prefix { !$0.isWhitespace }.count
    }

    // MARK: Spelling

    /// Whether the composition handled the key.
    private func consumesForSpelling(_ action: KeyAction) -> Bool {
        guard state.language == .pinyin else { return false }
        switch action {
        case .text(let text) where state.page == .letters && state.shift == .off && composition.takes(text):
            compose { $0.type(text) }
        case .text(let text) where composition.isActive: compose { $0.finish(with: text) }
        case .space where composition.isActive: compose { $0.choose(0) }
        case .delete where composition.isActive: compose { $0.delete() }
        case .enter where composition.isActive: compose { $0.commit() }
        default: return false
        }
        return true
    }

    private func compose(_ change: (inout Composition) -> [Composition.Effect]) {
        for effect in change(&composition) {
            switch effect {
            case .mark(let text): mark(text)
            case .insert(let text): type { input?.insertText(text) }
            case .ask(let id, let letters, let choices):
                view.applicationContext.send(.candidates(id: id, letters: letters, choices: choices))
            }
        }
        refresh()
    }

    private func mark(_ text: String) { type { ComposedText.show(text, caret: text.utf16.count, in: input) } }

    /// Receives candidates from the simulator for a request of the composition.
    func receive(_ id: UInt32, _ found: SpellingCandidates) {
        guard input != nil else { return }
        compose { $0.receive(id, fixed: found.fixed, spelling: found.spelling, candidates: found.candidates) }
    }

    // MARK: Emoji

    private func beginSearch() {
        search = ""
        refresh()
    }

    private func endSearch() {
        search = nil
        refresh()
    }

    private func insertFound(_ index: Int) {
        guard view.found.texts.indices.contains(index) else { return }
        insert(view.found.texts[index])
    }

    // MARK: Text input

    /// The relevant text before the caret. An input that cannot be read counts as inside a sentence once it has text.
    private var textBefore: String {
        guard let input else { return "" }
        guard let text = input as? any UITextInput, let caret = text.selectedTextRange?.start else { return input.hasText ? "a" : "" }
        let start = text.position(from: caret, offset: -64) ?? text.beginningOfDocument
        guard let range = text.textRange(from: start, to: caret) else { return "" }
        return text.text(in: range) ?? ""
    }

    /// Updates the keys for the current state, and the window for their height.
    private func refresh() {
        let height = view.bounds.height
        update()
        if view.bounds.height != height, let window = responder?.responderWindow { InputViewHost.fit(in: window) }
    }

    func update() {
        let enter = ReturnKey(type: enterTraits.type, isEnabled: !enterTraits.needsText || input?.hasText ?? true)
        view.show(
            KeyboardContent(
                state: state, composition: composition, search: search, enter: enter, placement: placement,
                assistant: responder?.inputAssistantItem))
    }
}

extension SoftwareKeyboard: UITextInputDelegate {
    func selectionWillChange(_ textInput: (any UITextInput)?) {}
    func selectionDidChange(_ textInput: (any UITextInput)?) { textDidChange(textInput) }
    func textWillChange(_ textInput: (any UITextInput)?) {}
    /// The text was changed in code: an uncommitted spelling in it is discarded.
    func textDidChange(_ textInput: (any UITextInput)?) {
        guard textInput === responder, !isTyping else { return }
        composition.reset()
        state.follow(textBefore)
        refresh()
    }
}
