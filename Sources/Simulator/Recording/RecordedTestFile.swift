internal import Foundation
internal import TestRecorder

/// The file of a recorded test, which is whole at every moment.
struct RecordedTestFile {
    let path: String
    let format: RecordedFormat
    let device: String
    let arguments: [String]
    private var written: String?

    /// Checks that the file can be written, and writes a test without actions.
    init(options: SimulatorOptions, device: String) throws {
        guard let path = options.recordedTest, let format = options.recordedFormat else {
            throw UsageError("no file for the test is named")
        }
        (self.path, self.format, self.device, arguments) = (path, format, device, options.appArguments)
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        if isFolder.boolValue { throw UsageError("--record-test \(path) is a folder; name a file in it") }
        if exists, !options.replacesRecordedTest { throw UsageError("\(path) exists; --force replaces it") }
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        guard FileManager.default.fileExists(atPath: folder) else { throw UsageError("there is no folder \(folder) for \(path)") }
        do throws(FileError) { try write([]) } catch { throw UsageError(error.description) }
    }

    mutating func write(_ statements: [RecordedStatement]) throws(FileError) {
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        let text = format.source(of: statements, name: name, device: device, arguments: arguments)
        guard text != written else { return }
        try ScriptFile.write(Array(text.utf8), to: path)
        written = text
    }
}
