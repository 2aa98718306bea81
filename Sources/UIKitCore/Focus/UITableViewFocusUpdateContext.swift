public import Foundation

/// A focus move from or to a row of a table.
///
/// > Contract: UIKit, UITableViewFocusUpdateContext
@preconcurrency @MainActor open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    /// Nil if no row of the table had the focus.
    public let previouslyFocusedIndexPath: IndexPath?
    /// Nil if no row of the table will have it.
    public let nextFocusedIndexPath: IndexPath?

    init(from previous: IndexPath?, to next: IndexPath?) {
        (previouslyFocusedIndexPath, nextFocusedIndexPath) = (previous, next)
        super.init()
    }
}
