internal import Foundation

/// Reads what a file keeps of a recognizer; of each kind in one place, as their makers are inherited.
@MainActor enum GestureCoding {
    static func decode(_ recognizer: UIGestureRecognizer, from coder: NSCoder) {
        let properties = CodedProperties(recognizer, coder)
        if let isDisabled = coder.flag("UIDisabled") { recognizer.isEnabled = !isDisabled }
        properties.flag("UICancelsTouchesInView", \.cancelsTouchesInView)
        properties.flag("UIDelaysTouchesBegan", \.delaysTouchesBegan)
        properties.flag("UIDelaysTouchesEnded", \.delaysTouchesEnded)
        switch recognizer {
        case let tap as UITapGestureRecognizer:
            CodedProperties(tap, coder).integer("UINumberOfTapsRequired", \.numberOfTapsRequired)
            CodedProperties(tap, coder).integer("UINumberOfTouchesRequired", \.numberOfTouchesRequired)
        case let press as UILongPressGestureRecognizer:
            CodedProperties(press, coder).integer("UINumberOfTapsRequired", \.numberOfTapsRequired)
            CodedProperties(press, coder).integer("UINumberOfTouchesRequired", \.numberOfTouchesRequired)
            if let duration = coder.number("UIMinimumPressDuration") { press.minimumPressDuration = TimeInterval(duration) }
            CodedProperties(press, coder).number("UIAllowableMovement", \.allowableMovement)
        case let swipe as UISwipeGestureRecognizer:
            CodedProperties(swipe, coder).integer("UINumberOfTouchesRequired", \.numberOfTouchesRequired)
            CodedProperties(swipe, coder).options("UIDirection", \.direction)
        case let pan as UIPanGestureRecognizer:
            CodedProperties(pan, coder).integer("UIMinimumNumberOfTouches", \.minimumNumberOfTouches)
            CodedProperties(pan, coder).integer("UIMaximumNumberOfTouches", \.maximumNumberOfTouches)
            if let edge = pan as? UIScreenEdgePanGestureRecognizer { CodedProperties(edge, coder).options("UIEdges", \.edges) }
        case let pinch as UIPinchGestureRecognizer: CodedProperties(pinch, coder).number("UIScale", \.scale)
        case let rotation as UIRotationGestureRecognizer: CodedProperties(rotation, coder).number("UIRotation", \.rotation)
        default: break
        }
    }
}
