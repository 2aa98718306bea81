package import Foundation

/// Follows the keyboard of one application.
///
/// Its notifications have the screen as their object. Those without an object are an app's own and count as well; those of another screen are
/// another application's.
@MainActor package final class KeyboardObserver {
    /// What a notification says.
    package struct Change {
        /// The keyboard's final frame; nil if it hides. > Units: points of the screen.
        package var frame: CGRect?
        /// > Units: seconds.
        package var duration: TimeInterval
    }

    private var tokens: [any NSObjectProtocol] = []

    /// > Parameters: screen: the application's. onChange: called at each of the notifications.
    package init(
        _ names: [NSNotification.Name] = [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification],
        of screen: UIScreen, _ onChange: @escaping @MainActor (Change) -> Void
    ) {
        let own = ObjectIdentifier(screen)
        for name in names {
            let hides = name == UIResponder.keyboardWillHideNotification
            tokens.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                    if let other = note.object as? UIScreen, ObjectIdentifier(other) != own { return }
                    let end = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
                    let duration = (note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue
                    MainActor.assumeIsolated { onChange(Change(frame: hides ? nil : end, duration: duration ?? 0)) }
                })
        }
    }

    isolated deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
}
