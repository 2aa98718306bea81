internal import CoreGraphics
internal import Foundation

/// Tracks the keyboard while a popover is visible.
@MainActor final class PopoverKeyboard {
    /// The keyboard's final frame; nil while it is hidden. > Units: points of the screen.
    private(set) var frame: CGRect?
    private let onMove: (TimeInterval) -> Void
    private let screen: UIScreen
    private var observer: KeyboardObserver?

    /// > Parameters: onMove: called with the keyboard's animation duration when its frame has changed.
    init(in window: UIWindow?, _ onMove: @escaping (TimeInterval) -> Void) {
        self.onMove = onMove
        screen = ApplicationContext.of(window).screen
        if let window, let top = window.dockedKeyboardTop, top < window.bounds.maxY {
            frame = CGRect(x: 0, y: top, width: window.bounds.width, height: window.bounds.maxY - top)
        }
        observer = KeyboardObserver(of: screen) { [weak self] change in self?.move(to: change.frame, over: change.duration) }
    }

    private func move(to end: CGRect?, over duration: TimeInterval) {
        let visible = end.flatMap { $0.minY < screen.bounds.maxY && $0.height > 0 ? $0 : nil }
        guard visible != frame else { return }
        frame = visible
        onMove(duration)
    }
}
