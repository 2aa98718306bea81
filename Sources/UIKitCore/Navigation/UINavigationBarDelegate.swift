internal import Foundation
internal import ObjectiveC

/// Is notified of pushes and pops in a navigation bar, and can refuse them.
///
/// > Contract: UIKit, UINavigationBarDelegate; every member is optional.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
        ObjCRuntime.optional(self, "navigationBar:shouldPushItem:", [navigationBar, item]) ?? true
    }
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
        ObjCRuntime.optional(self, "navigationBar:didPushItem:", [navigationBar, item])
    }
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        ObjCRuntime.optional(self, "navigationBar:shouldPopItem:", [navigationBar, item]) ?? true
    }
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        ObjCRuntime.optional(self, "navigationBar:didPopItem:", [navigationBar, item])
    }
}
