public import Foundation

/// The app's notifications.
///
/// Completion handlers are called on the main queue.
/// > Contract: User Notifications, UNUserNotificationCenter; LN-1 to LN-10
/// > Isolation: any thread.
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let shared = UNUserNotificationCenter()
    @MainActor lazy var director = NotificationPresenter(self)

    public class func current() -> UNUserNotificationCenter { shared }

    package override init() { super.init() }

    @MainActor public weak var delegate: (any UNUserNotificationCenterDelegate)?
    public var supportsContentExtensions: Bool { false }

    /// > Contract: LN-9: everything is done later, in the order it was asked for.
    private func direct(_ body: @escaping @MainActor @Sendable (NotificationPresenter) -> Void) {
        DispatchQueue.main.async { body(self.director) }
    }

    // MARK: Whether

    /// Asks the person, once; later answers with what was said. > Contract: LN-1
    public func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { direct { $0.requestAuthorization(options) { granted in completionHandler(granted, nil) } } }

    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        await withCheckedContinuation { done in requestAuthorization(options: options) { granted, _ in done.resume(returning: granted) } }
    }

    public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        direct { completionHandler($0.settings) }
    }

    public func notificationSettings() async -> UNNotificationSettings {
        await withCheckedContinuation { done in getNotificationSettings { done.resume(returning: $0) } }
    }

    // MARK: Requests

    /// One with the identifier of another takes its place. > Contract: LN-2, LN-3
    public func add(_ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        direct {
            let error = $0.add(request)
            completionHandler?(error)
        }
    }

    public func add(_ request: UNNotificationRequest) async throws {
        let error: (any Error)? = await withCheckedContinuation { done in
            add(request) { error in done.resume(returning: error) }
        }
        if let error { throw error }
    }

    public func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
        direct { completionHandler($0.store.pending) }
    }

    public func pendingNotificationRequests() async -> [UNNotificationRequest] {
        await withCheckedContinuation { done in getPendingNotificationRequests { done.resume(returning: $0) } }
    }

    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        direct { $0.removePending(Set(identifiers)) }
    }
    public func removeAllPendingNotificationRequests() { direct { $0.removePending(nil) } }

    // MARK: Those that came

    public func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        direct { completionHandler($0.store.delivered) }
    }

    public func deliveredNotifications() async -> [UNNotification] {
        await withCheckedContinuation { done in getDeliveredNotifications { done.resume(returning: $0) } }
    }

    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        direct { $0.removeDelivered(Set(identifiers)) }
    }
    public func removeAllDeliveredNotifications() { direct { $0.removeDelivered(nil) } }

    // MARK: Kinds, and the badge

    public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { direct { $0.categories = categories } }

    public func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) {
        direct { completionHandler($0.categories) }
    }

    public func notificationCategories() async -> Set<UNNotificationCategory> {
        await withCheckedContinuation { done in getNotificationCategories { done.resume(returning: $0) } }
    }

    /// > Contract: LN-10
    public func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        direct {
            $0.setBadge(newBadgeCount)
            completionHandler?(nil)
        }
    }

    public func setBadgeCount(_ newBadgeCount: Int) async throws { setBadgeCount(newBadgeCount, withCompletionHandler: nil) }
}
