import DeviceProtocol
import Foundation
import HostHeadless
import Simulator
import Testing

/// Real processes on the manual clock: what an app does well and badly, and what the simulator says of it.
@Suite("AppSession", .serialized)
struct AppSessionTests {
    private static let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()

    private static let clock = products.appendingPathComponent("libFerryClock.so")

    private func driver(
        _ arguments: [String] = [], scene: FakeScene = FakeScene(), library: String = clock.path
    ) throws -> ManualDriver {
        var launcher = AppLauncher(
            executable: Self.products.appendingPathComponent("LinkFixture").path, clock: .manual(library: library))
        launcher.arguments = arguments
        launcher.forwardsOutput = false
        let device = SimulatedDevice(device: .standard, appearance: .light, renderer: scene, chrome: PlainChrome())
        try device.launch(launcher)
        let driver = ManualDriver(device: device)
        return driver
    }

    private func run(_ script: String, on driver: ManualDriver) throws {
        let file = NSTemporaryDirectory() + "ferry-test-\(UUID().uuidString).ui"
        let lines = try ScriptParser.parse(script, file: file)
        do throws(ScriptFailure) {
            try ScriptRunner(driver: driver, file: file).run(lines)
        } catch {
            if let screenshot = error.screenshot { try? FileManager.default.removeItem(atPath: screenshot) }
            throw error
        }
    }

    @Test("the app receives its device, sends its layers and memory, and reports its launch")
    func launch() throws {
        let scene = FakeScene()
        let driver = try driver(scene: scene)
        try driver.sync()
        #expect(driver.device.session?.hasLaunched == true)
        #expect(scene.transactions.count == 1)
        let bitmap = try #require(scene.bitmaps.first)
        #expect((bitmap.width, bitmap.height) == (30, 20))
        #expect(bitmap.base.load(as: UInt32.self) == 0xFF33_6699)
    }

    @Test("a script taps, waits for later content, types, rotates and reads the screen")
    func script() throws {
        let driver = try driver()
        let start = Date()
        try run(
            """
            expect "Ready"
            tap "go"
            expect "Wait"
            wait 3600
            expect "Done 1"
            tap 50,110
            expect "Done 2"
            expect-not "Done 1"
            type "Aé"
            expect "Done 2Aé"
            rotate left
            expect "landscapeRight"
            appearance dark
            expect "dark"
            """, on: driver)
        #expect(Date().timeIntervalSince(start) < 60, "an hour of the app's time takes no hour")
    }

    @Test("frames that change the screen pass in the app, not one by one")
    func frames() throws {
        let driver = try driver(["frames"])
        try driver.waitUntilIdle(limit: 0.5)
        let session = try #require(driver.device.session)
        let (start, questions, transactions) = (driver.time, session.questionCount, session.transactionCount)
        let isIdle = try driver.waitUntilIdle(limit: 2)
        #expect(!isIdle)
        #expect(abs(driver.time - start - 2) <= ManualDriver.frame)
        #expect(session.transactionCount - transactions >= 119)
        // A pass of up to 60 frames ends early where the processor is busy.
        #expect(session.questionCount - questions < 30)
    }

    @Test("what an app asks for in one of several frames is handled at the time of this frame")
    func requestInFrame() throws {
        func times(_ pass: (ManualDriver) throws -> Void) throws -> [Double] {
            let driver = try driver(["frames", "buzzes"])
            var times: [Double] = []
            driver.device.onNotice = { [unowned driver] _ in times.append(driver.time) }
            try driver.sync()
            try pass(driver)
            return times
        }
        let one = try times { driver in for _ in 0..<60 { try driver.advance(by: ManualDriver.frame) } }
        let several = try times { try $0.waitUntilIdle(limit: 59.5 * ManualDriver.frame) }
        #expect(one.count == 6)
        #expect(several == one)
    }

    @Test("timers fire at their exact times")
    func timing() throws {
        let driver = try driver()
        try driver.waitUntilIdle()
        try driver.send(.touches([TouchSample(finger: 0, phase: .began, x: 50, y: 110)], time: driver.time))
        try driver.send(.touches([TouchSample(finger: 0, phase: .ended, x: 50, y: 110)], time: driver.time))
        try driver.advance(by: 0.299)
        #expect(ElementQuery(try driver.elements()).shows("Wait"))
        try driver.advance(by: 0.002)
        #expect(ElementQuery(try driver.elements()).shows("Done 1"))
    }

