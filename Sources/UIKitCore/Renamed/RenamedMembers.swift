// Members that the SDK named otherwise before Swift 4.2: sources in Swift 4 may use them, in others the compiler reports Apple's new name.

extension UIActivityIndicatorView {
    /// The form of `init(style:)` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "init(style:)")
    public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }

    /// The name of `style` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "style")
    public var activityIndicatorViewStyle: Style {
        get { style }
        set { style = newValue }
    }
}
