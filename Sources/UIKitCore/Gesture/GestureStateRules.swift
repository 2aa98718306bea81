/// The valid state transitions of a recogniser.
///
/// > Contract: UIKit, GR-1 to GR-4.
package enum GestureStateRules {
    package static func allows(_ old: UIGestureRecognizer.State, to new: UIGestureRecognizer.State) -> Bool {
        switch (old, new) {
        case (.possible, .began), (.possible, .ended), (.possible, .failed), (.possible, .cancelled): true
        case (.began, .changed), (.began, .ended), (.began, .cancelled), (.began, .failed): true
        case (.changed, .changed), (.changed, .ended), (.changed, .cancelled), (.changed, .failed): true
        default: false
        }
    }

    /// A continuous recogniser that has begun cannot fail: it is cancelled. One that has not begun cannot be cancelled: it fails.
    package static func normalized(_ new: UIGestureRecognizer.State, from old: UIGestureRecognizer.State) -> UIGestureRecognizer.State {
        switch (old, new) {
        case (.possible, .cancelled): .failed
        case (.possible, .changed): .began
        case (.began, .failed), (.changed, .failed): .cancelled
        case (.began, .began): .changed
        default: new
        }
    }

    /// States that are reported to targets.
    package static func sendsActions(_ state: UIGestureRecognizer.State) -> Bool { state != .possible && state != .failed }

    package static func isRecognizing(_ state: UIGestureRecognizer.State) -> Bool {
        state == .began || state == .changed || state == .ended
    }

    package static func isFinal(_ state: UIGestureRecognizer.State) -> Bool { state == .ended || state == .cancelled || state == .failed }
}
