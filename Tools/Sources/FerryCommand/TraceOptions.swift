import Foundation
import TestReports
import TestTrace

/// Which tests of an interface leave traces, and where.
struct TraceOptions: Equatable {
    enum Mode: String, CaseIterable { case all, failed, none }

    var mode = Mode.failed
    /// The folder of the traces.
    var folder: String
    /// The project's folder, which names of sources are relative to.
    let sources: String

    init(_ arguments: Arguments) throws {
        let path = URL(fileURLWithPath: arguments.rest.first ?? ".")
        sources = ["xcodeproj", "xcworkspace"].contains(path.pathExtension) ? path.deletingLastPathComponent().path : path.path
        folder = arguments["--traces"].map { URL(fileURLWithPath: $0).path } ?? Self.folder(in: sources)
        guard let word = arguments["--trace"] else { return }
        guard let mode = Mode(rawValue: word) else {
            throw CommandFailure.usage("--trace takes \(Mode.allCases.map(\.rawValue).joined(separator: ", ")), not \"\(word)\"")
        }
        self.mode = mode
    }

    /// What the module `XCUITest` reads in the tests' process.
    var environment: [String: String] {
        mode == .none
            ? [:] : ["FERRY_UI_TEST_TRACE": mode.rawValue, "FERRY_UI_TEST_TRACES": folder, "FERRY_UI_TEST_SOURCES": sources]
    }

    /// Makes the folder. That of the project is not for its repository.
    func prepare() {
        guard mode != .none else { return }
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        if folder == Self.folder(in: sources) { try? "*\n".write(toFile: folder + "/.gitignore", atomically: true, encoding: .utf8) }
    }

    private static func folder(in project: String) -> String { project + "/.ferry/traces" }

    /// The trace of a test, if it has left one. > Parameters: test: `Class.test`.
    func file(of test: String) -> String? { path(of: test).flatMap { FileManager.default.fileExists(atPath: $0) ? $0 : nil } }

    /// Where a test leaves its trace; nil if it leaves none.
    func path(of test: String) -> String? { mode == .none ? nil : "\(folder)/\(test).\(TestTrace.pathExtension)" }

    /// Removes what an earlier run has left, so that a file that is there is of this one: times of files and of this process do not compare,
    /// as a test may be over before its first line is read.
    ///
    /// > Parameters: tests: `Class.test` each.
    func removeFiles(of tests: [String]) {
        for path in tests.compactMap(path(of:)) { try? FileManager.default.removeItem(atPath: path) }
    }

    /// Adds what the traces tell to the tests of a report.
    func add(to tests: inout [ReportedTest]) {
        for index in tests.indices {
            guard let path = file(of: tests[index].title), let data = FileManager.default.contents(atPath: path),
                let trace = try? TestTrace(data)
            else { continue }
            tests[index].trace = path
            tests[index].activities = Self.activities(of: trace)
        }
    }

    /// Each activity once, where it begins.
    static func activities(of trace: TestTrace) -> [ReportedTest.Activity] {
        var result: [ReportedTest.Activity] = []
        var open: [String] = []
        for step in trace.steps {
            let names = step.activities ?? []
            let common = zip(open, names).prefix { $0 == $1 }.count
            for depth in common..<max(common, names.count) { result.append(.init(names[depth], depth: depth)) }
            open = names
        }
        return result
    }
}
