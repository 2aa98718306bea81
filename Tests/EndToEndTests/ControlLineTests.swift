import Foundation
import Testing

/// A device that keeps running between commands, as a script works it.
@Suite("ferry boot", .serialized)
struct ControlLineTests {
    @Test("boots a device, installs, launches, touches and photographs an app, and shuts the device down")
    func session() throws {
        let command = try FerryCommand()
        defer { command.remove() }
        // Short enough for a socket's path.
        let environment = ["XDG_RUNTIME_DIR": command.folder.path, "XDG_DATA_HOME": command.folder.path]
        func ferry(_ words: String..., status: Int32 = 0) throws -> String {
            let outcome = try command.run(words, environment: environment)
            #expect(outcome.status == status, "\(words): \(outcome.output)")
            return outcome.status == 0 ? outcome.standardOutput : outcome.output
        }
        defer { _ = try? command.run(["shutdown", "all"], environment: environment) }
        let app = "org.ferry.FixtureApp"
        #expect(try ferry("ui", "booted", "tree", status: 5).contains("no device is booted"))
        #expect(try ferry("boot", "iPhon 15", status: 4).contains("did you mean \"iPhone 15\""))
        #expect(try ferry("boot", "iPhone 15").hasSuffix("iPhone 15\n"))
        #expect(try ferry("boot", "iPhone 15", status: 5).contains("iPhone 15 is already booted"))
        #expect(try ferry("bootstatus", "booted").contains("on the screen: home"))
        #expect(try ferry("list", "devices").contains("iPhone 15 (630617FC-2864-FB02-FC85-BE399F360361) (Booted)"))
        #expect(try ferry("launch", "booted", app, status: 6).contains("no app \"\(app)\" is installed"))

        #expect(try ferry("install", "booted", "Fixtures/FixtureApp").hasSuffix(app + "\n"))
        #expect(try ferry("simctl", "launch", "iphone15", app).hasPrefix(app + ": "))
        #expect(try ferry("ui", "booted", "tree").contains("Button \"Private\""))
        #expect(try ferry("ui", "booted", "tap", "Private").contains("StaticText \"a private method ran\" #status"))
        #expect(try ferry("ui", "booted", "tap", "Delayed").contains("StaticText"))
        #expect(try ferry("ui", "booted", "tap", "Privat", status: 7).contains("the nearest are:"))
        #expect(try ferry("ui", "booted", "wait", "status").contains("after 0.0 s"))
        #expect(try ferry("ui", "booted", "tap", "e0", "--json", status: 7).contains("\"kind\":\"unknown-element\""))
        _ = try ferry("status_bar", "booted", "override", "--time", "9:41")
        _ = try ferry("io", "booted", "screenshot", "screen.png")
        let image = try Data(contentsOf: command.folder.appendingPathComponent("screen.png"))
        #expect(image.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(image.count > 5000)

        #expect(try ferry("get_app_container", "booted", app, "data").hasPrefix(command.folder.path))
        #expect(try ferry("simctl", "diagnose", status: 8).contains("simctl diagnose is missing"))
        _ = try ferry("terminate", "booted", app)
        _ = try ferry("terminate", "booted", app, status: 5)
        #expect(try ferry("erase", "iPhone 15", status: 5).contains("close its simulator first"))
        _ = try ferry("shutdown", "booted")
        #expect(try ferry("list", "devices").contains("(Booted)") == false)

        // The app is still installed after the next start.
        _ = try ferry("boot", "iPhone 15")
        #expect(try ferry("listapps", "booted").hasPrefix(app + "\t"))
        _ = try ferry("shutdown", "all")
        _ = try ferry("erase", "iPhone 15")
    }
}
