import Foundation
import Monkey
import XcodeProject

/// `ferry monkey PATH`: random use of an app, from a seed.
struct MonkeyVerb {
    let checkout: Checkout
    let arguments: Arguments
    /// The seed of a run that names none.
    private static let usualSeed: UInt64 = 1
    private static let usualSteps = 1000
    /// After how many steps a run that goes on says where it is.
    private static let reportInterval = 1000

    init(_ words: [String], _ checkout: Checkout) throws {
        self.checkout = checkout
        arguments = try Arguments(
            words,
            options: [
                "--seed", "--steps", "--for", "--resume", "--device", "--os", "--out", "--baseline", "--product", "--scheme", "--target",
                "--configuration",
            ], flags: ["--audit", "--verbose"])
    }

    func run() throws {
        let path = try arguments.path(for: "monkey")
        let limits = try MonkeyLimits(arguments)
        // What cannot be read is said before a build of minutes.
        var state = try savedState(for: path)
        let known = try baseline()
        // A simulator that has ended is an answer, not the end of this process.
        signal(SIGPIPE, SIG_IGN)
        let machine = try self.machine(path)
        defer { machine.stop() }
        var run = MonkeyRun(machine, state, audits: arguments.has("--audit") || known != nil)
        let end = limits.steps.map { state.steps + $0 }
        let clock = ContinuousClock()
        let start = clock.now
        let isLate = { limits.seconds.map { start.duration(to: clock.now) >= .seconds($0) } ?? false }
        let first = state.steps
        var findings = 0
        while !isLate(), end.map({ run.state.steps < $0 }) ?? true {
            let before = (steps: run.state.steps, rounds: run.state.rounds)
            if let finding = try run.round(limit: end.map { $0 - run.state.steps } ?? .max, isOver: isLate) {
                findings += 1
                try report(finding, number: findings, seed: state.seed)
                if finding.length == 0 { break }
            }
            try save(run.state)
            if before.steps / Self.reportInterval != run.state.steps / Self.reportInterval {
                FerryCommandLine.report("\(run.state.steps) steps: \(MonkeyReport.counts(run.state))")
            }
        }
        state = run.state
        let seconds = Double(start.duration(to: clock.now).components.seconds)
        print(MonkeyReport.summary(state, done: state.steps - first, seconds: seconds))
        let isWorse = try reportIssues(state, known)
        if findings > 0 || isWorse { throw CommandFailure(Self.verdict(findings, isWorse)) }
    }

    private static func verdict(_ findings: Int, _ isWorse: Bool) -> String {
        [
            findings > 0 ? "\(findings) \(findings == 1 ? "fault" : "faults") found" : nil,
            isWorse ? "audits found what they did not before" : nil,
        ]
        .compactMap(\.self).joined(separator: "; ")
    }

    private func machine(_ path: String) throws -> MonkeyMachine {
        let frameworks = try FrameworkBuild.prepare(checkout, for: .passing, report: FerryCommandLine.report)
        if let notice = frameworks.choice.notice { FerryCommandLine.warn(notice) }
        let package = try AppPackage.prepared(at: path, checkout, ProjectChoice(arguments), isToRun: true, runsScripts: false)
        let program = try AppBuild(package, with: frameworks.build, isVerbose: arguments.has("--verbose")).app(
            product: arguments["--product"])
        return MonkeyMachine(
            simulator: checkout.simulator(frameworks.build.configuration), words: [program] + arguments.deviceWords,
            service: try AppService(in: package.origin)?.launch(checkout))
    }

    // MARK: State

    /// The state that `--resume` names, or a new one.
    private func savedState(for path: String) throws -> MonkeyState {
        let app = URL(fileURLWithPath: path).lastPathComponent
        var seed = Self.usualSeed
        if let text = arguments["--seed"] {
            guard let number = UInt64(text) else { throw CommandFailure.usage("--seed \(text) is no whole number") }
            seed = number
        }
        guard let file = arguments["--resume"], let data = FileManager.default.contents(atPath: file) else {
            return MonkeyState(app: app, seed: seed)
        }
        struct Header: Decodable { var version: Int }
        guard let header = try? JSONDecoder().decode(Header.self, from: data) else { throw CommandFailure("\(file): no state of a monkey") }
        guard header.version == MonkeyState.version else {
            throw CommandFailure("\(file): a state of version \(header.version), and this is version \(MonkeyState.version)")
        }
        let state: MonkeyState
        do { state = try JSONDecoder().decode(MonkeyState.self, from: data) } catch { throw CommandFailure("\(file): a damaged state") }
        guard state.app == app else { throw CommandFailure("\(file): a state of \(state.app), not of \(app)") }
        guard arguments["--seed"] == nil || state.seed == seed else {
            throw CommandFailure.usage("\(file) goes on with seed \(state.seed), not \(seed)")
        }
        return state
    }

    private func save(_ state: MonkeyState) throws {
        guard let file = arguments["--resume"] else { return }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
        try encoder.encode(state).write(to: URL(fileURLWithPath: file), options: .atomic)
    }

    // MARK: Findings

    private func report(_ finding: MonkeyFinding, number: Int, seed: UInt64) throws {
        let name = "testMonkeySeed\(seed)Fault\(number)"
        FerryCommandLine.report(MonkeyReport.text(finding, test: name))
        guard let folder = arguments["--out"] else { return }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let place = URL(fileURLWithPath: folder)
        let script = finding.script ?? finding.reproducer.script()
        try script.write(to: place.appendingPathComponent("fault-\(number).ui"), atomically: true, encoding: .utf8)
        try MonkeyReport.testCase(finding, test: name).write(
            to: place.appendingPathComponent("Fault\(number)Tests.swift"), atomically: true, encoding: .utf8)
    }

    /// The issues that are known; nil if no baseline was asked for.
    private func baseline() throws -> Set<String>? {
        guard let file = arguments["--baseline"] else { return nil }
        guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return [] }
        return Set(text.split(separator: "\n").map(String.init))
    }

    /// > Returns: whether there are others than the baseline's, which is written if it does not exist.
    private func reportIssues(_ state: MonkeyState, _ known: Set<String>?) throws -> Bool {
        let new = state.issues.subtracting(known ?? []).sorted()
        if let file = arguments["--baseline"], !FileManager.default.fileExists(atPath: file) {
            try (state.issues.sorted().joined(separator: "\n") + "\n").write(toFile: file, atomically: true, encoding: .utf8)
            let count = state.issues.count
            print("\(count) \(count == 1 ? "fault of accessibility is" : "faults of accessibility are") the baseline in \(file)")
            return false
        }
        for issue in new { print("accessibility: \(issue)") }
        return known != nil && !new.isEmpty
    }
}

/// How long a run goes on.
struct MonkeyLimits: Equatable {
    /// Nil for no limit.
    var steps: Int?
    var seconds: Double?

    init(_ arguments: Arguments, usualSteps: Int = 1000) throws {
        if let text = arguments["--steps"] {
            guard let number = Int(text), number > 0 else { throw CommandFailure.usage("--steps \(text) is no number of steps") }
            steps = number
        }
        if let text = arguments["--for"] {
            guard let unit = text.last, let factor = ["s": 1.0, "m": 60, "h": 3600][unit], let number = Double(text.dropLast()),
                number > 0, number.isFinite
            else { throw CommandFailure.usage("--for \(text) is no time such as 90s, 30m or 8h") }
            seconds = number * factor
        }
        if steps == nil, seconds == nil { steps = usualSteps }
    }
}
