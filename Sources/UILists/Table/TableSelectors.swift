/// Methods whose implementation a table checks for by selector before it acts.
enum TableSelectors {
    static let commit = "tableView:commitEditingStyle:forRowAtIndexPath:"
    static let move = "tableView:moveRowAtIndexPath:toIndexPath:"
    static let viewForHeader = "tableView:viewForHeaderInSection:"
    static let viewForFooter = "tableView:viewForFooterInSection:"
    static let heightForRow = "tableView:heightForRowAtIndexPath:"
}
