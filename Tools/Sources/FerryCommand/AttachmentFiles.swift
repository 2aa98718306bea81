import Foundation
import TestReports

/// The files that tests have left in a folder of attachments, by their names.
struct AttachmentFiles {
    private var files: [(name: String, path: String)] = []

    /// > Parameters: since: older files are those of other runs.
    init(in folder: String, since start: Date) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        files = names.map { ($0, "\(folder)/\($0)") }.filter { file in
            let about = try? FileManager.default.attributesOfItem(atPath: file.path)
            guard about?[.type] as? FileAttributeType == .typeRegular else { return false }
            return (about?[.modificationDate] as? Date ?? .distantFuture) >= start
        }
        // "test 10" after "test 9".
        files.sort { $0.name.compare($1.name, options: .numeric) == .orderedAscending }
    }

    /// Adds to each test the files of its name: `Class.test 1 Name.png` of tests of the interface, and `test.Name.kind.png` of snapshots
    /// that do not match, where only one of the failed tests has that name.
    func add(to tests: inout [ReportedTest]) {
        for index in tests.indices {
            let start = tests[index].title + " "
            for file in files where file.name.hasPrefix(start) {
                let rest = file.name.dropFirst(start.count)
                guard let number = rest.split(separator: " ", maxSplits: 1).first, Int(number) != nil else { continue }
                tests[index].attachments += attachment(String(rest.dropFirst(number.count + 1)), file.path)
            }
        }
        let failed = tests.indices.filter { tests[$0].isFailure }
        for file in files {
            let owners = failed.filter { file.name.hasPrefix(function(of: tests[$0]) + ".") }
            guard let owner = owners.first, owners.count == 1 else { continue }
            tests[owner].attachments += attachment(String(file.name.dropFirst(function(of: tests[owner]).count + 1)), file.path)
        }
    }

    private func function(of test: ReportedTest) -> String { String(test.name.prefix { $0 != "(" }) }

    private func attachment(_ name: String, _ path: String) -> [ReportedTest.Attachment] {
        guard let contents = FileManager.default.contents(atPath: path) else { return [] }
        return [ReportedTest.Attachment(fileName: name, contents: contents)]
    }
}
