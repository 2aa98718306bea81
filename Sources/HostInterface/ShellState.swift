/// What the shell shows: home screen, app switcher, lock screen, notifications.
public struct ShellState: Hashable, Sendable {
    public enum Place: UInt8, Sendable, CaseIterable { case home, switcher, lock, center, settings }

    /// An installed app.
    public struct App: Hashable, Sendable {
        /// Its bundle identifier.
        public var identifier: String
        /// Label below its icon.
        public var name: String
        /// Image files: the icon, and the app's last snapshot; empty for none.
        public var icon: String
        public var picture: String
        public var badge: Int
        /// Path of its bundle.
        public var folder = ""
        /// Quick actions of its icon's menu.
        public var shortcuts: [AppShortcut] = []
        public init(identifier: String, name: String = "", icon: String = "", picture: String = "", badge: Int = 0) {
            (self.identifier, self.name, self.icon, self.picture, self.badge) = (identifier, name, icon, picture, badge)
        }
    }

    /// A notification, and the bundle identifier of its app.
    public struct Listed: Hashable, Sendable {
        public var app: String
        public var notification: DeviceNotification
        public init(app: String, _ notification: DeviceNotification) { (self.app, self.notification) = (app, notification) }

        /// Newest first, with the others of a thread right after its newest.
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
    /// Identifiers of the running apps, most recently used first.
    public var running: [String]
    /// The app that was in the foreground until now and animates to its icon or card; empty for none.
    public var comesFrom: String
    /// The app that returns when the current screen is dismissed; empty for none.
    public var under: String
    /// The finger that opened this screen is still down and controls it.
    public var isHeld: Bool
    /// Notifications of the lock screen or notification center; newest first.
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

/// A request of the user in the shell. Apps are named by their bundle identifiers.
public enum ShellWish: Hashable, Sendable {
    /// Brings the app to the foreground; its snapshot is on screen already.
    case open(String)
    /// Opens the app with the quick action that the user chose in its icon's menu.
    case shortcut(AppShortcut, app: String)
    /// Shows the home screen instead of another screen of the shell.
    case home
    /// Dismisses the cover sheet: the lock screen or notification center.
    case uncover
    /// Terminates the app.
    case end(String)
    /// Shows the device's settings instead of the home screen.
    case settings
    /// Name and value of a `DeviceControl`.
    case set(String, String)
    /// Erases the data of all apps.
    case erase
}

/// A notification banner over the foreground app, for another app.
public struct DeviceBanner: Hashable, Sendable {
    public var app: ShellState.App
    public var notification: DeviceNotification
    public var actions: [AppNotifications.Action]
    public init(app: ShellState.App, _ notification: DeviceNotification, actions: [AppNotifications.Action] = []) {
        (self.app, self.notification, self.actions) = (app, notification, actions)
    }
}
