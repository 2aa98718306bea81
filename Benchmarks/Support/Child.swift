import Foundation

/// A child process that is run for its output, or in the background until it is ended.
public final class Child {
    private let process = Process()
    private let output = Pipe()

    public init(_ words: [String], environment: [String: String] = [:]) {
        process.executableURL = URL(fileURLWithPath: words[0].hasPrefix("/") ? words[0] : Self.path(of: words[0]) ?? "/usr/bin/" + words[0])
        process.arguments = Array(words.dropFirst())
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardError = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
    }

    public var identifier: Int32 { process.processIdentifier }

    public static func path(of name: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        return folders.map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile)
    }

    /// Runs to the end, but at most for `limit` seconds.
    public func run(limit: Double = .infinity) throws -> (status: Int32, output: String) {
        process.standardOutput = output
        try process.run()
        let late = DispatchWorkItem { [process] in process.terminate() }
        if limit.isFinite { DispatchQueue.global().asyncAfter(deadline: .now() + limit, execute: late) }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        late.cancel()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }

    public func start() throws { try process.run() }

    public func end() {
        guard process.isRunning else { return }
        process.terminate()
        process.waitUntilExit()
    }

    /// Waits up to ten seconds until the process has created a file.
    public func waits(forFile path: String) -> Bool {
        for _ in 0..<100 where process.isRunning {
            if FileManager.default.fileExists(atPath: path) { return true }
            usleep(100_000)
        }
        return false
    }
}
