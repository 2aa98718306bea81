import Foundation
import Testing

/// The app Sharebox and its service as processes: each script begins with a new world and an app that was never started.
@Suite("Sharebox", .serialized)
struct ShareboxTests {
    private static func scripts(_ folder: String) -> [String] {
        let place = FerryCommand.root.appendingPathComponent("Apps/Sharebox/UITests/\(folder)")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
        return names.filter { $0.hasSuffix(".ui") }.sorted().map { "Apps/Sharebox/UITests/\(folder)\($0)" }
    }

    private static let plain = scripts("")
    private static let faults = scripts("Faults/")

    @Test("passes each page's script", arguments: plain)
    func point(_ script: String) throws {
        try ShareboxWorld().run([script])
    }

    @Test("survives corrupted responses", arguments: faults)
    func fault(_ script: String) throws {
        try ShareboxWorld().run([script], faults: script)
    }

    @Test("has a script for every page")
    func counts() {
        #expect(Self.plain.count >= 12)
        #expect(Self.faults.count >= 5)
    }

    @Test("a download interrupted by the app's end is never shown as a file, and resumes at the next launch")
    func relaunch() throws {
        let relaunch = "Apps/Sharebox/UITests/Relaunch/"
        let world = try ShareboxWorld()
        try world.run([relaunch + "1-killed.ui"], faults: relaunch + "1-killed.ui")
        try world.run([relaunch + "2-goes-on.ui"])
        // Nobody listens at this port.
        try world.run([relaunch + "3-offline.ui"], service: "http://127.0.0.1:1")
    }
}

/// A seeded service and the folders of an app, for one test.
private final class ShareboxWorld {
    /// Builds the service, once for all tests.
    private static let service = Result {
        let root = FerryCommand.root.path
        let build = ["swift", "build", "-c", "release", "--package-path", root + "/Services", "--scratch-path", root + "/.ferry/services"]
        try ServiceProcess.runToEnd(build + ["--product", "share-service"])
    }

    private let command: FerryCommand
    private let service: ServiceProcess

    init() throws {
        command = try FerryCommand()
        let root = FerryCommand.root.path
        try Self.service.get()
        let data = command.folder.appendingPathComponent("world").path
        service = try ServiceProcess([
            root + "/.ferry/services/release/share-service", "--data", data, "--port", "0", "--until-closed", "--seeded", "--hash-cost",
            "4",
            "--log", "error",
        ])
    }

    deinit { command.remove() }

    func run(_ scripts: [String], faults: String? = nil, service other: String? = nil) throws {
        let root = FerryCommand.root
        let spoiler = try faults.map {
            let program = root.appendingPathComponent("Apps/Sharebox/UITests/faults.py").path
            return try ServiceProcess(["python3", program, "--upstream", service.url, root.appendingPathComponent($0).path])
        }
        defer { spoiler?.end() }
        for script in scripts {
            var words = ["run", "Apps/Sharebox", "--headless", "--script", script, "--service", other ?? spoiler?.url ?? service.url]
            words += try Self.options(of: root.appendingPathComponent(script))
            words += ["--data", command.folder.appendingPathComponent("device").path]
            let outcome = try command.run(words)
            #expect(outcome.status == 0, "\(outcome.output)")
        }
    }
}

extension ShareboxWorld {
    /// The options of a script's `# options:` line, separated by commas.
    static func options(of script: URL) throws -> [String] {
        let lines = try String(contentsOf: script, encoding: .utf8).split(separator: "\n")
        guard let line = lines.first(where: { $0.hasPrefix("# options:") }) else { return [] }
        return line.dropFirst("# options:".count).split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    }
}
