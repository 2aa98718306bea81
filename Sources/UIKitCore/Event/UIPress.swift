public import Foundation

/// One key or button pressed, held, and released.
///
/// > Contract: UIKit, UIPress
@preconcurrency @MainActor open class UIPress: NSObject {
    public enum Phase: Int, Sendable {
        case began = 0
        case changed = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
    }
    public enum PressType: Int, Sendable {
        case upArrow = 0
        case downArrow = 1
        case leftArrow = 2
        case rightArrow = 3
        case select = 4
        case menu = 5
        case playPause = 6
        case pageUp = 30
        case pageDown = 31
        /// Any other keyboard key.
        case keyboard = 1000
    }

    package var currentPhase: Phase
    package let pressedKey: UIKey
    package var time: TimeInterval
    package weak var target: UIResponder?
    package weak var pressWindow: UIWindow?
    package var recognizers: [UIGestureRecognizer] = []

    package init(key: UIKey, phase: Phase, time: TimeInterval) {
        self.pressedKey = key
        self.currentPhase = phase
        self.time = time
        super.init()
    }

    open var timestamp: TimeInterval { time }
    open var phase: Phase { currentPhase }
    open var type: PressType { PressType(key: pressedKey.keyCode) }
    open var window: UIWindow? { pressWindow }
    open var responder: UIResponder? { target }
    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }
    open var force: CGFloat { 1 }
    open var key: UIKey? { pressedKey }
}

extension UIPress.PressType {
    init(key: UIKeyboardHIDUsage) {
        switch key {
        case .keyboardUpArrow: self = .upArrow
        case .keyboardDownArrow: self = .downArrow
        case .keyboardLeftArrow: self = .leftArrow
        case .keyboardRightArrow: self = .rightArrow
        case .keyboardPageUp: self = .pageUp
        case .keyboardPageDown: self = .pageDown
        default: self = .keyboard
        }
    }
}
