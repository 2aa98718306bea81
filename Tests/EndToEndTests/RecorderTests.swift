import CoreGraphics
import Foundation
import HostTestSupport
import Testing

@Suite(
    "A test recorded in a browser", .serialized, .enabled(if: Chromium.missing == nil, "\(Chromium.missing ?? "")"))
struct RecorderTests {
    /// Frames of the fixture's form on the standard device, by name.
    private static func frames(after lines: [String]) throws -> [String: CGRect] {
        let command = try FerryCommand()
        defer { command.remove() }
        let script = command.folder.appendingPathComponent("map.ui")
        try (["wait idle"] + lines + ["wait idle", "tree map.txt"]).joined(separator: "\n").write(
            to: script, atomically: true, encoding: .utf8)
        let outcome = try command.run(["run", "Fixtures/UITestProject", "--headless", "--script", script.path])
        try #require(outcome.status == 0, "\(outcome.output)")
        return try ScreenMap.frames(in: command.folder.appendingPathComponent("map.txt"))
    }

    /// Waits until the file has a text: each action is in it soon after it was done.
    private static func wait(for text: String, in file: URL) throws -> String {
        let end = Date(timeIntervalSinceNow: 30)
        var source = ""
        repeat {
            source = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
            if source.contains(text) { return source }
            usleep(50_000)
        } while Date() < end
        Issue.record("\(text) is not in the recording:\n\(source)")
        return source
    }

    @Test("clicks and keys in Chromium become an XCUITest that ferry test passes, on the same screen")
    func xcuitest() throws {
        let command = try FerryCommand()
        defer { command.remove() }
        let file = command.folder.appendingPathComponent("FormUITests.swift")
        let list = ScreenMap(frames: try Self.frames(after: []))
        let form = ScreenMap(frames: try Self.frames(after: ["tap \"Form\""]))
        let run = try LiveRun(["--browser", "--record-test", file.path], app: "Fixtures/UITestProject", waitsForAddress: true)
        defer { run.close() }
        try #require(!run.address.isEmpty)
        let browser = try Chromium()
        defer { browser.close() }
        try browser.open(run.address, width: 1400, height: 1100, factor: ScreenMap.scale)
        try browser.waitForDevice()
        let frame = try browser.deviceFrame()
        func click(_ place: CGPoint) throws { try browser.click(CGPoint(x: frame.minX + place.x, y: frame.minY + place.y)) }
        _ = try Self.wait(for: #"XCTAssertTrue(app.navigationBars["List"].exists)"#, in: file)

        // The tab bar is below what a map calls in sight.
        let tab = try #require(list.frames["Form"])
        let origin = CGPoint(
            x: Double(ScreenMap.layout.screen.x) / ScreenMap.scale, y: Double(ScreenMap.layout.screen.y) / ScreenMap.scale)
        try click(CGPoint(x: tab.midX + origin.x, y: tab.midY + origin.y))
        _ = try Self.wait(for: #"XCTAssertTrue(app.navigationBars["Form"].exists)"#, in: file)
        try click(try form.middle("name"))
        for letter in ["a", "n", "n", "a"] { try browser.key(letter, code: "Key\(letter.uppercased())", text: letter) }
        try browser.insert("漢字🎉")
        try browser.key("Enter", code: "Enter", text: "\r")
        _ = try Self.wait(for: "XCUIKeyboardKey.return.rawValue", in: file)
        let notify = try form.middle("Notify")
        try click(notify)
        let source = try Self.wait(for: #"app.switches["Notify"].tap()"#, in: file)
        #expect(run.close(), "the run did not end when asked to")
        #expect(source.contains(#"app.buttons["Form"].tap()"#), "\(source)")
        #expect(source.contains(#"app.textFields["name"].tap()"#), "\(source)")
        #expect(source.contains(#"app.textFields["name"].typeText("anna漢字🎉" + XCUIKeyboardKey.return.rawValue)"#), "\(source)")

        // The recording, with what the user saw at its end.
        let ending = """
                    XCTAssertEqual(app.staticTexts["state"].label, "Typed anna漢字🎉")
                    XCTAssertEqual(app.switches["Notify"].value as? String, "1")
                }
            }
            """
        let recorded = try String(contentsOf: file, encoding: .utf8)
        let place = try #require(recorded.range(of: "    }\n}\n", options: .backwards))
        let copy = command.folder.appendingPathComponent("Project")
        try FileManager.default.copyItem(at: FerryCommand.root.appendingPathComponent("Fixtures/UITestProject"), to: copy)
        let tests = copy.appendingPathComponent("ShopUITests")
        for name in try FileManager.default.contentsOfDirectory(atPath: tests.path) {
            try FileManager.default.removeItem(at: tests.appendingPathComponent(name))
        }
        try (recorded[..<place.lowerBound] + ending).write(
            to: tests.appendingPathComponent("FormUITests.swift"), atomically: true, encoding: .utf8)
        let outcome = try command.run(["test", copy.path, "-only-testing:ShopUITests"])
        #expect(outcome.status == 0, "\(outcome.output)\n\(recorded)")
        #expect(outcome.output.contains("XCTest: 1 passed"), "\(outcome.output)")
    }
}

@Suite("Recording a test: bad input")
struct RecorderMistakeTests {
    @Test(
        "is refused before anything is built",
        arguments: [
            (["--record-test", "a.txt"], "writes a .swift or a .ui file"),
            (["--record-test", "missing/a.swift"], "there is no folder"),
            (["--record-test", "there.swift"], "there.swift exists; --force replaces it"),
            (["--record-test", "a.swift", "--as", "objc"], "--as is xcuitest, swift-testing, ui"),
            (["--record-test", "a.ui", "--headless"], "without --headless and --script"),
            (["--as", "ui"], "--as and --force require --record-test"),
        ])
    func refused(options: [String], message: String) throws {
        let command = try FerryCommand()
        defer { command.remove() }
        try "// mine".write(to: command.folder.appendingPathComponent("there.swift"), atomically: true, encoding: .utf8)
        let outcome = try command.run(["run", "Fixtures/UITestProject"] + options)
        #expect(outcome.status != 0)
        #expect(outcome.output.contains(message), "\(outcome.output)")
        #expect(try String(contentsOf: command.folder.appendingPathComponent("there.swift"), encoding: .utf8) == "// mine")
    }
}
