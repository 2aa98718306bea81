import DeviceProtocol
import Foundation
import Simulator
import Testing

/// Home, an app behind it, and notifications of one that does not run: real processes on the manual clock.
@Suite("Home", .serialized)
struct HomeTests {
    private static let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()

    private func launcher(_ arguments: [String]) -> AppLauncher {
        let library = Self.products.appendingPathComponent("libFerryClock.so").path
        var launcher = AppLauncher(executable: Self.products.appendingPathComponent("LinkFixture").path, clock: .manual(library: library))
        launcher.arguments = arguments
        launcher.forwardsOutput = false
        return launcher
    }

    private func run(_ arguments: [String], _ script: String, payload: String = "", shell: [String] = ["shell"]) throws {
        let device = SimulatedDevice(device: .standard, appearance: .light, renderer: FakeScene(), chrome: PlainChrome())
        device.shellSetup = ShellSetup(launcher: launcher(shell), renderer: FakeScene())
        try device.launch(launcher(arguments))
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-home-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer {
            device.app?.terminate()
            device.shell?.terminate()
            try? FileManager.default.removeItem(at: folder)
        }
        if !payload.isEmpty { try payload.write(to: folder.appendingPathComponent("push.json"), atomically: true, encoding: .utf8) }
        let file = folder.appendingPathComponent("test.ui").path
        try ScriptRunner(driver: ManualDriver(device: device), file: file).run(try ScriptParser.parse(script, file: file))
    }

    @Test("home shows the device's home screen; the icon brings the app back in its state")
    func homeAndBack() throws {
        try run(
            [],
            """
            expect "Ready"
            home
            expect "Home running 0"
            expect-not "Ready"
            wait 3
            tap "go"
            expect "Ready"
            background
            expect "Home running 0"
            foreground
            expect "Ready"
            """)
    }

    @Test("a home screen that was killed is reported by name, and the first press of home restarts it")
    func killedShell() throws {
        let device = SimulatedDevice(device: .standard, appearance: .light, renderer: FakeScene(), chrome: PlainChrome())
        device.shellSetup = ShellSetup(launcher: launcher(["shell"]), renderer: FakeScene())
        try device.launch(launcher([]))
        let driver = ManualDriver(device: device)
        defer { device.close() }
        try driver.waitUntilIdle()
        device.pressHome()
        try driver.waitUntilIdle()
        for _ in 0..<3 {
            let shell = try #require(device.shell)
            kill(shell.process.identifier, SIGKILL)
            while shell.ending == nil { shell.service() }
            #expect(shell.ending?.title == "the home screen was killed (SIGKILL, signal 9)")
            #expect(device.isShellInFront)
            #expect(device.isRunning)
            device.pressHome()
            #expect(device.shell !== shell)
            try driver.waitUntilIdle()
            #expect(device.shell?.ending == nil)
            #expect(device.isShellInFront)
            #expect(ElementQuery(try driver.elements()).shows("Home running 0"))
        }
        device.pressHome()
        try driver.waitUntilIdle()
        #expect(!device.isShellInFront)
    }

    @Test("a swipe from the bottom edge opens the app switcher, also at home; the app's touch is cancelled, a tap there is the app's")
    func strokeFromBottom() throws {
        try run(
            ["touches"],
            """
            tap 210,845
            expect "began ended"
            drag 210,845 210,400 0.2
            expect "Switcher running 0"
            tap "go"
            expect "began ended began cancelled"
            drag 210,820 210,400 0.2
            expect "cancelled began moved ended"
            home
            drag 210,845 210,400 0.2
            expect "Switcher running 0"
            """)
    }

    @Test("a swipe from the top edge opens Notification Center")
    func strokeFromTop() throws {
        try run(
            ["life"],
            """
            drag 210,5 210,400 0.2
            expect "Center running 0"
            foreground
            expect "resignActive becomeActive"
            drag 380,5 380,400 0.2
            expect "resignActive becomeActive"
            """)
    }

    @Test("in the app switcher the app is inactive; from there it returns, goes to home or ends", .contract("AP2-3", "AP2-4", "AP2-5"))
    func switcher() throws {
        try run(
            ["life"],
            """
            switcher
            expect "Switcher running 0"
            tap "go"
            expect "resignActive becomeActive"
            switcher
            tap "out"
            expect "Home running 0"
            switcher
            expect "Switcher running 0"
            tap "go"
            expect "resignActive becomeActive resignActive enterBackground enterForeground becomeActive"
            switcher
            home
            expect "Home running 0"
            switcher
            switcher
            foreground
            expect "enterForeground becomeActive resignActive enterBackground enterForeground becomeActive"
            switcher
            tap "end"
            expect "Home ended 0"
            switcher
            expect "Switcher ended 0"
            home
            expect "Home ended 0"
            tap "go"
            expect "Ready"
            """)
    }

