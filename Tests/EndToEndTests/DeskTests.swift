import Foundation
import TestSupport
import Testing

/// The app Desk: scenes side by side, and the device's own gestures over them.
@Suite("Desk", .serialized)
struct DeskTests {
    /// Screenshots of a script.
    private static let images = ["icon": ["icon-menu.png"]]

    @Test(
        "passes its scripts",
        arguments: [("side-by-side", "iPad Pro 11"), ("one", "iPhone 15"), ("edges", "iPhone 15"), ("icon", "iPhone 15")])
    func script(_ name: String, _ device: String) throws {
        let command = try FerryCommand()
        defer { command.remove() }
        let script = "Apps/Desk/UITests/\(name).ui"
        let outcome = try command.run(["run", "Apps/Desk", "--headless", "--device", device, "--script", script])
        #expect(outcome.status == 0, "\(outcome.output)")
        for picture in Self.images[name] ?? [] {
            let image = try #require(Pictures.read(command.folder.appendingPathComponent(picture)), "\(picture) was not saved")
            if let difference = GoldenImage.difference(of: image, from: Pictures.golden(picture)) { Issue.record("\(difference)") }
        }
    }
}
