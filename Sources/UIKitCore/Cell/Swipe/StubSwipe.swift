public import Foundation
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    public init(actions: [Any]) { super.init() }
}
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {}
