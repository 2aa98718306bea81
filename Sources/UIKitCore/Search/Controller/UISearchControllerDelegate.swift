public import Foundation
internal import ObjectiveC

/// Is notified when a search begins and ends.
///
/// > Contract: UIKit, UISearchControllerDelegate; SE-5, SE-6. Every member is optional.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
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
    public func presentSearchController(_ searchController: UISearchController) {
        let isOwn: Bool = ObjCRuntime.optional(self, "presentSearchController:", [searchController])
        if !isOwn { searchController.stage.present() }
    }
}

/// Updates the results of a search.
///
/// > Contract: UIKit, UISearchResultsUpdating; SE-5.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
    func updateSearchResults(for searchController: UISearchController)
}
