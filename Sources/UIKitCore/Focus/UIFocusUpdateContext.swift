public import Foundation

/// A focus move from one view to another. Ferry's focus is the keyboard focus in tables and collection views.
///
/// > Contract: UIKit, UIFocusUpdateContext
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
    /// The view that had the focus.
    ///
    /// Nil if no view had the focus, or the view is not visible.
    open internal(set) weak var previouslyFocusedView: UIView?
    /// The view that gets the focus.
    ///
    /// Nil if no view will have it, or the view is not visible yet.
    open internal(set) weak var nextFocusedView: UIView?
    /// The item that had the focus: the previous view.
    open var previouslyFocusedItem: (any UIFocusItem)? { previouslyFocusedView }
    /// The item that gets the focus: the next view.
    open var nextFocusedItem: (any UIFocusItem)? { nextFocusedView }
    /// The direction of the move.
    ///
    /// Empty if it was not moved by a key.
    open internal(set) var focusHeading: UIFocusHeading = []

    package nonisolated override init() { super.init() }
}
