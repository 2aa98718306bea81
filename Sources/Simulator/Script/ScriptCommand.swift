public import DeviceProtocol

/// What one line of a script does or checks. > Units: points of the screen in its current orientation; seconds.
public enum ScriptCommand: Hashable, Sendable {
    /// What a command acts on: a named element or a position.
    public enum Target: Hashable, Sendable {
        /// An identifier, else a label, else a value.
        case element(String)
        /// A position on the screen.
        case point(x: Double, y: Double)
    }
    /// The direction of a quarter turn of the device.
    public enum Turn: Hashable, Sendable { case left, right }
    /// Tokens are given, refused, or replaced by new ones.
    public enum PushChange: Hashable, Sendable { case on, off, renew }
    /// The direction of a swipe.
    public enum Side: Hashable, Sendable { case left, right, up, down }

    /// One tap of a finger.
    case tap(Target)
    /// Two taps one shortly after the other.
    case doubleTap(Target)
    /// A finger that stays down for a time.
    case longPress(Target, seconds: Double)
    /// A finger that goes down, moves and goes up, over a time.
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
    /// One tap of two fingers.
    case twoFingerTap(Target)
    /// Two fingers that move in parallel, over a time.
    case twoFingerDrag(from: Target, to: Target, seconds: Double)
    /// One finger swipes over a position.
    case swipe(Target, Side)
    /// A pointer moves to a position; no button is pressed.
    case hover(Target)
    /// Shakes the device.
    case shake
    /// How the device is tilted, -1...1.
    case tilt(x: Double, y: Double)
    /// Types a text with the hardware keyboard.
    case type(String)
    /// Presses a key, with modifiers.
    case key(ScriptKey)
    /// Turns the device by a quarter.
    case rotate(Turn)
    /// Changes to light or dark appearance.
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
    /// Locks the device, or wakes it.
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
    /// The app is warned that memory is low.
    case memoryWarning
    /// The user chooses the quick action of this title in an icon's menu.
    case shortcut(String, app: String?)
    /// Background fetch; launches the app in the background if it is not running.
    case backgroundFetch(app: String?)
    /// Waits until nothing changes for three frames.
    case waitIdle
    /// Lets time pass.
    case wait(seconds: Double)
    /// Saves the screen as an image.
    case screenshot(path: String)
    /// Saves the tree of views as text.
    case tree(path: String)
    /// Begins a recording of the screen.
    case startRecording(path: String)
    /// Ends the recording.
    case stopRecording
    /// Waits for a text on the screen, and fails if it does not appear.
    case expect(String)
    /// Waits until a text is not on the screen, and fails if it stays.
    case expectNot(String)
    /// Turns VoiceOver on or off, or performs one of its commands.
    case voiceOver(SpeechCommand)
    /// Changes a setting or a condition of the device.
    case set(DeviceControl)
    /// This was spoken since the last such line, or since VoiceOver was turned on.
    case expectSpoken(String)
    /// The accessibility audit finds no issue.
    case audit(AccessibilityAuditType)
}

extension ScriptCommand {
    var isScreenshot: Bool {
        if case .screenshot = self { true } else { false }
    }

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
    /// The number of the line in its file.
    public var number: Int
    /// The line as it is written.
    public var text: String
    /// What the line does.
    public var command: ScriptCommand
    /// False for a line that ends in `now`: it waits for its element only, not until the app is idle.
    public var waitsForRest: Bool
    /// Creates a line.
    public init(number: Int, text: String, command: ScriptCommand, waitsForRest: Bool = true) {
        self.number = number
        self.text = text
        self.command = command
        self.waitsForRest = waitsForRest
    }
}

/// A syntax error of a script, and its position.
public struct ScriptSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path of the script.
    public var file: String
    /// The number of the line, from 1.
    public var line: Int
    /// The number of the character, from 1.
    public var column: Int
    /// What is wrong, in English.
    public var message: String
    /// The position and the fault, as compilers print them.
    public var description: String { "\(file):\(line):\(column): \(message)" }
}
