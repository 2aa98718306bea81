internal import Foundation

/// A session bus for one test, and a program that reads the desktop through it as a screen reader does.
package final class ScreenReader {
    package typealias Failure = Installed.Failure

    /// The value for `DBUS_SESSION_BUS_ADDRESS`.
    package let address: String
    private let daemon = Process()

    /// How to install missing packages; nil when nothing is missing.
    package static let missing: String? = {
        let wanted = [
            ("/usr/bin/dbus-daemon", "dbus-daemon"), ("/usr/libexec/at-spi-bus-launcher", "at-spi2-core"),
            ("/usr/lib/python3/dist-packages/gi/__init__.py", "python3-gi"),
        ]
        let folders = (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib")) ?? []
        let hasTypes = folders.contains { FileManager.default.fileExists(atPath: "/usr/lib/\($0)/girepository-1.0/Atspi-2.0.typelib") }
        return Installed.missing(wanted, also: hasTypes ? [] : ["gir1.2-atspi-2.0"])
    }()

    package init() throws {
        if let missing = Self.missing { throw Failure(description: missing) }
        let output = Pipe()
        daemon.executableURL = URL(fileURLWithPath: "/usr/bin/dbus-daemon")
        daemon.arguments = ["--session", "--print-address", "--nofork"]
        daemon.standardOutput = output
        daemon.standardError = FileHandle.nullDevice
        try daemon.run()
        var line = Data()
        while !line.contains(0x0A) {
            let more = output.fileHandleForReading.availableData
            guard !more.isEmpty else { throw Failure(description: "the bus ended before it was ready") }
            line.append(more)
        }
        address = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    package func close() {
        guard daemon.isRunning else { return }
        // With the programs that it started, which are in its group.
        kill(-daemon.processIdentifier, SIGKILL)
        daemon.waitUntilExit()
    }

    deinit { close() }

    /// Runs commands of `Programs/read_accessibility.py`, and returns their output.
    package func run(_ commands: [String], display: String) throws -> String {
        guard let script = Bundle.module.path(forResource: "read_accessibility", ofType: "py", inDirectory: "Programs") else {
            throw Failure(description: "the test resources lack read_accessibility.py")
        }
        let process = Process()
        let output = Pipe()
        // Debian's Python, which finds Debian's modules.
        process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        process.arguments = [script] + commands
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["DISPLAY": display, "DBUS_SESSION_BUS_ADDRESS": address]) { $1 }
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}
