public import Foundation
internal import ObjectiveC

/// Hears when an animator comes to rest and when it moves on.
///
/// > Contract: UIKit, UIDynamicAnimatorDelegate; every member may be left out.
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
