internal import DeviceProtocol
package import DriveProtocol
internal import Foundation

/// Does what a test asks: runs one app on the device, touches it and says what is on the screen.
///
/// > Isolation: the simulator's main thread.
package final class DriveServer {
    let driver: ManualDriver
    private let launcher: AppLauncher
    let app: InstalledApp
    private let screenshots = SharedScreenshots()
    private let repeated = RepeatedElements()
    /// What apps have printed since a test asked last.
    private var log: [String] = []
    private static let mostLines = 2000
    var device: SimulatedDevice { driver.device }
    /// Where requests come from and answers go to; nil for a server that cannot be copied.
    var streams: DriveStreams?
    /// Shows the device to a user until its window or page is closed. > Returns: why it cannot be shown; nil if it was.
    var present: ((_ host: String, _ port: Int) -> String?)?

    /// > Parameters: launcher: of the app, which is installed and not launched.
    package init(driver: ManualDriver, app: InstalledApp, launcher: AppLauncher) {
        (self.driver, self.app, self.launcher) = (driver, app, launcher)
        // Tests use the keys of the software keyboard and type at the same time.
        driver.device.setHardwareKeyboard(false)
        driver.keepsSoftwareKeyboard = true
        device.onOutput = { [weak self] _, _, line in self?.note(line) }
    }

    private func note(_ line: String) {
        log.append(line)
        if log.count > Self.mostLines { log.removeFirst(log.count - Self.mostLines) }
    }

    /// Each line is given out once.
    func takeLog() -> [String] {
        defer { log = [] }
        return log
    }

    /// The answer as a line, with its line feed.
    func line(_ request: DriveRequest) throws -> Data { try repeated.line(answer(request)) }

    package func answer(_ request: DriveRequest) -> DriveAnswer {
        do throws(AppTermination) {
            return try perform(request)
        } catch {
            return .ended(error.description)
        }
    }

    private func perform(_ request: DriveRequest) throws(AppTermination) -> DriveAnswer {
        switch request {
        case .launch(let arguments, let environment): return try launch(arguments, environment)
        case .terminate:
            guard app.isRunning else { return .done }
            device.end(app)
            return try rest()
        case .activate:
            guard app.isRunning else { return try launch(launcher.arguments, [:]) }
            device.open(app)
            return try rest()
        case .open(let url):
            device.open(link: url)
            return try rest()
        case .state: return .state(state)
        case .snapshot(let process, let commands):
            guard let streams else { return .failed("this simulator has no streams") }
            try driver.sync()
            return SimulatorSnapshot(driver: driver, streams: streams, prepare: screenshots.forgetAll).take(
                for: process, commands: commands)
        case .pixels(let released):
            try driver.sync()
            driver.compose()
            screenshots.release(released)
            guard let pixels = screenshots.take(device.composer, scale: device.device.scale) else {
                return .failed("not enough memory for an image of the screen, or \(DrivePixels.most) images are still used")
            }
            return .pixels(pixels)
        default:
            let requests = ScreenRequests(driver: driver, repeated: repeated)
            return try requests.perform(request, under: app.session) ?? .failed("unknown request")
        }
    }

    private func launch(_ arguments: [String], _ environment: [String: String]) throws(AppTermination) -> DriveAnswer {
        var launcher = launcher
        launcher.arguments = arguments
        launcher.environment.merge(environment) { $1 }
        if app.isRunning { app.end() }
        do throws(LaunchError) { try device.launch(launcher) } catch { return .failed("\(error)") }
        return try rest()
    }

    /// Waits until the screen is at rest; one that never is does not fail what was asked.
    func rest() throws(AppTermination) -> DriveAnswer {
        try ScreenRequests(driver: driver).rest()
    }

    private var state: DriveState {
        guard app.isRunning else { return .notRunning }
        return app.session === device.session && app.standing == .active ? .foreground : .background
    }
}
