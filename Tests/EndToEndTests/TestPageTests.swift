import Foundation
import HostTestSupport
import Testing

@Suite("Page of tests", .serialized, .enabled(if: Chromium.missing == nil, "\(Chromium.missing ?? "")"))
struct TestPageTests {
    private static let manifest = """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
            name: "Sums", products: [.library(name: "Sums", targets: ["Sums"])],
            targets: [.target(name: "Sums"), .testTarget(name: "SumsTests", dependencies: ["Sums"])])
        """
    private static let tests = """
        import Sums
        import XCTest

        final class OldTests: XCTestCase {
            func testCrash() {
                print("before the crash")
                let none: [Int] = []
                precondition(!none.isEmpty, "nothing there")
            }
            func testRight() { XCTAssertEqual(sum(1, 2), 3) }
            func testSlow() {
                print("it has begun")
                Thread.sleep(forTimeInterval: 600)
            }
            func testWrong() {
                print("adding")
                XCTAssertEqual(sum(2, 2), 5)
            }
        }
        """
    private static let newTests = """
        import Sums
        import Testing

        @Suite("New sums") struct NewTests {
            @Test("adds up") func adds() { #expect(sum(2, 3) == 5) }
            @Test func fails() { #expect(sum(2, 3) == 6) }
        }
        """

