public import Foundation
internal import ObjectiveC

/// Is notified when a search begins and ends.
///
/// > Contract: UIKit, UISearchControllerDelegate; SE-5, SE-6. Every member is optional.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// Called before the search is presented, when it became active.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Called after the search was presented, before the first request for results.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Called before the search is dismissed and its text cleared.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Called after the search was dismissed.
    func didDismissSearchController(_ searchController: UISearchController)
    /// Presents the controller in a custom way; if not implemented, it is presented as usual.
    func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {
        ObjCRuntime.optional(self, "willPresentSearchController:", [searchController])
    }
    public func didPresentSearchController(_ searchController: UISearchController) {
        ObjCRuntime.optional(self, "didPresentSearchController:", [searchController])
    }
    public func willDismissSearchController(_ searchController: UISearchController) {
        ObjCRuntime.optional(self, "willDismissSearchController:", [searchController])
    }
    public func didDismissSearchController(_ searchController: UISearchController) {
        ObjCRuntime.optional(self, "didDismissSearchController:", [searchController])
    }
    /// Presents the search in the usual way, for a delegate that does not implement it.
    public func presentSearchController(_ searchController: UISearchController) {
        let isOwn: Bool = ObjCRuntime.optional(self, "presentSearchController:", [searchController])
        if !isOwn { searchController.stage.present() }
    }
}

/// Updates the results of a search.
///
/// > Contract: UIKit, UISearchResultsUpdating; SE-5.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Called when the search became active, when the text, tokens or scope changed, and when it ended, with an empty text.
    func updateSearchResults(for searchController: UISearchController)
}
