internal import CoreGraphics
internal import Foundation

/// Tracks the keyboard while a popover is visible.
@MainActor final class PopoverKeyboard {
    /// The keyboard's final frame; nil while it is hidden. > Units: points of the screen.
    private(set) var frame: CGRect?
    private let onMove: (TimeInterval) -> Void
    private var tokens: [any NSObjectProtocol] = []

    /// > Parameters: onMove: called with the keyboard's animation duration when its frame has changed.
    init(in window: UIWindow?, _ onMove: @escaping (TimeInterval) -> Void) {
        self.onMove = onMove
        if let window, let top = window.dockedKeyboardTop, top < window.bounds.maxY {
            frame = CGRect(x: 0, y: top, width: window.bounds.width, height: window.bounds.maxY - top)
        }
        for name in [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification] {
            tokens.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                    let end = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
                    let duration = (note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue
                    MainActor.assumeIsolated {
                        self?.move(to: name == UIResponder.keyboardWillHideNotification ? nil : end, over: duration ?? 0)
                    }
                })
        }
    }

    isolated deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }

    private func move(to end: CGRect?, over duration: TimeInterval) {
        let visible = end.flatMap { $0.minY < UIScreen.main.bounds.maxY && $0.height > 0 ? $0 : nil }
        guard visible != frame else { return }
        frame = visible
        onMove(duration)
    }
}
