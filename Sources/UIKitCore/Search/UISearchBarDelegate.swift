public import Foundation
internal import ObjectiveC

/// Is notified of editing and button taps in a search bar.
///
/// > Contract: UIKit, UISearchBarDelegate; SE-1 to SE-4; every member is optional.
@preconcurrency @MainActor public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    /// Whether the field may become first responder; true without an implementation.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Called after the field became first responder.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Whether the field may resign first responder; true without an implementation.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Called after the field resigned first responder.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Called after the text changed, by the user or in code.
    ///
    /// Also called with an empty text when the clear button was tapped.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Whether typed text may replace a range of UTF-16 code units of the text; true without an implementation.
    ///
    /// Not called for text set in code.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Called when the return key was pressed; the field remains first responder.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Called when the bookmark button was tapped.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    /// Called when the cancel button was tapped.
    ///
    /// A search controller then ends its search; a bar on its own changes nothing.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Called when the results button was tapped.
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    /// Called when the user chose another scope; `selectedScope` is the index in `scopeButtonTitles`.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    /// True, for a delegate that does not implement it.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        ObjCRuntime.optional(self, "searchBarShouldBeginEditing:", [searchBar]) ?? true
    }
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        ObjCRuntime.optional(self, "searchBarTextDidBeginEditing:", [searchBar])
    }
    /// True, for a delegate that does not implement it.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
        ObjCRuntime.optional(self, "searchBarShouldEndEditing:", [searchBar]) ?? true
    }
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
        ObjCRuntime.optional(self, "searchBarTextDidEndEditing:", [searchBar])
    }
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        ObjCRuntime.optional(self, "searchBar:textDidChange:", [searchBar, searchText])
    }
    /// True, for a delegate that does not implement it.
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
