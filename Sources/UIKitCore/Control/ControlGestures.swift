/// Gestures that a control reserves for itself inside a view with recognisers.
///
/// > Contract: UIKit, GR-23: buttons and switches reserve single taps, sliders and switches reserve drags.
package struct ControlGestures: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let tap = ControlGestures(rawValue: 1)
    package static let drag = ControlGestures(rawValue: 2)

    @MainActor func cover(_ recognizer: UIGestureRecognizer) -> Bool {
        switch recognizer {
        case let tap as UITapGestureRecognizer: contains(.tap) && tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
        case is UIPanGestureRecognizer, is UISwipeGestureRecognizer: contains(.drag)
        default: false
        }
    }
}
