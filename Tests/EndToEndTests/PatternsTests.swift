import Foundation
import TestSupport
import Testing

/// The app Patterns: each script on a phone and a pad, upright and on the side.
@Suite("Patterns", .serialized)
struct PatternsTests {
    struct Case: CustomTestStringConvertible {
        var script: String
        var device: String
        var isTurned: Bool
        /// The name of its goldens; nil for those without.
        var look: String? {
            let isPad = device != "iPhone 15"
            return isPad == isTurned ? (isPad ? "-pad" : "") : nil
        }
        var testDescription: String { "\(script), \(device)\(isTurned ? ", turned" : "")" }
    }

    private static let folder = FerryCommand.root.appendingPathComponent("Apps/Patterns/UITests")
    static let cases: [Case] = {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".ui") }.sorted()
        return names.flatMap { name in
            ["iPhone 15", "iPad Pro 11"].flatMap { device in
                [false, true].map { Case(script: name, device: device, isTurned: $0) }
            }
        }
    }()

    @Test("passes each pattern's script and matches its goldens", arguments: cases)
    func point(_ one: Case) throws {
        let command = try FerryCommand()
        defer { command.remove() }
        var lines = try String(contentsOf: Self.folder.appendingPathComponent(one.script), encoding: .utf8).components(separatedBy: "\n")
        // The device turns once the skeleton is open.
        let opened = try #require(lines.firstIndex(of: "wait idle"))
        if one.isTurned { lines.insert("rotate left", at: opened + 1) }
        let script = command.folder.appendingPathComponent(one.script)
        try lines.joined(separator: "\n").write(to: script, atomically: true, encoding: .utf8)
        let outcome = try command.run(["run", "Apps/Patterns", "--headless", "--device", one.device, "--script", script.path])
        #expect(outcome.status == 0, "\(outcome.output)")
        guard let look = one.look else { return }
        for picture in lines.compactMap({ $0.wholeMatch(of: /screenshot (.+)\.png/)?.output.1 }) {
            let image = try #require(Pictures.read(command.folder.appendingPathComponent("\(picture).png")), "\(picture) was not saved")
            let golden = Pictures.golden("patterns-\(picture)\(look).png")
            if let difference = GoldenImage.difference(of: image, from: golden) { Issue.record("\(difference)") }
        }
    }

    @Test(
        "a link that launches the app opens its page", arguments: ["iPhone 15", "iPad Pro 11"], [false, true])
    func coldLink(device: String, isTurned: Bool) throws {
        let command = try FerryCommand()
        defer { command.remove() }
        let script = command.folder.appendingPathComponent("cold.ui")
        try "\(isTurned ? "rotate left\n" : "")expect \"number 5, from cold\"\n".write(to: script, atomically: true, encoding: .utf8)
        let words = [
            "run", "Apps/Patterns", "--headless", "--device", device, "--open", "app://message/5?from=cold", "--script", script.path,
        ]
        let outcome = try command.run(words)
        #expect(outcome.status == 0, "\(outcome.output)")
    }

    @Test("has a script for every pattern")
    func counts() { #expect(Self.cases.count >= 40) }
}
