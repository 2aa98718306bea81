public import Foundation
internal import UIKitCore

/// The app's notifications.
///
/// Completion handlers are called on the main queue.
/// > Contract: User Notifications, UNUserNotificationCenter; LN-1 to LN-10
/// > Isolation: any thread.
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    @MainActor lazy var director = NotificationPresenter(self)

    /// Returns the notification center of the app.
    public class func current() -> UNUserNotificationCenter { ApplicationObjects.current.object { UNUserNotificationCenter() } }

    package override init() { super.init() }

    /// The object that receives responses; set it before the app has finished launching. Held weakly.
    @MainActor public weak var delegate: (any UNUserNotificationCenterDelegate)?
    /// Whether an extension can draw notifications; false here.
    public var supportsContentExtensions: Bool { false }

    /// > Contract: LN-9: everything is executed later, in the order of the calls.
    private func direct(_ body: @escaping @MainActor @Sendable (NotificationPresenter) -> Void) {
        ApplicationContext.later { body(self.director) }
    }

    // MARK: Authorization

    /// Asks the user, once; later calls return the response. > Contract: LN-1
    public func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { direct { $0.requestAuthorization(options) { granted in completionHandler(granted, nil) } } }

    /// Asks the user, once, and returns whether notifications are allowed; it throws nothing here.
    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        await withCheckedContinuation { done in requestAuthorization(options: options) { granted, _ in done.resume(returning: granted) } }
    }

    /// Passes the user's settings for the app's notifications to a closure.
    public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        direct { completionHandler($0.settings) }
    }

    /// Returns the user's settings for the app's notifications.
    public func notificationSettings() async -> UNNotificationSettings {
        await withCheckedContinuation { done in getNotificationSettings { done.resume(returning: $0) } }
    }

    // MARK: Requests

    /// Replaces a request with the same identifier. > Contract: LN-2, LN-3
    public func add(_ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        direct {
            let error = $0.add(request)
            completionHandler?(error)
        }
    }

    /// Schedules a request, replacing one of the same identifier; throws ``UNError`` if not allowed or without a future date.
    public func add(_ request: UNNotificationRequest) async throws {
        let error: (any Error)? = await withCheckedContinuation { done in
            add(request) { error in done.resume(returning: error) }
        }
        if let error { throw error }
    }

    /// Passes the requests that are still to be delivered to a closure.
    public func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
        direct { completionHandler($0.store.pending) }
    }

    /// Returns the requests that are still to be delivered.
    public func pendingNotificationRequests() async -> [UNNotificationRequest] {
        await withCheckedContinuation { done in getPendingNotificationRequests { done.resume(returning: $0) } }
    }

    /// Cancels requests by identifier; unknown identifiers are ignored.
    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        direct { $0.removePending(Set(identifiers)) }
    }
    /// Cancels every request that is still to be delivered.
    public func removeAllPendingNotificationRequests() { direct { $0.removePending(nil) } }

    // MARK: Delivered notifications

    /// Passes the notifications in Notification Center to a closure.
    public func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        direct { completionHandler($0.store.delivered) }
    }

    /// Returns the app's notifications in Notification Center.
    public func deliveredNotifications() async -> [UNNotification] {
        await withCheckedContinuation { done in getDeliveredNotifications { done.resume(returning: $0) } }
    }

    /// Removes notifications from Notification Center by their requests' identifiers.
    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        direct { $0.removeDelivered(Set(identifiers)) }
    }
    /// Removes all of the app's notifications from Notification Center.
    public func removeAllDeliveredNotifications() { direct { $0.removeDelivered(nil) } }

    // MARK: Categories and badge

    /// Replaces the categories, whose buttons notifications then have.
    public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { direct { $0.categories = categories } }

    /// Passes the registered categories to a closure.
    public func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) {
        direct { completionHandler($0.categories) }
    }

    /// Returns the registered categories.
    public func notificationCategories() async -> Set<UNNotificationCategory> {
        await withCheckedContinuation { done in getNotificationCategories { done.resume(returning: $0) } }
    }

    /// Sets the number on the app's icon; 0 removes it.
    ///
    /// > Contract: LN-10
    public func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        direct {
            $0.setBadge(newBadgeCount)
            completionHandler?(nil)
        }
    }

    /// Sets the number on the app's icon; 0 removes it. It returns before the change and throws nothing here.
    public func setBadgeCount(_ newBadgeCount: Int) async throws { setBadgeCount(newBadgeCount, withCompletionHandler: nil) }
}
