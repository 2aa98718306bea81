import Foundation

/// What the module `ScreenSnapshots` reads in the tests' process.
enum SnapshotOptions {
    /// Names the folder of attachments.
    static let attachmentsVariable = "FERRY_UI_TEST_ATTACHMENTS"

    /// References are recorded by `--record-snapshots` only, never by a variable that a machine happens to have.
    static func environment(_ arguments: Arguments) -> [String: String] {
        var environment = ["FERRY_RECORD_SNAPSHOTS": arguments.has("--record-snapshots") ? "1" : "0"]
        if let folder = arguments["--attachments"] { environment[attachmentsVariable] = URL(fileURLWithPath: folder).path }
        return environment
    }

    /// Sets the variables for programs started from here on.
    static func provide(_ arguments: Arguments) throws {
        for (name, value) in environment(arguments) { setenv(name, value, 1) }
        if arguments.has("--record-snapshots") {
            FerryCommandLine.report("Recording the references of snapshots; look at them before they are kept")
        }
    }
}