    private func package(in command: FerryCommand) throws -> URL {
        let root = command.folder.appendingPathComponent("Sums")
        for (name, text) in [
            ("Package.swift", Self.manifest), ("Sources/Sums/Sums.swift", "public func sum(_ a: Int, _ b: Int) -> Int { a + b }\n"),
            ("Tests/SumsTests/OldTests.swift", Self.tests), ("Tests/SumsTests/NewTests.swift", Self.newTests),
        ] {
            let file = root.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        return root
    }

    @Test("tests run, fail, are stopped and run again when their source is mended; a second page sees the same")
    func package() throws {
        let command = try FerryCommand()
        defer { command.remove() }
        let root = try package(in: command)
        let live = try LiveTests(root.path)
        defer { live.close() }
        let browser = live.browser
        try live.waitForList()
        #expect(try live.states() == ["testCrash", "testRight", "testSlow", "testWrong", "adds up", "fails()"].map { $0 + " idle" })
        let other = try Chromium()
        defer { other.close() }
        try other.open(live.address, width: 800, height: 800)
        try live.wait("document.body && document.body.dataset.state === 'live'", in: other)

        // The search leaves all but one out, and the button runs what is shown.
        try browser.key("/", code: "Slash", text: "/")
        try browser.insert("wrong")
        try live.wait("byId('run').textContent === 'Run 1 shown'")
        try live.click("#run")
        try live.waitForRun(1)
        #expect(try browser.text(of: "byId('panel').querySelector('.marked').textContent").contains("XCTAssertEqual(sum(2, 2), 5)"))
        #expect(try browser.text(of: "byId('panel').textContent").contains("Tests/SumsTests/OldTests.swift:17"))
        try live.click("[data-tab=Output]")
        #expect(try browser.text(of: "byId('panel').textContent").hasPrefix("adding"))
        try browser.key("Escape", code: "Escape")
        #expect(try browser.text(of: "byId('search').value").isEmpty)

        // By keys: a crash names its test, and says what the process did.
        try live.click(live.row("SumsTests.OldTests/testCrash"))
        try browser.key("Enter", code: "Enter", text: "\r")
        try live.waitForRun(2)
        #expect(try live.states().prefix(1) == ["testCrash crashed"])
        let crash = try browser.text(of: "chosenTest().messages[0].text + chosenTest().messages[0].place.line")
        #expect(crash == "the process ended during the test: Precondition failed: nothing there8")
        #expect(try browser.text(of: "outputOf(chosenTest()).lines[0]") == "before the crash")

        // Stopped in the middle, with what it has printed.
        try browser.key("ArrowDown", code: "ArrowDown")
        try browser.key("ArrowDown", code: "ArrowDown")
        try browser.key("Enter", code: "Enter", text: "\r")
        try live.wait("outputOf(chosenTest()).lines.includes('it has begun')")
        try browser.key("s", code: "KeyS", text: "s")
        try live.waitForRun(3)
        #expect(
            try live.states() == [
                "testCrash crashed", "testRight idle", "testSlow stopped", "testWrong failed", "adds up idle", "fails() idle",
            ])

        // Watched, and run again by a change; a change that does not compile is shown at its place.
        try live.click(live.row("SumsTests.OldTests/testWrong"))
        try browser.key("w", code: "KeyW", text: "w")
        try live.wait("chosenTest().isWatched")
        let file = root.appendingPathComponent("Tests/SumsTests/OldTests.swift")
        try Self.tests.replacing("sum(2, 2), 5", with: "sum(2, 2), five").write(to: file, atomically: true, encoding: .utf8)
        try live.waitForRun(4)
        #expect(try browser.text(of: "byId('status').textContent").hasPrefix("Build failed"))
        #expect(try browser.text(of: "byId('panel').querySelector('.message').textContent").contains("cannot find 'five' in scope"))
        #expect(try browser.text(of: "byId('panel').querySelector('.place').textContent").hasPrefix("Tests/SumsTests/OldTests.swift:17:"))
        try Self.tests.replacing("sum(2, 2), 5", with: "sum(2, 2), 4").write(to: file, atomically: true, encoding: .utf8)
        try live.waitForRun(5)
        #expect(try live.states().contains("testWrong passed"))

        try live.click(live.row("group SumsTests New sums"))
        try browser.key("Enter", code: "Enter", text: "\r")
        try live.waitForRun(6)
        #expect(try live.states().suffix(2) == ["adds up passed", "fails() failed"])

        // Several are chosen with Shift, and run at once.
        try live.click(live.row("SumsTests.OldTests/testRight"))
        _ = try browser.text(of: "(chooseUpTo('SumsTests.OldTests/testWrong'), chooseMore('SumsTests.OldTests/testSlow'))")
        #expect(try browser.text(of: "byId('head').querySelector('h2').textContent") == "2 chosen tests")
        try browser.key("Enter", code: "Enter", text: "\r")
        try live.waitForRun(7)
        #expect(try live.states().prefix(4) == ["testCrash crashed", "testRight passed", "testSlow stopped", "testWrong passed"])
        try access(live)

        // One that was there all the time, and one that comes now.
        let all =
            "JSON.stringify([session.status, allTests(), session.order.map((id) => [outputOf({ id }).lines, outputOf({ id }).leftOut]),"
            + " session.log, session.diagnostics])"
        let expected = try browser.text(of: all)
        try live.wait("document.body.dataset.run === '7' && document.body.dataset.phase === 'idle'", in: other)
        #expect(try other.text(of: all) == expected)
        _ = try other.text(of: "window.isOld = true")
        try other.open(live.address, width: 800, height: 800)
        try live.wait("!window.isOld && document.body && document.body.dataset.run === '7' && !isDrawing", in: other)
        #expect(try other.text(of: all) == expected)
        #expect(live.end() == 128 + SIGINT)
    }

