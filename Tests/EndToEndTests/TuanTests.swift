import Foundation
import Testing

/// The app Tuan with its service: a script for each point of its behaviour on an iPad, upright and turned, and on an iPhone.
@Suite("Tuan", .serialized)
struct TuanTests {
    enum Look: String, CaseIterable {
        case pad = "iPad, upright"
        case turnedPad = "iPad, turned"
        case phone = "iPhone"

        var device: String { self == .phone ? "iPhone 15" : "iPad Air" }

        /// A deal that stands alone on this look's map, after the closer view of `21-map.ui`.
        var pin: String {
            switch self {
            case .pad, .turnedPad: "pin 8"
            case .phone: "pin 16"
            }
        }
    }

    struct Case: CustomTestStringConvertible {
        var script: String
        var look: Look
        var testDescription: String { "\(script), \(look.rawValue)" }
    }

    private static let folder = FerryCommand.root.appendingPathComponent("Apps/Tuan/UITests/Points")
    static let cases: [Case] = {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".ui") }.sorted()
        return names.flatMap { name in Look.allCases.map { Case(script: name, look: $0) } }
    }()

    /// The seeded service, for all tests; the scripts change nothing in it.
    // One test at a time uses it.
    nonisolated(unsafe) private static let service = Result {
        let root = FerryCommand.root.path
        let build = ["swift", "build", "-c", "release", "--package-path", root + "/Services", "--scratch-path", root + "/.ferry/services"]
        try ServiceProcess.runToEnd(build + ["--product", "deals-service"])
        let data = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-e2e-deals-\(UUID().uuidString)").path
        return try ServiceProcess([
            root + "/.ferry/services/release/deals-service", "--data", data, "--port", "0", "--until-closed", "--seeded", "--deals",
            "20000",
            "--log", "error",
        ])
    }

    @Test("passes each point's script", arguments: cases)
    func point(_ one: Case) throws {
        let service = try Self.service.get()
        let command = try FerryCommand()
        defer { command.remove() }
        var lines = ["set time 2026-03-01T09:41"]
        if one.look == .turnedPad { lines += ["rotate left", "wait idle"] }
        lines.append(try String(contentsOf: Self.folder.appendingPathComponent(one.script), encoding: .utf8))
        let text = lines.joined(separator: "\n").replacing("{pin}", with: one.look.pin)
        let script = command.folder.appendingPathComponent(one.script)
        try text.write(to: script, atomically: true, encoding: .utf8)
        let outcome = try command.run([
            "run", "Apps/Tuan", "--headless", "--device", one.look.device, "--locale", "zh_CN", "--service", service.url, "--script",
            script.path,
        ])
        #expect(outcome.status == 0, "\(outcome.output)")
    }

    private static let parts = folder.deletingLastPathComponent()
    static let partScripts =
        ((try? FileManager.default.contentsOfDirectory(atPath: parts.path)) ?? []).filter { $0.hasSuffix(".ui") }.sorted()

    @Test("passes the scripts of single parts, on the device that each names", arguments: partScripts)
    func part(_ name: String) throws {
        let service = try Self.service.get()
        let command = try FerryCommand()
        defer { command.remove() }
        let file = Self.parts.appendingPathComponent(name)
        // Answers of the network, which a script's options name by their place in the working directory.
        for other in try FileManager.default.contentsOfDirectory(at: Self.parts, includingPropertiesForKeys: nil)
        where other.pathExtension == "network" {
            try FileManager.default.copyItem(at: other, to: command.folder.appendingPathComponent(other.lastPathComponent))
        }
        let mark = "# options: "
        let line = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").first { $0.hasPrefix(mark) }
        var options = line?.dropFirst(mark.count).split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) } ?? []
        if !options.contains("--service") { options += ["--service", service.url] }
        let outcome = try command.run(["run", "Apps/Tuan", "--headless", "--script", file.path] + options)
        #expect(outcome.status == 0, "\(outcome.output)")
    }

    @Test("has scripts for all looks and parts")
    func counts() {
        #expect(Self.cases.count >= 60)
        #expect(Self.partScripts.count >= 20)
    }

    // Proves TU-3.2, TU-4.2, TU-10.3, TU-16.2, TU-31.1.
    @Test("turned at random moments of its transitions, leaves nothing behind", arguments: [("iPad Air", 11), ("iPhone 15", 12)])
    func rotations(_ device: String, _ seed: Int) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        let script = FerryCommand.root.appendingPathComponent("Apps/Tuan/Scripts/rotation-storm.py").path
        process.arguments = ["python3", script, "--rounds", "25", "--seed", "\(seed)", "--device", device]
        process.environment = FerryCommand.environment
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(text)")
        #expect(text.contains("25 rounds"))
    }
}
