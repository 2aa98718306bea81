public import Foundation
internal import ObjectiveC

/// Determines how notifications are presented in the foreground, and receives the user's responses.
///
/// A method with a completion handler can be implemented as `async` instead; implement one of the two.
///
/// > Contract: User Notifications, UNUserNotificationCenterDelegate; LN-6 to LN-8. Every method is optional.
@preconcurrency @MainActor public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    /// Called before a notification is delivered while the app is in front; the options passed to the closure say how it is shown.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    /// Called after the user tapped a notification or one of its buttons; call the closure when it has been handled.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
    /// Returns how a notification is shown while the app is in front; empty options show nothing.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions
    /// Handles the user's tap on a notification or one of its buttons.
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
    /// Called when the user asks for the app's own notification settings; nil without a notification.
    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
    /// The default of an optional method: calls the selector or the `async` form that the class implements, otherwise shows nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        let name = "userNotificationCenter:willPresentNotification:withCompletionHandler:"
        guard !ObjCRuntime.optional(self, name, [center, notification, completionHandler]) else { return }
        Task { completionHandler(await self.userNotificationCenter(center, willPresent: notification)) }
    }
    /// The default of an optional method: nothing is shown.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [] }
    /// The default of an optional method: calls the selector or the `async` form that the class implements.
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
    /// The default of an optional method: nothing is done.
    public func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {}
    public func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?) {
        ObjCRuntime.optional(self, "userNotificationCenter:openSettingsForNotification:", [center, notification])
    }
}
