/// What a test asks of the simulator that runs its app.
///
/// The simulator answers each request with one `DriveAnswer`. Time stands still between requests: only gestures, `settle` and `advance` pass it.
///
/// > Units: points of the screen in its present orientation, origin top left; seconds of the app's clock.
public enum DriveRequest: Codable, Hashable, Sendable {
    /// Starts the app, after ending it if it runs, and waits until it is idle.
    case launch(arguments: [String], environment: [String: String])
    /// Ends the app as its user does.
    case terminate
    /// Brings the app to the foreground; launches it if it is not running.
    case activate
    /// Opens a URL with the app that owns its scheme.
    case open(url: String)
    /// The app's state; answered by `state`.
    case state
    /// What is on the screen; answered by `screen`.
    case elements
    /// The same with the rows of tables that are off the screen, for which the app makes cells; answered by `screen`.
    case elementsWithRows
    /// Scrolls an element onto the screen; answered by `done`, or `failed` if the element is gone.
    case reveal(element: UInt64)
    /// Changes the value of an adjustable element by a step.
    case adjust(element: UInt64, up: Bool)
    /// What fingers do.
    case gesture(DriveGesture)
    /// Types a text on the hardware keyboard.
    case type(String)
    /// Presses a key by its name, such as `cmd+a`.
    case key(String)
    /// Turns the device; the values are those of `UIDeviceOrientation` from 1 to 4.
    case orientation(Int)
    /// Presses the home button.
    case home
    /// The image of the screen as a file; answered by `screenshot`.
    case screenshot
    /// The pixels of the screen in shared memory; answered by `pixels`. Much faster than a file, for a test that may never look at them.
    ///
    /// The simulator keeps them until they are named as released, and at most `DrivePixels.most` at a time.
    case pixels(released: [UInt32])
    /// Waits until the app is idle, or for this time; answered by `settled`.
    case settle(limit: Double)
    /// What the app does or waits for, such as timers and requests, also while it is idle; answered by `work`.
    case pendingWork
    /// Lets time pass.
    case advance(seconds: Double)
    /// Forks a copy of the simulator and of its apps, which waits for commands; answered by `process`, or by `failed` where that cannot be
    /// done.
    ///
    /// The copy reads from the descriptor of the process that asks. Each line, two descriptors of that process, has it fork a simulator that goes on
    /// from here: it reads requests from the first and writes answers to the second, beginning with one by `process`. At the end it exits.
    case snapshot(process: Int32, commands: Int32)

    /// The longest time that one request may let pass, which hostile input cannot exceed. > Units: seconds.
    public static let longestTime = 3600.0
    /// The most characters of one `type`.
    public static let longestText = 100_000
}

/// A place on the screen. > Units: points.
public struct DrivePoint: Codable, Hashable, Sendable {
    /// The distance from the left edge.
    public var x: Double
    /// The distance from the top edge.
    public var y: Double
    /// Creates a place.
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

    var isSane: Bool { abs(x) <= 1e5 && abs(y) <= 1e5 }
}

/// What fingers do on the screen. > Units: points, seconds; speeds in points a second.
public enum DriveGesture: Codable, Hashable, Sendable {
    /// Taps with one finger, or with several next to each other.
    case tap(at: DrivePoint, count: Int, fingers: Int)
    /// One finger stays down.
    case press(at: DrivePoint, seconds: Double)
    /// One finger goes down, waits, moves at a constant speed, waits and is lifted.
    case drag(from: DrivePoint, to: DrivePoint, hold: Double, velocity: Double, holdAtEnd: Double)
    /// Two fingers move apart (a scale over 1) or together; `span` is their larger distance.
    case pinch(at: DrivePoint, scale: Double, seconds: Double, span: Double)
    /// Two fingers turn about a place, clockwise with positive angles. > Units: radians.
    case rotate(at: DrivePoint, angle: Double, seconds: Double, span: Double)
}
