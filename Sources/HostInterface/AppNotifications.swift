/// What a device keeps of an app's notifications, so that they come, show and can be answered while the app does not run.
public struct AppNotifications: Hashable, Sendable {
    public enum Permission: UInt8, Sendable, CaseIterable { case undecided, denied, granted, quiet }

    /// The buttons of a kind of notification.
    public struct Category: Hashable, Sendable {
        public var identifier: String
        public var actions: [Action]
        /// The app hears that a person put one away.
        public var hearsDismissal: Bool
        /// `UNNotificationCategoryOptions` raw value, and what stands for a body that is not to be seen, and for several: for the app to read.
        public var options: UInt64 = 0
        public var placeholder = ""
        public var summary = ""
        public init(identifier: String, actions: [Action], hearsDismissal: Bool = false) {
            (self.identifier, self.actions, self.hearsDismissal) = (identifier, actions, hearsDismissal)
        }
    }

    public struct Action: Hashable, Sendable {
        public var identifier: String
        public var title: String
        /// `UNNotificationActionOptions` raw value.
        public var options: UInt64
        /// A person writes an answer: what the button that sends it says, and what stands in the empty field.
        public var takesText = false
        public var inputTitle = ""
        public var placeholder = ""
        /// Of a picture of the app, or `symbol:` and the name of a symbol; empty for none.
        public var icon = ""
        public init(identifier: String, title: String, options: UInt64 = 0) {
            (self.identifier, self.title, self.options) = (identifier, title, options)
        }
    }

    public var permission: Permission
    /// `UNAuthorizationOptions` raw value.
    public var options: UInt64
    /// The number on the app's icon.
    public var badge: Int
    public var pending: [DeviceNotification]
    /// Newest first.
    public var delivered: [DeviceNotification]
    public var categories: [Category]

    public init(
        permission: Permission = .undecided, options: UInt64 = 0, badge: Int = 0, pending: [DeviceNotification] = [],
        delivered: [DeviceNotification] = [], categories: [Category] = []
    ) {
        (self.permission, self.options, self.badge) = (permission, options, badge)
        (self.pending, self.delivered, self.categories) = (pending, delivered, categories)
    }
}

/// One notification, to come or come.
public struct DeviceNotification: Hashable, Sendable {
    public var identifier: String
    public var title: String
    public var subtitle: String
    public var body: String
    /// Nil leaves the app's badge as it is.
    public var badge: Int?
    public var sound: String
    public var category: String
    /// A file with a picture; empty without one.
    public var picture: String
    /// When it comes, soonest first; of one that repeats the next few. > Units: seconds since 1970.
    public var moments: [Double]
    /// When it came. > Units: seconds since 1970.
    public var date: Double
    /// A remote one's JSON; empty for a local one.
    public var payload: String
    /// A local one in the app's own form.
    public var archive: String
    /// Those of one thread lie together in lists.
    public var thread = ""
    /// It is listed, and neither shows nor sounds.
    public var isPassive = false
    /// What a person does who slides it, as the lock screen says below it; empty where it says nothing.
    public var slide = ""
    /// It comes when the device enters or leaves it, once or each time.
    public var region: DeviceRegion?
    public var repeatsRegion = false

    public init(
        identifier: String, title: String = "", subtitle: String = "", body: String = "", badge: Int? = nil, sound: String = "",
        category: String = "", picture: String = "", moments: [Double] = [], date: Double = 0, payload: String = "", archive: String = ""
    ) {
        (self.identifier, self.title, self.subtitle, self.body) = (identifier, title, subtitle, body)
        (self.badge, self.sound, self.category, self.picture) = (badge, sound, category, picture)
        (self.moments, self.date, self.payload, self.archive) = (moments, date, payload, archive)
    }

    /// One that came from a server.
    public init(_ payload: PushPayload, identifier: String, date: Double) {
        self.init(
            identifier: identifier, title: payload.title, subtitle: payload.subtitle, body: payload.body, badge: payload.badge,
            sound: payload.sound, category: payload.category, date: date, payload: payload.text)
        (thread, isPassive) = (payload.thread, payload.level == .passive)
    }

    public var isShown: Bool { !(title.isEmpty && subtitle.isEmpty && body.isEmpty) }
}

/// What a person did with a notification that the device showed.
public struct NotificationAnswer: Hashable, Sendable {
    public var notification: DeviceNotification
    /// Empty for a tap on the notification itself.
    public var action: String
    public var isDismissal: Bool
    /// With a dismissal: it is gone from the list of what came too; a banner that is put away stays there.
    public var leavesList: Bool
    /// What a person wrote, where the action asks for it.
    public var text: String?
    public init(notification: DeviceNotification, action: String = "", isDismissal: Bool = false, leavesList: Bool = false) {
        (self.notification, self.action, self.isDismissal, self.leavesList) = (notification, action, isDismissal, leavesList)
    }
}

/// What an app finds when it starts.
public struct AppBeginning: Hashable, Sendable {
    public var notifications: AppNotifications
    /// The app starts because of it.
    public var answer: NotificationAnswer?
    /// The app starts behind, to take this payload; empty when it starts for a person to see.
    public var payload: String
    /// The answer is one that the app takes behind.
    public var answersBehind = false
    /// The app starts behind, to look for something new.
    public var fetches = false
    /// The app starts behind.
    public var isBehind: Bool { !payload.isEmpty || answersBehind || fetches }
    /// What it changed about its icon.
    public var icon = HomeIcon()
    /// The line of its icon's menu that it starts with.
    public var shortcut: AppShortcut?
    /// Whether the app may know where the device is.
    public var location = LocationPermission()
    /// What it starts to open; empty for nothing.
    public var url = ""
    /// The identifier of the app that the link comes from; empty where it comes from elsewhere.
    public var source = ""
    public init(
        notifications: AppNotifications = AppNotifications(), answer: NotificationAnswer? = nil, payload: String = "", url: String = "",
        source: String = ""
    ) {
        (self.notifications, self.answer, self.payload) = (notifications, answer, payload)
        (self.url, self.source) = (url, source)
    }
}
