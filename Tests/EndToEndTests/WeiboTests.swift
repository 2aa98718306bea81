import Foundation
import Testing

/// The app Weibo with its service, which each script has for itself: signed in through the page of the service, in a web view.
@Suite("Weibo", .serialized, .enabled(if: FerryCommand.hasWebEngine, "needs the package chromium-headless-shell"))
struct WeiboTests {
    private static let folder = FerryCommand.root.appendingPathComponent("Apps/Weibo/UITests")
    static let scripts = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".ui") }.sorted()

    @Test("passes each script", arguments: scripts)
    func script(_ name: String) throws {
        let command = try FerryCommand()
        defer { command.remove() }
        let file = Self.folder.appendingPathComponent(name)
        // What a script names by its place in the working directory: pushes, and responses of the network.
        for other in try FileManager.default.contentsOfDirectory(at: Self.folder, includingPropertiesForKeys: nil) {
            guard ["json", "network"].contains(other.pathExtension) else { continue }
            try FileManager.default.copyItem(at: other, to: command.folder.appendingPathComponent(other.lastPathComponent))
        }
        let text = try String(contentsOf: file, encoding: .utf8)
        let options = Self.list("# options: ", in: text)
        let outcome = try command.run(["run", "Apps/Weibo", "--headless", "--script", file.path] + options)
        #expect(outcome.status == 0, "\(outcome.output)")
        for line in Self.list("# log: ", in: text) { #expect(outcome.output.contains(line), "\(outcome.output)") }
    }

    /// What the line with a mark lists, separated by commas.
    private static func list(_ mark: String, in text: String) -> [String] {
        let line = text.split(separator: "\n").first { $0.hasPrefix(mark) }
        return line?.dropFirst(mark.count).split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) } ?? []
    }

    @Test("shows on a booted device that another user has mentioned its user: from the service to the device's port")
    func notified() throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", FerryCommand.root.appendingPathComponent("Apps/Weibo/Scripts/notify.py").path]
        process.environment = FerryCommand.environment
        let output = Pipe()
        (process.standardOutput, process.standardError) = (output, output)
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(text)")
        #expect(text.hasSuffix("the notification arrived and opened its status\n"), "\(text)")
    }

    @Test("has a script for each part of the app")
    func counts() { #expect(Self.scripts.count >= 16) }
}
