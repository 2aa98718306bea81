internal import Foundation

/// The API from before User Notifications, with the same store.
///
/// > Contract: UIKit, UIApplication, managing local notifications
extension UIApplication {
    private var service: (any NotificationService)? { applicationContext.notificationService }

    /// Schedules a copy; without a date it is delivered at once.
    public func scheduleLocalNotification(_ notification: UILocalNotification) { service?.schedule(notification) }

    /// Delivers a notification at once, whatever its `fireDate`.
    ///
    /// Without the user's permission it is refused, which the log reports.
    public func presentLocalNotificationNow(_ notification: UILocalNotification) { service?.present(notification) }

    /// Removes a notification that was scheduled, and its banner or entry in Notification Center if it was delivered.
    public func cancelLocalNotification(_ notification: UILocalNotification) { service?.cancel(notification) }

    /// Removes all pending notifications that were scheduled with this API; those of User Notifications remain.
    public func cancelAllLocalNotifications() { service?.cancel(nil) }

    /// Pending notifications, soonest first.
    public var scheduledLocalNotifications: [UILocalNotification]? {
        get { service?.scheduled }
        set {
            service?.cancel(nil)
            for notification in newValue ?? [] { service?.schedule(notification) }
        }
    }

    /// Asks the user, once; the delegate receives the granted settings.
    public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
        service?.register(notificationSettings)
    }

    /// The types of notifications that the user permits; none before the user was asked.
    ///
    /// The categories are nil.
    public var currentUserNotificationSettings: UIUserNotificationSettings? { service?.oldSettings }
}
