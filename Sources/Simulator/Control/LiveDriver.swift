internal import AppLink
package import DeviceProtocol
internal import Foundation
package import RenderProtocol

/// Touches a device that runs in real time: everything else of it goes on meanwhile.
///
/// > Units: seconds of the simulator's clock. > Isolation: the simulator's main thread.
package final class LiveDriver: DeviceDriver {
    package let device: SimulatedDevice
    private let runner: LiveRunner
    /// Readable when the device is to end.
    private let signals: Int32
    private let clock = LinkClock()

    /// How long an app may take to answer. > Units: seconds.
    private static let patience = 30.0
    /// How many frames without a change are rest: longer than in virtual time, in which no work is left between two frames.
    private static let quietFrames = 8

    package init(device: SimulatedDevice, runner: LiveRunner, signals: Int32 = -1) {
        (self.device, self.runner, self.signals) = (device, runner, signals)
    }

    package var time: Double { clock.now }

    /// Lets the device run until something is the case, or for a time. > Returns: whether it is the case.
    func wait(_ limit: Double, until isDone: () -> Bool) throws(AppTermination) -> Bool {
        let end = clock.now + limit
        var isReached = false
        runner.run(
            signals: signals,
            until: {
                isReached = isReached || isDone()
                return isReached || clock.now >= end
            }, deadline: end, closes: false)
        guard !runner.isOver else { throw AppTermination(reason: .interrupted) }
        return isReached
    }

    package func advance(by duration: Double) throws(AppTermination) { _ = try wait(max(0, duration)) { false } }

    package func sync() throws(AppTermination) { _ = try answer { .sync(id: $0) } }

    private func session() throws(AppTermination) -> AppSession {
        guard let session = device.session else { throw AppTermination(reason: .exited(code: 0), message: "nothing is on the screen") }
        if let ending = session.ending { throw ending }
        return session
    }

    package func answer(_ question: (UInt32) -> LinkMessage) throws(AppTermination) -> AppSession.Answer {
        let session = try session()
        let number = session.ask(question)
        var answer: AppSession.Answer?
        let isAnswered = try wait(Self.patience) {
            answer = session.takeAnswer(number)
            return answer != nil || session.ending != nil
        }
        if let answer { return answer }
        if let ending = session.ending { throw ending }
        // It may be at a breakpoint: it goes on.
        throw AppTermination(reason: .hung(seconds: isAnswered ? 0 : Self.patience))
    }

    package func send(_ event: InputEvent) throws(AppTermination) {
        let session = try session()
        device.autoLock.touched()
        if case .touches(let samples, _) = event { return runner.send([samples]) }
        // The software keyboard stays on the screen, where its keys can be tapped.
        session.send(.input(event))
    }

    package func waitUntilIdle(limit: Double) throws(AppTermination) -> Bool {
        let end = clock.now + limit
        var quiet = 0
        while quiet < Self.quietFrames {
            guard clock.now < end else { return false }
            let (before, current) = (try session().transactionCount, device.session)
            try advance(by: ManualDriver.frame)
            // An app that is busy has not shown yet what it will.
            try sync()
            let isQuiet = device.session === current && device.session?.transactionCount == before
            quiet = isQuiet && !device.composer.isSettling(at: clock.now) ? quiet + 1 : 0
        }
        return true
    }

    package func screenshot() -> PixelStore {
        _ = device.composer.compose(at: clock.now)
        // The host has not shown what was composed here.
        device.composer.invalidate()
        return device.composer.screenshot()
    }
}
