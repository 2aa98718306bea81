internal import AppLink
internal import DeviceProtocol
internal import Foundation
internal import Glibc

/// Measures a built app in real time, on an in-memory display.
struct AppMeasurement {
    let options: SimulatorOptions
    let device: SimulatedDevice
    private let clock = LinkClock()

    /// What Qt Quick took once on the planning machine; the benchmark makes its own comparison in one run. > Units: milliseconds.
    private static let launchTarget = 103.0
    /// > Units: MB, of a million bytes.
    private static let memoryTarget = 60.0
    /// > Units: seconds.
    private static let patience = 30.0
    private static let idleTime = 10.0

    init(options: SimulatorOptions, device: SimulatedDevice) {
        self.options = options
        self.device = device
    }

    func run(_ measurement: SimulatorOptions.Measurement) throws -> MeasurementReport {
        var launcher = AppLauncher(executable: options.app, clock: .system)
        launcher.arguments = options.appArguments
        let start = clock.now
        try device.launch(launcher)
        guard let session = device.session else { throw AppTermination(reason: .exited(code: 0)) }
        defer { session.terminate() }
        let firstFrame = try firstFrame(session, limit: start + AppMeasurement.patience)
        try rest(session)
        switch measurement {
        case .launch:
            return MeasurementReport(metrics: [
                .init("launch to first frame", (firstFrame - start) * 1000, "ms", atMost: AppMeasurement.launchTarget),
                .init("resident memory", try residentMegabytes(of: session.process.identifier), "MB", atMost: AppMeasurement.memoryTarget),
            ])
        case .idle: return try idle(session)
        case .frames: throw UsageError("frames are measured on the manual clock")
        }
    }

    /// When the first frame with the app's own pixels was ready for display.
    private func firstFrame(_ session: AppSession, limit: Double) throws -> Double {
        while clock.now < limit {
            session.service()
            if let ending = session.ending { throw ending }
            if session.hasLaunched, session.transactionCount > 0 {
                _ = device.composer.compose(at: clock.now)
                return clock.now
            }
            wait(session, limit - clock.now)
        }
        session.endAsHung(after: AppMeasurement.patience)
        throw session.ending ?? AppTermination(reason: .hung(seconds: AppMeasurement.patience))
    }

    /// Waits for work that follows a launch: animations, and responses to queries.
    private func rest(_ session: AppSession) throws {
        let limit = clock.now + 5
        var lastChange = clock.now
        while clock.now < limit, clock.now - lastChange < 0.5 {
            let before = session.transactionCount
            session.service()
            if let ending = session.ending { throw ending }
            if device.composer.needsFrame(at: clock.now) { _ = device.composer.compose(at: clock.now) }
            if session.transactionCount != before || device.composer.isSettling(at: clock.now) { lastChange = clock.now }
            wait(session, 1.0 / 60)
        }
    }

    private func idle(_ session: AppSession) throws -> MeasurementReport {
        let start = clock.now
        let before = (bytes: session.receivedBytes, frames: device.composer.frameCount)
        let (appBefore, ownBefore) = (ProcessorTime.used(by: session.process.identifier), ProcessorTime.used(by: getpid()))
        while clock.now - start < AppMeasurement.idleTime {
            session.service()
            if let ending = session.ending { throw ending }
            if device.composer.needsFrame(at: clock.now) { _ = device.composer.compose(at: clock.now) }
            wait(session, min(AppMeasurement.idleTime, device.composer.nextChange(after: clock.now).map { $0 - clock.now } ?? .infinity))
        }
        let appTime = ProcessorTime.used(by: session.process.identifier) - appBefore
        let ownTime = ProcessorTime.used(by: getpid()) - ownBefore
        return MeasurementReport(metrics: [
            .init("idle frames in 10 s", Double(device.composer.frameCount - before.frames), "frames", atMost: 0),
            .init("idle bytes in 10 s", Double(session.receivedBytes - before.bytes), "bytes", atMost: 0),
            .init("idle processor time of the app in 10 s", appTime * 1000, "ms", atMost: 10),
            .init("idle processor time of the simulator in 10 s", ownTime * 1000, "ms", atMost: 10),
        ])
    }

    private func wait(_ session: AppSession, _ seconds: Double) {
        var set = PollSet()
        session.addDescriptors(to: &set)
        set.wait(max(0, seconds))
    }

    private func residentMegabytes(of process: Int32) throws -> Double {
        let text = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
        let line = text.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
        return (line.flatMap { Double($0.filter(\.isNumber)) } ?? 0) * 1024 / 1e6
    }
}
