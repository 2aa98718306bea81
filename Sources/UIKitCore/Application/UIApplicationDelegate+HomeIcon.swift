internal import Foundation
internal import ObjectiveC

extension UIApplicationDelegate {
    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        let name = "application:performActionForShortcutItem:completionHandler:"
        if !ObjCRuntime.optional(self, name, [application, shortcutItem, completionHandler]) { completionHandler(false) }
    }
    public func application(
        _ application: UIApplication, performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        let name = "application:performFetchWithCompletionHandler:"
        if !ObjCRuntime.optional(self, name, [application, completionHandler]) { completionHandler(.noData) }
    }
}
