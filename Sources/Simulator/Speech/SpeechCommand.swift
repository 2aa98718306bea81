/// What a person does who goes through the screen by ear: what gestures of one, two or three fingers are on a device.
public enum SpeechCommand: String, Hashable, Sendable, CaseIterable {
    case on, off, next, previous, activate, increment, decrement, escape
    case magicTap = "magic-tap"
    /// To a greater or smaller value of what is adjustable; elsewhere to what the rotor is set to, before or behind.
    case up, down
    case rotorNext = "rotor-next"
    case rotorPrevious = "rotor-previous"
    case scrollUp = "scroll-up"
    case scrollDown = "scroll-down"
    /// Says the element again.
    case read
}
