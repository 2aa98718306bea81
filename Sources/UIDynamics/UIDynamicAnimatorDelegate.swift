public import Foundation
internal import ObjectiveC

/// Is notified when an animator pauses and resumes.
///
/// > Contract: UIKit, UIDynamicAnimatorDelegate; all members are optional.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
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
