public import HostInterface

/// What one line of a script does or checks. > Units: points of the screen in its current orientation; seconds.
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
    /// Scrolls until the named element can be touched; searches lists for elements that they have not created yet.
    case scrollTo(String)
    /// One finger holds a position until a drag starts, and moves it to another.
    case carry(from: Target, to: Target, seconds: Double)
    /// The other mouse button.
    case secondaryClick(Target)
    /// Haptic feedback of this kind occurred since the last such line, or since the start.
    case expectHaptic(String)
    /// Two fingers move apart (scale over 1) or together.
    case pinch(Target, scale: Double, seconds: Double)
    /// Two fingers rotate about a position, clockwise with positive degrees.
    case twist(Target, degrees: Double, seconds: Double)
    case twoFingerTap(Target)
    case twoFingerDrag(from: Target, to: Target, seconds: Double)
    /// One finger swipes over a position.
    case swipe(Target, Side)
    /// A pointer moves to a position; no button is pressed.
    case hover(Target)
    case shake
    /// How the device is tilted, -1...1.
    case tilt(x: Double, y: Double)
    case type(String)
    case key(ScriptKey)
    case rotate(Turn)
    case appearance(DeviceState.Appearance)
    /// Connects or disconnects a hardware keyboard.
    case keyboard(isHardware: Bool)
    /// Opens a URL from outside. Here and below, apps are given by name or identifier; nil is the foreground app, or the URL's.
    case open(String, app: String?)
    /// As a tap on its icon.
    case launch(String)
    /// The app enters the background or the foreground.
    case background, foreground
    /// Shows the app switcher.
    case switcher
    /// Shows the device's settings.
    case settings
    case lock, unlock
    /// Shows the notification center over everything.
    case notificationCenter
    /// The user terminates the app; home appears.
    case quit(app: String?)
    /// The system terminates the app in the background to free memory; home appears.
    case terminate(app: String?)
    /// Erases the data of all apps; home appears.
    case reset
    /// Battery level, and whether the device is charging.
    case battery(Double, isCharging: Bool)
    /// An object comes close to the proximity sensor, or leaves it.
    case proximity(isNear: Bool)
    /// A remote notification arrives; the payload is in a file.
    case push(path: String, app: String?)
    /// Whether apps get tokens; or the app gets a new one.
    case pushService(PushChange, app: String?)
    case memoryWarning
    /// The user chooses the quick action of this title in an icon's menu.
    case shortcut(String, app: String?)
    /// Background fetch; launches the app in the background if it is not running.
    case backgroundFetch(app: String?)
    case waitIdle
    case wait(seconds: Double)
    case screenshot(path: String)
    case tree(path: String)
    case startRecording(path: String)
    case stopRecording
    case expect(String)
    case expectNot(String)
    /// Turns VoiceOver on or off, or performs one of its commands.
    case voiceOver(SpeechCommand)
    case set(DeviceControl)
    /// This was spoken since the last such line, or since VoiceOver was turned on.
    case expectSpoken(String)
    /// The accessibility audit finds no issue.
    case audit(AccessibilityAuditType)
}

extension ScriptCommand {
    /// Waits until the app is idle before it acts on an element, unless its line says `now`.
    var waitsForRest: Bool {
        switch self {
        case .tap, .doubleTap, .longPress, .drag, .scrollTo, .carry, .secondaryClick, .pinch, .twist, .twoFingerTap, .twoFingerDrag,
            .swipe, .hover, .type:
            true
        default: false
        }
    }
}

/// A command and its line number, counted from 1.
public struct ScriptLine: Hashable, Sendable {
    public var number: Int
    public var text: String
    public var command: ScriptCommand
    /// False for a line that ends in `now`: it waits for its element only, not until the app is idle.
    public var waitsForRest: Bool
    public init(number: Int, text: String, command: ScriptCommand, waitsForRest: Bool = true) {
        self.number = number
        self.text = text
        self.command = command
        self.waitsForRest = waitsForRest
    }
}

/// A syntax error of a script, and its position.
public struct ScriptSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
    public var file: String
    public var line: Int
    public var column: Int
    public var message: String
    public var description: String { "\(file):\(line):\(column): \(message)" }
}
