public import Foundation

/// A user action, with all its touches or presses.
///
/// > Contract: UIKit, UIEvent
@preconcurrency @MainActor open class UIEvent: NSObject {
    /// The source of an event.
    public enum EventType: Int, Sendable {
        /// Touches of the screen, or clicks.
        case touches = 0
        /// A motion of the device, such as a shake.
        case motion = 1
        /// A remote control or headset; never sent by Ferry.
        case remoteControl = 2
        /// Keys of a hardware keyboard.
        case presses = 3
        /// A wheel or trackpad.
        case scroll = 10
        /// A pointer that moves without a pressed button.
        case hover = 11
        /// A gesture of a trackpad that scales or rotates; never sent by Ferry.
        case transform = 14
    }
    /// The kind of a motion or remote control event.
    public enum EventSubtype: Int, Sendable {
        /// None, for all other events.
        case none = 0
        /// The device was shaken.
        case motionShake = 1
        /// The play button of a remote control; never sent by Ferry.
        case remoteControlPlay = 100
        /// The pause button of a remote control; never sent by Ferry.
        case remoteControlPause = 101
        /// The stop button of a remote control; never sent by Ferry.
        case remoteControlStop = 102
        /// A button that pauses and goes on; never sent by Ferry.
        case remoteControlTogglePlayPause = 103
        /// The button for the next track; never sent by Ferry.
        case remoteControlNextTrack = 104
        /// The button for the previous track; never sent by Ferry.
        case remoteControlPreviousTrack = 105
        /// A button for going back was pressed; never sent by Ferry.
        case remoteControlBeginSeekingBackward = 106
        /// A button for going back was released; never sent by Ferry.
        case remoteControlEndSeekingBackward = 107
        /// A button for going forward was pressed; never sent by Ferry.
        case remoteControlBeginSeekingForward = 108
        /// A button for going forward was released; never sent by Ferry.
        case remoteControlEndSeekingForward = 109
    }

    /// Mouse or trackpad buttons.
    public struct ButtonMask: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The main button, usually the left one.
        public static let primary = ButtonMask(rawValue: 1)
        /// The second button, usually the right one, which opens context menus.
        public static let secondary = ButtonMask(rawValue: 2)
        /// The button with a number, counted from 1.
        public static func button(_ number: Int) -> ButtonMask { ButtonMask(rawValue: 1 << (number - 1)) }
    }

    package let kind: EventType
    package var time: TimeInterval
    package var touchList: [UITouch] = []
    package var modifiers: UIKeyModifierFlags = []
    package var buttons: ButtonMask = []

    /// An event without touches; tests of apps create such events.
    public override init() {
        kind = .touches
        time = 0
        super.init()
    }

    package init(type: EventType, timestamp: TimeInterval) {
        self.kind = type
        self.time = timestamp
        super.init()
    }

    /// The source of the event.
    open var type: EventType { kind }
    /// The kind of a motion event; `none` for others.
    open var subtype: EventSubtype { .none }
    /// Seconds since the device started, on the clock of all events.
    open var timestamp: TimeInterval { time }
    /// The modifier keys held during the event.
    open var modifierFlags: UIKeyModifierFlags { modifiers }
    /// The pressed buttons of a pointing device; empty for a finger, and when the last button is released.
    open var buttonMask: ButtonMask { buttons }
    /// Nil if the event has no touches.
    open var allTouches: Set<UITouch>? { touchList.isEmpty ? nil : Set(touchList) }
    /// The touches in a window; nil if there are none.
    open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }
    /// The touches that began in a view; nil if there are none.
    open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }
    /// The touches that a recogniser tracks; nil if there are none.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { touches { gesture.tracks($0) } }
    /// Every sample of the touch since the last event. The simulator reports each, so this is the touch itself.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { touchList.contains(touch) ? [touch] : nil }
    /// Always empty: nothing is predicted.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { touchList.contains(touch) ? [] : nil }

    private func touches(where matches: (UITouch) -> Bool) -> Set<UITouch>? {
        let found = touchList.filter(matches)
        return found.isEmpty ? nil : Set(found)
    }
}

/// Keys or buttons pressed and released.
///
/// > Contract: UIKit, UIPressesEvent
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
    package var pressList: [UIPress]
    /// Set when the press reached the end of the responder chain unhandled.
    package var wasUnhandled = false

    package init(presses: [UIPress], timestamp: TimeInterval, modifiers: UIKeyModifierFlags) {
        self.pressList = presses
        super.init(type: .presses, timestamp: timestamp)
        self.modifiers = modifiers
    }

    /// The presses of the event, in any phase.
    open var allPresses: Set<UIPress> { Set(pressList) }
    /// The presses that a recogniser tracks; empty if there are none.
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
        Set(pressList.filter { press in press.recognizers.contains { $0 === gesture } })
    }
}

/// A shake of the device.
@MainActor package final class MotionEvent: UIEvent {
    package init(timestamp: TimeInterval) { super.init(type: .motion, timestamp: timestamp) }
    package override var subtype: EventSubtype { .motionShake }
}