    /// What another page or program of this machine would try: the run that it asks for does not begin.
    private func access(_ live: LiveTests) throws {
        let place = live.address.replacing(/\/\?token=.*/, with: "")
        let token = live.address.split(separator: "=").last.map(String.init) ?? ""
        func status(_ path: String, _ words: [String] = []) throws -> String {
            let curl = Process()
            curl.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            curl.arguments = ["curl", "-s", "-o", "/dev/null", "-w", "%{http_code}", "--max-time", "20"] + words + [place + path]
            let output = Pipe()
            curl.standardOutput = output
            try curl.run()
            let data = output.fileHandleForReading.readDataToEndOfFile()
            curl.waitUntilExit()
            return String(decoding: data, as: UTF8.self)
        }
        let run = ["-X", "POST", "--data", #"{"do":"runAll"}"#]
        #expect(try status("/?token=\(token)") == "200")
        #expect(try status("/") == "403")
        #expect(try status("/messages?token=0") == "403")
        #expect(try status("/?token=\(token)", ["-H", "Host: evil.example"]) == "403")
        #expect(try status("/command?token=\(token)", run) == "403", "without an origin")
        #expect(try status("/command?token=\(token)", run + ["-H", "Origin: http://evil.example"]) == "403")
        #expect(try status("/command", run + ["-H", "Origin: \(place)"]) == "403")
        #expect(try status("/command?token=\(token)", ["-X", "POST", "--data", "{", "-H", "Origin: \(place)"]) == "400")
        #expect(try status("/trace-lines?token=\(token)&test=..%2F..%2Fetc%2Fpasswd&from=0") == "404")
        #expect(try live.browser.text(of: "session.status.run") == "7", "nothing has run")
    }

    @Test(
        "a UI test shows its device and its trace; an end in the middle leaves neither processes nor files", arguments: [SIGINT, SIGTERM])
    func interface(signal: Int32) throws {
        let command = try FerryCommand()
        defer { command.remove() }
        let copy = command.folder.appendingPathComponent("Project")
        try FileManager.default.copyItem(at: FerryCommand.root.appendingPathComponent("Fixtures/UITestProject"), to: copy)
        let long = """
            import XCTest

            final class LongUITests: XCTestCase {
                func testLong() {
                    let app = XCUIApplication()
                    app.launch()
                    app.tabBars.buttons["Form"].tap()
                    Thread.sleep(forTimeInterval: 600)
                }
            }
            """
        try long.write(to: copy.appendingPathComponent("ShopUITests/LongUITests.swift"), atomically: true, encoding: .utf8)
        let live = try LiveTests(copy.path, ["-only-testing:ShopUITests/DeviceUITests", "-only-testing:ShopUITests/LongUITests"])
        defer { live.close() }
        let browser = live.browser
        try live.waitForList()
        try live.click(live.row("ShopUITests.DeviceUITests/testOrientation"))
        #expect(try browser.text(of: "byId('trace').hidden") == "false")
        try browser.key("Enter", code: "Enter", text: "\r")
        try live.waitForRun(1)
        let frame = "byId('trace').contentDocument"
        try live.wait("\(frame).body.dataset.steps === '3'")
        #expect(try browser.text(of: "\(frame).querySelectorAll('#film img').length") == "3")
        #expect(try browser.text(of: "\(frame).querySelector('#after img').naturalWidth > 100") == "true")
        #expect(try browser.text(of: "[...\(frame).querySelectorAll('#steps b')].map((b) => b.textContent)").hasPrefix("launch,"))
        #expect(try browser.text(of: "\(frame).getElementById('tabs').textContent").contains("Elements"))

        // While it runs: the device after the last step, and the steps until then.
        try live.click(live.row("ShopUITests.LongUITests/testLong"))
        try browser.key("Enter", code: "Enter", text: "\r")
        try live.wait("\(frame).body.classList.contains('live') && \(frame).body.dataset.steps === '2'")
        #expect(try browser.text(of: "chosenTest().state") == "running")
        #expect(try browser.text(of: "\(frame).querySelector('#after figcaption').textContent") == "Device")
        #expect(try browser.text(of: "\(frame).querySelector('#after img').naturalWidth > 100") == "true")
        #expect(try browser.text(of: "\(frame).getElementById('before').offsetParent === null") == "true")
        #expect(try browser.text(of: "\(frame).querySelector('#steps .chosen').textContent").contains("Button \"Form\""))
        let family = RunningProcess.family(of: live.identifier)
        #expect(family.count >= 3, "\(family)")
        let own = "ferry-tests-\(live.identifier)-"
        let place = FileManager.default.temporaryDirectory.path
        #expect(try FileManager.default.contentsOfDirectory(atPath: place).contains { $0.hasPrefix(own) })
        #expect(live.end(by: signal) == 128 + signal)
        for _ in 0..<600 where family.contains(where: \.isThere) { usleep(100_000) }
        #expect(family.filter(\.isThere).isEmpty, "left over")
        #expect(try FileManager.default.contentsOfDirectory(atPath: place).filter { $0.hasPrefix(own) }.isEmpty)
    }
}
