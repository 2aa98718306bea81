import Foundation
import Testing

@Suite("Fixture app", .serialized)
struct FixtureAppTests {
    @Test("runs every form of naming a method")
    func actions() throws {
        let command = try FerryCommand()
        defer { command.remove() }
        let outcome = try command.run(["run", "Fixtures/FixtureApp", "--headless", "--script", "Fixtures/FixtureApp/UITests/actions.ui"])
        #expect(outcome.status == 0, "\(outcome.output)")
    }

    @Test("restores its state after the system ended it, and starts empty after the user did")
    func state() throws {
        let command = try FerryCommand()
        defer { command.remove() }
        let outcome = try command.run(["run", "Fixtures/FixtureApp", "--headless", "--script", "Fixtures/FixtureApp/UITests/state.ui"])
        #expect(outcome.status == 0, "\(outcome.output)")
    }

    @Test("timers of the default mode wait while content scrolls")
    func scrolling() throws {
        let command = try FerryCommand()
        defer { command.remove() }
        let outcome = try command.run(["run", "Fixtures/FixtureApp", "--headless", "--script", "Fixtures/FixtureApp/UITests/scrolling.ui"])
        #expect(outcome.status == 0, "\(outcome.output)")
    }

    @Test("has its own tests run by ferry test")
    func ownTests() throws {
        let command = try FerryCommand()
        defer { command.remove() }
        let outcome = try command.run(["test", "Fixtures/FixtureApp"])
        #expect(outcome.status == 0, "\(outcome.output)")
        #expect(outcome.output.contains("Executed 18 tests, with 0 failures"), "\(outcome.output)")
    }

    @Test("runs from a plain folder of sources, and its errors name that folder")
    func plainFolder() throws {
        let command = try FerryCommand()
        defer { command.remove() }
        let folder = command.folder.appendingPathComponent("Plain")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let delegate = "import UIKit\n\n@UIApplicationMain\nclass AppDelegate: UIResponder, UIApplicationDelegate {}\n"
        try delegate.write(to: folder.appendingPathComponent("AppDelegate.swift"), atomically: true, encoding: .utf8)
        let other = folder.appendingPathComponent("Other.swift")
        try "let number: Int = 1\n".write(to: other, atomically: true, encoding: .utf8)
        let good = try command.run(["build", folder.path])
        #expect(good.status == 0, "\(good.output)")
        try "let number: Int = \"\"\n".write(to: other, atomically: true, encoding: .utf8)
        let bad = try command.run(["build", folder.path])
        #expect(bad.status != 0)
        #expect(bad.output.contains("Plain/Other.swift:1:19: error:"), "\(bad.output)")
    }
}
