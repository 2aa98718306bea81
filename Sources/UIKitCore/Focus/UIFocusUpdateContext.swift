public import Foundation

/// A focus move from one view to another. Ferry's focus is the keyboard focus in tables and collection views.
///
/// > Contract: UIKit, UIFocusUpdateContext
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
    /// Nil if no view had the focus, or the view is not visible.
    open internal(set) weak var previouslyFocusedView: UIView?
    /// Nil if no view will have it, or the view is not visible yet.
    open internal(set) weak var nextFocusedView: UIView?
    /// Empty if it was not moved by a key.
    open internal(set) var focusHeading: UIFocusHeading = []

    nonisolated override init() { super.init() }
}
