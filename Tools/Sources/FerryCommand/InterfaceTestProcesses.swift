import Foundation
import InterfaceCompiler

/// Runs the tests of an interface that are built: in as many processes as the machine has cores, each with a simulator of its own.
struct InterfaceTestProcesses {
    let build: AppBuild
    let tests: AppBuild.BuiltTests
    /// What the module `XCUITest` reads in the tests' process.
    let environment: [String: String]
    let clock: TestClock
    let traces: TraceOptions
    /// The target of the tests.
    let target: String
    /// How many processes run at a time; nil for as many as there are cores.
    var workers: Int?
    var shard: TestShard?
    /// Whether the output of tests that pass is shown.
    var showsPassed = true

    /// > Parameters: selection: which tests to run, for `swift test`.
    func run(_ selection: [String], into results: inout TestResults) throws {
        guard let program = tests.program else { throw CommandFailure("the build of the UI tests has made no program") }
        let chosen = try TestSelection(selection)
        var names = try TestListing(program: program).xctest().filter { chosen.contains($0) && mayRun($0) }
        names = try shard?.tests(of: names) ?? names
        var split = (try? TestSplit(contentsOf: timesPath)) ?? TestSplit()
        // Not of tests of Swift Testing, which the package manager runs: it compares the times of files.
        let (tests, environment) = (tests, environment.merging(clock.environment) { $1 })
        let outcome = try TestWorkers(showsPassed: showsPassed, report: { [build] in build.report($0) }) { names, onLine in
            let home = try TestHome()
            let child = ChildProcess([program, names.joined(separator: ",")], environment: home.environment.merging(environment) { $1 })
            return try child.stream { onLine(tests.withOriginalPaths($0)) }
        }.run(split.parts(of: names, into: workers ?? ProcessInfo.processInfo.activeProcessorCount))
        results.add(outcome.tally, succeeded: outcome.hasSucceeded, group: target, names: names)
        build.report(outcome.tally)
        for path in (outcome.tally.failed + outcome.tally.crashed).compactMap(traces.file) { build.report("  ferry trace \(path)") }
        split.add(outcome.tally.cases, of: names)
        try split.store(in: timesPath)
        try runSwiftTesting(program, selection, into: &results)
    }

    /// A package's program has all its tests, a project's those of the target alone. > Parameters: test: `Module.Class/test`.
    func mayRun(_ test: String) -> Bool { test.hasPrefix(ModuleName.of(target) + ".") }

    /// What the next run of this machine distributes the tests by.
    var timesPath: String { build.package.overlayFolder + "/test-times.json" }

    /// Tests of Swift Testing run in one process, as the package manager runs them, if there are any.
    private func runSwiftTesting(_ program: String, _ selection: [String], into results: inout TestResults) throws {
        let chosen = try TestSelection(selection)
        let all = try TestListing(program: program).swiftTesting().filter { chosen.contains($0) && mayRun($0) }
        let names = try shard?.tests(of: all) ?? all
        guard !names.isEmpty else { return }
        let filters = TestListing.filters(for: names, of: all) + TestSelection.skips(in: selection)
        let home = try TestHome()
        let files = try SwiftTestingFiles(for: results.outputs)
        let status = try ChildProcess(
            ["swift", "test", "--disable-xctest"] + tests.arguments + files.words + filters,
            environment: home.environment.merging(environment) { $1 }
        ).stream { build.report(tests.withOriginalPaths($0)) }
        results.add(files, succeeded: status == 0, group: target) { tests.withOriginalPaths($0) }
    }
}
