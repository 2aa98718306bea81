public import Foundation
internal import UIKitCore

/// The actions that a swipe over a row reveals.
/// > Contract: UIKit, UISwipeActionsConfiguration; TV-52.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    /// The actions; the first one is at the list's edge.
    open private(set) var actions: [UIContextualAction]
    /// Whether a swipe across the row performs the first action; true by default.
    open var performsFirstActionWithFullSwipe = true

    /// Creates a configuration without actions, which prevents swiping.
    public convenience override init() { self.init(actions: []) }

    /// Creates a configuration; an empty array prevents swiping.
    ///
    /// - Parameter actions: the actions, of which the first is at the list's edge.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }

    /// The default for rows that can be deleted, if the delegate returns no actions. > Contract: UIKit, TV-50.
    package static func deletion(title: String?, _ delete: @escaping @MainActor () -> Void) -> UISwipeActionsConfiguration {
        let action = UIContextualAction(style: .destructive, title: title ?? SystemStrings.text("Delete")) { _, _, done in
            MainActor.assumeIsolated { delete() }
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }
}
