public import Foundation

/// An input view whose keys click.
///
/// > Source: Apple, UIInputViewAudioFeedback
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: NSObjectProtocol {
    /// Whether `UIDevice.playInputClick()` plays a click while the view is visible; false unless implemented.
    var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
    public var enableInputClicksWhenVisible: Bool { false }
}

/// Whether a visible input view wants its keys to click.
@MainActor enum InputClicks {
    static func areWanted(in windows: [UIWindow]) -> Bool {
        windows.contains { window in
            (window.inputViewHost?.subviews ?? []).contains { view in
                (view as? any UIInputViewAudioFeedback)?.enableInputClicksWhenVisible ?? false
            }
        }
    }
}
