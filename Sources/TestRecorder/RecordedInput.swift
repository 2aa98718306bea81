public import DriveProtocol

/// What a user does to a device, in the order of time. > Units: points of the screen.
public enum RecordedInput: Hashable, Sendable {
    /// The fingers that changed at one moment.
    case touches([RecordedTouch])
    /// A wheel or a track pad; positive values scroll towards the top and the left.
    case wheel(at: DrivePoint, deltaX: Double, deltaY: Double)
    /// Text that was typed, committed by an input method, or pasted.
    case text(String)
    /// A key that is more than a character.
    case key(RecordedKey)
    /// Something done to the device and no app.
    case device(RecordedDeviceAction)
}

/// One finger at one moment.
public struct RecordedTouch: Hashable, Sendable {
    /// What the finger does.
    public enum Phase: Hashable, Sendable { case began, moved, ended, cancelled }
    /// Stable from `began` to `ended`.
    public var finger: Int
    /// What the finger does.
    public var phase: Phase
    /// Where it is. > Units: points of the screen.
    public var place: DrivePoint
    /// Creates a touch.
    public init(finger: Int, phase: Phase, place: DrivePoint) { (self.finger, self.phase, self.place) = (finger, phase, place) }
}

/// Keys that `XCUIKeyboardKey` names; raw values are their names in scripts.
public enum RecordedKey: String, Hashable, Sendable, CaseIterable {
    /// Ends a line, deletes, moves to the next field, cancels.
    case `return` = "Return", delete = "Delete", forwardDelete = "ForwardDelete", tab = "Tab", escape = "Escape"
    /// Moves the caret.
    case up = "Up", down = "Down", left = "Left", right = "Right"

    /// The key of a HID usage, page 7.
    public init?(usage: UInt16) {
        switch usage {
        case 0x28, 0x58: self = .return
        case 0x29: self = .escape
        case 0x2A: self = .delete
        case 0x2B: self = .tab
        case 0x4C: self = .forwardDelete
        case 0x4F: self = .right
        case 0x50: self = .left
        case 0x51: self = .down
        case 0x52: self = .up
        default: return nil
        }
    }
}

/// What a user does to the device itself.
public enum RecordedDeviceAction: Hashable, Sendable {
    /// The home button, or the swipe that stands for it.
    case home
    /// A quarter turn; `orientation` is a raw value of `UIDeviceOrientation`.
    case turn(left: Bool, orientation: Int)
    /// Light or dark.
    case appearance(isDark: Bool)
    /// What XCUITest has no statement for: the line of a script.
    case script(String)
}
