internal import Foundation

/// Sentinel values that mean "not implemented" where a delegate method is optional.
@MainActor enum TableAnswers {
    /// No height; `automaticDimension` is a real value.
    nonisolated static let noHeight = -CGFloat.greatestFiniteMagnitude
    /// No number.
    nonisolated static let noNumber = Int.min
    /// No title.
    nonisolated static let noTitle = "\u{F8FF}ferry.none"
    static let noView = UIView(frame: .zero)
    static let noCell = UITableViewCell(style: .default, reuseIdentifier: nil)
    static let noSwipe = UISwipeActionsConfiguration(actions: [])
}

/// Methods whose implementation a table checks for by selector before it acts.
enum TableSelectors {
    static let commit = "tableView:commitEditingStyle:forRowAtIndexPath:"
    static let move = "tableView:moveRowAtIndexPath:toIndexPath:"
    static let viewForHeader = "tableView:viewForHeaderInSection:"
    static let viewForFooter = "tableView:viewForFooterInSection:"
    static let heightForRow = "tableView:heightForRowAtIndexPath:"
}
