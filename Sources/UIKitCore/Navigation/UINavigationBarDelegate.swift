internal import Foundation
internal import ObjectiveC

/// Is notified of pushes and pops in a navigation bar, and can refuse them.
///
/// > Contract: UIKit, UINavigationBarDelegate; every member is optional.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    /// Returns whether the bar may push `item`; false leaves the stack unchanged.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    /// Called after the stack changed; the animation of a push may still run.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    /// Returns whether the bar may pop `item`, also after a tap on the back button; false leaves the stack unchanged.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    /// Called after the stack changed; the animation of a pop may still run.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    /// The default of an optional method: true, unless the class implements its selector.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
        ObjCRuntime.optional(self, "navigationBar:shouldPushItem:", [navigationBar, item]) ?? true
    }
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
        ObjCRuntime.optional(self, "navigationBar:didPushItem:", [navigationBar, item])
    }
    /// The default of an optional method: true, unless the class implements its selector.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        ObjCRuntime.optional(self, "navigationBar:shouldPopItem:", [navigationBar, item]) ?? true
    }
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        ObjCRuntime.optional(self, "navigationBar:didPopItem:", [navigationBar, item])
    }
}