    @Test("every kind of wait follows the virtual clock: timers, dispatch, tasks, threads")
    func waits() throws {
        let driver = try driver(["timers"])
        try driver.waitUntilIdle()
        for phase in [TouchSample.Phase.began, .ended] {
            try driver.send(.touches([TouchSample(finger: 0, phase: phase, x: 50, y: 110)], time: driver.time))
        }
        try driver.advance(by: 2)
        let title = try #require(try driver.elements().last).label
        #expect(
            title
                == "after 300;wall 350;global 400;sleep 450;timer 500;condition 550;semaphore 570;group 580;task 600;task 700;perform 700;")
    }

    @Test("the work of a process that the app started is the app's: time stands until it is done")
    func busyChild() throws {
        let driver = try driver(["child"])
        try driver.sync()
        for phase in [TouchSample.Phase.began, .ended] {
            try driver.send(.touches([TouchSample(finger: 0, phase: phase, x: 50, y: 110)], time: driver.time))
        }
        try driver.sync()
        #expect(try driver.elements().last?.label == "counted 200000")
    }

    @Test("an app finds the model of its device in its environment")
    func model() throws {
        let driver = try driver(["model"])
        try driver.sync()
        for phase in [TouchSample.Phase.began, .ended] {
            try driver.send(.touches([TouchSample(finger: 0, phase: phase, x: 50, y: 110)], time: driver.time))
        }
        try driver.sync()
        #expect(try driver.elements().last?.label == DeviceState.standard.model)
    }

    @Test("an app follows the clock of a checkout whose path has spaces, colons and dollar signs")
    func strangePath() throws {
        let top = FileManager.default.temporaryDirectory.appendingPathComponent("ferry test: \(UUID().uuidString)")
        let folder = top.appendingPathComponent("my apps:$LIB")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: top) }
        let library = folder.appendingPathComponent("libFerryClock.so")
        try FileManager.default.copyItem(at: Self.clock, to: library)
        let driver = try driver(library: library.path)
        let start = Date()
        try run("tap \"go\"\nexpect \"Wait\"\nwait 3600\nexpect \"Done 1\"", on: driver)
        #expect(Date().timeIntervalSince(start) < 60, "an hour of the app's time takes no hour")
    }

    @Test("libraries at ordinary paths are preloaded by their paths, others by a descriptor that is opened once")
    func preloaded() throws {
        var plain = PreloadedLibraries(inherited: "/a.so:/b.so")
        try plain.prepend("/opt/ferry/libClock.so")
        #expect(plain.value == "/opt/ferry/libClock.so:/a.so:/b.so")
        #expect(PreloadedLibraries(inherited: nil).value == nil)
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("ferry test:\(UUID().uuidString)")
        try Data("library".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        var strange = PreloadedLibraries(inherited: nil)
        try strange.prepend(file.path)
        let name = try #require(strange.value)
        #expect(name.contains(where: { $0 == " " || $0 == ":" }) == false)
        #expect(try String(contentsOfFile: name, encoding: .utf8) == "library")
        var again = PreloadedLibraries(inherited: nil)
        try again.prepend(file.path)
        #expect(again.value == name)
        #expect(throws: LaunchError.self) { try again.prepend(file.path + " missing") }
    }

    @Test("the clock waits for network responses, up to a limit")
    func network() throws {
        let server = try SlowServer(delay: 0.3)
        let silent = try SlowServer(delay: nil)
        defer { withExtendedLifetime((server, silent)) {} }
        let driver = try driver(["ask", "\(server.port)"])
        try driver.waitUntilIdle()
        for phase in [TouchSample.Phase.began, .ended] {
            try driver.send(.touches([TouchSample(finger: 0, phase: phase, x: 50, y: 110)], time: driver.time))
        }
        try driver.advance(by: 60)
        // A minute of the app's time went by, but only behind the answer.
        #expect(try #require(try driver.elements().last).label == "Answer 7 after 0")
        let other = try self.driver(["ask", "\(silent.port)"])
        try other.waitUntilIdle()
        for phase in [TouchSample.Phase.began, .ended] {
            try other.send(.touches([TouchSample(finger: 0, phase: phase, x: 50, y: 110)], time: other.time))
        }
        try other.advance(by: 60)
        #expect(try #require(try other.elements().last).label == "Asked")
    }

    @Test("a failing line reports its text and reason, with the view tree and a screenshot")
    func failingLine() throws {
        let driver = try driver()
        let error = try #require(throws: ScriptFailure.self) { try run("expect \"Ready\"\n\nexpect \"Gone\"", on: driver) }
        #expect(error.line == 3)
        #expect(error.text == "expect \"Gone\"")
        #expect(error.reason.contains("is not on screen"))
        #expect(error.tree?.contains("Label Ready") == true)
        #expect(error.screenshot != nil)
    }

    @Test("a tap on a missing name lists the names that exist")
    func missingName() throws {
        let driver = try driver()
        let error = try #require(throws: ScriptFailure.self) { try run("tap \"Stop\"", on: driver) }
        #expect(error.reason.contains("\"Go\""))
    }

    @Test("a trap in an app is reported with its message and source line")
    func trap() throws {
        let driver = try driver(["trap"])
        let error = try #require(throws: ScriptFailure.self) { try run("tap \"go\"", on: driver) }
        #expect(error.reason.contains("the fixture traps as asked"), "\(error)")
        #expect(error.reason.contains("main.swift:"))
        #expect(error.reason.contains("touch ended"))
        #expect(error.tree == nil)
    }

    @Test("distinguishes an app that exits from one that crashes")
    func exit() throws {
        let driver = try driver(["exit"])
        let error = try #require(throws: ScriptFailure.self) { try run("tap \"go\"", on: driver) }
        #expect(error.reason.contains("exited with code 3"))
    }

    @Test("ends an app that hangs and reports where it hung")
    func hang() throws {
        let driver = try driver(["hang"])
        try driver.sync()
        driver.patience = 0.5
        let error = try #require(throws: ScriptFailure.self) { try run("tap \"go\"", on: driver) }
        #expect(error.reason.contains("did not respond for "))
        #expect(error.reason.contains("main.swift:"), "\(error)")
        #expect(driver.device.session?.process.status != .running)
    }

    @Test("reports an app that never sends a message")
    func silent() throws {
        let driver = try driver(["silent"])
        driver.patience = 0.5
        #expect(throws: AppTermination.self) { try driver.sync() }
        #expect(driver.device.session?.process.status != .running)
    }

    @Test("bytes that are not a message end the app, not the simulator")
    func garbage() throws {
        let driver = try driver(["garbage"])
        let ending = try #require(throws: AppTermination.self) { try driver.sync() }
        guard case .brokenLink = ending.reason else {
            Issue.record("\(ending)")
            return
        }
        #expect(driver.device.session?.process.status == .signalled(9))
    }

    @Test("a missing program gives one clear error")
    func missing() throws {
        let device = SimulatedDevice(device: .standard, appearance: .light, renderer: FakeScene(), chrome: PlainChrome())
        let launcher = AppLauncher(executable: "/nowhere/App", clock: .system)
        let error = try #require(throws: LaunchError.self) { try device.launch(launcher) }
        #expect(error.description.contains("/nowhere/App: no such file"))
    }

    @Test("an idle live app costs no frames, bytes or wake-ups")
    func idle() throws {
        let scene = FakeScene()
        let device = SimulatedDevice(device: .standard, appearance: .light, renderer: scene, chrome: PlainChrome())
        var launcher = AppLauncher(executable: Self.products.appendingPathComponent("LinkFixture").path, clock: .system)
        launcher.forwardsOutput = false
        try device.launch(launcher)
        let display = HeadlessDisplay(size: device.composer.layout.picture)
        let runner = LiveRunner(device: device, display: display, launcher: launcher) { Issue.record("\($0)") }
        let session = try #require(device.session)
        while !session.hasLaunched || device.composer.needsFrame(at: 0) { runner.step() }
        let before = (display.presentCount, session.sentBytes, session.receivedBytes, scene.renderCount)
        for _ in 0..<100 { runner.step() }
        #expect((display.presentCount, session.sentBytes, session.receivedBytes, scene.renderCount) == before)
        #expect(runner.nextWakeUp.map { $0 > 0 } ?? true)
        session.terminate()
    }
}
