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
    private let start = Date()
    /// Whether the folder of attachments is this run's only.
    private var ownsAttachments = false

    init(junit: String? = nil) { self.junit = junit }

    init(_ arguments: Arguments) throws {
        (junit, report) = (arguments["--junit"], arguments["--report"])
        traces = try TraceOptions(arguments)
        title = arguments.rest.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? ""
        if let kind = arguments["--annotations"] {
            guard kind == "github" else { throw CommandFailure.usage("--annotations knows github only, not \"\(kind)\"") }
            annotatesForGitHub = true
        }
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

    /// Whether places of failures and attachments are needed.
    var needsTests: Bool { report != nil || annotatesForGitHub }

    /// Sets the variable that programs started from here on find the folder of attachments by.
    func provide() {
        if ownsAttachments, let attachments { setenv(SnapshotOptions.attachmentsVariable, attachments, 1) }
    }

    /// Writes everything. > Parameters: swiftTesting: the XML of Swift Testing's own report.
    func write(_ cases: [TestTally.Case], swiftTesting: String, tests: [ReportedTest]) throws {
        let xml = TestReport.text(cases, swiftTesting: swiftTesting)
        if let junit { try write(xml, to: junit) }
        if let report {
            var tests = tests
            if let attachments { AttachmentFiles(in: attachments, since: ownsAttachments ? .distantPast : start).add(to: &tests) }
            traces?.add(to: &tests)
            let page = ReportPage(title: title, tests: tests, source: TextFile.read)
            try write(xml, to: report + "/junit.xml")
            try write(page.html, to: report + "/index.html")
            FerryCommandLine.report("Report: \(report)/index.html")
        }
        if annotatesForGitHub {
            let root = ProcessInfo.processInfo.environment["GITHUB_WORKSPACE"] ?? FileManager.default.currentDirectoryPath
            WorkflowCommand.lines(for: tests, root: root).forEach(FerryCommandLine.report)
        }
        if ownsAttachments, let attachments { try? FileManager.default.removeItem(atPath: attachments) }
    }

    private func write(_ text: String, to path: String) throws {
        do { try text.write(toFile: path, atomically: true, encoding: .utf8) } catch {
            throw CommandFailure("cannot write the report \(path): \(error.localizedDescription)")
        }
    }
}
