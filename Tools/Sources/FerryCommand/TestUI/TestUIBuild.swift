import Foundation
import InterfaceCompiler
import TestSession
import XcodeProject

/// Builds and lists the tests of a package or project, part by part: only those that are to run, and only if a source has changed.
final class TestUIBuild {
    private let verb: TestVerb
    /// The project's folder, without links.
    let root: String
    /// In the order of the list.
    private(set) var parts: [TestPart] = []
    /// The names of parts that there are, whether built or not.
    private var names: [String] = []
    /// The sources that each part was built from.
    private var built: [String: [String: SourceWatch.State]] = [:]
    /// Folders with sources.
    private(set) var folders: [String]
    private var hasService = false
    private let targets: ChosenTargets

    init(_ verb: TestVerb) throws {
        self.verb = verb
        let arguments = verb.arguments
        let path = try verb.path
        guard FileManager.default.fileExists(atPath: path) else { throw CommandFailure("\(path): no such folder") }
        root = URL(fileURLWithPath: try TraceOptions(arguments).sources).resolvingSymlinksInPath().path
        folders = [root]
        targets = ChosenTargets(only: arguments.all("--only-testing"), skipped: arguments.all("--skip-testing"))
        try NetworkOptions.provide(arguments)
        try SnapshotOptions.provide(arguments)
    }

    func part(of test: String) -> TestPart? { parts.first { $0.tests.contains { $0.id == test } } }

    /// Builds what has to be built for these parts; nil for all.
    ///
    /// > Parameters: willBuild: called with the sources if there is something to do. output: receives the lines of the build.
    func update(
        _ wanted: Set<String>?, willBuild: ([String: SourceWatch.State]) -> Void, output: @escaping @Sendable (String) -> Void,
        place: (String, Int) -> SessionPlace
    ) throws {
        let states = SourceWatch.states(in: folders)
        let isDone = !built.isEmpty && (wanted ?? Set(names)).allSatisfy { built[$0] == states }
        guard !isDone else { return }
        willBuild(states)
        let (checkout, arguments, path) = (verb.checkout, verb.arguments, try verb.path)
        let package = try AppPackage.prepared(
            at: path, checkout, ProjectChoice(arguments, purpose: .test), runsScripts: arguments.has("--run-scripts"))
        if !hasService {
            try AppService.provide(for: package, at: arguments["--service"], data: .fresh, checkout)
            hasService = true
        }
        let framework = try FrameworkBuild.prepare(checkout, for: .tests, report: output).build
        let chosen = try TestSelection(
            verb.selection + TestChoice.arguments(only: targets.only, skipped: targets.skipped) + verb.skipped(package))
        let all = try package.testTargets
        if let names = all.names { try targets.check(among: names) }
        let interfaceTests = all.interfaceTests.filter { targets.mayRun($0.target) }
        let hasUnitTests = all.unitTests?.contains(where: targets.mayRun) ?? true
        names = (hasUnitTests ? [""] : []) + interfaceTests.map(\.target)
        parts.removeAll { !names.contains($0.name) }
        func isWanted(_ name: String) -> Bool { wanted?.contains(name) != false && built[name] != states }
        if hasUnitTests, isWanted("") {
            var build = AppBuild(package, with: framework, isVerbose: arguments.has("--verbose"))
            build.output = output
            let tests = try build.builtTests()
            try keep(
                "",
                tests.program.map {
                    let unitTests = try TestSelection(all.skipsOfInterfaceTests)
                    return try TestPart(
                        "", build: build, tests: tests, program: $0, choosing: { chosen.contains($0) && unitTests.contains($0) },
                        place: place)
                }, states, build)
        }
        for interface in interfaceTests where isWanted(interface.target) {
            var run = InterfaceTestRun(tests: interface, path: path, checkout: checkout, arguments: arguments, framework: framework)
            (run.traceMode, run.output) = (.all, output)
            if package.xcode == nil { run.package = package }
            let processes = try run.built()
            guard let program = processes.tests.program else { throw CommandFailure("the build of the UI tests has made no program") }
            let part = try TestPart(
                interface.target, build: processes.build, tests: processes.tests, program: program, processes: processes,
                choosing: { chosen.contains($0) && processes.mayRun($0) }, place: place)
            try keep(interface.target, part, states, processes.build)
        }
    }

    private func keep(_ name: String, _ part: TestPart?, _ states: [String: SourceWatch.State], _ build: AppBuild) throws {
        let known = Dictionary(parts.map { ($0.name, $0) }) { $1 }.merging(part.map { [name: $0] } ?? [:]) { $1 }
        parts = names.compactMap { known[$0] }
        let sources = build.package.sources.map {
            (URL(fileURLWithPath: $0).resolvingSymlinksInPath().path as NSString).deletingLastPathComponent
        }
        // Checkouts of the package manager do not change.
        let dependencies = try build.roots.dropFirst().filter { !$0.contains("/.build/") }
        let all = SourceWatch.outermost(folders + sources + dependencies)
        // Of folders that were not known, all has been read now.
        built[name] = all == folders ? states : SourceWatch.states(in: all)
        if all != folders { for other in built.keys where other != name { built[other] = built[name] } }
        folders = all
    }
}
