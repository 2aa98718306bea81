internal import DeviceProtocol

/// The rules for changing the first responder.
///
/// > Contract: UIKit, HT-14 to HT-17.
@MainActor package enum FirstResponder {
    static func become(_ responder: UIResponder) -> Bool {
        if responder.isFirstResponder { return true }
        guard responder.canBecomeFirstResponder else { return false }
        guard let window = responder.responderWindow else {
            responder.applicationContext.focusRequests.add(responder)
            return false
        }
        if let old = window.currentFirstResponder {
            // The keyboard stays while the first responder changes.
            let outer = isMoving
            isMoving = true
            defer { isMoving = outer }
            guard old.canResignFirstResponder, old.resignFirstResponder() else { return false }
        }
        window.currentFirstResponder = responder
        reportKeyboard(for: responder)
        // Keyboard observers may have changed the first responder again.
        return responder.isFirstResponder
    }

    /// One responder resigns for another. Only during the call.
    private static var isMoving = false

    static func resign(_ responder: UIResponder) -> Bool {
        guard responder.isFirstResponder else {
            responder.applicationContext.focusRequests.cancel(responder)
            return true
        }
        guard responder.canResignFirstResponder else { return false }
        let window = responder.responderWindow
        window?.currentFirstResponder = nil
        responder.applicationContext.keyboard?.forget(responder)
        if !isMoving, retainsKeyboard(responder) { return true }
        if !isMoving, let window { InputViewHost.update(for: nil, in: window) }
        if responder is any UIKeyInput { responder.applicationContext.send(.keyboard(visible: false, type: .default)) }
        return true
    }

    // MARK: A keyboard without a responder

    /// A form sheet retains its keyboard. > Contract: UIKit, UIViewController disablesAutomaticKeyboardDismissal
    private static func retainsKeyboard(_ responder: UIResponder) -> Bool {
        guard !isDismissingKeyboard else { return false }
        guard let form = responder.presentedController, !form.isBeingDismissed else { return false }
        return form.disablesAutomaticKeyboardDismissal
    }

    /// The user dismisses the keyboard. Only during the call.
    private static var isDismissingKeyboard = false

    /// Resigns a responder with `resign`, and dismisses the keyboard that a form sheet retains.
    package static func dismissKeyboard(in window: UIWindow?, _ resign: () -> Void = {}) {
        let outer = isDismissingKeyboard
        isDismissingKeyboard = true
        defer { isDismissingKeyboard = outer }
        resign()
        guard let window, window.currentFirstResponder == nil, window.inputViewHost != nil else { return }
        InputViewHost.update(for: nil, in: window)
        window.applicationContext.send(.keyboard(visible: false, type: .default))
    }

    /// Resigns the first responder in `view`, by force if requested.
    static func endEditing(in view: UIView, force: Bool) -> Bool {
        guard let window = view.window, let responder = window.currentFirstResponder, isInside(responder, view) else { return true }
        if responder.resignFirstResponder() { return true }
        guard force else { return false }
        window.currentFirstResponder = nil
        InputViewHost.update(for: nil, in: window)
        return true
    }

    /// A view leaves its window, and loses first responder.
    static func leave(_ responder: UIResponder, window: UIWindow) {
        guard window.currentFirstResponder === responder else { return }
        responder.resignFirstResponder()
        guard window.currentFirstResponder === responder else { return }
        window.currentFirstResponder = nil
        InputViewHost.update(for: nil, in: window)
    }

    static func reportKeyboard(for responder: UIResponder) {
        if let window = responder.responderWindow { InputViewHost.update(for: responder, in: window) }
        guard responder.isFirstResponder, let input = responder as? any UIKeyInput else { return }
        responder.applicationContext.send(.keyboard(visible: true, type: ApplicationRequest.KeyboardType(input.keyboardType)))
    }

    private static func isInside(_ responder: UIResponder, _ view: UIView) -> Bool {
        var link: UIResponder? = responder
        while let here = link {
            if here === view { return true }
            link = here.next
        }
        return false
    }
}
