import Foundation

/// Runs the `ferry` of this checkout as a user would, in a separate folder.
struct FerryCommand {
    struct Outcome {
        var status: Int32
        var standardOutput: String
        var standardError: String

        /// Both, one after the other. Other commands that run at the same time add lines of waiting to the errors.
        var output: String { standardOutput + standardError }
    }

    /// The frameworks are tested as apps ship with them, also where only unoptimised ones are built.
    static let environment = ProcessInfo.processInfo.environment.merging(["FERRY_FRAMEWORKS": "release"]) { $1 }

    /// Whether web views have an engine here; tests of apps with them are skipped without it.
    static let hasWebEngine = FileManager.default.isExecutableFile(atPath: "/usr/bin/chromium-headless-shell")

    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The working directory, which receives its screenshots; removed by `remove()`.
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-e2e-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    /// - Parameter arguments: paths that start with `Apps/` or `Fixtures/` are relative to the checkout.
    /// - Parameter environment: in addition to this process's.
    func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Outcome {
        try run(Self.program, arguments, environment: environment)
    }

    /// The command's path, which scripts find in the variable `FERRY`.
    private static var program: String { root.appendingPathComponent("ferry").path }

    /// Runs another program, such as a script that runs `ferry`.
    func run(_ program: String, _ arguments: [String], environment: [String: String] = [:]) throws -> Outcome {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.currentDirectoryURL = folder
        process.arguments = arguments.map {
            $0.hasPrefix("Apps/") || $0.hasPrefix("Fixtures/") ? Self.root.appendingPathComponent($0).path : $0
        }
        process.environment = Self.environment.merging(["FERRY": Self.program]) { $1 }.merging(environment) { $1 }
        // Files, not pipes, so that nothing has to be read while the command runs.
        let output = try log("output.log"), errors = try log("errors.log")
        process.standardOutput = output.handle
        process.standardError = errors.handle
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return Outcome(status: process.terminationStatus, standardOutput: try output.text(), standardError: try errors.text())
    }

    private struct Log {
        var file: URL
        var handle: FileHandle

        func text() throws -> String {
            try handle.close()
            return String(decoding: try Data(contentsOf: file), as: UTF8.self)
        }
    }

    private func log(_ name: String) throws -> Log {
        let file = folder.appendingPathComponent(name)
        _ = FileManager.default.createFile(atPath: file.path, contents: nil)
        return Log(file: file, handle: try FileHandle(forWritingTo: file))
    }
}
