import Foundation
import XcodeProject

/// Builds an app and the tests of its interface, and runs the tests: each process of tests starts a simulator, which starts the app.
struct InterfaceTestRun {
    let tests: InterfaceTests
    /// The folder that the user named.
    let path: String
    let checkout: Checkout
    let arguments: Arguments
    let framework: FrameworkBuild
    /// The package that the tests and their app are targets of; nil for a project.
    var package: AppPackage?
    /// Which tests leave traces, if the options do not say so.
    var traceMode: TraceOptions.Mode?
    /// Shows a line of a build.
    var output: @Sendable (String) -> Void = { FerryCommandLine.report($0) }

    /// > Parameters: selection: which tests to run, for `swift test`.
    func run(_ selection: [String], repeating repetition: TestRepetition = TestRepetition(), into results: inout TestResults) throws {
        var processes = try built()
        processes.showsPassed = repetition.isOnce
        try repetition.run(into: &results, report: output) { try processes.run(selection, into: &$0) }
        results.add(processes.build.package.xcode?.uncompiledTests ?? [])
    }

    /// Builds the app and its tests.
    func built() throws -> InterfaceTestProcesses {
        guard let application = tests.application else {
            let remedy =
                package == nil
                ? "TEST_TARGET_NAME is its setting for that" : "of several programs of a package, a target names one as a dependency"
            throw CommandFailure("the target '\(tests.target)' names no app to test; \(remedy)")
        }
        var choice = ProjectChoice(arguments)
        (choice.target, choice.scheme) = (application, nil)
        let app = try package ?? AppPackage(at: path, checkout, choice, isToRun: true)
        var appBuild = AppBuild(app, with: framework, isVerbose: isVerbose)
        appBuild.output = output
        let program = try appBuild.app(product: package == nil ? nil : application)
        var traces = try TraceOptions(arguments)
        if let traceMode, arguments["--trace"] == nil { traces.mode = traceMode }
        traces.prepare()
        choice = ProjectChoice(arguments, purpose: .interfaceTest)
        choice.target = tests.target
        let package = try package ?? AppPackage(at: path, checkout, choice)
        package.xcode?.uncompiledTests.forEach { output("ferry: " + $0.note) }
        var build = AppBuild(package, with: framework, isVerbose: isVerbose)
        build.output = output
        return InterfaceTestProcesses(
            build: build, tests: try build.builtTests(),
            environment: environment(program: program, name: application).merging(traces.environment) { $1 },
            clock: TestClock(simulator: checkout.simulator(framework.configuration)), traces: traces,
            target: tests.target, workers: try workers, shard: try TestShard(arguments))
    }

    private var workers: Int? {
        get throws {
            guard let text = arguments["--workers"] else { return nil }
            guard let number = Int(text), (1...256).contains(number) else {
                throw CommandFailure.usage("--workers needs a number from 1 to 256")
            }
            return number
        }
    }

    private var isVerbose: Bool { arguments.has("--verbose") }

    /// What the module `XCUITest` reads in the tests' process.
    func environment(program: String, name: String) -> [String: String] {
        var environment = [
            "FERRY_UI_TEST_SIMULATOR": checkout.simulator(framework.configuration), "FERRY_UI_TEST_APP": program,
            "FERRY_UI_TEST_NAME": name,
        ]
        let device = arguments.deviceWords
        if !device.isEmpty { environment["FERRY_UI_TEST_OPTIONS"] = device.joined(separator: "\n") }
        if let folder = arguments["--attachments"] { environment[SnapshotOptions.attachmentsVariable] = URL(fileURLWithPath: folder).path }
        return environment
    }
}
