public import Foundation
internal import ObjectiveC

extension UIApplicationDelegate {
    public func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        ObjCRuntime.optional(self, "application:didRegisterForRemoteNotificationsWithDeviceToken:", [application, deviceToken])
    }
    public func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {
        ObjCRuntime.optional(self, "application:didFailToRegisterForRemoteNotificationsWithError:", [application, error])
    }
    public func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        let name = "application:didReceiveRemoteNotification:fetchCompletionHandler:"
        if ObjCRuntime.optional(self, name, [application, userInfo, completionHandler]) { return }
        application.delegate?.application(application, didReceiveRemoteNotification: userInfo)
        completionHandler(.noData)
    }
    public func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]) {
        ObjCRuntime.optional(self, "application:didReceiveRemoteNotification:", [application, userInfo])
    }
    public func application(_ application: UIApplication, didReceive notification: UILocalNotification) {
        ObjCRuntime.optional(self, "application:didReceiveLocalNotification:", [application, notification])
    }
    public func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings) {
        ObjCRuntime.optional(self, "application:didRegisterUserNotificationSettings:", [application, notificationSettings])
    }
    public func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?, for notification: UILocalNotification,
        completionHandler: @escaping () -> Void
    ) {
        let name = "application:handleActionWithIdentifier:forLocalNotification:completionHandler:"
        if !ObjCRuntime.optional(self, name, [application, identifier, notification, completionHandler]) { completionHandler() }
    }
    public func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?, forRemoteNotification userInfo: [AnyHashable: Any],
        completionHandler: @escaping () -> Void
    ) {
        let name = "application:handleActionWithIdentifier:forRemoteNotification:completionHandler:"
        if !ObjCRuntime.optional(self, name, [application, identifier, userInfo, completionHandler]) { completionHandler() }
    }
    public func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?, for notification: UILocalNotification,
        withResponseInfo responseInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void
    ) {
        let name = "application:handleActionWithIdentifier:forLocalNotification:withResponseInfo:completionHandler:"
        if ObjCRuntime.optional(self, name, [application, identifier, notification, responseInfo, completionHandler]) { return }
        self.application(
            application, handleActionWithIdentifier: identifier, for: notification, completionHandler: completionHandler)
    }
    public func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?, forRemoteNotification userInfo: [AnyHashable: Any],
        withResponseInfo responseInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void
    ) {
        let name = "application:handleActionWithIdentifier:forRemoteNotification:withResponseInfo:completionHandler:"
        if ObjCRuntime.optional(self, name, [application, identifier, userInfo, responseInfo, completionHandler]) { return }
        self.application(
            application, handleActionWithIdentifier: identifier, forRemoteNotification: userInfo, completionHandler: completionHandler)
    }
}
