extension UIViewController: UIFocusEnvironment {
    /// The controller's view, once it is loaded.
    public var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }
    /// The superview of the controller's view, otherwise the controller that contains or presents it.
    public var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.superview ?? parent ?? presentingViewController }
}
