public import ObjectiveC

extension AnyObjectMembers {
    /// The text of a label, a field, a text view or a search bar; nil for objects of other classes.
    @preconcurrency @MainActor public var text: String?? {
        (object as? UILabel).map(\.text) ?? (object as? UITextField).map(\.text) ?? (object as? UITextView).map { $0.text }
            ?? (object as? UISearchBar).map(\.text)
    }
}
