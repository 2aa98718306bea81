internal import Foundation

/// What stands for "nobody answered" where a delegate's method may be left out.
@MainActor package enum TableAnswers {
    /// A height nobody gave; `automaticDimension` is an answer.
    package nonisolated static let noHeight = -CGFloat.greatestFiniteMagnitude
    /// A number nobody gave.
    package nonisolated static let noNumber = Int.min
    /// A title nobody gave.
    package nonisolated static let noTitle = "\u{F8FF}ferry.none"
    package static let noView = UIView(frame: .zero)
    package static let noCell = UITableViewCell(style: .default, reuseIdentifier: nil)
    package static let noSwipe = UISwipeActionsConfiguration(actions: [])
}

/// Methods a table asks for by name before it does what they are for.
package enum TableSelectors {
    package static let commit = "tableView:commitEditingStyle:forRowAtIndexPath:"
    package static let move = "tableView:moveRowAtIndexPath:toIndexPath:"
    package static let viewForHeader = "tableView:viewForHeaderInSection:"
    package static let viewForFooter = "tableView:viewForFooterInSection:"
    package static let heightForRow = "tableView:heightForRowAtIndexPath:"
}
