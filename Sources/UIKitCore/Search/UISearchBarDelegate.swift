public import Foundation
internal import ObjectiveC

/// Is notified of editing and button taps in a search bar.
///
/// > Contract: UIKit, UISearchBarDelegate; SE-1 to SE-4; every member is optional.
@preconcurrency @MainActor public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Also called with an empty text when the clear button was tapped.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        ObjCRuntime.optional(self, "searchBarShouldBeginEditing:", [searchBar]) ?? true
    }
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        ObjCRuntime.optional(self, "searchBarTextDidBeginEditing:", [searchBar])
    }
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
        ObjCRuntime.optional(self, "searchBarShouldEndEditing:", [searchBar]) ?? true
    }
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
        ObjCRuntime.optional(self, "searchBarTextDidEndEditing:", [searchBar])
    }
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        ObjCRuntime.optional(self, "searchBar:textDidChange:", [searchBar, searchText])
    }
    public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        ObjCRuntime.optional(self, "searchBar:shouldChangeTextInRange:replacementText:", [searchBar, range, text]) ?? true
    }
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        ObjCRuntime.optional(self, "searchBarSearchButtonClicked:", [searchBar])
    }
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
        ObjCRuntime.optional(self, "searchBarBookmarkButtonClicked:", [searchBar])
    }
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        ObjCRuntime.optional(self, "searchBarCancelButtonClicked:", [searchBar])
    }
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
        ObjCRuntime.optional(self, "searchBarResultsListButtonClicked:", [searchBar])
    }
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        ObjCRuntime.optional(self, "searchBar:selectedScopeButtonIndexDidChange:", [searchBar, selectedScope])
    }
}
