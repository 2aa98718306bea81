public import Foundation
internal import ObjectiveC

/// Decides how notifications show in front, and hears what a person did with them.
///
/// > Contract: User Notifications, UNUserNotificationCenterDelegate; LN-6 to LN-8. Every member may be left out.
@preconcurrency @MainActor public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
    /// Nothing shows.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        let name = "userNotificationCenter:willPresentNotification:withCompletionHandler:"
        if !ObjCRuntime.optional(self, name, [center, notification, completionHandler]) { completionHandler([]) }
    }
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        let name = "userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:"
        if !ObjCRuntime.optional(self, name, [center, response, completionHandler]) { completionHandler() }
    }
    public func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?) {
        ObjCRuntime.optional(self, "userNotificationCenter:openSettingsForNotification:", [center, notification])
    }
}
