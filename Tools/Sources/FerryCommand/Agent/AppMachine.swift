import AgentServer
import DeviceRequests
import DriveProtocol
import Foundation

/// Builds, tests and runs one app for `ferry mcp`, by commands of their own: what they print is read, and one that fails ends alone.
final class AppMachine: AgentMachine {
    private let path: String
    private let arguments: Arguments
    private let checkout: Checkout
    private var program: String?
    private var simulator: DrivenSimulator?
    private var device: String?
    private var serviceLaunch: AppService.Launch?
    private var service: AppService.Running?
    /// What the simulator was asked.
    private var history = DriveHistory()
    /// What it was asked up to each moment that was kept.
    private var forks: [DriveHistory] = []

    init(path: String, arguments: Arguments, checkout: Checkout) {
        (self.path, self.arguments, self.checkout) = (path, arguments, checkout)
    }

    func build() -> (lines: [String], isBuilt: Bool) {
        let (lines, status) = command("build", options: ["--product", "--scheme", "--target", "--configuration"], [])
        let mark = "Built "
        program = status == 0 ? lines.last { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) } : nil
        return (lines, program != nil)
    }

    func test(only: String?) -> (lines: [String], isPassed: Bool) {
        let (lines, status) = command(
            "test", options: ["--scheme", "--target", "--configuration"], only.map { ["--only-testing", $0] } ?? [])
        return (lines, status == 0)
    }

    private func command(_ verb: String, options: [String], _ more: [String]) -> (lines: [String], status: Int32) {
        let values = options.flatMap { option in arguments[option].map { [option, $0] } ?? [] }
        var lines: [String] = []
        do {
            // Never this file's name: another build may have replaced it.
            let status = try ChildProcess(["/proc/\(getpid())/exe", verb, path] + values + more).stream { lines.append($0) }
            return (lines, status)
        } catch {
            return (lines + ["ferry: \(error)"], 1)
        }
    }

    func startSimulator(device: String?) -> String? {
        stop()
        guard let program else { return "the app is not built" }
        (self.device, forks) = (device, [])
        history = DriveHistory()
        do {
            let frameworks = try FrameworkBuild.prepare(checkout, for: .passing) { FerryCommandLine.warn($0) }.build
            try startService()
            let options = device.map { ["--device", $0] } ?? []
            simulator = try DrivenSimulator(checkout.simulator(frameworks.configuration), [program, "--headless", "--drive"] + options)
            return nil
        } catch {
            return "\(error)"
        }
    }

    /// A fresh device has a service without earlier data, if the app declares one.
    private func startService() throws {
        if serviceLaunch == nil { serviceLaunch = try AppService(in: path)?.launch(checkout) }
        service = try serviceLaunch?.start()
        if let service { setenv(AppService.variable, service.url, 1) }
    }

    var isSimulatorRunning: Bool { simulator?.isRunning ?? false }

    func send(_ request: DriveRequest) -> DriveAnswer {
        guard let simulator else { return .ended("no simulator runs") }
        history.note(request)
        return simulator.send(request)
    }

    var position: Int { history.lines.count }

    func goBack(to position: Int) -> String? {
        var kept = history
        kept.cut(toLines: position)
        return goOn(with: kept, sharing: position)
    }

    func fork() -> Int {
        clientIsQuiet()
        forks.append(history)
        return forks.count - 1
    }

    func goOn(from fork: Int) -> String? {
        guard forks.indices.contains(fork) else { return "the moment was not kept" }
        let (next, shared) = (forks[fork], zip(history.lines, forks[fork].lines).prefix { $0 == $1 }.count)
        return goOn(with: next, sharing: shared)
    }

    /// Has a simulator do a history, from a snapshot of the requests that it begins with as the present one, if there is one.
    private func goOn(with kept: DriveHistory, sharing requests: Int) -> String? {
        let done = simulator?.goBack(before: requests)
        if done == nil {
            let moments = forks
            if let fault = startSimulator(device: device) { return fault }
            forks = moments
        }
        for request in kept.repetition(after: done ?? 0) where simulator?.send(request) != .done { return "the simulator has ended" }
        history = kept
        return nil
    }

    func clientIsQuiet() {
        guard let simulator, simulator.isRunning, history.stepCount > 0 else { return }
        // What cannot be copied now, such as an app with open connections, may be later. Without a copy, going back does all steps again.
        try? simulator.keepSnapshot(after: history.lines.count)
    }

    func takeLog() -> [String] { simulator?.log.take() ?? [] }

    /// Ends the simulator, and with it the app, and the service.
    func stop() {
        simulator?.stop()
        simulator = nil
        service?.stop()
        service = nil
    }
}
