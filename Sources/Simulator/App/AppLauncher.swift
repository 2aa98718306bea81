internal import AppLink
internal import Foundation
package import HostInterface

/// Starts an app on a device.
public struct AppLauncher: Sendable {
    public enum ClockKind: Hashable, Sendable {
        case system
        /// Moves only when driven; the path is of libFerryClock.so.
        case manual(library: String)
    }

    public var executable: String
    public var arguments: [String] = []
    /// Set for an app that is to throw away what it kept of its interface.
    package static let discardsState = "FERRY_DISCARD_STATE"
    public var environment: [String: String] = ProcessInfo.processInfo.environment
    public var directory: String?
    /// What the device kept for the app, and why it starts.
    package var beginning = LaunchInfo()
    /// The app's home; nil for a program that shares the person's.
    package var container: AppContainer?
    /// Whether what the app writes goes on to where the simulator writes.
    public var forwardsOutput = true
    public var clock: ClockKind
    /// In real time too, the app's wall clock shows what the device's does.
    package var followsDeviceTime = false

    public init(executable: String, clock: ClockKind) {
        self.executable = executable
        self.clock = clock
    }

    /// The library of the manual clock as it lies beside the simulator's own program.
    public static func clockLibrary() throws(LaunchError) -> String {
        let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let named = ProcessInfo.processInfo.environment["FERRY_CLOCK_LIBRARY"]
        let path = named ?? own.appendingPathComponent("libFerryClock.so").path
        guard FileManager.default.isReadableFile(atPath: path) else { throw .missingClock(path: path) }
        return path
    }

    /// What moves the wall clock of an app in real time; nil where it was not built.
    private static var wallClockLibrary: String? {
        let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let path = own.appendingPathComponent("libFerryWallClock.so").path
        return FileManager.default.isReadableFile(atPath: path) ? path : nil
    }

    /// What its bundle says of it.
    var bundle: AppBundleInformation { AppBundleInformation(of: executable) }

    package func launch(device: DeviceState, renderer: any SceneRenderer) throws(LaunchError) -> AppSession {
        let (ours, theirs): (LinkSocket, LinkSocket)
        do throws(LinkError) {
            (ours, theirs) = try LinkSocket.pair()
        } catch {
            throw .system(call: "making the link: \(error)", code: 0)
        }
        var environment = environment
        if let container { environment.merge(container.environment) { $1 } }
        environment["FERRY_LINK"] = String(theirs.descriptor)
        environment["LANG"] = device.localeIdentifier + ".UTF-8"
        // What Foundation's current locale is made from.
        environment["FERRY_LOCALE"] = device.foundationLocale
        environment["LC_ALL"] = nil
        // The runtime's trace names the app's own line; short, so that an ending is quick.
        if environment["SWIFT_BACKTRACE"] == nil {
            environment["SWIFT_BACKTRACE"] = "enable=yes,color=no,interactive=no,threads=crashed,images=none,registers=none,limit=32"
        }
        var manualTime: Double?
        if followsDeviceTime { environment["TZ"] = device.timeZoneIdentifier }
        if clock == .system, followsDeviceTime, let library = Self.wallClockLibrary {
            environment["LD_PRELOAD"] = library + (environment["LD_PRELOAD"].map { ":" + $0 } ?? "")
        }
        if case .manual(let library) = clock {
            guard FileManager.default.isReadableFile(atPath: library) else { throw .missingClock(path: library) }
            let others = environment["LD_PRELOAD"].map { ":" + $0 } ?? ""
            environment["LD_PRELOAD"] = library + others
            environment["TZ"] = device.timeZoneIdentifier
            manualTime = VirtualClock.start
        }
        let process = try AppProcess(
            executable: executable, arguments: arguments, environment: environment, directory: directory, inherited: theirs.descriptor,
            forwards: forwardsOutput)
        return AppSession(process: process, socket: ours, renderer: renderer, device: device, manualTime: manualTime, beginning: beginning)
    }
}
