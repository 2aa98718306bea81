/// VoiceOver commands: what gestures of one, two or three fingers do on a device.
public enum SpeechCommand: String, Hashable, Sendable, CaseIterable {
    case on, off, next, previous, activate, increment, decrement, escape
    case magicTap = "magic-tap"
    /// Increments or decrements an adjustable element; elsewhere moves to the previous or next item of the rotor.
    case up, down
    case rotorNext = "rotor-next"
    case rotorPrevious = "rotor-previous"
    case scrollUp = "scroll-up"
    case scrollDown = "scroll-down"
    /// Speaks the element again.
    case read
}
