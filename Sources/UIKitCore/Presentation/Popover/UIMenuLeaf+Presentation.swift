extension UIMenuLeaf {
    /// What triggered the element, for presentations from it; nil outside of its action, or if a key triggered it.
    public var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        sender as? any UIPopoverPresentationControllerSourceItem
    }
}
