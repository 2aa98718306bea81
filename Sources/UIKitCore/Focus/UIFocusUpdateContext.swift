public import Foundation

/// A step of the focus from one view to another. Ferry's focus is that of keys in tables and collection views.
///
/// > Contract: UIKit, UIFocusUpdateContext
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
    /// Nil where nothing had the focus, or is not on show.
    open internal(set) weak var previouslyFocusedView: UIView?
    /// Nil where nothing will have it, or what will is not on show yet.
    open internal(set) weak var nextFocusedView: UIView?
    /// Empty where no key moved it.
    open internal(set) var focusHeading: UIFocusHeading = []

    nonisolated override init() { super.init() }
}
