extension UIViewController {
    /// The text of the active search in the navigation item, or of the search whose results this controller shows; nil without one.
    var searchTextOfContent: String? {
        let search = parent as? UISearchController ?? existingNavigationItem?.searchController
        guard let search, search.isActive else { return nil }
        return search.searchBar.text
    }
}
