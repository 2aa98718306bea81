import CoreGraphics
import Foundation
import Testing

/// The device of a test: its folder stays between runs.
final class LivingStoneWorld {
    struct Failure: Error { var output: String }

    private let command: FerryCommand
    private var device: URL { command.folder.appendingPathComponent("device") }

    init() throws { command = try FerryCommand() }
    deinit { command.remove() }

    /// Writes a script. > Returns: its path.
    func script(_ lines: String) throws -> String {
        let file = command.folder.appendingPathComponent("script.ui")
        try lines.write(to: file, atomically: true, encoding: .utf8)
        return file.path
    }

    private func words(_ script: String) throws -> [String] {
        let file = script.hasPrefix("/") ? URL(fileURLWithPath: script) : FerryCommand.root.appendingPathComponent(script)
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        let line = lines.first { $0.hasPrefix("# options:") } ?? ""
        let options = line.dropFirst("# options:".count).split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        return ["run", "Apps/LivingStone", "--headless", "--script", script, "--data", device.path] + options
    }

    func run(_ script: String, _ options: [String] = []) throws {
        let outcome = try command.run(try words(script) + options)
        #expect(outcome.status == 0, "\(outcome.output)")
    }

    func start(_ script: String) throws -> StartedApp { try StartedApp(try words(script), in: command.folder) }

    // MARK: - Files

    /// A screenshot that a script saved.
    func image(_ name: String) throws -> CGImage { try #require(Pictures.read(command.folder.appendingPathComponent(name)), "\(name)") }

    /// A file of the working directory, or of the app on the device.
    private func file(_ name: String) -> URL? {
        let own = command.folder.appendingPathComponent(name)
        if FileManager.default.fileExists(atPath: own.path) { return own }
        let all = FileManager.default.enumerator(at: device, includingPropertiesForKeys: nil)
        return all?.lazy.compactMap { $0 as? URL }.first { $0.lastPathComponent == name }
    }

    func size(of name: String) -> Int {
        guard let file = file(name) else { return 0 }
        return (try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int) ?? 0
    }

    /// Whether the device has a file of the name.
    func contains(_ name: String) -> Bool { file(name) != nil }

    /// Overwrites the page in the middle of a database, so that what is read first is intact.
    func damageMiddlePage(of name: String) throws {
        let handle = try FileHandle(forWritingTo: try #require(file(name)))
        defer { try? handle.close() }
        try handle.seek(toOffset: handle.seekToEnd() / 4096 / 2 * 4096)
        try handle.write(contentsOf: Data(repeating: 0xA5, count: 4096))
    }

    func text(of name: String) throws -> String { try String(contentsOf: try #require(file(name)), encoding: .utf8) }
    func write(_ text: String, to name: String) throws { try Data(text.utf8).write(to: try #require(file(name))) }

    /// The first value of a statement's result, as text, read by another program than the app.
    @discardableResult
    func query(_ name: String, _ sql: String) throws -> String {
        let program =
            "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); r = c.execute(sys.argv[2]).fetchone(); c.commit(); print(r[0] if r else '')"
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", "-c", program, try #require(file(name)).path, sql]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
        guard process.terminationStatus == 0 else { throw Failure(output: text) }
        return text
    }
}

/// A run of the app that goes on while the test looks at its files.
final class StartedApp {
    private let process = Process()

    init(_ words: [String], in folder: URL) throws {
        process.executableURL = FerryCommand.root.appendingPathComponent("ferry")
        process.currentDirectoryURL = folder
        process.arguments = words.map { $0.hasPrefix("Apps/") ? FerryCommand.root.appendingPathComponent($0).path : $0 }
        process.environment = FerryCommand.environment
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
    }

    deinit {
        if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
    }

    /// Until something is so, or the run has ended. > Returns: whether it is.
    func wait(until holds: () -> Bool) -> Bool {
        // Bounded by a hang only; the first run may build the app.
        for _ in 0..<600_000 where process.isRunning {
            if holds() { return true }
            usleep(500)
        }
        return false
    }

    /// Kills the app as soon as something is so, and waits for the end of the run. > Returns: whether it was killed.
    func kill(when holds: () -> Bool) -> Bool {
        guard wait(until: holds) else { return false }
        let apps = RunningProcess.family(of: process.processIdentifier).filter { $0.description.contains("(LivingStone)") }
        for app in apps { Foundation.kill(app.identifier, SIGKILL) }
        process.waitUntilExit()
        return apps.count == 1
    }
}
