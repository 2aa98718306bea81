/// What the shell shows: home screen, app switcher, lock screen, notifications.
public struct ShellState: Hashable, Sendable {
    /// The screen that the shell shows.
    public enum Place: UInt8, Sendable, CaseIterable { case home, switcher, lock, center, settings }

    /// An installed app.
    public struct App: Hashable, Sendable {
        /// Its bundle identifier.
        public var identifier: String
        /// Label below its icon.
        public var name: String
        /// Image files: the icon, and the app's last snapshot; empty for none.
        public var icon: String
        /// The image file of the app's last snapshot; empty for none.
        public var picture: String
        /// The number on the app's icon; 0 for no number.
        public var badge: Int
        /// Path of its bundle.
        public var folder = ""
        /// Quick actions of its icon's menu.
        public var shortcuts: [AppShortcut] = []
        /// What the user decided about its notifications.
        public var notificationPermission = AppNotifications.Permission.undecided
        /// What the user decided about the location.
        public var location = LocationPermission()
        /// Creates an installed app by its bundle identifier.
        public init(identifier: String, name: String = "", icon: String = "", picture: String = "", badge: Int = 0) {
            (self.identifier, self.name, self.icon, self.picture, self.badge) = (identifier, name, icon, picture, badge)
        }
    }

    /// A notification, and the bundle identifier of its app.
    public struct Listed: Hashable, Sendable {
        /// The bundle identifier of the app.
        public var app: String
        /// The notification itself.
        public var notification: DeviceNotification
        /// Pairs a notification with its app.
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

    /// The screen that the shell shows.
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
    /// The app whose page Settings opened with; empty for the list of all settings.
    public var settingsApp = ""

    /// Creates a state; by default the home screen without apps.
    public init(
        place: Place = .home, apps: [App] = [], running: [String] = [], comesFrom: String = "", under: String = "", isHeld: Bool = false,
        notifications: [Listed] = []
    ) {
        (self.place, self.apps, self.running) = (place, apps, running)
        (self.comesFrom, self.under, self.isHeld, self.notifications) = (comesFrom, under, isHeld, notifications)
    }

    /// The installed app with a bundle identifier; nil if there is none.
    public func app(_ identifier: String) -> App? { apps.first { $0.identifier == identifier } }
}

/// A request of the user in the shell. Apps are named by their bundle identifiers.
public enum ShellCommand: Hashable, Sendable {
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
    /// Changes a setting of the device.
    case set(DeviceControl)
    /// Erases the data of all apps.
    case erase
    /// Changes one of the app's permissions.
    case permission(PermissionChange, app: String)
}

/// A notification banner over the foreground app, for another app.
public struct DeviceBanner: Hashable, Sendable {
    /// The app that the notification is for.
    public var app: ShellState.App
    /// The notification that the banner shows.
    public var notification: DeviceNotification
    /// The actions of the notification's category.
    public var actions: [AppNotifications.Action]
    /// Creates a banner.
    public init(app: ShellState.App, _ notification: DeviceNotification, actions: [AppNotifications.Action] = []) {
        (self.app, self.notification, self.actions) = (app, notification, actions)
    }
}
