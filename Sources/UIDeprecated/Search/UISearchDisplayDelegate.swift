public import Foundation
internal import ObjectiveC
public import UILists

/// Is notified of the phases of a search, and decides whether its results are loaded again.
///
/// > Contract: UIKit, UISearchDisplayDelegate. Every member is optional.
@available(iOS, deprecated: 8.0, message: "Use UISearchController instead")
@preconcurrency @MainActor public protocol UISearchDisplayDelegate: NSObjectProtocol {
    /// The search is about to begin.
    func searchDisplayControllerWillBeginSearch(_ controller: UISearchDisplayController)
    /// The search has begun.
    func searchDisplayControllerDidBeginSearch(_ controller: UISearchDisplayController)
    /// The search is about to end.
    func searchDisplayControllerWillEndSearch(_ controller: UISearchDisplayController)
    /// The search has ended.
    func searchDisplayControllerDidEndSearch(_ controller: UISearchDisplayController)
    /// The results' table was created.
    func searchDisplayController(_ controller: UISearchDisplayController, didLoadSearchResultsTableView tableView: UITableView)
    /// The results' table is about to be released.
    func searchDisplayController(_ controller: UISearchDisplayController, willUnloadSearchResultsTableView tableView: UITableView)
    /// The results are about to be shown.
    func searchDisplayController(_ controller: UISearchDisplayController, willShowSearchResultsTableView tableView: UITableView)
    /// The results are shown.
    func searchDisplayController(_ controller: UISearchDisplayController, didShowSearchResultsTableView tableView: UITableView)
    /// The results are about to be hidden.
    func searchDisplayController(_ controller: UISearchDisplayController, willHideSearchResultsTableView tableView: UITableView)
    /// The results are hidden.
    func searchDisplayController(_ controller: UISearchDisplayController, didHideSearchResultsTableView tableView: UITableView)
    /// Whether the results are loaded again for another text; true without an implementation.
    func searchDisplayController(_ controller: UISearchDisplayController, shouldReloadTableForSearch searchString: String?) -> Bool
    /// Whether the results are loaded again for another scope; true without an implementation.
    func searchDisplayController(_ controller: UISearchDisplayController, shouldReloadTableForSearchScope searchOption: Int) -> Bool
}

extension UISearchDisplayDelegate {
    public func searchDisplayControllerWillBeginSearch(_ controller: UISearchDisplayController) {
        ObjCRuntime.optional(self, "searchDisplayControllerWillBeginSearch:", [controller])
    }
    public func searchDisplayControllerDidBeginSearch(_ controller: UISearchDisplayController) {
        ObjCRuntime.optional(self, "searchDisplayControllerDidBeginSearch:", [controller])
    }
    public func searchDisplayControllerWillEndSearch(_ controller: UISearchDisplayController) {
        ObjCRuntime.optional(self, "searchDisplayControllerWillEndSearch:", [controller])
    }
    public func searchDisplayControllerDidEndSearch(_ controller: UISearchDisplayController) {
        ObjCRuntime.optional(self, "searchDisplayControllerDidEndSearch:", [controller])
    }
    public func searchDisplayController(_ controller: UISearchDisplayController, didLoadSearchResultsTableView tableView: UITableView) {
        ObjCRuntime.optional(self, "searchDisplayController:didLoadSearchResultsTableView:", [controller, tableView])
    }
    public func searchDisplayController(_ controller: UISearchDisplayController, willUnloadSearchResultsTableView tableView: UITableView) {
        ObjCRuntime.optional(self, "searchDisplayController:willUnloadSearchResultsTableView:", [controller, tableView])
    }
    public func searchDisplayController(_ controller: UISearchDisplayController, willShowSearchResultsTableView tableView: UITableView) {
        ObjCRuntime.optional(self, "searchDisplayController:willShowSearchResultsTableView:", [controller, tableView])
    }
    public func searchDisplayController(_ controller: UISearchDisplayController, didShowSearchResultsTableView tableView: UITableView) {
        ObjCRuntime.optional(self, "searchDisplayController:didShowSearchResultsTableView:", [controller, tableView])
    }
    public func searchDisplayController(_ controller: UISearchDisplayController, willHideSearchResultsTableView tableView: UITableView) {
        ObjCRuntime.optional(self, "searchDisplayController:willHideSearchResultsTableView:", [controller, tableView])
    }
    public func searchDisplayController(_ controller: UISearchDisplayController, didHideSearchResultsTableView tableView: UITableView) {
        ObjCRuntime.optional(self, "searchDisplayController:didHideSearchResultsTableView:", [controller, tableView])
    }
    /// True, for a delegate that does not implement it.
    public func searchDisplayController(
        _ controller: UISearchDisplayController, shouldReloadTableForSearch searchString: String?
    ) -> Bool {
        ObjCRuntime.optional(self, "searchDisplayController:shouldReloadTableForSearchString:", [controller, searchString]) ?? true
    }
    /// True, for a delegate that does not implement it.
    public func searchDisplayController(
        _ controller: UISearchDisplayController, shouldReloadTableForSearchScope searchOption: Int
    ) -> Bool {
        ObjCRuntime.optional(self, "searchDisplayController:shouldReloadTableForSearchScope:", [controller, searchOption]) ?? true
    }
}
