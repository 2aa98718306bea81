extension UIViewController: UIFocusEnvironment {
    /// The superview of the controller's view, otherwise the controller that contains or presents it.
    public var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.superview ?? parent ?? presentingViewController }
}
