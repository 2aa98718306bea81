/// What the device's own screens show: home, the apps that run, the lock, what came for the apps.
public struct ShellState: Hashable, Sendable {
    public enum Place: UInt8, Sendable, CaseIterable { case home, switcher, lock, center }

    public var place: Place
    /// The app's name under its icon.
    public var name: String
    /// Files with pictures: the app's icon, and its screen as it was left; empty without one.
    public var icon: String
    public var picture: String
    public var badge: Int
    public var isRunning: Bool
    /// The app was in front until now, and goes where it belongs.
    public var comesFromApp: Bool
    /// The app comes back when what covers it goes.
    public var isAppUnder: Bool
    /// A finger brought the screen here and still leads it.
    public var isHeld: Bool
    /// What the lock, or the list of what came, shows; newest first.
    public var notifications: [DeviceNotification]

    public init(
        place: Place = .home, name: String = "", icon: String = "", picture: String = "", badge: Int = 0, isRunning: Bool = false,
        comesFromApp: Bool = false, isAppUnder: Bool = false, isHeld: Bool = false, notifications: [DeviceNotification] = []
    ) {
        (self.isAppUnder, self.isHeld, self.notifications) = (isAppUnder, isHeld, notifications)
        (self.place, self.name, self.icon, self.picture) = (place, name, icon, picture)
        (self.badge, self.isRunning, self.comesFromApp) = (badge, isRunning, comesFromApp)
    }
}

/// What a person wants of the device's own screens.
public enum ShellWish: UInt8, Sendable, CaseIterable {
    /// The app, in front; its picture is there already.
    case open
    /// Home, instead of another of the device's own screens.
    case home
    /// What covers the screen goes: the lock, or the list of what came.
    case uncover
    /// The app is to end.
    case end
}
