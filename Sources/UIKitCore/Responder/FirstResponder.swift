/// The rules of who gets keys and text.
///
/// > Contract: UIKit, HT-14 to HT-17.
@MainActor enum FirstResponder {
    static func become(_ responder: UIResponder) -> Bool {
        if responder.isFirstResponder { return true }
        guard responder.canBecomeFirstResponder else { return false }
        guard let window = responder.responderWindow else {
            ApplicationContext.current.focusRequests.add(responder)
            return false
        }
        if let old = window.currentFirstResponder {
            // What lies at the bottom stays while the focus moves on.
            let outer = isMoving
            isMoving = true
            defer { isMoving = outer }
            guard old.canResignFirstResponder, old.resignFirstResponder() else { return false }
        }
        window.currentFirstResponder = responder
        reportKeyboard(for: responder)
        // Observers of the keyboard may have taken the focus away again.
        return responder.isFirstResponder
    }

    /// One responder resigns for another.
    private static var isMoving = false

    static func resign(_ responder: UIResponder) -> Bool {
        guard responder.isFirstResponder else {
            ApplicationContext.current.focusRequests.cancel(responder)
            return true
        }
        guard responder.canResignFirstResponder else { return false }
        let window = responder.responderWindow
        window?.currentFirstResponder = nil
        ApplicationContext.current.keyboard.forget(responder)
        if !isMoving, keepsKeyboard(responder) { return true }
        if !isMoving, let window { InputDock.update(for: nil, in: window) }
        if responder is any UIKeyInput { ApplicationContext.current.send(.keyboard(visible: false, type: 0)) }
        return true
    }

    // MARK: A keyboard without a responder

    /// A form keeps its keyboard. > Contract: UIKit, UIViewController disablesAutomaticKeyboardDismissal
    private static func keepsKeyboard(_ responder: UIResponder) -> Bool {
        guard !isPutAway else { return false }
        let chain = sequence(first: responder, next: \.next).lazy.compactMap { $0 as? UIViewController }
        guard let form = chain.first(where: { $0.presentation.session != nil }), !form.isBeingDismissed else { return false }
        return form.disablesAutomaticKeyboardDismissal
    }

    /// A person puts the keyboard away.
    private static var isPutAway = false

    /// Lets `resign` make a responder resign, and takes the keyboard away that a form keeps.
    static func putKeyboardAway(in window: UIWindow?, _ resign: () -> Void = {}) {
        let outer = isPutAway
        isPutAway = true
        defer { isPutAway = outer }
        resign()
        guard let window, window.currentFirstResponder == nil, window.inputDock != nil else { return }
        InputDock.update(for: nil, in: window)
        ApplicationContext.current.send(.keyboard(visible: false, type: 0))
    }

    /// Makes the first responder under `view` resign, whether it likes to or not.
    static func endEditing(in view: UIView, force: Bool) -> Bool {
        guard let window = view.window, let responder = window.currentFirstResponder, isInside(responder, view) else { return true }
        if responder.resignFirstResponder() { return true }
        guard force else { return false }
        window.currentFirstResponder = nil
        InputDock.update(for: nil, in: window)
        return true
    }

    /// A view leaves its window: what it holds of the focus goes.
    static func leave(_ responder: UIResponder, window: UIWindow) {
        guard window.currentFirstResponder === responder else { return }
        responder.resignFirstResponder()
        guard window.currentFirstResponder === responder else { return }
        window.currentFirstResponder = nil
        InputDock.update(for: nil, in: window)
    }

    static func reportKeyboard(for responder: UIResponder) {
        if let window = responder.responderWindow { InputDock.update(for: responder, in: window) }
        guard responder.isFirstResponder, let input = responder as? any UIKeyInput else { return }
        ApplicationContext.current.send(.keyboard(visible: true, type: input.keyboardType.rawValue))
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
