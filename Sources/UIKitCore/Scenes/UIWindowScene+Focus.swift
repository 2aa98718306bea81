extension UIWindowScene {
    /// The focus system of the scene's key window; nil without one.
    public var focusSystem: UIFocusSystem? { keyWindow.flatMap { UIFocusSystem(for: $0) } }
}
