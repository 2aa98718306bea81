public import Foundation
internal import ObjectiveC

/// Decides when a recogniser may begin and which others may recognise simultaneously.
///
/// > Contract: UIKit, UIGestureRecognizerDelegate; every member is optional.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        ObjCRuntime.optional(self, "gestureRecognizerShouldBegin:", [gestureRecognizer]) ?? true
    }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        let name = "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:"
        return ObjCRuntime.optional(self, name, [gestureRecognizer, otherGestureRecognizer]) ?? false
    }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        let name = "gestureRecognizer:shouldRequireFailureOfGestureRecognizer:"
        return ObjCRuntime.optional(self, name, [gestureRecognizer, otherGestureRecognizer]) ?? false
    }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        let name = "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:"
        return ObjCRuntime.optional(self, name, [gestureRecognizer, otherGestureRecognizer]) ?? false
    }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        ObjCRuntime.optional(self, "gestureRecognizer:shouldReceiveTouch:", [gestureRecognizer, touch]) ?? true
    }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
        ObjCRuntime.optional(self, "gestureRecognizer:shouldReceivePress:", [gestureRecognizer, press]) ?? true
    }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        ObjCRuntime.optional(self, "gestureRecognizer:shouldReceiveEvent:", [gestureRecognizer, event]) ?? true
    }
}
