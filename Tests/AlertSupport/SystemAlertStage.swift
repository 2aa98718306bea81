import CoreGraphics
package import DeviceProtocol
import Foundation
import QuartzCore
import RenderProtocol
package import UIKitCore

/// An application in memory, for modules whose questions the system asks in alerts.
@MainActor package final class SystemAlertStage {
    package let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    private let environment: StageEnvironment
    private let delays = StageDelays()

    package init(device: DeviceState = .standard) {
        environment = StageEnvironment(device)
        ApplicationContext.install(ApplicationContext(environment: environment, delays: delays, declared: [:]))
    }

    /// What the app sent to the simulator's log.
    package var logs: [String] { environment.logs }

    /// Lets deferred work of the main queue run.
    package func settle() async {
        for _ in 0..<4 {
            await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        }
        LayerContext.main.flush()
    }

    /// Runs what is due within the time. > Units: seconds.
    package func advance(_ seconds: Double) { delays.advance(by: seconds) }

    /// Shows a controller in the window, laid out.
    package func show(_ root: UIViewController) {
        window.rootViewController = root
        window.makeKeyAndVisible()
        LayerContext.main.flush()
    }

    /// The alert that the system shows.
    package var alert: UIAlertController? {
        ApplicationContext.current.windows.visible.compactMap { $0.rootViewController?.presentedViewController as? UIAlertController }.last
    }

    /// Waits for the system's alert, which appears in a later turn of the main queue.
    package func awaitAlert() async -> UIAlertController? {
        var turns = 0
        while alert == nil, turns < 10_000 {
            await settle()
            turns += 1
        }
        return alert
    }
}

private final class StageEnvironment: ApplicationEnvironment {
    var device: DeviceState
    var clock: any DeviceClock { StageClock() }
    var beginning = LaunchInfo()
    var onEvent: ((ApplicationEvent) -> Void)?
    private(set) var logs: [String] = []

    init(_ device: DeviceState) { self.device = device }
    func send(_ request: ApplicationRequest) { if case .log(let line) = request { logs.append(line) } }
}

private final class StageClock: DeviceClock { var now: Double { LayerContext.main.now } }

/// Delayed actions that run when a test says that time has passed.
@MainActor private final class StageDelays: DelayedActionScheduler {
    private var now = 0.0
    private var actions: [(id: Int, due: Double, body: @MainActor () -> Void)] = []
    private var last = 0

    func run(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        last += 1
        let id = last
        actions.append((id, now + delay, action))
        return { [weak self] in self?.actions.removeAll { $0.id == id } }
    }

    func advance(by seconds: Double) {
        let end = now + seconds
        while let next = actions.filter({ $0.due <= end }).min(by: { ($0.due, $0.id) < ($1.due, $1.id) }) {
            actions.removeAll { $0.id == next.id }
            now = max(now, next.due)
            next.body()
        }
        now = end
    }
}
