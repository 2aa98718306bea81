public import Foundation

/// A user action, with all its touches or presses.
///
/// > Contract: UIKit, UIEvent
@preconcurrency @MainActor open class UIEvent: NSObject {
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion = 1
        case remoteControl = 2
        case presses = 3
        case scroll = 10
        case hover = 11
        case transform = 14
    }
    public enum EventSubtype: Int, Sendable {
        case none = 0
        case motionShake = 1
        case remoteControlPlay = 100
        case remoteControlPause = 101
        case remoteControlStop = 102
    }

    /// Mouse or trackpad buttons.
    public struct ButtonMask: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let primary = ButtonMask(rawValue: 1)
        public static let secondary = ButtonMask(rawValue: 2)
        public static func button(_ number: Int) -> ButtonMask { ButtonMask(rawValue: 1 << (number - 1)) }
    }

    package let kind: EventType
    package var time: TimeInterval
    package var touchList: [UITouch] = []
    package var modifiers: UIKeyModifierFlags = []

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

    open var type: EventType { kind }
    open var subtype: EventSubtype { .none }
    /// Seconds since the device started, on the clock of all events.
    open var timestamp: TimeInterval { time }
    open var modifierFlags: UIKeyModifierFlags { modifiers }
    open var buttonMask: ButtonMask { [] }
    /// Nil if the event has no touches.
    open var allTouches: Set<UITouch>? { touchList.isEmpty ? nil : Set(touchList) }
    open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }
    open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }
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

    open var allPresses: Set<UIPress> { Set(pressList) }
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
        Set(pressList.filter { press in press.recognizers.contains { $0 === gesture } })
    }
}

/// A shake of the device.
@MainActor package final class MotionEvent: UIEvent {
    package init(timestamp: TimeInterval) { super.init(type: .motion, timestamp: timestamp) }
    package override var subtype: EventSubtype { .motionShake }
}
