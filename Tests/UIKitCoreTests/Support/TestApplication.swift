import DeviceProtocol
import Foundation
import QuartzCore
import UIKitCore

/// An application in memory: its device, its clock and everything it sent, with simulated touches.
@MainActor final class TestApplication {
    let environment: TestEnvironment
    let delays = TestDelays()
    private let context: ApplicationContext
    /// Retains windows, which the application does not.
    private var windows: [UIWindow] = []

    /// > Parameters: declared: the app's `Info.plist`.
    init(device: DeviceState = .standard, declared: [String: Any] = [:]) {
        environment = TestEnvironment(device: device)
        context = ApplicationContext(environment: environment, delays: delays, declared: declared)
        activate()
    }

    /// Makes this the current one: a test may have several, and a suite without `.application` shares the process's place for one.
    func activate() {
        if ApplicationContext.current !== context { ApplicationContext.install(context) }
    }

    /// A visible key window with a root view controller; laid out.
    func window(_ root: UIViewController = UIViewController()) -> UIWindow {
        activate()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        windows.append(window)
        window.makeKeyAndVisible()
        flush()
        return window
    }

    func flush() { LayerContext.main.flush() }

    // MARK: Touches

    func touch(_ phase: TouchSample.Phase, _ x: Double, _ y: Double, finger: Int = 0) {
        touches([TouchSample(finger: finger, phase: phase, x: x, y: y)])
    }

    func touches(_ samples: [TouchSample]) { send(.input(.touches(samples, time: environment.manualClock.now))) }

    func tap(_ x: Double, _ y: Double) {
        touch(.began, x, y)
        advance(0.05)
        touch(.ended, x, y)
    }

    func send(_ event: ApplicationEvent) {
        activate()
        if case .deviceChanged(let state) = event { environment.device = state }
        environment.onEvent?(event)
    }

    func advance(_ seconds: Double) {
        environment.manualClock.now += seconds
        delays.advance(by: seconds)
    }
}

final class TestEnvironment: ApplicationEnvironment {
    var device: DeviceState
    let manualClock = TestClock()
    var clock: any DeviceClock { manualClock }
    var beginning = LaunchInfo()
    var onEvent: ((ApplicationEvent) -> Void)?
    private(set) var requests: [ApplicationRequest] = []

    init(device: DeviceState) { self.device = device }
    func send(_ request: ApplicationRequest) { requests.append(request) }
    var logs: [String] {
        requests.compactMap { if case .log(let line) = $0 { line } else { nil } }
    }
}

final class TestClock: DeviceClock, @unchecked Sendable {
    var now = 100.0
}

/// Runs delayed actions when the test's clock reaches them.
@MainActor final class TestDelays: DelayedActionScheduler {
    private var now = 0.0
    private var serial = 0
    private var waiting: [(id: Int, due: Double, action: @MainActor () -> Void)] = []

    func run(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        serial += 1
        let id = serial
        waiting.append((id, now + delay, action))
        return { [weak self] in self?.waiting.removeAll { $0.id == id } }
    }

    func advance(by seconds: Double) {
        let end = now + seconds
        while let next = waiting.filter({ $0.due <= end + 1e-9 }).min(by: { $0.due < $1.due }) {
            waiting.removeAll { $0.id == next.id }
            now = next.due
            next.action()
        }
        now = end
    }
}

/// Records events in order.
@MainActor final class Journal {
    private(set) var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

extension DeviceState {
    /// An iPad in portrait.
    static let pad = DeviceState(
        model: "iPad14,3", name: "iPad", idiom: .pad, width: 834, height: 1194, scale: 2, safeTop: 24, safeBottom: 20)
    /// The same device in landscape.
    var turned: DeviceState {
        var device = self
        device.orientation = .landscapeRight
        return device
    }
}
