internal import DriveProtocol
public import Foundation

/// The app under test, or SpringBoard.
///
/// > Contract: XCUIAutomation, XCUIApplication. The parameters `file` and `line` are added: they are the place that a failure names.
public class XCUIApplication: XCUIElement {
    /// What an app does.
    ///
    /// > Contract: XCUIAutomation, XCUIApplication.State
    public enum State: UInt, Sendable {
        /// Nothing is known about it, it does not run, it is suspended or runs in the background, it is on the screen.
        case unknown, notRunning, runningBackgroundSuspended, runningBackground, runningForeground
    }

    /// The arguments of the app's process at its next launch.
    public var launchArguments: [String] = []
    /// Variables of the app's environment at its next launch, in addition to the simulator's.
    public var launchEnvironment: [String: String] = [:]
    private let bundleIdentifier: String?

    /// The app of the tests' target.
    public init(file: StaticString = #filePath, line: UInt = #line) {
        bundleIdentifier = nil
        super.init(ElementPath(), at: SourcePlace(file: file, line: line), isSystem: false)
    }

    /// The app of a bundle identifier: SpringBoard's, `com.apple.springboard`, or that of the app under test.
    public init(bundleIdentifier: String, file: StaticString = #filePath, line: UInt = #line) {
        self.bundleIdentifier = bundleIdentifier
        super.init(
            ElementPath(), at: SourcePlace(file: file, line: line), isSystem: bundleIdentifier == "com.apple.springboard")
    }

    /// Launches the app, after ending it if it runs.
    public func launch(file: StaticString = #filePath, line: UInt = #line) {
        let variables = TraceRecorder.shared.environment(adding: launchEnvironment)
        let environment = Simulation.shared.history.launchEnvironment(variables, of: TraceRecorder.shared.test)
        perform("launch", .launch(arguments: launchArguments, environment: environment), file, line)
    }

    /// Brings the app to the foreground; launches it if it does not run.
    public func activate(file: StaticString = #filePath, line: UInt = #line) {
        guard state != .notRunning else { return launch(file: file, line: line) }
        perform("activate", .activate, file, line)
    }

    /// Ends the app.
    public func terminate(file: StaticString = #filePath, line: UInt = #line) { perform("terminate", .terminate, file, line) }

    /// Opens a URL with the app.
    public func open(_ url: URL, file: StaticString = #filePath, line: UInt = #line) {
        if state == .notRunning { launch(file: file, line: line) }
        perform("open a URL with", .open(url: url.absoluteString), file, line)
    }

    /// What the app does.
    public var state: State {
        // SpringBoard always runs.
        if isSystem { return .runningForeground }
        switch Simulation.shared.send(.state) {
        case .state(.notRunning): return .notRunning
        case .state(.background): return .runningBackground
        case .state(.foreground): return .runningForeground
        default: return .unknown
        }
    }

    /// Waits for a state. > Parameters: timeout: in seconds of the app's clock. > Returns: whether the app is in it.
    public func wait(for state: State, timeout: TimeInterval) -> Bool {
        var waited = 0.0
        while self.state != state {
            guard waited < timeout else { return false }
            _ = Simulation.shared.send(.advance(seconds: Simulation.pollTime))
            waited += Simulation.pollTime
        }
        return true
    }

    private func perform(_ what: String, _ request: DriveRequest, _ file: StaticString, _ line: UInt) {
        let place = SourcePlace(file: file, line: line)
        guard !isSystem else { return TestFailure.record("Failed to \(what) SpringBoard, which always runs", at: place) }
        TraceRecorder.shared.step(what, of: "the app", at: place) {
            do throws(SimulationFailure) { try Simulation.shared.perform(request) } catch {
                TestFailure.record("Failed to \(what) the app: \(error.text)", at: place)
            }
        }
    }
}
