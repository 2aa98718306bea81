public import Foundation
internal import ObjectiveC

/// Decides when a recogniser may begin and which others may recognise simultaneously.
///
/// > Contract: UIKit, UIGestureRecognizerDelegate; every member is optional.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    /// Returns whether a recogniser may leave the state `possible`; true by default. If false, it fails.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Returns whether two recognisers may recognise the same touches; false by default.
    ///
    /// True from the delegate of either is enough.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Returns whether a recogniser waits for another one to fail; false by default.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Returns whether another recogniser waits for this one to fail; false by default.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Returns whether a recogniser tracks a touch that begins; true by default.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    /// Returns whether a recogniser receives a press; true by default.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
    /// Returns whether a recogniser takes part in an event; true by default. Called before those for touches and presses.
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
