public import HostInterface

/// What one line of a script does to the device or asks of it. > Units: points of the screen in its current orientation; seconds.
public enum ScriptCommand: Hashable, Sendable {
    public enum Target: Hashable, Sendable {
        /// An identifier, else a label, else a value.
        case element(String)
        case point(x: Double, y: Double)
    }
    public enum Turn: Hashable, Sendable { case left, right }
    public enum PushChange: Hashable, Sendable { case on, off, renew }
    public enum Side: Hashable, Sendable { case left, right, up, down }

    case tap(Target)
    case doubleTap(Target)
    case longPress(Target, seconds: Double)
    case drag(from: Target, to: Target, seconds: Double)
    /// Scrolls until the named thing can be touched; lists are searched for what they have not made yet.
    case scrollTo(String)
    /// One finger holds a place until things rise from it, and carries them to another.
    case carry(from: Target, to: Target, seconds: Double)
    /// The other mouse button.
    case secondaryClick(Target)
    /// Haptic feedback of this name came since the last such line, or since the start.
    case expectHaptic(String)
    /// Two fingers move apart (scale over 1) or together.
    case pinch(Target, scale: Double, seconds: Double)
    /// Two fingers turn about a place, clockwise with positive degrees.
    case twist(Target, degrees: Double, seconds: Double)
    case twoFingerTap(Target)
    case twoFingerDrag(from: Target, to: Target, seconds: Double)
    /// One finger strokes over a place.
    case swipe(Target, Side)
    /// A pointer comes to a place; no button is held.
    case hover(Target)
    case shake
    /// How the device is held against the eye, -1...1.
    case tilt(x: Double, y: Double)
    case type(String)
    case key(ScriptKey)
    case rotate(Turn)
    case appearance(DeviceState.Appearance)
    /// Connects a hardware keyboard, or takes it away.
    case keyboard(isHardware: Bool)
    /// A URL comes from elsewhere. Apps go by name or identifier here and below; nil is the one in front, or whose link it is.
    case open(String, app: String?)
    /// As a tap on its icon.
    case launch(String)
    /// The app leaves the screen, or comes back to it.
    case background, foreground
    /// The apps that run come to the front.
    case switcher
    /// The device's settings.
    case settings
    case lock, unlock
    /// The list of what came, over everything.
    case notificationCenter
    /// A person ends the app; home shows.
    case quit(app: String?)
    /// The system ends the app behind, for its memory; home shows.
    case terminate(app: String?)
    /// Everything of every app is taken away; home shows.
    case reset
    /// How full the battery is, and whether the device is plugged in.
    case battery(Double, isCharging: Bool)
    /// Something comes close to the screen, or goes.
    case proximity(isNear: Bool)
    /// A notification comes from a server; the payload is in a file.
    case push(path: String, app: String?)
    /// Whether apps get tokens; or the app gets another one.
    case pushService(PushChange, app: String?)
    case memoryWarning
    /// A person chooses the line of an icon's menu that has this title.
    case shortcut(String, app: String?)
    /// The app looks for something new, behind where it does not run.
    case backgroundFetch(app: String?)
    case waitIdle
    case wait(seconds: Double)
    case screenshot(path: String)
    case tree(path: String)
    case startRecording(path: String)
    case stopRecording
    case expect(String)
    case expectNot(String)
    /// The screen is spoken, or someone goes through it by ear.
    case voiceOver(SpeechCommand)
    case set(DeviceControl)
    /// This was said since the last such line, or since it was switched on.
    case expectSpoken(String)
    /// Nothing on the screen keeps people from using it.
    case audit(AccessibilityAuditType)
}

extension ScriptCommand {
    /// Waits until the app is at rest before it does something to an element, unless its line says `now`.
    var waitsForRest: Bool {
        switch self {
        case .tap, .doubleTap, .longPress, .drag, .scrollTo, .carry, .secondaryClick, .pinch, .twist, .twoFingerTap, .twoFingerDrag,
            .swipe, .hover, .type:
            true
        default: false
        }
    }
}

/// A command and where it stands, counted from 1.
public struct ScriptLine: Hashable, Sendable {
    public var number: Int
    public var text: String
    public var command: ScriptCommand
    /// False for a line that ends in `now`: it waits for its element only, not until the app is at rest.
    public var waitsForRest: Bool
    public init(number: Int, text: String, command: ScriptCommand, waitsForRest: Bool = true) {
        self.number = number
        self.text = text
        self.command = command
        self.waitsForRest = waitsForRest
    }
}

/// What is wrong with the text of a script, and where.
public struct ScriptSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
    public var file: String
    public var line: Int
    public var column: Int
    public var message: String
    public var description: String { "\(file):\(line):\(column): \(message)" }
}
