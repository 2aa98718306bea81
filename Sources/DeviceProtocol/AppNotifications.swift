/// An app's notifications as the device stores them, to deliver, show and respond to them while the app does not run.
public struct AppNotifications: Hashable, Sendable {
    /// What the user decided about the app's notifications; `quiet` delivers them to lists only.
    public enum Permission: UInt8, Sendable, CaseIterable { case undecided, denied, granted, quiet }

    /// A notification category: the actions of its notifications.
    public struct Category: Hashable, Sendable {
        /// The name by which notifications refer to the category.
        public var identifier: String
        /// The actions of the category's notifications, in order.
        public var actions: [Action]
        /// The app is notified when the user dismisses one.
        public var observesDismissal: Bool
        /// `UNNotificationCategoryOptions` raw value, and the placeholders for a hidden body and for a summary, which the app reads.
        public var options: UInt64 = 0
        /// The text in place of a hidden body.
        public var placeholder = ""
        /// The format of a summary of several notifications.
        public var summary = ""
        /// Creates a category with its actions.
        public init(identifier: String, actions: [Action], observesDismissal: Bool = false) {
            (self.identifier, self.actions, self.observesDismissal) = (identifier, actions, observesDismissal)
        }
    }

    /// A button of a notification.
    public struct Action: Hashable, Sendable {
        /// The name by which the app recognises the action.
        public var identifier: String
        /// The button's title.
        public var title: String
        /// `UNNotificationActionOptions` raw value.
        public var options: UInt64
        /// A text input action: the title of its send button and the placeholder of its field.
        public var takesText = false
        /// The title of the send button of a text input action.
        public var inputTitle = ""
        /// The placeholder of the field of a text input action.
        public var placeholder = ""
        /// Name of an image of the app, or `symbol:` and the name of a symbol; empty for none.
        public var icon = ""
        /// Creates an action without text input.
        public init(identifier: String, title: String, options: UInt64 = 0) {
            (self.identifier, self.title, self.options) = (identifier, title, options)
        }
    }

    /// What the user decided about the app's notifications.
    public var permission: Permission
    /// `UNAuthorizationOptions` raw value.
    public var options: UInt64
    /// The badge number on the app's icon.
    public var badge: Int
    /// Local notifications that are not yet due.
    public var pending: [DeviceNotification]
    /// Newest first.
    public var delivered: [DeviceNotification]
    /// The categories that the app registered.
    public var categories: [Category]

    /// Creates the state of an app that has no notifications unless given.
    public init(
        permission: Permission = .undecided, options: UInt64 = 0, badge: Int = 0, pending: [DeviceNotification] = [],
        delivered: [DeviceNotification] = [], categories: [Category] = []
    ) {
        (self.permission, self.options, self.badge) = (permission, options, badge)
        (self.pending, self.delivered, self.categories) = (pending, delivered, categories)
    }
}

/// One notification, pending or delivered.
public struct DeviceNotification: Hashable, Sendable {
    /// The name by which the app replaces or removes the notification.
    public var identifier: String
    /// The first line, in bold; empty for none.
    public var title: String
    /// The line below the title; empty for none.
    public var subtitle: String
    /// The text; empty for none.
    public var body: String
    /// Nil leaves the app's badge unchanged.
    public var badge: Int?
    /// The name of the sound; empty for none.
    public var sound: String
    /// The identifier of the category; empty for none.
    public var category: String
    /// Path of an image file; empty for none.
    public var picture: String
    /// Delivery dates, soonest first; for a repeating one the next few. > Units: seconds since 1970.
    public var moments: [Double]
    /// When it was delivered. > Units: seconds since 1970.
    public var date: Double
    /// JSON of a remote notification; empty for a local one.
    public var payload: String
    /// A local notification, archived by the app.
    public var archive: String
    /// Notifications with the same thread are grouped in lists.
    public var thread = ""
    /// It is listed, without banner or sound.
    public var isPassive = false
    /// What sliding it does, as the lock screen says below it; empty for no text.
    public var slide = ""
    /// Delivered when the device enters or leaves it, once or each time.
    public var region: DeviceRegion?
    /// Whether the notification is delivered each time the device enters or leaves the region.
    public var repeatsRegion = false

    /// Creates a notification.
    public init(
        identifier: String, title: String = "", subtitle: String = "", body: String = "", badge: Int? = nil, sound: String = "",
        category: String = "", picture: String = "", moments: [Double] = [], date: Double = 0, payload: String = "", archive: String = ""
    ) {
        (self.identifier, self.title, self.subtitle, self.body) = (identifier, title, subtitle, body)
        (self.badge, self.sound, self.category, self.picture) = (badge, sound, category, picture)
        (self.moments, self.date, self.payload, self.archive) = (moments, date, payload, archive)
    }

    /// A notification from a server.
    public init(_ payload: PushPayload, identifier: String, date: Double) {
        self.init(
            identifier: identifier, title: payload.title, subtitle: payload.subtitle, body: payload.body, badge: payload.badge,
            sound: payload.sound, category: payload.category, date: date, payload: payload.text)
        (thread, isPassive) = (payload.thread, payload.level == .passive)
    }

    /// Whether the notification has any text to show.
    public var isShown: Bool { !(title.isEmpty && subtitle.isEmpty && body.isEmpty) }
}

/// The user's response to a notification that the device showed.
public struct NotificationResponse: Hashable, Sendable {
    /// The notification that the user responded to.
    public var notification: DeviceNotification
    /// Empty for a tap on the notification itself.
    public var action: String
    /// Whether the user dismissed the notification.
    public var isDismissal: Bool
    /// With a dismissal: it is also removed from the list of notifications; a dismissed banner stays listed.
    public var leavesList: Bool
    /// The user's text, where the action asks for text input.
    public var text: String?
    /// Creates a response; an empty action opens the app.
    public init(notification: DeviceNotification, action: String = "", isDismissal: Bool = false, leavesList: Bool = false) {
        (self.notification, self.action, self.isDismissal, self.leavesList) = (notification, action, isDismissal, leavesList)
    }
}

/// What the simulator passes to an app at launch.
public struct LaunchInfo: Hashable, Sendable {
    /// The app's notifications that the device stores.
    public var notifications: AppNotifications
    /// The response that launches the app.
    public var answer: NotificationResponse?
    /// Launched in the background to handle this payload; empty for a foreground launch.
    public var payload: String
    /// The app handles the response in the background.
    public var answersBehind = false
    /// Launched in the background for a background fetch.
    public var fetches = false
    /// Launched in the background.
    public var isBehind: Bool { !payload.isEmpty || answersBehind || fetches }
    /// The app's changes to its icon.
    public var icon = HomeIcon()
    /// The quick action of its icon's menu that launches it.
    public var shortcut: AppShortcut?
    /// The app's location permission.
    public var location = LocationPermission()
    /// The URL the app is launched to open; empty for none.
    public var url = ""
    /// Bundle identifier of the app the URL comes from; empty if it comes from elsewhere.
    public var source = ""
    /// Creates the information of a launch in the foreground, unless a payload is given.
    public init(
        notifications: AppNotifications = AppNotifications(), answer: NotificationResponse? = nil, payload: String = "", url: String = "",
        source: String = ""
    ) {
        (self.notifications, self.answer, self.payload) = (notifications, answer, payload)
        (self.url, self.source) = (url, source)
    }
}
