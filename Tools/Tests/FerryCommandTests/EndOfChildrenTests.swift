import Foundation
import Testing

/// `ferry-tool` as a process of its own, with a `swift` in PATH that runs until a signal ends it.
@Suite("What a command has started ends with it", .serialized)
struct EndOfChildrenTests {
    @Test("a build ends when its command is killed, terminated or hung up", arguments: [SIGKILL, SIGTERM, SIGHUP])
    func build(signal: Int32) throws {
        try end("doctor", by: signal)
    }

    @Test("an interrupted build says what was interrupted, and ends with the status of the signal", arguments: [SIGINT, SIGTERM])
    func interruption(signal: Int32) throws {
        let (output, status) = try end("devices", by: signal)
        #expect(output.contains("ferry: interrupted while building Ferry; run it again, and it goes on from there"))
        #expect(status == 128 + signal)
    }

    /// > Returns: what the command printed about errors, and its exit status.
    @discardableResult
    private func end(_ verb: String, by signal: Int32) throws -> (output: String, status: Int32) {
        let folder = FileManager.default.temporaryDirectory.path + "/ferry-children-" + UUID().uuidString
        // A checkout has these.
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try "".write(toFile: folder + "/Package.swift", atomically: true, encoding: .utf8)
        try FileManager.default.createDirectory(atPath: folder + "/Sources/UIKitCore", withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        // As Swift's package manager: an interrupt ends the compiler that it has started, in a process group of its own.
        let script = """
            #!/bin/bash
            set -m
            sleep 600 &
            compiler=$!
            trap 'kill -TERM $compiler; exit 130' INT
            echo "$$ $compiler" >'\(folder)/started.part'
            mv '\(folder)/started.part' '\(folder)/started'
            wait
            """
        try script.write(toFile: folder + "/script", atomically: true, encoding: .utf8)
        // Written by another process: what other tests start meanwhile may inherit a file that this one writes, and it could not be started.
        let install = try Process.run(
            URL(fileURLWithPath: "/usr/bin/install"), arguments: ["-m", "755", folder + "/script", folder + "/swift"])
        install.waitUntilExit()

        let command = Process()
        command.executableURL = URL(fileURLWithPath: try #require(ToolProcess.path))
        command.arguments = [verb]
        command.environment = ProcessInfo.processInfo.environment.merging(
            ["PATH": "\(folder):/usr/bin:/bin", "FERRY_ROOT": folder, "FERRY_FRAMEWORKS": ""]
        ) { _, own in own }
        let log = folder + "/errors"
        #expect(FileManager.default.createFile(atPath: log, contents: nil))
        (command.standardOutput, command.standardError) = (FileHandle.nullDevice, try FileHandle(forWritingTo: URL(fileURLWithPath: log)))
        try command.run()
        defer { if command.isRunning { kill(command.processIdentifier, SIGKILL) } }
        ToolProcess.wait { FileManager.default.fileExists(atPath: folder + "/started") }
        let line = try String(contentsOfFile: folder + "/started", encoding: .utf8)
        let children = line.split(whereSeparator: \.isWhitespace).compactMap { pid_t($0) }
        try #require(children.count == 2)
        defer { for child in children where ToolProcess.isThere(child) { kill(child, SIGKILL) } }

        kill(command.processIdentifier, signal)
        ToolProcess.wait { !children.contains(where: ToolProcess.isThere) }
        #expect(!children.contains(where: ToolProcess.isThere), "left over")
        command.waitUntilExit()
        return (try String(contentsOfFile: log, encoding: .utf8), command.terminationStatus)
    }
}
