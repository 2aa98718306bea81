package import DeviceProtocol
internal import Foundation
internal import ObjectiveC

/// Delivers keys, typed text and shakes to the key window's first responder.
///
/// > Contract: UIKit, HT-19 to HT-21, WN-4.
@MainActor package final class KeyRouter {
    private var down: [UInt16: UIPress] = [:]
    let overlay = KeyCommandOverlay()
    private let textInputKeys = TextInputKeys()
    /// Unhandled keys. Counted for scripts, which fail if nothing receives their typing.
    private(set) var unhandledKeys = 0
    package init() {}

    weak var owner: ApplicationContext?
    private var context: ApplicationContext { owner ?? .current }

    /// The responder for events without a location.
    private var focus: UIResponder? {
        let context = context
        guard let window = context.windows.key else { return context.application }
        if let responder = window.currentFirstResponder { return responder }
        guard let root = window.rootViewController else { return window }
        return sequence(first: root, next: \.presentedViewController).reversed().first ?? root
    }

    package func receive(_ sample: KeySample, time: Double) {
        guard let focus else {
            if sample.phase == .down { unhandledKeys += 1 }
            return
        }
        let key = UIKey(sample)
        overlay.follow(key, isDown: sample.phase != .up) { [weak self] in self?.focus }
        switch sample.phase {
        case .up:
            guard let press = down.removeValue(forKey: sample.usage) else { return }
            press.currentPhase = .ended
            press.time = time
            dispatch(press, key, time: time)
        case .down, .repeat:
            if let menu = MenuPresenter.current, menu.handle(key) { return }
            if let found = KeyCommandSearch(key, from: focus), found.command.wantsPriorityOverSystemBehavior || !isTextKey(key, focus) {
                return found.run()
            }
            let press = UIPress(key: key, phase: .began, time: time)
            press.target = focus
            press.pressWindow = context.windows.key
            down[sample.usage] = press
            let event = dispatch(press, key, time: time)
            guard event.wasUnhandled, !ListKeyRouting.offer([press], under: focus) else { return }
            if !type(key) { unhandledKeys += 1 }
        }
    }

    /// Inserts text from an input method or paste.
    package func insert(_ text: String) {
        guard !context.isIgnoringInteraction, let input = focus as? any UIKeyInput else {
            unhandledKeys += 1
            return
        }
        input.insertText(text)
    }

    /// Shows an input method's uncommitted text. Inputs without marked text receive the text when it is committed.
    package func compose(_ text: String, caret: Int) {
        guard !context.isIgnoringInteraction else { return }
        ComposedText.show(text, caret: caret, in: focus as? any UIKeyInput)
    }

    package func shake(time: Double) {
        let event = MotionEvent(timestamp: time)
        focus?.motionBegan(.motionShake, with: event)
        focus?.motionEnded(.motionShake, with: event)
    }

    @discardableResult
    private func dispatch(_ press: UIPress, _ key: UIKey, time: Double) -> UIPressesEvent {
        let event = UIPressesEvent(presses: [press], timestamp: time, modifiers: key.modifierFlags)
        context.application.sendEvent(event)
        return event
    }

    /// Called by `UIApplication.sendEvent`.
    func deliver(_ event: UIPressesEvent) {
        let presses = event.allPresses
        guard let target = presses.first?.target else { return }
        PressRecognizerRouting.offer(presses, with: event, from: target)
        switch presses.first?.phase {
        case .ended: target.pressesEnded(presses, with: event)
        case .cancelled: target.pressesCancelled(presses, with: event)
        case .changed: target.pressesChanged(presses, with: event)
        case .began, .stationary, nil: target.pressesBegan(presses, with: event)
        }
    }

    /// The system cancels every press: the app becomes inactive, and the releases go elsewhere. > Contract: UIKit, UIPress.
    package func cancelAll(time: Double) {
        let presses = down.sorted { $0.key < $1.key }.map(\.value)
        down = [:]
        for press in presses {
            (press.currentPhase, press.time) = (.cancelled, time)
            dispatch(press, press.pressedKey, time: time)
        }
    }

    /// No responder handled the key: a text input receives its text. > Returns: whether there is one.
    private func type(_ key: UIKey) -> Bool {
        if let input = focus as? any UITextInput, textInputKeys.handle(key, in: input) { return true }
        guard let input = focus as? any UIKeyInput, isTextKey(key, focus) else { return false }
        switch key.keyCode {
        case .keyboardDeleteOrBackspace: input.deleteBackward()
        case .keyboardReturnOrEnter, .keypadEnter: input.insertText("\n")
        case .keyboardTab where focus is UITextField: KeyboardTabOrder.move(from: focus, forward: !key.modifierFlags.contains(.shift))
        case .keyboardTab: input.insertText("\t")
        default: if !key.characters.isEmpty { input.insertText(key.characters) }
        }
        return true
    }

    private func isTextKey(_ key: UIKey, _ focus: UIResponder?) -> Bool {
        focus is any UIKeyInput && !key.modifierFlags.contains(.command) && !key.modifierFlags.contains(.control)
    }
}

extension UIKey {
    convenience init(_ sample: KeySample) {
        var flags: UIKeyModifierFlags = []
        if sample.modifiers.contains(.shift) { flags.insert(.shift) }
        if sample.modifiers.contains(.control) { flags.insert(.control) }
        if sample.modifiers.contains(.option) { flags.insert(.alternate) }
        if sample.modifiers.contains(.command) { flags.insert(.command) }
        if sample.modifiers.contains(.capsLock) { flags.insert(.alphaShift) }
        self.init(
            characters: sample.characters, charactersIgnoringModifiers: UIKey.plainCharacters(of: sample),
            keyCode: UIKeyboardHIDUsage(rawValue: Int(sample.usage)) ?? .keyboardErrorRollOver, modifierFlags: flags)
    }

    /// Control and option may change the typed text; letters and digits are identified by their key code.
    private static func plainCharacters(of sample: KeySample) -> String {
        switch sample.usage {
        case 4...29: String(UnicodeScalar(UInt8(ascii: "a") + UInt8(sample.usage - 4)))
        case 30...38: String(UnicodeScalar(UInt8(ascii: "1") + UInt8(sample.usage - 30)))
        case 39: "0"
        default: sample.characters
        }
    }
}
