public import Foundation

/// One key or button pressed, held, and released.
///
/// > Contract: UIKit, UIPress
@preconcurrency @MainActor open class UIPress: NSObject {
    /// The progress of a press.
    public enum Phase: Int, Sendable {
        /// The key or button went down.
        case began = 0
        /// The force of the button changed; never sent by Ferry.
        case changed = 1
        /// The button is down, without a change; never sent by Ferry.
        case stationary = 2
        /// The key or button was released.
        case ended = 3
        /// The system cancelled the press: the app became inactive while the key was down.
        case cancelled = 4
    }
    /// The key or button that is pressed, as on a remote control.
    public enum PressType: Int, Sendable {
        /// The up arrow key.
        case upArrow = 0
        /// The down arrow key.
        case downArrow = 1
        /// The left arrow key.
        case leftArrow = 2
        /// The right arrow key.
        case rightArrow = 3
        /// The select button of a remote control.
        case select = 4
        /// The menu button of a remote control.
        case menu = 5
        /// The play and pause button of a remote control.
        case playPause = 6
        /// The Page Up key.
        case pageUp = 30
        /// The Page Down key.
        case pageDown = 31
        /// A keyboard key that is none of the above.
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

    /// The time of the last change of phase, in seconds since the device started.
    open var timestamp: TimeInterval { time }
    /// The progress of the press.
    open var phase: Phase { currentPhase }
    /// The pressed key as a kind of button; `keyboard` for all but arrow and page keys.
    open var type: PressType { PressType(key: pressedKey.keyCode) }
    /// The key window at the time of the press.
    open var window: UIWindow? { pressWindow }
    /// The first responder that receives the press.
    open var responder: UIResponder? { target }
    /// The recognisers that receive the press.
    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }
    /// The force of the press: always 1, as keys have none.
    open var force: CGFloat { 1 }
    /// The key of the hardware keyboard.
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
