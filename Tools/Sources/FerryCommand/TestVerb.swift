import Foundation
import InterfaceCompiler
import XcodeProject

/// `ferry test`: Ferry's own tests; `ferry test PATH`: the XCTest and Swift Testing targets of any package or project.
struct TestVerb {
    let checkout: Checkout
    let arguments: Arguments

    init(_ words: [String], _ checkout: Checkout) throws {
        self.checkout = checkout
        arguments = try Arguments(
            TestChoice.words(words),
            options: NetworkOptions.names.union([
                "--filter", "--skip", "--service", "--scheme", "--target", "--configuration", "--only-testing", "--skip-testing", "--junit",
                "--device", "--os", "--attachments", "--workers", "--shards", "--shard", "--times", "--report", "--annotations",
                "--trace", "--traces", "--port", "--repeat",
            ]), flags: ["--verbose", "--run-scripts", "--record-snapshots", "--ui", "--until-failure"])
    }

    func run() throws {
        if arguments.rest.isEmpty {
            for option in Self.optionsOfApps
            where arguments[option] != nil {
                throw CommandFailure.usage("\(option) is for the tests of an app: name its folder")
            }
            if arguments.has("--ui") { throw CommandFailure.usage("--ui shows the tests of an app or a package: name its folder") }
            for flag in ["--record-snapshots", "--until-failure"] where arguments.has(flag) {
                throw CommandFailure.usage("\(flag) is for the tests of an app: name its folder")
            }
            try checkout.requireSources(for: "test without a path")
            return try OwnTests(checkout: checkout, selection: selection).run()
        }
        let repetition = try TestRepetition(arguments)
        if arguments.has("--ui") {
            guard repetition.isOnce else { throw CommandFailure.usage("--repeat and --until-failure are not for --ui") }
            return try TestUIVerb(self).run()
        }
        if arguments["--port"] != nil { throw CommandFailure.usage("--port is for --ui") }
        try NetworkOptions.provide(arguments)
        try SnapshotOptions.provide(arguments)
        let outputs = try TestOutputs(arguments)
        outputs.provide()
        let package = try AppPackage.prepared(
            at: try path, checkout, ProjectChoice(arguments, purpose: .test), runsScripts: arguments.has("--run-scripts"))
        try package.requireTests()
        try AppService.provide(for: package, at: arguments["--service"], data: .fresh, checkout)
        let framework = try FrameworkBuild.prepare(checkout, for: .tests) { print($0) }.build
        let targets = ChosenTargets(only: arguments.all("--only-testing"), skipped: arguments.all("--skip-testing"))
        let tests = try package.testTargets
        if let names = tests.names { try targets.check(among: names) }
        let chosen = try selection + TestChoice.arguments(only: targets.only, skipped: targets.skipped) + skipped(package)
        var results = TestResults(outputs: outputs)
        if tests.unitTests?.contains(where: targets.mayRun) ?? true {
            let (build, shard) = (AppBuild(package, with: framework, isVerbose: arguments.has("--verbose")), try TestShard(arguments))
            let unitTests = chosen + tests.skipsOfInterfaceTests
            try repetition.run(into: &results, report: build.report) { try build.test(unitTests, shard: shard, into: &$0) }
            results.add(package.xcode?.uncompiledTests.filter { targets.mayRun($0.target) } ?? [])
        }
        for tests in tests.interfaceTests where targets.mayRun(tests.target) {
            var run = InterfaceTestRun(tests: tests, path: try path, checkout: checkout, arguments: arguments, framework: framework)
            if package.xcode == nil { run.package = package }
            try run.run(chosen, repeating: repetition, into: &results)
        }
        try results.finish()
    }

    private static let optionsOfApps = [
        "--junit", "--report", "--annotations", "--only-testing", "--skip-testing", "--device", "--os", "--attachments", "--workers",
        "--shards",
        "--trace", "--traces", "--repeat",
    ]

    var path: String { get throws { try arguments.path(for: "test") } }

    /// What a scheme or test plan leaves out: a class, or one of its tests.
    func skipped(_ package: AppPackage) -> [String] {
        (package.xcode?.plan.skippedTests ?? []).flatMap { name in
            let parts = name.split(separator: "/").map { $0.hasSuffix("()") ? String($0.dropLast(2)) : String($0) }
            guard parts.count > 1 else { return [String]() }
            let test = parts[0] + "\\." + parts[1] + "/"
            return ["--skip", "^" + test + (parts.count > 2 ? parts[2] + "$" : "")]
        }
    }

    var selection: [String] {
        ["--filter", "--skip"].flatMap { option in arguments[option].map { [option, $0] } ?? [] }
    }
}

/// Which targets have tests to run, as `Target`, `Target/Class` or `Target/Class/test` say: others are not compiled.
struct ChosenTargets {
    /// Empty for all.
    var only: [String]
    var skipped: [String]

    func mayRun(_ target: String) -> Bool {
        let isChosen = only.isEmpty || only.contains { $0.split(separator: "/").first.map { Self.isSame(String($0), target) } ?? false }
        return isChosen && !skipped.contains { Self.isSame($0, target) }
    }

    /// > Throws: a failure that names a target that does not exist, and those that do.
    func check(among targets: [String]) throws {
        for name in only + skipped {
            let target = name.split(separator: "/").first.map(String.init) ?? name
            guard !targets.contains(where: { Self.isSame(target, $0) }) else { continue }
            let known = targets.isEmpty ? "the project has no test targets" : "the test targets are \(targets.joined(separator: ", "))"
            throw CommandFailure.usage("there are no tests '\(target)': \(known)")
        }
    }

    /// Targets are named by their own names, or by those of their modules.
    private static func isSame(_ name: String, _ target: String) -> Bool { ModuleName.of(name) == ModuleName.of(target) }
}
