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

    @Test("has a script for each part of the app")
    func counts() { #expect(Self.scripts.count >= 16) }
}
