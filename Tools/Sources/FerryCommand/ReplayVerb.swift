import DeviceRequests
import DriveProtocol
import Foundation
import TestTrace
import XcodeProject

/// `ferry replay`: runs the app of a trace again up to a step, and gives the device to the user, writes an image of it, or compares it with the trace.
struct ReplayVerb {
    static let options: Set<String> = ["--to", "--port", "--screenshot", "--configuration"]
    static let flags: Set<String> = ["--window", "--browser", "--check", "--verbose"]

    private let arguments: Arguments
    private let checkout: Checkout
    private let file: String

    init(_ words: [String], _ checkout: Checkout) throws {
        self.checkout = checkout
        arguments = try Arguments(words, options: Self.options, flags: Self.flags)
        guard (1...2).contains(arguments.rest.count) else {
            throw CommandFailure.usage("ferry replay takes the file of a trace, and the app's project if that is not above the file")
        }
        file = arguments.rest[0]
        let kinds = ["--window", "--browser", "--check"].filter(arguments.has) + (arguments["--screenshot"] == nil ? [] : ["--screenshot"])
        guard kinds.count < 2 else { throw CommandFailure.usage("\(kinds[0]) and \(kinds[1]) exclude each other") }
        guard arguments["--port"] == nil || arguments.has("--browser") else { throw CommandFailure.usage("--port is for --browser") }
    }

    func run() throws {
        let trace = try TraceFileReader.trace(at: file)
        let last = try step(of: trace)
        guard !trace.inputs(toStep: last).isEmpty else {
            throw CommandFailure("\(file) has no inputs up to step \(last): it was written by an earlier Ferry")
        }
        let port = try port
        let project = try project
        let frameworks = try FrameworkBuild.prepare(checkout, for: .passing, report: FerryCommandLine.report)
        if let notice = frameworks.choice.notice { FerryCommandLine.warn(notice) }
        let program = try build(trace, project, with: frameworks.build)
        let simulator = try start(program, trace, with: frameworks.build)
        defer { simulator.stop() }
        try play(trace, to: last, on: simulator)
        if arguments.has("--check") { return }
        if let path = arguments["--screenshot"] { return try write(simulator.send(.screenshot), to: path) }
        FerryCommandLine.report("The device is at step \(last) of \(trace.steps.count) (\(trace.steps[last - 1].action)); Ctrl-C ends")
        simulator.log.isForwarded = true
        let host = arguments.has("--window") ? "window" : arguments.has("--browser") ? "browser" : ""
        switch simulator.send(.present(host: host, port: port)) {
        case .failed(let text), .ended(let text): throw CommandFailure(text)
        default: return
        }
    }

    private var port: Int {
        get throws {
            guard let text = arguments["--port"] else { return 0 }
            guard let number = UInt16(text) else { throw CommandFailure.usage("--port \(text) is not a port number") }
            return Int(number)
        }
    }

    /// The number of steps to play: the one asked for, else up to the first that failed.
    private func step(of trace: TestTrace) throws -> Int {
        guard !trace.steps.isEmpty else { throw CommandFailure("\(file) has no steps") }
        guard let text = arguments["--to"] else {
            return trace.steps.firstIndex { $0.failure != nil }.map { $0 + 1 } ?? trace.steps.count
        }
        guard let number = Int(text), (1...trace.steps.count).contains(number) else {
            throw CommandFailure.usage("--to \(text): the trace has the steps 1 to \(trace.steps.count)")
        }
        return number
    }

    /// The folder above `.ferry/traces`, where `ferry test` writes traces, unless the user names one.
    private var project: String {
        get throws {
            if arguments.rest.count == 2 { return arguments.rest[1] }
            let parts = URL(fileURLWithPath: file).standardizedFileURL.pathComponents
            guard let place = parts.lastIndex(of: ".ferry"), place > 1 else {
                throw CommandFailure.usage("the trace is not in .ferry/traces of a project: name the app's project after it")
            }
            return NSString.path(withComponents: Array(parts[..<place]))
        }
    }

    private func build(_ trace: TestTrace, _ project: String, with frameworks: FrameworkBuild) throws -> String {
        var choice = ProjectChoice(arguments)
        choice.target = trace.app
        let package = try AppPackage(at: project, checkout, choice, isToRun: true)
        return try AppBuild(package, with: frameworks, isVerbose: arguments.has("--verbose")).app(product: nil)
    }

    private func start(_ program: String, _ trace: TestTrace, with frameworks: FrameworkBuild) throws -> DrivenSimulator {
        let device = trace.device.map { ["--device", $0] } ?? []
        return try DrivenSimulator(
            checkout.simulator(frameworks.configuration),
            [program, "--headless", "--drive", "--title", "\(trace.test), step by step"] + device)
    }

    /// Asks the simulator what the test has asked. > Throws: if the screen is another one than in the trace, where that is to be checked.
    private func play(_ trace: TestTrace, to last: Int, on simulator: DrivenSimulator) throws {
        // Where the test has gone back, what it undid is not played.
        if !arguments.has("--check") {
            for line in trace.inputs(toStep: last) { try send(line, to: simulator) }
            return
        }
        var (compared, equal, played) = (0, 0, 0)
        for index in 0..<last {
            let step = trace.steps[index]
            guard step.keptInputs == nil else {
                throw CommandFailure("step \(index + 1) goes back: check the steps before it with --to \(index)")
            }
            for line in step.inputs ?? [] { try send(line, to: simulator) }
            played += 1
            guard let wanted = step.after, let found = simulator.screenDigest() else { continue }
            compared += 1
            if found == wanted {
                equal += 1
            } else {
                FerryCommandLine.warn("step \(index + 1), \(step.action) \(step.target ?? ""): another screen than in the trace")
            }
        }
        FerryCommandLine.report("\(played) steps; \(equal) of \(compared) screens are those of the trace")
        guard equal == compared else { throw CommandFailure("the app depends on something besides its input, or has changed since") }
    }

    private func send(_ line: String, to simulator: DrivenSimulator) throws {
        let data = Data(line.utf8)
        // As the simulator itself reads lines.
        guard (try? DriveLine.request(data)) != nil || (try? DeviceLine.request(data)) != nil else {
            throw CommandFailure("\(file): an input is no request to a simulator: \(line.prefix(100))")
        }
        guard simulator.isAnswered(data) else {
            let log = simulator.log.take().suffix(20).joined(separator: "\n")
            throw CommandFailure("the simulator has ended" + (log.isEmpty ? "" : ":\n" + log))
        }
    }

    private func write(_ answer: DriveAnswer, to path: String) throws {
        guard case .screenshot(let png, _) = answer else { throw CommandFailure("the simulator sent no image: \(answer)") }
        do { try png.write(to: URL(fileURLWithPath: path)) } catch {
            throw CommandFailure("cannot write \(path): \(error.localizedDescription)")
        }
        FerryCommandLine.report("Wrote \(path)")
    }
}
