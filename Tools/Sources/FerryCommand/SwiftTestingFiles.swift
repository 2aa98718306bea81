import Foundation
import TestReports

/// What Swift Testing writes about its tests, in a folder that lives as long as this value.
struct SwiftTestingFiles: ~Copyable {
    private let folder: String
    private let outputs: TestOutputs

    init(for outputs: TestOutputs) throws {
        self.outputs = outputs
        folder = FileManager.default.temporaryDirectory.path + "/ferry-report-\(UUID().uuidString)"
        // The package manager takes an existing folder only.
        try FileManager.default.createDirectory(atPath: folder + "/attachments", withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    /// Options of `swift test`.
    var words: [String] {
        var words = ["--xunit-output", folder + "/report.xml"]
        if outputs.needsTests {
            words += ["--event-stream-output-path", folder + "/events.jsonl", "--event-stream-version", "0"]
            words += ["--attachments-path", folder + "/attachments"]
        }
        return words
    }

    /// JUnit's XML; empty if no such tests were run.
    var junit: String { TextFile.read(folder + "/report-swift-testing.xml") ?? "" }

    func tests(original: (String) -> String) -> [ReportedTest] {
        let text = TextFile.read(folder + "/events.jsonl") ?? ""
        return TestEvents.tests(in: text, original: original) { FileManager.default.contents(atPath: $0) }
    }
}
