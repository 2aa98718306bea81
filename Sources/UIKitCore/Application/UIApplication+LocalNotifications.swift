internal import Foundation

/// The API from before User Notifications, with the same store.
///
/// > Contract: UIKit, UIApplication, managing local notifications
extension UIApplication {
    private var service: (any NotificationService)? { ApplicationContext.current.notificationService }

    /// Schedules a copy; without a date it is delivered at once.
    public func scheduleLocalNotification(_ notification: UILocalNotification) { service?.schedule(notification) }

    public func presentLocalNotificationNow(_ notification: UILocalNotification) { service?.present(notification) }

    public func cancelLocalNotification(_ notification: UILocalNotification) { service?.cancel(notification) }

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

    public var currentUserNotificationSettings: UIUserNotificationSettings? { service?.oldSettings }
}
