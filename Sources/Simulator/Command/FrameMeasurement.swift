internal import AppLink
internal import Foundation
internal import Glibc
internal import HostInterface

/// Measures the frames of an app that moves something in each of them, on a clock that goes on as soon as a frame is done.
///
/// A frame is what happens from the clock's step to pixels in the framebuffer, in both processes.
struct FrameMeasurement {
    /// > Units: milliseconds, MB of a million bytes.
    private struct Report: Encodable {
        var frames: Int
        /// In how many of them the app changed something.
        var changed: Int
        var appProcessor: Double
        var serverProcessor: Double
        var wallMedian: Double
        var wall99: Double
        var wallMost: Double
        var appMemory: Double
        var serverMemory: Double
    }

    let options: SimulatorOptions
    let device: SimulatedDevice
    private let clock = LinkClock()
    /// Not measured: what is made once, such as caches and the first rows to be used again.
    private static let warmUp = 30

    init(options: SimulatorOptions, device: SimulatedDevice) {
        self.options = options
        self.device = device
    }

    /// The figures as JSON.
    func run(_ count: Int) throws -> String {
        var launcher = AppLauncher(executable: options.app, clock: .manual(library: try AppLauncher.clockLibrary()))
        launcher.arguments = options.appArguments
        try device.launch(launcher)
        guard let session = device.session else { throw AppEnding(reason: .exited(code: 0)) }
        defer { session.terminate() }
        let driver = ManualDriver(device: device)
        try driver.sync()
        for _ in 0..<Self.warmUp { try frame(driver) }
        let app = session.process.identifier
        let changesBefore = session.transactionCount
        let (appBefore, ownBefore) = (ProcessorTime.used(by: app), ProcessorTime.used(by: getpid()))
        var walls: [Double] = []
        walls.reserveCapacity(count)
        for _ in 0..<count {
            let start = clock.now
            try frame(driver)
            walls.append((clock.now - start) * 1000)
        }
        let (appAfter, ownAfter) = (ProcessorTime.used(by: app), ProcessorTime.used(by: getpid()))
        walls.sort()
        let report = Report(
            frames: count, changed: session.transactionCount - changesBefore, appProcessor: (appAfter - appBefore) * 1000 / Double(count),
            serverProcessor: (ownAfter - ownBefore) * 1000 / Double(count), wallMedian: walls[count / 2],
            wall99: walls[min(count - 1, count * 99 / 100)], wallMost: walls[count - 1], appMemory: try memory(of: app),
            serverMemory: try memory(of: getpid()))
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        return String(decoding: try encoder.encode(report), as: UTF8.self)
    }

    private func frame(_ driver: ManualDriver) throws(AppEnding) {
        try driver.advance(by: ManualDriver.frame)
        _ = device.composer.compose(at: driver.time)
    }

    /// A process's own pages and its part of those it shares.
    private func memory(of process: Int32) throws -> Double {
        let text = try String(contentsOfFile: "/proc/\(process)/smaps_rollup", encoding: .utf8)
        let line = text.split(separator: "\n").first { $0.hasPrefix("Pss:") }
        return (line.flatMap { Double($0.filter(\.isNumber)) } ?? 0) * 1024 / 1e6
    }
}
