internal import AppLink
internal import DeviceProtocol
internal import Foundation
internal import Glibc

/// Measures the frames of an app that moves something in each of them, such as a list that it scrolls.
///
/// A frame is the time from the clock's step to its last pixels in the framebuffer, in both processes. What an app prepares afterwards for
/// later frames counts as processor time, as does the manual clock's check for an idle process, but not as part of a frame.
struct FrameMeasurement {
    /// > Units: milliseconds, MB of a million bytes.
    private struct Report: Encodable {
        var frames: Int
        /// Frames in which the app changed something.
        var changed = 0
        var appProcessor = 0.0
        var serverProcessor = 0.0
        /// Of both processes, at sixty frames a second with idle time between them.
        var pacedProcessor = 0.0
        var wallMedian = 0.0
        var wall99 = 0.0
        var wallMost = 0.0
        var appMemory = 0.0
        var serverMemory = 0.0
    }

    let options: SimulatorOptions
    let device: SimulatedDevice
    private let clock = LinkClock()
    /// Not measured: what is created once, such as caches and the first reusable rows.
    private static let warmUp = 30

    init(options: SimulatorOptions, device: SimulatedDevice) {
        self.options = options
        self.device = device
    }

    /// The measurements as JSON.
    ///
    /// Two runs: on the manual clock, at full speed and without that clock's cost; then at sixty frames a second.
    func run(_ count: Int) throws -> String {
        var report = Report(frames: count)
        try measureUnpaced(count, &report)
        try measurePaced(count, &report)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        return String(decoding: try encoder.encode(report), as: UTF8.self)
    }

    private func measureUnpaced(_ count: Int, _ report: inout Report) throws {
        var launcher = AppLauncher(executable: options.app, clock: .manual(library: try AppLauncher.clockLibrary()))
        launcher.arguments = options.appArguments
        try device.launch(launcher)
        guard let session = device.session else { throw AppTermination(reason: .exited(code: 0)) }
        defer { session.terminate() }
        let driver = ManualDriver(device: device)
        try driver.sync()
        for _ in 0..<Self.warmUp { try frame(driver) }
        let before = session.transactionCount
        var walls: [Double] = []
        walls.reserveCapacity(count)
        let used = processor(session)
        for _ in 0..<count {
            walls.append(try frame(driver) * 1000)
        }
        let usedThen = processor(session)
        report.appProcessor = (usedThen.app - used.app) * 1000 / Double(count)
        report.serverProcessor = (usedThen.server - used.server) * 1000 / Double(count)
        (report.appMemory, report.serverMemory) = (memory(of: session.process.identifier), memory(of: getpid()))
        walls.sort()
        report.changed = session.transactionCount - before
        (report.wallMedian, report.wallMost) = (walls[count / 2], walls[count - 1])
        report.wall99 = walls[min(count - 1, count * 99 / 100)]
    }

    /// > Returns: the seconds until the last change was in the framebuffer.
    @discardableResult
    private func frame(_ driver: ManualDriver) throws(AppTermination) -> Double {
        let (composer, clock) = (device.composer, clock)
        let start = clock.now
        let time = driver.time + ManualDriver.frame
        var end = start
        func compose() {
            guard composer.needsFrame(at: time) else { return }
            let before = composer.frameCount
            _ = composer.compose(at: time)
            if composer.frameCount != before { end = clock.now }
        }
        driver.whileWaiting = compose
        defer { driver.whileWaiting = nil }
        try driver.advance(by: ManualDriver.frame)
        compose()
        return end - start
    }

    private func measurePaced(_ count: Int, _ report: inout Report) throws {
        var launcher = AppLauncher(executable: options.app, clock: .system)
        launcher.arguments = options.appArguments
        try device.launch(launcher)
        guard let session = device.session else { throw AppTermination(reason: .exited(code: 0)) }
        defer { session.terminate() }
        let app = session.process.identifier
        try run(session, frames: Self.warmUp)
        let (appBefore, ownBefore) = (ProcessorTime.used(by: app), ProcessorTime.used(by: getpid()))
        let frames = Double(try run(session, frames: count))
        let used = ProcessorTime.used(by: app) - appBefore + ProcessorTime.used(by: getpid()) - ownBefore
        report.pacedProcessor = used * 1000 / frames
    }

    /// Without the thread that reads the link: it also runs the manual clock, which a device does not have.
    private func processor(_ session: AppSession) -> (app: Double, server: Double) {
        (
            ProcessorTime.used(by: session.process.identifier, exceptThreads: LinkReader.threadName),
            ProcessorTime.used(by: getpid())
        )
    }

    /// Shows frames until the app has drawn this many; returns how many it drew.
    @discardableResult
    private func run(_ session: AppSession, frames: Int) throws -> Int {
        let before = session.transactionCount
        let limit = clock.now + Double(frames) / 10 + 10
        while session.transactionCount - before < frames {
            guard clock.now < limit else { throw UsageError("the app drew only \(session.transactionCount - before) of \(frames) frames") }
            session.service()
            if let ending = session.ending { throw ending }
            if device.composer.needsFrame(at: clock.now) { _ = device.composer.compose(at: clock.now) }
            var set = PollSet()
            session.addDescriptors(to: &set)
            set.wait(0.1)
        }
        return session.transactionCount - before
    }

    private func memory(of process: Int32) -> Double { Double(ProcessMemory.used(by: process) ?? 0) / 1e6 }
}
