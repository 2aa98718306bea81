public import Foundation
internal import ObjectiveC

/// Determines how notifications are presented in the foreground, and receives the user's responses.
///
/// A method with a completion handler can be implemented as `async` instead; implement one of the two.
///
/// > Contract: User Notifications, UNUserNotificationCenterDelegate; LN-6 to LN-8. Every method is optional.
@preconcurrency @MainActor public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
    /// Nothing is shown.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        let name = "userNotificationCenter:willPresentNotification:withCompletionHandler:"
        guard !ObjCRuntime.optional(self, name, [center, notification, completionHandler]) else { return }
        Task { completionHandler(await self.userNotificationCenter(center, willPresent: notification)) }
    }
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [] }
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        let name = "userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:"
        guard !ObjCRuntime.optional(self, name, [center, response, completionHandler]) else { return }
        Task {
            await self.userNotificationCenter(center, didReceive: response)
            completionHandler()
        }
    }
    /// Nothing is done.
    public func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {}
    public func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?) {
        ObjCRuntime.optional(self, "userNotificationCenter:openSettingsForNotification:", [center, notification])
    }
}
