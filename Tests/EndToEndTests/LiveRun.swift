import Foundation

/// `ferry run` with a window or page; ended by `close()`.
final class LiveRun {
    private let process = Process()
    private let log: FileHandle
    /// The first line with an address, empty when the run opened a window.
    let address: String

    var identifier: pid_t { process.processIdentifier }
    /// Of the page; 0 without one.
    var port: UInt16 { address.firstMatch(of: /127\.0\.0\.1:(\d+)/).flatMap { UInt16($0.1) } ?? 0 }
    var token: String { address.split(separator: "=").last.map(String.init) ?? "" }

    /// - Parameter waitsForAddress: the run prints the address of its page.
    init(
        _ arguments: [String], app: String = "Apps/Handbook", environment: [String: String] = [:], waitsForAddress: Bool
    ) throws {
        let output = Pipe()
        process.executableURL = FerryCommand.root.appendingPathComponent("ferry")
        process.arguments = ["run", FerryCommand.root.appendingPathComponent(app).path] + arguments
        process.environment = FerryCommand.environment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        log = output.fileHandleForReading
        try process.run()
        var text = ""
        while waitsForAddress, !text.contains(/token=[0-9a-f]+\s/) {
            let more = log.availableData
            guard !more.isEmpty else { break }
            text += String(decoding: more, as: UTF8.self)
        }
        address = text.firstMatch(of: /http:\/\/127\.0\.0\.1:\d+\/\?token=[0-9a-f]+/).map { String($0.output) } ?? ""
    }

    /// Sends a signal and waits up to a minute for the end. > Returns: the exit status as in a shell; nil when it had to be killed.
    func end(by signal: Int32) -> Int32? {
        kill(identifier, signal)
        for _ in 0..<1200 where process.isRunning { usleep(50_000) }
        guard !process.isRunning else {
            kill(identifier, SIGKILL)
            process.waitUntilExit()
            return nil
        }
        return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    }

    /// Interrupts it like Ctrl-C, and waits for the end; false when it had to be killed.
    @discardableResult
    func close() -> Bool {
        guard process.isRunning else { return true }
        process.interrupt()
        for _ in 0..<1200 where process.isRunning { usleep(50_000) }
        guard process.isRunning else { return true }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        return false
    }
}
