import Foundation
import TestReports
import Testing

@testable import FerryCommand

@Suite("Attachments in a report")
struct AttachmentFilesTests {
    @Test("files belong to the test that they name; of other runs and other tests there are none")
    func names() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-attachments-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let names = [
            "A.testB 10 Ten.png", "A.testB 2 Two words.txt", "A.testBC 1 Other.png", "A.testB notes.txt", "snapshot.Big.actual.png",
            "testB.Small.actual.png",
        ]
        for name in names { try Data(name.utf8).write(to: folder.appendingPathComponent(name)) }
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("A.testB 3 Folder.png"), withIntermediateDirectories: true)
        var tests = [
            ReportedTest(suite: "A", name: "testB", outcome: .passed), ReportedTest(suite: "S", name: "snapshot()", outcome: .failed),
        ]
        AttachmentFiles(in: folder.path, since: .distantPast).add(to: &tests)
        #expect(tests[0].attachments.map(\.name) == ["Two words", "Ten"])
        #expect(tests[0].attachments.map(\.type) == ["txt", "png"])
        #expect(tests[0].attachments.first?.contents == Data("A.testB 2 Two words.txt".utf8))
        #expect(tests[1].attachments.map(\.name) == ["Big.actual"])
        tests = [ReportedTest(suite: "A", name: "testB", outcome: .passed)]
        AttachmentFiles(in: folder.path, since: .distantFuture).add(to: &tests)
        #expect(tests[0].attachments.isEmpty)
    }

    @Test("annotations have one kind, and the folder of a report is made before anything is built")
    func options() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-report-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let options: Set<String> = ["--annotations", "--report", "--attachments", "--junit"]
        #expect(throws: CommandFailure.self) { try TestOutputs(try Arguments(["--annotations", "gitlab"], options: options)) }
        let outputs = try TestOutputs(
            try Arguments(
                ["p", "--report", folder.path + "/r", "--attachments", folder.path + "/a", "--annotations=github"], options: options))
        #expect(outputs.needsTests)
        #expect(outputs.annotatesForGitHub)
        #expect(FileManager.default.fileExists(atPath: folder.path + "/r"))
        try Data().write(to: folder.appendingPathComponent("file"))
        let failure = #expect(throws: CommandFailure.self) {
            try TestOutputs(try Arguments(["--report", folder.path + "/file"], options: options))
        }
        #expect(failure?.message.hasPrefix("cannot make the folder \(folder.path)/file of the report: ") == true)
    }
}
