public import Foundation

/// The actions under a row that is pulled to a side.
///
/// > Contract: UIKit, UISwipeActionsConfiguration; TV-52.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    open var actions: [UIContextualAction] { kept }
    /// Whether a pull across the row carries out the first action.
    open var performsFirstActionWithFullSwipe = true
    private let kept: [UIContextualAction]

    public init(actions: [UIContextualAction]) {
        kept = actions
        super.init()
    }
}
