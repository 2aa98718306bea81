public import Foundation

/// The actions that a swipe over a row reveals.
/// > Contract: UIKit, UISwipeActionsConfiguration; TV-52.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    /// The first one is at the list's edge.
    open private(set) var actions: [UIContextualAction]
    /// Whether a full swipe performs the first action.
    open var performsFirstActionWithFullSwipe = true

    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }

    /// The default for rows that can be deleted, if the delegate returns no actions. > Contract: UIKit, TV-50.
    package static func deletion(title: String?, _ delete: @escaping @MainActor () -> Void) -> UISwipeActionsConfiguration {
        let action = UIContextualAction(style: .destructive, title: title ?? "Delete") { _, _, done in
            MainActor.assumeIsolated { delete() }
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }
}
