extension UIControl {
    /// The states of a control, which can be combined.
    /// > Contract: UIKit, UIControl.State; facts CO-1.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// No other state: enabled, not selected, not pressed.
        public static let normal = State([])
        /// A tracked touch is inside the control.
        public static let highlighted = State(rawValue: 1)
        /// `isEnabled` is false.
        public static let disabled = State(rawValue: 2)
        /// `isSelected` is true.
        public static let selected = State(rawValue: 4)
        /// The control has the focus; `UIControl.state` never contains it in Ferry.
        public static let focused = State(rawValue: 8)
        /// Bits for an app's subclasses.
        public static let application = State(rawValue: 0x00FF_0000)
        /// Bits reserved for UIKit.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// The events of a control.
    /// > Contract: UIKit, UIControl.Event; facts CO-2.
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A touch began in the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A touch with a tap count above 1 began, after its `touchDown`.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// The tracked touch moved and stayed inside the bounds, grown by 70 points.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// The tracked touch moved outside the grown bounds.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// The tracked touch came back into the grown bounds.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// The tracked touch left the grown bounds.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The touch was lifted inside the grown bounds: a tap.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The touch was lifted outside the grown bounds.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The system or the control cancelled the touch.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The user changed the value; changes by code do not send it.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control's main action: a button's tap, another control's new value, the return key of a text field.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The control's menu opens.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing of a text field began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The user changed the text of a text field.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing of a text field ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// The return key of a text field was pressed; with an action for it, editing ends.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All events of touches.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// All events of text editing.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// Bits for an app's own events.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// Bits reserved for UIKit.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// Every event, including those of apps.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The vertical place of a control's content in its bounds.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the top.
        case top = 1
        /// At the bottom.
        case bottom = 2
        /// Over the whole height, where the control can stretch its content.
        case fill = 3
    }

    /// The horizontal place of a control's content in its bounds.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the left, whatever the layout direction.
        case left = 1
        /// At the right, whatever the layout direction.
        case right = 2
        /// Over the whole width, where the control can stretch its content.
        case fill = 3
        /// At the edge where reading begins.
        case leading = 4
        /// At the edge where reading ends.
        case trailing = 5
    }
}
