/// The user's input to a device. Positions are in points of the device's screen in its current orientation, origin top left;
/// times are on the host's clock.
public enum InputEvent: Hashable, Sendable {
    /// All touches that changed at one moment.
    case touches([TouchSample], time: Double)
    /// A key of a hardware keyboard.
    case key(KeySample, time: Double)
    /// Text from an input method or paste, as opposed to keys.
    case text(String, time: Double)
    /// Marked text of an input method, not yet part of the text; empty when cancelled. `caret` is UTF-16 units into it.
    case composition(String, caret: Int, time: Double)
    /// Wheel or track pad; positive `deltaY` scrolls towards the top.
    case scroll(x: Double, y: Double, deltaX: Double, deltaY: Double, time: Double)
    /// Hover: a pointer without a pressed button.
    case hover(x: Double, y: Double, time: Double)
    /// A button of the device, or a motion of it.
    case hardware(HardwareButton, time: Double)
    /// A click of the secondary mouse button.
    case secondaryClick(x: Double, y: Double, time: Double)
    /// Contents of the desktop's clipboard; with `pastes` the user asked to paste it.
    case clipboard(String, pastes: Bool, time: Double)
    /// Tilt of the device towards the viewer, -1...1 from left to right and from top to bottom; 0 is straight on.
    case tilt(x: Double, y: Double, time: Double)
}

/// One touch at one moment.
public struct TouchSample: Hashable, Sendable {
    /// What a touch does, as `UITouch.Phase`.
    public enum Phase: UInt8, Sendable, CaseIterable { case began, moved, stationary, ended, cancelled }
    /// Stable from `began` to `ended`; may be reused afterwards.
    public var finger: Int
    /// What the touch does at this moment.
    public var phase: Phase
    /// The horizontal place, in points of the screen.
    public var x: Double
    /// The vertical place, in points of the screen.
    public var y: Double
    /// The pressure; 1 is that of an ordinary touch.
    public var force: Double
    /// Creates a touch of a finger at a place.
    public init(finger: Int, phase: Phase, x: Double, y: Double, force: Double = 1) {
        self.finger = finger
        self.phase = phase
        self.x = x
        self.y = y
        self.force = force
    }
}

/// One key of a hardware keyboard going down or up.
public struct KeySample: Hashable, Sendable {
    /// What a key does; `repeat` comes while it is held.
    public enum Phase: UInt8, Sendable, CaseIterable { case down, up, `repeat` }
    /// The modifier keys that are down.
    public struct Modifiers: OptionSet, Hashable, Sendable {
        public let rawValue: UInt16
        public init(rawValue: UInt16) { self.rawValue = rawValue }
        /// Either shift key.
        public static let shift = Modifiers(rawValue: 1)
        /// Either control key.
        public static let control = Modifiers(rawValue: 2)
        /// Either option key, Alt on other keyboards.
        public static let option = Modifiers(rawValue: 4)
        /// Either command key, Super on other keyboards.
        public static let command = Modifiers(rawValue: 8)
        /// Caps lock is on.
        public static let capsLock = Modifiers(rawValue: 16)
    }
    /// Modifier keys, which type nothing by themselves: both of control, shift, option and command.
    public static let modifierUsages: ClosedRange<UInt16> = 0xE0...0xE7

    /// What the key does.
    public var phase: Phase
    /// USB HID usage, page 7: what `UIKeyboardHIDUsage` counts in. Return is 0x28, delete 0x2A, tab 0x2B, left/right arrow 0x50/0x4F.
    public var usage: UInt16
    /// The modifier keys that are down.
    public var modifiers: Modifiers
    /// The characters the key types with its modifiers; empty for keys that type nothing.
    public var characters: String
    /// Creates a key by its HID usage.
    public init(phase: Phase, usage: UInt16, modifiers: Modifiers = [], characters: String = "") {
        self.phase = phase
        self.usage = usage
        self.modifiers = modifiers
        self.characters = characters
    }
}

/// A button or a motion of the device.
public enum HardwareButton: UInt8, Hashable, Sendable, CaseIterable {
    /// The buttons of the device, and its turns and shakes.
    case home, lock, volumeUp, volumeDown, rotateLeft, rotateRight, shake
}
