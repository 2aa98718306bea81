/// What an app's icon on home offers beside the app itself: one line of its menu.
public struct AppShortcut: Hashable, Sendable {
    /// What the app knows it by.
    public var type: String
    public var title: String
    public var subtitle: String
    /// Of a picture of the app, or `symbol:` and the name of a symbol; empty for none.
    public var icon: String
    /// A property list as XML; empty for none.
    public var userInfo = ""
    /// What of the app it is about; nil where the app does not say.
    public var target: String?

    public init(type: String, title: String, subtitle: String = "", icon: String = "") {
        (self.type, self.title, self.subtitle, self.icon) = (type, title, subtitle, icon)
    }
}

/// What an app changed about its icon on home, for the device to keep.
public struct HomeIcon: Hashable, Sendable {
    /// Beside those of the app's `Info.plist`.
    public var shortcuts: [AppShortcut]
    /// The name of the icon that it has instead of its own; empty for its own.
    public var alternate: String

    /// How many lines a menu has at most (D).
    public static let shortcutLimit = 4

    public init(shortcuts: [AppShortcut] = [], alternate: String = "") { (self.shortcuts, self.alternate) = (shortcuts, alternate) }
}
