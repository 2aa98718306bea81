import Foundation
import TestReports

/// `ferry merge-reports REPORT…`: the reports of several runs, such as the shards of a run, as one.
struct MergeReportsVerb {
    private let arguments: Arguments

    init(_ words: [String]) throws {
        arguments = try Arguments(words, options: ["--report", "--junit", "--times", "--annotations"], flags: [])
    }

    func run() throws {
        guard !arguments.rest.isEmpty else { throw CommandFailure.usage("merge-reports needs the folders of reports") }
        let outputs = ["--report", "--junit", "--times", "--annotations"].filter { arguments[$0] != nil }
        guard !outputs.isEmpty else {
            throw CommandFailure.usage("merge-reports needs --report FOLDER, --junit FILE or --times FILE to write")
        }
        let annotates = try TestOutputs.annotatesForGitHub(arguments)
        let runs = try arguments.rest.map { (name: $0, results: try Self.results(in: $0)) }
        let (merged, problems) = RunResults.merged(runs)
        // In the order of the tests.
        let names = runs.sorted { ($0.results.shard?.number ?? 0, $0.name) < ($1.results.shard?.number ?? 0, $1.name) }.map(\.name)
        let xml = TestReport.merged(try names.map { try Self.text($0 + "/junit.xml") })
        if let file = arguments["--junit"] { try TestOutputs.write(xml, to: file) }
        if let folder = arguments["--report"] {
            do { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) } catch {
                throw CommandFailure("cannot make the folder \(folder) of the report: \(error.localizedDescription)")
            }
            try TestOutputs.write(xml, merged, in: folder)
        }
        if let file = arguments["--times"] {
            var split = try TestSplit(contentsOf: file)
            split.times.merge(merged.times) { $1 }
            try split.store(in: file)
        }
        if annotates { TestOutputs.annotate(merged.tests) }
        for problem in problems { FerryCommandLine.report("ferry: \(problem)") }
        let failed = merged.tests.count(where: \.isFailure)
        FerryCommandLine.report("\(merged.tests.count) tests of \(runs.count) reports, \(failed) failed")
        guard problems.isEmpty else { throw CommandFailure("the reports are not those of one whole run") }
        guard failed == 0 else { throw CommandFailure("tests failed") }
    }

    private static func text(_ path: String) throws -> String {
        guard let text = TextFile.read(path) else {
            throw CommandFailure("\(path): cannot be read; it is a part of a report (--report FOLDER)")
        }
        return text
    }

    /// > Throws: a failure that names the file.
    static func results(in folder: String) throws -> RunResults {
        let path = "\(folder)/\(TestOutputs.resultsFile)"
        let text = try text(path)
        struct Form: Decodable { var version: Int }
        do {
            let data = Data(text.utf8)
            let version = try JSONDecoder().decode(Form.self, from: data).version
            guard version == RunResults.version else {
                throw CommandFailure(
                    "\(path): its form is \(version), and this ferry reads \(RunResults.version): merge with the one that wrote it")
            }
            return try JSONDecoder().decode(RunResults.self, from: data)
        } catch let failure as CommandFailure { throw failure } catch {
            throw CommandFailure("\(path) has no results of tests: \(error)")
        }
    }
}
