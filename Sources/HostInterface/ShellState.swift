/// What the device's own screens show: home, the apps that run, the lock, what came for the apps.
public struct ShellState: Hashable, Sendable {
    public enum Place: UInt8, Sendable, CaseIterable { case home, switcher, lock, center, settings }

    /// An app that is installed.
    public struct App: Hashable, Sendable {
        /// Its bundle identifier.
        public var identifier: String
        /// Under its icon.
        public var name: String
        /// Files with pictures: the icon, and its screen as it was left; empty without one.
        public var icon: String
        public var picture: String
        public var badge: Int
        /// Of its bundle.
        public var folder = ""
        /// The menu of its icon.
        public var shortcuts: [AppShortcut] = []
        public init(identifier: String, name: String = "", icon: String = "", picture: String = "", badge: Int = 0) {
            (self.identifier, self.name, self.icon, self.picture, self.badge) = (identifier, name, icon, picture, badge)
        }
    }

    /// A notification, and the identifier of the app it came for.
    public struct Listed: Hashable, Sendable {
        public var app: String
        public var notification: DeviceNotification
        public init(app: String, _ notification: DeviceNotification) { (self.app, self.notification) = (app, notification) }

        /// Newest first, and behind the newest of a thread the others of it.
        public static func threaded(_ all: [Listed]) -> [Listed] {
            let sorted = all.sorted { $0.notification.date > $1.notification.date }
            var threads: [[String]: Int] = [:]
            var groups: [[Listed]] = []
            for one in sorted {
                let thread = [one.app, one.notification.thread]
                if !one.notification.thread.isEmpty, let index = threads[thread] {
                    groups[index].append(one)
                } else {
                    threads[thread] = groups.count
                    groups.append([one])
                }
            }
            return groups.flatMap(\.self)
        }
    }

    public var place: Place
    /// In the order in which they were installed.
    public var apps: [App]
    /// Identifiers of those that run; the one that was used last comes first.
    public var running: [String]
    /// The app that was in front until now, and goes where it belongs; empty for none.
    public var comesFrom: String
    /// The app that comes back when what covers it, or took its place, goes; empty for none.
    public var under: String
    /// A finger brought the screen here and still leads it.
    public var isHeld: Bool
    /// What the lock, or the list of what came, shows; newest first.
    public var notifications: [Listed]

    public init(
        place: Place = .home, apps: [App] = [], running: [String] = [], comesFrom: String = "", under: String = "", isHeld: Bool = false,
        notifications: [Listed] = []
    ) {
        (self.place, self.apps, self.running) = (place, apps, running)
        (self.comesFrom, self.under, self.isHeld, self.notifications) = (comesFrom, under, isHeld, notifications)
    }

    public func app(_ identifier: String) -> App? { apps.first { $0.identifier == identifier } }
}

/// What a person wants of the device's own screens. Apps go by their bundle identifiers.
public enum ShellWish: Hashable, Sendable {
    /// The app, in front; its picture is there already.
    case open(String)
    /// The app, for what a person chose in its icon's menu.
    case shortcut(AppShortcut, app: String)
    /// Home, instead of another of the device's own screens.
    case home
    /// What covers the screen goes: the lock, or the list of what came.
    case uncover
    /// The app is to end.
    case end(String)
    /// The device's settings, instead of home.
    case settings
    /// Name and value of a `DeviceControl`.
    case set(String, String)
    /// What apps keep is taken away from all of them.
    case erase
}

/// A notification over what is on the screen, of an app that is not.
public struct DeviceBanner: Hashable, Sendable {
    public var app: ShellState.App
    public var notification: DeviceNotification
    public var actions: [AppNotifications.Action]
    public init(app: ShellState.App, _ notification: DeviceNotification, actions: [AppNotifications.Action] = []) {
        (self.app, self.notification, self.actions) = (app, notification, actions)
    }
}
