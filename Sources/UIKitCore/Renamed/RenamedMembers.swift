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

extension NSUnderlineStyle {
    /// The empty set in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, message: "use []")
    public static var styleNone: NSUnderlineStyle { [] }
    /// The name of `single` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "single")
    public static var styleSingle: NSUnderlineStyle { .single }
    /// The name of `thick` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "thick")
    public static var styleThick: NSUnderlineStyle { .thick }
    /// The name of `double` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "double")
    public static var styleDouble: NSUnderlineStyle { .double }
    /// The name of the empty set in sources before Swift 4.2: a solid line.
    @available(swift, obsoleted: 4.2, message: "use []")
    public static var patternSolid: NSUnderlineStyle { [] }
}
