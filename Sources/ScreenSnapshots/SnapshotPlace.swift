internal import Foundation

/// Where the references of a test are, and what to do with them.
struct SnapshotPlace {
    /// The test's source file.
    var file: String
    /// The function of the test.
    var test: String
    /// Written when they differ: the folder of expected, actual and difference.
    var failures: String
    var records: Bool

    /// Set by `ferry test PATH --record-snapshots`.
    static let recordVariable = "FERRY_RECORD_SNAPSHOTS"
    /// Set by `ferry test PATH --attachments FOLDER`, and used by tests of the interface too.
    static let attachmentsVariable = "FERRY_UI_TEST_ATTACHMENTS"

    init(file: String, test: String, environment: [String: String] = ProcessInfo.processInfo.environment) {
        // Sources of a project are links in a package that is made for the build.
        self.file = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
        self.test = test
        failures =
            environment[Self.attachmentsVariable]
            ?? FileManager.default.temporaryDirectory.appendingPathComponent("ferry-snapshots").path
        records = environment[Self.recordVariable] == "1"
    }

    /// The reference `__Snapshots__/FILE/TEST.NAME.EXTENSION` next to the test's source.
    func reference(_ name: String, _ type: String) -> String {
        let folder = (file as NSString).deletingLastPathComponent
        let stem = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
        return "\(folder)/__Snapshots__/\(stem)/\(label(name)).\(type)"
    }

    /// A file that shows a mismatch.
    func failure(_ name: String, _ kind: String, _ type: String) -> String { "\(failures)/\(label(name)).\(kind).\(type)" }

    private func label(_ name: String) -> String {
        return ([Self.function(test), name].filter { !$0.isEmpty }.map(Self.plain)).joined(separator: ".")
    }

    /// A test's name without its parameters. The build moves the code of a test on the main actor to a function `__ferry_CLASS_test…`.
    private static func function(_ test: String) -> String {
        let name = String(test.prefix { $0 != "(" })
        guard name.hasPrefix("__ferry_"), let mark = name.range(of: "_test") else { return name }
        return String(name[name.index(after: mark.lowerBound)...])
    }

    /// Without characters that have a meaning in paths.
    private static func plain(_ text: String) -> String {
        String(text.map { $0.isLetter || $0.isNumber || "_-+".contains($0) ? $0 : "-" }.prefix(120))
    }
}
