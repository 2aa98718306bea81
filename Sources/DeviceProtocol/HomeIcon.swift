/// A quick action: one item of the menu of an app's icon.
public struct AppShortcut: Hashable, Sendable {
    /// The app's identifier for it.
    public var type: String
    /// The text of the menu's item.
    public var title: String
    /// The smaller text below the title; empty for none.
    public var subtitle: String
    /// Name of an image of the app, or `symbol:` and the name of a symbol; empty for none.
    public var icon: String
    /// A property list as XML; empty for none.
    public var userInfo = ""
    /// The content of the app it refers to; nil where the app does not say.
    public var target: String?

    /// Creates a quick action of an app-defined type.
    public init(type: String, title: String, subtitle: String = "", icon: String = "") {
        (self.type, self.title, self.subtitle, self.icon) = (type, title, subtitle, icon)
    }
}

/// An app's changes to its home screen icon, for the device to store.
public struct HomeIcon: Hashable, Sendable {
    /// In addition to those of the app's `Info.plist`.
    public var shortcuts: [AppShortcut]
    /// Name of the alternate icon; empty for the primary icon.
    public var alternate: String

    /// Maximum number of menu items (D).
    public static let shortcutLimit = 4

    /// Creates the changes; none by default.
    public init(shortcuts: [AppShortcut] = [], alternate: String = "") { (self.shortcuts, self.alternate) = (shortcuts, alternate) }
}
