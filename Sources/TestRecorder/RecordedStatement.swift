internal import DriveProtocol

/// One statement of a recorded test, whatever its language.
public enum RecordedStatement: Hashable, Sendable {
    /// A gesture on an element.
    case gesture(RecordedGesture, RecordedTarget)
    /// One finger from one element to another. > Units: seconds.
    case drag(from: RecordedTarget, to: RecordedTarget, hold: Double, seconds: Double)
    /// Text and keys; nil for the whole app.
    case type([TypedPiece], RecordedTarget?)
    /// Text into a field that hides it, which is not recorded.
    case secret(RecordedTarget)
    /// The thumb of a slider at a part of its way.
    case slider(RecordedTarget, Double)
    /// A picker's wheel at a value.
    case wheel(RecordedTarget, String)
    /// Something done to the device.
    case device(RecordedDeviceAction)
    /// The element may take so long to appear. > Units: seconds.
    case wait(RecordedTarget, seconds: Int)
    /// The element is there; an offered check is written as a comment.
    case exists(ElementSelector, isOffered: Bool)
}

/// A part of what was typed.
public enum TypedPiece: Hashable, Sendable {
    /// Characters.
    case text(String)
    /// A key that is more than a character.
    case key(RecordedKey)
}

/// What fingers do on one element.
public enum RecordedGesture: Hashable, Sendable {
    /// The directions of a swipe.
    public enum Direction: String, Hashable, Sendable { case up, down, left, right }
    /// Taps in quick succession.
    case tap(count: Int)
    /// One tap of two fingers.
    case twoFingerTap
    /// A finger that stays. > Units: seconds.
    case press(Double)
    /// A quick stroke.
    case swipe(Direction)
    /// Two fingers apart or together. > Units: factors a second.
    case pinch(scale: Double, velocity: Double)
    /// Two fingers turn. > Units: radians, radians a second.
    case rotate(Double, velocity: Double)
}
