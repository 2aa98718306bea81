import Foundation

/// Many devices at once, each with an app that has launched: what one more of them needs.
final class DeviceBenchmark {
    private var devices: [DrivenDevice] = []

    struct Figures {
        /// Of a further device, simulator and app together, from the first ones to all. > Units: megabytes.
        var idle: Double
        /// The same, once each has given an image of its screen.
        var withImage: Double
        /// Until all were idle, after the first ones.
        var seconds: Double
    }

    static func measure(_ app: String, first: Int, all: Int) throws -> Figures {
        let bench = DeviceBenchmark()
        defer { bench.devices.forEach { $0.end() } }
        try bench.add(app, until: first)
        let before = try bench.memory()
        let start = ContinuousClock.now
        try bench.add(app, until: all)
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        let idle = try bench.memory()
        // An image of the screen takes as much of any of them.
        for device in bench.devices { try device.ask(#"{"pixels":{"released":[]}}"#) }
        let image = (try bench.memory() - idle) / Double(all)
        let each = (idle - before) / Double(all - first)
        return Figures(idle: each, withImage: each + image, seconds: seconds)
    }

    private func add(_ app: String, until count: Int) throws {
        while devices.count < count { devices.append(try DrivenDevice(app)) }
    }

    /// The private pages of all processes, and their shares of those that they share. > Units: megabytes.
    private func memory() throws -> Double {
        let processes = try devices.flatMap { try $0.processes() }
        guard processes.count == devices.count * 2 else {
            throw Failure(description: "\(devices.count) devices have \(processes.count) processes, not a simulator and an app each")
        }
        return try processes.reduce(0) { try $0 + Self.memory(of: $1) }
    }

    private static func memory(of process: Int32) throws -> Double {
        let text = try String(contentsOfFile: "/proc/\(process)/smaps_rollup", encoding: .utf8)
        guard let match = text.firstMatch(of: /\nPss: +(\d+) kB/), let kilobytes = Double(match.1) else {
            throw Failure(description: "the system does not show the memory of process \(process)")
        }
        return kilobytes / 1024
    }
}

/// A simulator that a UI test would drive, with its app.
private final class DrivenDevice {
    private let process = Process()
    private let (requests, answers) = (Pipe(), Pipe())

    init(_ app: String) throws {
        process.executableURL = URL(fileURLWithPath: root + "/.ferry/build/release/ferry-simulator")
        process.arguments = [app, "--headless", "--drive"]
        (process.standardInput, process.standardOutput) = (requests, answers)
        process.standardError = FileHandle.nullDevice
        for handle in [requests.fileHandleForWriting, answers.fileHandleForReading] {
            _ = fcntl(handle.fileDescriptor, F_SETFD, FD_CLOEXEC)
        }
        try process.run()
        try ask(#"{"launch":{"arguments":[],"environment":{}}}"#)
    }

    func ask(_ request: String) throws {
        try requests.fileHandleForWriting.write(contentsOf: Data((request + "\n").utf8))
        var answer = Data()
        while answer.last != UInt8(ascii: "\n") {
            let more = answers.fileHandleForReading.availableData
            guard !more.isEmpty else { throw Failure(description: "a simulator has ended") }
            answer += more
        }
        let text = String(decoding: answer, as: UTF8.self)
        guard !text.contains("\"failed\""), !text.contains("\"ended\"") else { throw Failure(description: "\(request): \(text)") }
    }

    /// The simulator's and those that it started.
    func processes() throws -> [Int32] {
        let simulator = process.processIdentifier
        let threads = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(simulator)/task")
        let children = threads.flatMap { thread in
            ((try? String(contentsOfFile: "/proc/\(simulator)/task/\(thread)/children", encoding: .utf8)) ?? "").split(separator: " ")
        }
        return [simulator] + children.compactMap { Int32($0) }
    }

    func end() {
        try? requests.fileHandleForWriting.close()
        process.waitUntilExit()
    }
}
