internal import AppLink
package import DeviceProtocol
internal import Foundation

/// Starts an app on a device.
public struct AppLauncher: Sendable {
    /// Which clock the app's timers and animations follow.
    public enum ClockKind: Hashable, Sendable {
        /// The machine's clock.
        case system
        /// Advances only when driven; the path is of libFerryClock.so.
        case manual(library: String)
    }

    /// The path of the app's executable.
    public var executable: String
    /// The arguments of the app's process.
    public var arguments: [String] = []
    /// Names the descriptor of the app's end of the link.
    static let linkVariable = "FERRY_LINK"
    /// Set for an app that must discard its saved interface.
    package static let discardsState = "FERRY_DISCARD_STATE"
    /// The environment of the app's process; the simulator adds its own variables.
    public var environment: [String: String] = ProcessInfo.processInfo.environment
    /// The working directory; nil for the simulator's.
    public var directory: String?
    /// What the device stored for the app, and why it is launched.
    package var beginning = LaunchInfo()
    /// The app's container; nil for a program that uses the user's home folder.
    package var container: AppContainer?
    /// Whether the app's output is forwarded to the simulator's output.
    public var forwardsOutput = true
    /// The clock of the app.
    public var clock: ClockKind
    /// In real time too, the app's wall clock follows the device's.
    package var followsDeviceTime = false

    /// Creates a launcher for an executable.
    public init(executable: String, clock: ClockKind) {
        self.executable = executable
        self.clock = clock
    }

    /// The manual clock's library next to the simulator's executable.
    public static func clockLibrary() throws(LaunchError) -> String {
        let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let named = ProcessInfo.processInfo.environment["FERRY_CLOCK_LIBRARY"]
        let path = named ?? own.appendingPathComponent("libFerryClock.so").path
        guard FileManager.default.isReadableFile(atPath: path) else { throw .missingClock(path: path) }
        return path
    }

    /// Adjusts the wall clock of an app in real time; nil if it was not built.
    private static var wallClockLibrary: String? {
        let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let path = own.appendingPathComponent("libFerryWallClock.so").path
        return FileManager.default.isReadableFile(atPath: path) ? path : nil
    }

    /// What its bundle declares.
    var bundle: AppBundleInformation { AppBundleInformation(of: executable) }

    /// - Parameter zygotes: what the app is forked from if it is launched again in the same way; only with the manual clock.
    package func launch(
        device: DeviceState, renderer: any SceneRenderer, zygotes: AppZygotes? = nil
    ) throws(LaunchError) -> AppSession {
        let (ours, theirs): (LinkSocket, LinkSocket)
        do throws(LinkError) {
            (ours, theirs) = try LinkSocket.pair()
        } catch {
            throw .system(call: "cannot create the link: \(error)", code: 0)
        }
        let device = device.following(arguments)
        var environment = environment
        if let container { environment.merge(container.environment) { $1 } }
        environment[Self.linkVariable] = String(theirs.descriptor)
        environment["LANG"] = device.localeIdentifier + ".UTF-8"
        // Foundation's current locale is derived from it.
        environment["FERRY_LOCALE"] = device.foundationLocale
        environment["LC_ALL"] = nil
        // `#available` and `ProcessInfo` ask for it.
        environment["FERRY_SYSTEM_VERSION"] = device.systemVersion
        // As on Apple's simulators, where the machine's name is the host's; a booted device has set its own.
        environment["SIMULATOR_DEVICE_NAME"] = environment["SIMULATOR_DEVICE_NAME"] ?? device.name
        environment["SIMULATOR_MODEL_IDENTIFIER"] = environment["SIMULATOR_MODEL_IDENTIFIER"] ?? device.model
        // The runtime's backtrace names the app's own line; kept short so that termination is fast.
        if environment["SWIFT_BACKTRACE"] == nil {
            environment["SWIFT_BACKTRACE"] = "enable=yes,color=no,interactive=no,threads=crashed,images=none,registers=none,limit=32"
        }
        var preloaded = PreloadedLibraries(inherited: environment["LD_PRELOAD"])
        var manualTime: Double?
        if followsDeviceTime { environment["TZ"] = device.timeZoneIdentifier }
        if clock == .system, followsDeviceTime, let library = Self.wallClockLibrary {
            try preloaded.prepend(library)
        }
        if case .manual(let library) = clock {
            guard FileManager.default.isReadableFile(atPath: library) else { throw .missingClock(path: library) }
            try preloaded.prepend(library)
            environment["TZ"] = device.timeZoneIdentifier
            manualTime = VirtualClock.start
        }
        environment["LD_PRELOAD"] = preloaded.value
        let settings = ProcessSettings(executable: executable, arguments: arguments, environment: environment, directory: directory)
        let process = try AppProcess(
            settings, inherited: theirs.descriptor, forwards: forwardsOutput, zygotes: manualTime == nil ? nil : zygotes)
        return AppSession(process: process, socket: ours, renderer: renderer, device: device, manualTime: manualTime, beginning: beginning)
    }
}
