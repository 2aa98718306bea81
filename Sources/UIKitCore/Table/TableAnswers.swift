internal import Foundation

/// What stands for "nobody answered" where a delegate's method may be left out.
@MainActor enum TableAnswers {
    /// A height nobody gave; `automaticDimension` is an answer.
    nonisolated static let noHeight = -CGFloat.greatestFiniteMagnitude
    /// A number nobody gave.
    nonisolated static let noNumber = Int.min
    /// A title nobody gave.
    nonisolated static let noTitle = "\u{F8FF}ferry.none"
    static let noView = UIView(frame: .zero)
    static let noCell = UITableViewCell(style: .default, reuseIdentifier: nil)
    static let noSwipe = UISwipeActionsConfiguration(actions: [])
}

/// Methods a table asks for by name before it does what they are for.
enum TableSelectors {
    static let commit = "tableView:commitEditingStyle:forRowAtIndexPath:"
    static let move = "tableView:moveRowAtIndexPath:toIndexPath:"
    static let viewForHeader = "tableView:viewForHeaderInSection:"
    static let viewForFooter = "tableView:viewForFooterInSection:"
    static let heightForRow = "tableView:heightForRowAtIndexPath:"
}
