internal import Foundation
internal import ObjectiveC

extension UIApplicationDelegate {
    public func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool {
        ObjCRuntime.optional(self, "application:willContinueUserActivityWithType:", [application, userActivityType]) ?? false
    }
    public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        let name = "application:continueUserActivity:restorationHandler:"
        return ObjCRuntime.optional(self, name, [application, userActivity, restorationHandler]) ?? false
    }
    public func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) {
        let name = "application:didFailToContinueUserActivityWithType:error:"
        ObjCRuntime.optional(self, name, [application, userActivityType, error])
    }
    public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
        ObjCRuntime.optional(self, "application:didUpdateUserActivity:", [application, userActivity])
    }
}