    @Test("locking sends the app to the background with protected data unavailable; unlocking restores it", .contract("AP2-3"))
    func lock() throws {
        try run(
            ["life"],
            """
            lock
            expect "Lock running 0"
            lock
            switcher
            expect "Lock running 0"
            unlock
            expect "resignActive enterBackground locked unlocked enterForeground becomeActive"
            unlock
            lock
            tap "out"
            expect "Home running 0"
            lock
            unlock
            expect "Home running 0"
            lock
            foreground
            expect "locked unlocked enterForeground becomeActive"
            """)
    }

    @Test("Notification Center covers the app, which is inactive meanwhile", .contract("AP2-5"))
    func notificationCenter() throws {
        try run(
            ["life"],
            """
            notification-center
            expect "Center running 0"
            unlock
            home
            expect "Home running 0"
            foreground
            expect "resignActive enterBackground enterForeground becomeActive"
            notification-center
            lock
            expect "Lock running 0"
            unlock
            expect "resignActive enterBackground locked unlocked enterForeground becomeActive"
            """)
    }

    @Test("notifications during the lock are listed, cleared, and opened by a tap")
    func list() throws {
        try run(
            ["notify"],
            """
            quit
            lock
            wait 12
            expect "Lock ended 2 Soon"
            tap "end"
            expect-not "Lock ended 2 Soon"
            wait 20
            expect "Lock ended 2 Soon"
            unlock
            expect "Home ended 2"
            lock
            expect "Lock ended 2"
            expect-not "Lock ended 2 Soon"
            notification-center
            expect-not "Center"
            unlock
            notification-center
            expect "Center ended 2 Soon"
            tap "go"
            expect "Launched by Soon"
            """)
    }

    @Test("scheduled notifications are delivered while the app does not run, repeatedly; a tap launches it")
    func endedApp() throws {
        try run(
            ["notify"],
            """
            expect "Ready"
            quit
            expect "Home ended 0"
            wait 5
            expect "Home ended 0"
            wait 6
            expect "Banner Soon"
            expect-haptic "sound ding"
            tap "go"
            expect "Launched by Soon"
            quit
            expect "Home ended 2"
            """)
        try run(["notify"], "quit\nwait 15\nexpect \"Banner Soon\"\nhome\nwait 15\nexpect-haptic \"sound ding\"")
    }

    @Test("a notification action without foreground launches the app in the background, with the response")
    func actionBehind() throws {
        try run(
            ["notify"],
            """
            quit
            wait 11
            expect "Banner Soon"
            tap "go"
            wait 1
            expect-not "Behind for later"
            foreground
            expect "Behind for later"
            """, shell: ["shell", "quiet"])
    }

    @Test("the app's clock follows the set time; notifications for a passed time are delivered")
    func clock() throws {
        try run(
            ["clock"],
            """
            expect "Ready"
            set time 2031-02-03T09:41
            expect "1927878060 waits"
            set battery 50
            expect "1927878060 fired"
            wait 60
            set time real
            expect "1168335720 fired"
            """)
    }

    @Test("a remote notification reaches an app that does not run, if permitted")
    func push() throws {
        let payload = #"{"aps":{"alert":{"title":"Kettle"},"badge":5}}"#
        try run(["notify"], "quit\npush push.json\nexpect \"Banner Kettle\"\ntap \"go\"\nexpect \"Launched by Kettle\"", payload: payload)
        try run(["notify", "denied"], "quit\npush push.json\nwait 1\nexpect \"Home ended 0\"", payload: payload)
        // Nothing says that it may be started behind.
        try run(
            ["notify"], "quit\npush push.json\nwait 1\nexpect \"Home ended 0\"", payload: #"{"aps":{"content-available":1}}"#)
        try run([], "push push.json\nexpect \"Push push-1\"", payload: payload)
    }

    @Test("an invalid payload fails its line, with the file and position")
    func malformed() throws {
        let error = #expect(throws: ScriptFailure.self) { try run([], "push push.json", payload: "{\n\"aps\": }") }
        #expect(error?.reason.contains("push.json: the payload is not the JSON it should be: line 2, column 8") == true)
        if let picture = error?.screenshot { try? FileManager.default.removeItem(atPath: picture) }
        #expect(throws: ScriptFailure.self) { try run([], "push none.json") }
    }

    @Test("an app that crashes in the background fails the script")
    func crashBehind() throws {
        let device = SimulatedDevice(device: .standard, appearance: .light, renderer: FakeScene(), chrome: PlainChrome())
        device.shellSetup = ShellSetup(launcher: launcher(["shell"]), renderer: FakeScene())
        try device.launch(launcher([]))
        defer { device.shell?.terminate() }
        let driver = ManualDriver(device: device)
        try driver.sync()
        device.setInBackground(true)
        try driver.advance(by: 1)
        device.app?.process.kill()
        #expect(throws: AppTermination.self) { try driver.advance(by: 1) }
    }
}
