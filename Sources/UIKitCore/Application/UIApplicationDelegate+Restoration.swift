public import Foundation
internal import ObjectiveC

extension UIApplicationDelegate {
    public func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        ObjCRuntime.optional(self, "application:shouldSaveSecureApplicationState:", [application, coder])
            ?? self.application(application, shouldSaveApplicationState: coder)
    }
    public func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        ObjCRuntime.optional(self, "application:shouldRestoreSecureApplicationState:", [application, coder])
            ?? self.application(application, shouldRestoreApplicationState: coder)
    }
    public func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool {
        ObjCRuntime.optional(self, "application:shouldSaveApplicationState:", [application, coder]) ?? false
    }
    public func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
        ObjCRuntime.optional(self, "application:shouldRestoreApplicationState:", [application, coder]) ?? false
    }
    public func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? {
        let name = "application:viewControllerWithRestorationIdentifierPath:coder:"
        let answer: UIViewController?? = ObjCRuntime.optional(self, name, [application, identifierComponents, coder])
        return answer ?? nil
    }
    public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        ObjCRuntime.optional(self, "application:willEncodeRestorableStateWithCoder:", [application, coder])
    }
    public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        ObjCRuntime.optional(self, "application:didDecodeRestorableStateWithCoder:", [application, coder])
    }
}
