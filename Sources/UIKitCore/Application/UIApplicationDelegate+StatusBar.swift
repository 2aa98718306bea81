public import Foundation
internal import ObjectiveC

extension UIApplicationDelegate {
    public func application(
        _ application: UIApplication, willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
        duration: TimeInterval
    ) {
        let name = "application:willChangeStatusBarOrientation:duration:"
        ObjCRuntime.optional(self, name, [application, newStatusBarOrientation, duration])
    }
    public func application(_ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation) {
        ObjCRuntime.optional(self, "application:didChangeStatusBarOrientation:", [application, oldStatusBarOrientation])
    }
    public func application(_ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect) {
        ObjCRuntime.optional(self, "application:willChangeStatusBarFrame:", [application, newStatusBarFrame])
    }
    public func application(_ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect) {
        ObjCRuntime.optional(self, "application:didChangeStatusBarFrame:", [application, oldStatusBarFrame])
    }
}
