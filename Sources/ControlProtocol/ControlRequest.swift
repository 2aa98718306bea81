public import DriveProtocol

/// What a command asks of a device that keeps running.
///
/// The device answers each request with `ControlAnswer`s: one for most, several for those that watch something.
public enum ControlRequest: Codable, Hashable, Sendable {
    /// What the device is and does; answered by `status`.
    case status
    /// Ends its apps and the device.
    case shutdown
    /// The installed apps; answered by `apps`.
    case apps
    /// Installs an app, also for the device's next start. The environment is that of all its launches.
    case install(executable: String, environment: [String: String])
    /// Removes an app and its data.
    case uninstall(app: String)
    /// Launches an app, or brings it to the foreground; answered by `launched`, and where output is watched by `line`s until it ends.
    case launch(app: String, arguments: [String], environment: [String: String], endsRunning: Bool, watchesOutput: Bool)
    /// Ends an app as its user does.
    case terminate(app: String)
    /// Opens a URL.
    case open(url: String)
    /// Delivers a remote notification.
    case push(app: String, payload: String)
    /// Changes a setting by its name and value, as `ferry set` does.
    case set(name: String, value: String)
    /// The value of a setting; answered by `text`.
    case setting(name: String)
    /// Presses a button, as `ferry press` does.
    case press(String)
    /// Changes a permission of an app.
    case permission(ControlPermission, service: String, app: String)
    /// Removes all apps' keychains.
    case resetKeychain
    /// What the status bar shows instead of the truth; nil values stay.
    case overrideStatusBar(ControlStatusBar)
    /// What the status bar shows instead of the truth; answered by `statusBar`.
    case statusBar
    /// The status bar shows the truth again.
    case clearStatusBar
    /// The text on the pasteboard; answered by `text`.
    case pasteboard
    /// Puts a text on the pasteboard.
    case copy(String)
    /// Adds photos to the library.
    case addMedia(paths: [String])
    /// Folders of an app; answered by `text`.
    case container(app: String, kind: ControlContainer)
    /// A variable of the environment of the device's apps; answered by `text`.
    case variable(String)
    /// The last lines of the log; answered by `text`.
    case log
    /// Every line of the log from now on, until the client leaves.
    case watchLog(app: String?)
    /// Records the screen until the client stops the recording or leaves.
    case startRecording(path: String)
    /// Writes the file of the recording that this client started.
    case stopRecording
    /// What a test asks, in the device's real time; answered by `drive`.
    case drive(DriveRequest)

    /// The longest line of a request. > Units: bytes.
    public static let longestLine = 4 << 20
}

/// What happens to a permission.
public enum ControlPermission: String, Codable, Hashable, Sendable, CaseIterable {
    /// The app may.
    case grant
    /// The app may not.
    case revoke
    /// The app was never asked.
    case reset
}

/// A folder of an app.
public enum ControlContainer: String, Codable, Hashable, Sendable, CaseIterable {
    /// The app's bundle.
    case app
    /// The app's home folder.
    case data
}

/// What the status bar shows instead of the truth.
public struct ControlStatusBar: Codable, Hashable, Sendable {
    /// The text of the clock.
    public var time: String?
    /// > Units: percent.
    public var batteryLevel: Int?
    /// Whether the battery is drawn as charging.
    public var isCharging: Bool?
    /// How many bars of the mobile network are filled, from 0 to 4.
    public var cellularBars: Int?
    /// How many bars of the wireless network are filled, from 0 to 3.
    public var wifiBars: Int?

    /// Creates overrides that change nothing.
    public init() {}

    /// These, and the earlier ones where these say nothing.
    public func over(_ earlier: ControlStatusBar) -> ControlStatusBar {
        var result = self
        result.time = time ?? earlier.time
        result.batteryLevel = batteryLevel ?? earlier.batteryLevel
        result.isCharging = isCharging ?? earlier.isCharging
        result.cellularBars = cellularBars ?? earlier.cellularBars
        result.wifiBars = wifiBars ?? earlier.wifiBars
        return result
    }

    /// What is out of range; nil if all is well.
    public var fault: String? {
        if let time, time.isEmpty || time.count > 32 { return "a time has 1 to 32 characters" }
        if let batteryLevel, !(0...100).contains(batteryLevel) { return "a battery level is from 0 to 100, not \(batteryLevel)" }
        if let cellularBars, !(0...4).contains(cellularBars) { return "there are 0 to 4 bars of a mobile network, not \(cellularBars)" }
        if let wifiBars, !(0...3).contains(wifiBars) { return "there are 0 to 3 bars of a wireless network, not \(wifiBars)" }
        return nil
    }
}
