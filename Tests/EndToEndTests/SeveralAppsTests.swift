import Foundation
import ImageIO
import TestSupport
import Testing

/// Two apps on one device: Handbook and Desk.
@Suite("Several apps", .serialized)
struct SeveralAppsTests {
    @Test("home, links between apps, the app switcher and notifications work as for a user")
    func script() throws {
        let command = try FerryCommand()
        defer { command.remove() }
        let script = "Apps/Handbook/UITests/apps.ui"
        let outcome = try command.run([
            "run", "Apps/Handbook", "--with", FerryCommand.root.path + "/Apps/Desk", "--headless", "--script", script,
        ])
        #expect(outcome.status == 0, "\(outcome.output)")
        for picture in ["apps-home.png", "apps-switcher.png", "apps-way-back.png"] {
            let image = try #require(Pictures.read(command.folder.appendingPathComponent(picture)), "\(picture) was not saved")
            if let difference = GoldenImage.difference(of: image, from: Pictures.golden(picture)) { Issue.record("\(difference)") }
        }
    }

    @Test("rejects a path that is not an app before launching")
    func missing() throws {
        let command = try FerryCommand()
        defer { command.remove() }
        let outcome = try command.run(["run", "Apps/Desk", "--with", command.folder.path + "/nothing", "--headless"])
        #expect(outcome.status != 0, "\(outcome.output)")
        #expect(outcome.output.contains("/nothing"), "\(outcome.output)")
    }
}
