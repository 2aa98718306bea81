public import DriveProtocol

/// What a device that keeps running answers to a `ControlRequest`.
public enum ControlAnswer: Codable, Hashable, Sendable {
    /// The request is done.
    case done
    /// What the device is and does.
    case status(ControlStatus)
    /// The installed apps, in order of installation.
    case apps([ControlApp])
    /// The app's process.
    case launched(process: Int)
    /// What the status bar shows instead of the truth.
    case statusBar(ControlStatusBar)
    /// A text that was asked for.
    case text(String)
    /// A line of what is watched; others follow.
    case line(String)
    /// What was watched has ended, and how.
    case ended(String)
    /// The answer to a test's request.
    case drive(DriveAnswer)
    /// The request could not be done.
    case failed(ControlFault)
}

/// Why a request could not be done.
public struct ControlFault: Error, Codable, Hashable, Sendable, CustomStringConvertible {
    /// What scripts may tell apart.
    public enum Kind: String, Codable, Hashable, Sendable {
        /// The request is not understood, or a value is out of its range.
        case invalid
        /// No such app is installed.
        case unknownApp
        /// The app or the device is not in the state that the request needs.
        case wrongState
        /// There is no counterpart on Linux, or not yet.
        case unsupported
        /// It was tried and failed.
        case failed
    }

    /// What kind of fault it is.
    public var kind: Kind
    /// The fault in English.
    public var message: String

    /// Creates a fault.
    public init(_ kind: Kind, _ message: String) { (self.kind, self.message) = (kind, message) }

    /// The fault in English.
    public var description: String { message }
}

/// What a device is and does.
public struct ControlStatus: Codable, Hashable, Sendable {
    /// The name of the device.
    public var name: String
    /// The name of its model.
    public var model: String
    /// The identifier of the app on the screen; nil for the device's own screens.
    public var foreground: String?
    /// The width of the screen in its present orientation. > Units: points.
    public var width: Double
    /// The height of the screen in its present orientation. > Units: points.
    public var height: Double
    /// Pixels per point.
    public var scale: Double
    /// Whether the screen of a device that has started shows something.
    public var isReady: Bool

    /// Creates a status.
    public init(name: String, model: String, foreground: String?, width: Double, height: Double, scale: Double, isReady: Bool) {
        (self.name, self.model, self.foreground) = (name, model, foreground)
        (self.width, self.height, self.scale, self.isReady) = (width, height, scale, isReady)
    }
}

/// An installed app.
public struct ControlApp: Codable, Hashable, Sendable {
    /// The identifier of its bundle.
    public var identifier: String
    /// What it is called on the home screen.
    public var name: String
    /// The path of its bundle.
    public var bundle: String
    /// The path of its executable.
    public var executable: String
    /// The path of its home folder.
    public var data: String
    /// The version of its bundle; empty if it declares none.
    public var version: String
    /// The URL schemes that it opens.
    public var schemes: [String]
    /// Its process; nil while it is not running.
    public var process: Int?
    /// Where it is.
    public var state: DriveState

    /// Creates an app that is not running.
    public init(
        identifier: String, name: String, bundle: String, executable: String, data: String, version: String, schemes: [String],
        process: Int? = nil, state: DriveState = .notRunning
    ) {
        (self.identifier, self.name, self.bundle, self.executable, self.data) = (identifier, name, bundle, executable, data)
        (self.version, self.schemes, self.process, self.state) = (version, schemes, process, state)
    }
}
