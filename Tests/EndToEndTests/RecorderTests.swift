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

    /// Fills in the fixture's form in Chromium.
    ///
    /// > Parameters: returnKey: what the recording has for the Return key; the last action after it is a switch.
    private static func record(in file: URL, _ options: [String] = [], returnKey: String) throws -> String {
        let list = ScreenMap(frames: try frames(after: []))
        let form = ScreenMap(frames: try frames(after: ["tap \"Form\""]))
        let run = try LiveRun(
            ["--browser", "--record-test", file.path] + options, app: "Fixtures/UITestProject", waitsForAddress: true)
        defer { run.close() }
        try #require(!run.address.isEmpty)
        let browser = try Chromium()
        defer { browser.close() }
        try browser.open(run.address, width: 1400, height: 1100, factor: ScreenMap.scale)
        try browser.waitForDevice()
        let frame = try browser.deviceFrame()
        func click(_ place: CGPoint) throws { try browser.click(CGPoint(x: frame.minX + place.x, y: frame.minY + place.y)) }
        _ = try wait(for: "\"List\"", in: file)
        // The tab bar is outside the part of the screen that `middle` accepts.
        let tab = try #require(list.frames["Form"])
        let origin = CGPoint(
            x: Double(ScreenMap.layout.screen.x) / ScreenMap.scale, y: Double(ScreenMap.layout.screen.y) / ScreenMap.scale)
        try click(CGPoint(x: tab.midX + origin.x, y: tab.midY + origin.y))
        _ = try wait(for: "\"Form\"", in: file)
        try click(try form.middle("name"))
        for letter in ["a", "n", "n", "a"] { try browser.key(letter, code: "Key\(letter.uppercased())", text: letter) }
        try browser.insert("漢字🎉")
        try browser.key("Enter", code: "Enter", text: "\r")
        _ = try wait(for: returnKey, in: file)
        try click(try form.middle("Notify"))
        let source = try wait(for: "\"Notify\"", in: file)
        #expect(run.close(), "the run did not end when asked to")
        #expect(source.contains("anna漢字🎉"), "\(source)")
        return try String(contentsOf: file, encoding: .utf8)
    }

    /// Runs a recording, with what the user saw at its end, as the only UI test of a copy of the fixture.
    private static func replay(_ recorded: String, adding checks: [String], with command: FerryCommand) throws -> FerryCommand.Outcome {
        let place = try #require(recorded.range(of: "    }\n}\n", options: .backwards))
        let copy = command.folder.appendingPathComponent("Project")
        try FileManager.default.copyItem(at: FerryCommand.root.appendingPathComponent("Fixtures/UITestProject"), to: copy)
        let tests = copy.appendingPathComponent("ShopUITests")
        for name in try FileManager.default.contentsOfDirectory(atPath: tests.path) {
            try FileManager.default.removeItem(at: tests.appendingPathComponent(name))
        }
        let source = recorded[..<place.lowerBound] + checks.map { "        \($0)\n" }.joined() + "    }\n}\n"
        try String(source).write(to: tests.appendingPathComponent("FormUITests.swift"), atomically: true, encoding: .utf8)
        return try command.run(["test", copy.path, "-only-testing:ShopUITests"])
    }

    @Test("clicks and keys in Chromium become an XCUITest that ferry test passes, on the same screen")
    func xcuitest() throws {
        let command = try FerryCommand()
        defer { command.remove() }
        let recorded = try Self.record(
            in: command.folder.appendingPathComponent("FormUITests.swift"), returnKey: "XCUIKeyboardKey.return.rawValue")
        for line in [
            #"app.buttons["Form"].tap()"#, #"app.textFields["name"].tap()"#, #"app.switches["Notify"].tap()"#,
            #"app.textFields["name"].typeText("anna漢字🎉" + XCUIKeyboardKey.return.rawValue)"#,
        ] {
            #expect(recorded.contains(line), "\(recorded)")
        }
        let checks = [
            #"XCTAssertEqual(app.staticTexts["state"].label, "Typed anna漢字🎉")"#,
            #"XCTAssertEqual(app.switches["Notify"].value as? String, "1")"#,
        ]
        let outcome = try Self.replay(recorded, adding: checks, with: command)
        #expect(outcome.status == 0, "\(outcome.output)\n\(recorded)")
        #expect(outcome.output.contains("XCTest: 1 passed"), "\(outcome.output)")
    }

    @Test("the same in Swift Testing")
    func swiftTesting() throws {
        let command = try FerryCommand()
        defer { command.remove() }
        let recorded = try Self.record(
            in: command.folder.appendingPathComponent("FormTests.swift"), ["--as", "swift-testing"],
            returnKey: "XCUIKeyboardKey.return.rawValue")
        let checks = [#"#expect(app.staticTexts["state"].label == "Typed anna漢字🎉")"#]
        let outcome = try Self.replay(recorded, adding: checks, with: command)
        #expect(outcome.status == 0, "\(outcome.output)\n\(recorded)")
        #expect(outcome.output.contains("1 test in 1 suite passed"), "\(outcome.output)")
    }

    @Test("the same as a script")
    func script() throws {
        let command = try FerryCommand()
        defer { command.remove() }
        let file = command.folder.appendingPathComponent("form.ui")
        let recorded = try Self.record(in: file, returnKey: "key Return")
        try (recorded + "expect \"Typed anna漢字🎉\"\n").write(to: file, atomically: true, encoding: .utf8)
        let outcome = try command.run(["run", "Fixtures/UITestProject", "--headless", "--script", file.path])
        #expect(outcome.status == 0, "\(outcome.output)\n\(recorded)")
        #expect(outcome.output.contains("lines passed"), "\(outcome.output)")
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
