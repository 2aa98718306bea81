internal import Foundation

/// The calls of before User Notifications, on the store of the new ones.
///
/// > Contract: UIKit, UIApplication, managing local notifications
extension UIApplication {
    private var service: (any NotificationService)? { ApplicationContext.current.notificationService }

    /// A copy is kept; one without a date comes at once.
    public func scheduleLocalNotification(_ notification: UILocalNotification) { service?.schedule(notification) }

    public func presentLocalNotificationNow(_ notification: UILocalNotification) { service?.present(notification) }

    public func cancelLocalNotification(_ notification: UILocalNotification) { service?.cancel(notification) }

    public func cancelAllLocalNotifications() { service?.cancel(nil) }

    /// Those to come, soonest first.
    public var scheduledLocalNotifications: [UILocalNotification]? {
        get { service?.scheduled }
        set {
            service?.cancel(nil)
            for notification in newValue ?? [] { service?.schedule(notification) }
        }
    }

    /// Asks the person, once; the delegate hears what they allowed.
    public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
        service?.register(notificationSettings)
    }

    public var currentUserNotificationSettings: UIUserNotificationSettings? { service?.oldSettings }
}
