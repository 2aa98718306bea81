import Foundation
import InterfaceCompiler
import SourceRewriter
import TestReports
import TestSession
import XcodeProject

/// A program with tests, as it was built last.
struct TestPart: Sendable {
    /// The target of tests of an interface; empty for the program with all other tests.
    let name: String
    let program: String
    /// For the tests' process.
    let environment: [String: String]
    /// Of tests of an interface.
    let traces: TraceOptions?
    /// Measured times, by which tests of an interface are distributed.
    let timesPath: String?
    /// How many processes of it run at a time; nil for as many as there are cores.
    let workers: Int?
    /// A line of the tests' output with the user's paths.
    let original: @Sendable (String) -> String
    let tests: [SessionTest]
    /// The user's sources by their last components.
    private let sources: [String: String]

    /// Lists the tests of a program. > Parameters: processes: of tests of an interface.
    init(
        _ name: String, build: AppBuild, tests built: AppBuild.BuiltTests, program: String, processes: InterfaceTestProcesses? = nil,
        choosing isChosen: (String) -> Bool, place: (String, Int) -> SessionPlace
    ) throws {
        let package = build.package
        let original: @Sendable (String) -> String = { package.shown(built.withOriginalPaths($0)) }
        (self.name, self.program, self.original) = (name, program, original)
        (environment, traces, timesPath) = (processes?.environment ?? [:], processes?.traces, processes?.timesPath)
        workers = processes?.workers
        let places = TestPlaces(of: package.sources)
        let kind = processes == nil ? SessionTest.Kind.xctest : .interface
        let xctest = try TestListing(program: program).xctest().filter(isChosen).map { id in
            let (target, suite, method) = Self.parts(of: id)
            let found = places[suite, method].map { place(original($0.file), $0.line) }
            return SessionTest(id: id, target: target, suite: suite, name: method, kind: kind, place: found)
        }
        tests = try xctest + Self.swiftTesting(program, original, isChosen, place)
        sources = Dictionary(package.sources.map { (($0 as NSString).lastPathComponent, original($0)) }) { one, _ in one }
    }

    /// Of `Module.Class/test`.
    private static func parts(of id: String) -> (target: String, suite: String, name: String) {
        let target = String(id.prefix { $0 != "." })
        let rest = id.dropFirst(target.count + 1).split(separator: "/", maxSplits: 1).map(String.init)
        return (target, rest.first ?? "", rest.count > 1 ? rest[1] : "")
    }

    /// The path of a source that a program names by its module and its last component.
    func path(of file: String) -> String {
        file.hasPrefix("/") ? file : sources[(file as NSString).lastPathComponent] ?? file
    }

    // MARK: Swift Testing

    private static func swiftTesting(
        _ program: String, _ original: @escaping (String) -> String, _ isChosen: (String) -> Bool, _ place: (String, Int) -> SessionPlace
    ) throws -> [SessionTest] {
        let file = FileManager.default.temporaryDirectory.path + "/ferry-list-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: file) }
        _ = try ChildProcess([program, "--testing-library", "swift-testing", "--list-tests"] + eventWords(file)).capture()
        var events = TestEvents(original: original)
        let lines = (TextFile.read(file) ?? "").split(separator: "\n").map(String.init)
        // A suite's own name may follow its tests: it is known the second time.
        for line in lines { _ = events.change(by: line) }
        return lines.compactMap { line in
            guard case .found(let id, let suite, let name, let file, let number) = events.change(by: line),
                isChosen((id as NSString).deletingLastPathComponent)
            else { return nil }
            let target = String(id.prefix { $0 != "." })
            let isLoose = suite == target
            let shown = suite.hasPrefix(target + ".") ? String(suite.dropFirst(target.count + 1)) : suite
            return SessionTest(
                id: Self.stable(id), target: target, suite: isLoose ? "" : shown, name: name, kind: .swiftTesting,
                place: file.flatMap { file in number.map { place(file, $0) } })
        }.sorted {
            ($0.target, $0.suite, $0.place?.file ?? "", $0.place?.line ?? 0) < (
                $1.target, $1.suite, $1.place?.file ?? "", $1.place?.line ?? 0
            )
        }
    }

    /// `Module.Suite/test()/File.swift:1:2` without its place, which changes with lines above it.
    static func stable(_ id: String) -> String { id.replacing(#/:[0-9]+:[0-9]+$/#, with: "") }

    /// Options with which Swift Testing writes its events.
    static func eventWords(_ file: String) -> [String] { ["--event-stream-output-path", file, "--event-stream-version", "0"] }
}

/// Where the tests of XCTest are declared.
struct TestPlaces {
    private var methods: [String: (file: String, line: Int)] = [:]

    /// > Parameters: files: by the paths that the compiler receives.
    init(of files: [String]) {
        for file in files {
            guard let text = TextFile.read(file), text.contains("func test") else { continue }
            for method in TestDeclarations(ParsedSource(text)).methods where method.name.hasPrefix("test") {
                methods["\(method.type).\(method.name)"] = (file, method.line)
            }
        }
    }

    subscript(suite: String, method: String) -> (file: String, line: Int)? { methods["\(suite).\(method)"] }
}
