internal import Foundation

/// Reads a recognizer's archived properties; in one place for all kinds, as their initialisers are inherited.
@MainActor enum GestureCoding {
    static func decode(_ recognizer: UIGestureRecognizer, from coder: NSCoder) {
        let properties = PropertyDecoder(recognizer, coder)
        if let isDisabled = coder.flag("UIDisabled") { recognizer.isEnabled = !isDisabled }
        properties.flag("UICancelsTouchesInView", \.cancelsTouchesInView)
        properties.flag("UIDelaysTouchesBegan", \.delaysTouchesBegan)
        properties.flag("UIDelaysTouchesEnded", \.delaysTouchesEnded)
        switch recognizer {
        case let tap as UITapGestureRecognizer:
            PropertyDecoder(tap, coder).integer("UINumberOfTapsRequired", \.numberOfTapsRequired)
            PropertyDecoder(tap, coder).integer("UINumberOfTouchesRequired", \.numberOfTouchesRequired)
        case let press as UILongPressGestureRecognizer:
            PropertyDecoder(press, coder).integer("UINumberOfTapsRequired", \.numberOfTapsRequired)
            PropertyDecoder(press, coder).integer("UINumberOfTouchesRequired", \.numberOfTouchesRequired)
            if let duration = coder.number("UIMinimumPressDuration") { press.minimumPressDuration = TimeInterval(duration) }
            PropertyDecoder(press, coder).number("UIAllowableMovement", \.allowableMovement)
        case let swipe as UISwipeGestureRecognizer:
            PropertyDecoder(swipe, coder).integer("UINumberOfTouchesRequired", \.numberOfTouchesRequired)
            PropertyDecoder(swipe, coder).options("UIDirection", \.direction)
        case let pan as UIPanGestureRecognizer:
            PropertyDecoder(pan, coder).integer("UIMinimumNumberOfTouches", \.minimumNumberOfTouches)
            PropertyDecoder(pan, coder).integer("UIMaximumNumberOfTouches", \.maximumNumberOfTouches)
            if let edge = pan as? UIScreenEdgePanGestureRecognizer { PropertyDecoder(edge, coder).options("UIEdges", \.edges) }
        case let pinch as UIPinchGestureRecognizer: PropertyDecoder(pinch, coder).number("UIScale", \.scale)
        case let rotation as UIRotationGestureRecognizer: PropertyDecoder(rotation, coder).number("UIRotation", \.rotation)
        default: break
        }
    }
}
