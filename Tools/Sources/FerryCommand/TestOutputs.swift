import Foundation
import TestReports

/// What a command writes about its tests besides the lines in the terminal.
struct TestOutputs {
    /// Where JUnit's XML goes.
    var junit: String?
    /// The folder of the page and of its own XML.
    var report: String?
    var annotatesForGitHub = false
    /// The folder in which tests leave attachments, if it is read.
    var attachments: String?
    /// Where traces are.
    var traces: TraceOptions?
    /// What was tested, for people.
    var title = ""
    /// Which part of the tests is run.
    var shard: TestShard?
    private let start = Date()
    /// Whether the folder of attachments is this run's only.
    private var ownsAttachments = false

    init(junit: String? = nil) { self.junit = junit }

    init(_ arguments: Arguments) throws {
        (junit, report) = (arguments["--junit"], arguments["--report"])
        traces = try TraceOptions(arguments)
        title = arguments.rest.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? ""
        shard = try TestShard(arguments)
        annotatesForGitHub = try Self.annotatesForGitHub(arguments)
        guard let report else { return }
        // Before the build, which takes longer.
        do { try FileManager.default.createDirectory(atPath: report, withIntermediateDirectories: true) } catch {
            throw CommandFailure("cannot make the folder \(report) of the report: \(error.localizedDescription)")
        }
        if let folder = arguments["--attachments"] {
            attachments = URL(fileURLWithPath: folder).path
        } else {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-attachments-\(UUID().uuidString)").path
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            (attachments, ownsAttachments) = (folder, true)
        }
    }

    static func annotatesForGitHub(_ arguments: Arguments) throws -> Bool {
        guard let kind = arguments["--annotations"] else { return false }
        guard kind == "github" else { throw CommandFailure.usage("--annotations knows github only, not \"\(kind)\"") }
        return true
    }

    /// Whether places of failures and attachments are needed.
    var needsTests: Bool { report != nil || annotatesForGitHub }

    /// Sets the variable that programs started from here on find the folder of attachments by.
    func provide() {
        if ownsAttachments, let attachments { setenv(SnapshotOptions.attachmentsVariable, attachments, 1) }
    }

    /// Writes everything.
    ///
    /// > Parameters: xml: JUnit's report. isComplete: whether all tests were run. times: by class and by test.
    func write(_ xml: String, tests: [ReportedTest], times: [String: Double], isComplete: Bool) throws {
        if let junit { try Self.write(xml, to: junit) }
        if let report {
            var tests = tests
            if let attachments { AttachmentFiles(in: attachments, since: ownsAttachments ? .distantPast : start).add(to: &tests) }
            traces?.add(to: &tests)
            let part = shard.map { RunResults.Shard(number: $0.number, count: $0.count) }
            try Self.write(
                xml, RunResults(title: title, shard: part, tests: tests, times: times, isComplete: isComplete), in: report)
        }
        if annotatesForGitHub { Self.annotate(tests) }
        if ownsAttachments, let attachments { try? FileManager.default.removeItem(atPath: attachments) }
    }

    /// Writes the files of a report's folder.
    static func write(_ xml: String, _ results: RunResults, in folder: String) throws {
        try write(xml, to: folder + "/junit.xml")
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try write(String(decoding: try encoder.encode(results), as: UTF8.self), to: folder + "/" + resultsFile)
        let page = ReportPage(title: results.title, tests: results.tests, source: TextFile.read)
        try write(page.html, to: folder + "/index.html")
        FerryCommandLine.report("Report: \(folder)/index.html")
    }

    /// What reports are merged from.
    static let resultsFile = "results.json"

    static func annotate(_ tests: [ReportedTest]) {
        let root = ProcessInfo.processInfo.environment["GITHUB_WORKSPACE"] ?? FileManager.default.currentDirectoryPath
        WorkflowCommand.lines(for: tests, root: root).forEach(FerryCommandLine.report)
    }

    static func write(_ text: String, to path: String) throws {
        do { try text.write(toFile: path, atomically: true, encoding: .utf8) } catch {
            throw CommandFailure("cannot write the report \(path): \(error.localizedDescription)")
        }
    }
}
