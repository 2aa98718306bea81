/// VoiceOver commands: what gestures of one, two or three fingers do on a device.
public enum SpeechCommand: String, Hashable, Sendable, CaseIterable {
    /// Turns VoiceOver on or off, moves its cursor, or acts on the element under it.
    case on, off, next, previous, activate, increment, decrement, escape
    /// Performs the most important action, as a double tap of two fingers does.
    case magicTap = "magic-tap"
    /// Increments or decrements an adjustable element; elsewhere moves to the previous or next item of the rotor.
    case up, down
    /// Chooses the rotor's next setting.
    case rotorNext = "rotor-next"
    /// Chooses the rotor's previous setting.
    case rotorPrevious = "rotor-previous"
    /// Scrolls up by a page.
    case scrollUp = "scroll-up"
    /// Scrolls down by a page.
    case scrollDown = "scroll-down"
    /// Speaks the element again.
    case read
}
