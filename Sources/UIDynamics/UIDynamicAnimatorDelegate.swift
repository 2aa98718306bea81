public import Foundation
internal import ObjectiveC

/// Is notified when an animator pauses and resumes.
///
/// > Contract: UIKit, UIDynamicAnimatorDelegate; all members are optional.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    /// Called before the items begin to move, and after a change that may move them.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    /// Called when all items rest.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {
        ObjCRuntime.optional(self, "dynamicAnimatorWillResume:", [animator])
    }
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
        ObjCRuntime.optional(self, "dynamicAnimatorDidPause:", [animator])
    }
}
