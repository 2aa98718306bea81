import Foundation
import Glibc
import Testing

/// The app Weibo with its service, which each script has for itself: signed in through the page of the service, in a web view.
@Suite(
    "Weibo", .serialized, .enabled(if: access("/usr/bin/chromium-headless-shell", X_OK) == 0, "needs the package chromium-headless-shell"))
struct WeiboTests {
    private static let folder = FerryCommand.root.appendingPathComponent("Apps/Weibo/UITests")
    static let scripts = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".ui") }.sorted()

    @Test("passes each script", arguments: scripts)
    func script(_ name: String) throws {
        let command = try FerryCommand()
        defer { command.remove() }
        let file = Self.folder.appendingPathComponent(name)
        // What the script sends is named by its place in the working directory.
        try FileManager.default.copyItem(
            at: Self.folder.appendingPathComponent("push.json"), to: command.folder.appendingPathComponent("push.json"))
        let mark = "# options: "
        let line = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").first { $0.hasPrefix(mark) }
        let options = line?.dropFirst(mark.count).split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) } ?? []
        let outcome = try command.run(["run", "Apps/Weibo", "--headless", "--script", file.path] + options)
        #expect(outcome.status == 0, "\(outcome.output)")
    }

    @Test("has a script for each part of the app")
    func counts() { #expect(Self.scripts.count >= 10) }
}
