import DeviceRequests
import DriveProtocol
import Foundation
import Monkey

/// Simulators for `ferry monkey`: each start is a new one without data, next to a new service if the app has one.
final class MonkeyMachine: MonkeyDevice {
    private let simulator: String
    private let words: [String]
    private let service: AppService.Launch?
    private var running: DrivenSimulator?
    private var runningService: AppService.Running?

    /// > Parameters: simulator: the program; words: its arguments besides those of a kind of run.
    init(simulator: String, words: [String], service: AppService.Launch?) {
        (self.simulator, self.words, self.service) = (simulator, words, service)
    }

    func start() throws {
        stop()
        try startService()
        running = try DrivenSimulator(simulator, words + ["--headless", "--drive"])
    }

    func send(_ request: DriveRequest) -> DriveAnswer {
        guard let running else { return .ended("no simulator runs") }
        _ = running.log.take()
        return running.send(request)
    }

    func send(_ request: DeviceRequest) -> DeviceAnswer { running?.send(request) ?? .ended("no simulator runs") }

    func failure(ofScript text: String) throws -> String? {
        stop()
        try startService()
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-monkey-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("steps.ui")
        try text.write(to: file, atomically: true, encoding: .utf8)
        let result = try ChildProcess([simulator] + words + ["--headless", "--script", file.path]).capture()
        return result.status == 0 ? nil : result.output + result.errors
    }

    /// Ends the simulator, and with it the app, and the service.
    func stop() {
        running?.stop()
        running = nil
        runningService?.stop()
        runningService = nil
    }

    private func startService() throws {
        runningService = try service?.start()
        if let url = runningService?.url { setenv(AppService.variable, url, 1) }
    }
}
