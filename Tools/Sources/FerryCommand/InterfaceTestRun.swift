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

    /// > Parameters: selection: which tests to run, for `swift test`.
    func run(_ selection: [String], into results: inout TestResults) throws {
        guard let application = tests.application else {
            throw CommandFailure("the target '\(tests.target)' names no app to test; TEST_TARGET_NAME is its setting for that")
        }
        var choice = ProjectChoice(arguments)
        (choice.target, choice.scheme) = (application, nil)
        let app = try AppPackage(at: path, checkout, choice, isToRun: true)
        let program = try AppBuild(app, with: framework, isVerbose: isVerbose).app(product: nil)
        let traces = try TraceOptions(arguments)
        traces.prepare()
        choice = ProjectChoice(arguments, purpose: .interfaceTest)
        choice.target = tests.target
        let package = try AppPackage(at: path, checkout, choice)
        let build = AppBuild(package, with: framework, isVerbose: isVerbose)
        let processes = InterfaceTestProcesses(
            build: build, tests: try build.builtTests(),
            environment: environment(program: program, name: application).merging(traces.environment) { $1 }, traces: traces,
            target: tests.target, workers: try workers, shard: try TestShard(arguments))
        try processes.run(selection, into: &results)
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
        if let device = arguments["--device"] { environment["FERRY_UI_TEST_OPTIONS"] = "--device\n" + device }
        if let folder = arguments["--attachments"] { environment[SnapshotOptions.attachmentsVariable] = URL(fileURLWithPath: folder).path }
        return environment
    }
}
