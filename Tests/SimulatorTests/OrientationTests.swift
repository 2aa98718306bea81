import DeviceProtocol
import Foundation
import Simulator
import Testing

/// The device's orientation, by how it is held and what apps support: real processes on the virtual clock.
@Suite("Device orientation", .serialized)
struct OrientationTests {
    private static let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()

    @Test("uses the held orientation if allowed, else the current one, else any allowed one")
    func choice() {
        func best(_ held: DeviceState.Orientation, _ current: DeviceState.Orientation, _ allowed: UInt8) -> DeviceState.Orientation {
            OrientationPolicy(held: held, current: current, allowed: DeviceState.Orientations(rawValue: allowed)).best
        }
        #expect(best(.portrait, .landscapeLeft, 0b11110) == .portrait)
        #expect(best(.portrait, .landscapeLeft, 0b11000) == .landscapeLeft)
        #expect(best(.portrait, .portrait, 0b11000) == .landscapeRight)
        #expect(best(.landscapeLeft, .portrait, 0b00100) == .portraitUpsideDown)
        #expect(best(.landscapeLeft, .portrait, 0) == .portrait)
        let wished = OrientationPolicy(
            held: .portrait, current: .portrait, allowed: DeviceState.Orientations(rawValue: 0b11010), preferred: .landscapeLeft)
        #expect(wished.best == .landscapeLeft)
    }

    private func run(
        _ arguments: [String], declared: [String] = [], _ script: String, after: (SimulatedDevice) throws -> Void = { _ in }
    ) throws {
        let bundles = Bundles(program: Self.products.appendingPathComponent("LinkFixture").path)
        defer { try? FileManager.default.removeItem(at: bundles.folder) }
        let clock = AppLauncher.ClockKind.manual(library: Self.products.appendingPathComponent("libFerryClock.so").path)
        func launcher(_ path: String, _ arguments: [String]) -> AppLauncher {
            var launcher = AppLauncher(executable: path, clock: clock)
            (launcher.arguments, launcher.forwardsOutput) = (arguments, false)
            return launcher
        }
        let device = SimulatedDevice(device: .standard.with(scale: 1), appearance: .light, renderer: FakeScene(), chrome: PlainChrome())
        device.shellSetup = ShellSetup(launcher: launcher(bundles.program, ["shell"]), renderer: FakeScene())
        defer { device.close() }
        let list: [String: Any] =
            declared.isEmpty ? [:] : ["UISupportedInterfaceOrientations": declared.map { "UIInterfaceOrientation" + $0 }]
        try device.launch(launcher(try bundles.make("Kettle", more: list), arguments))
        let file = bundles.folder.appendingPathComponent("test.ui").path
        try ScriptRunner(driver: ManualDriver(device: device), file: file).run(try ScriptParser.parse(script, file: file))
        try after(device)
    }

    @Test("an app starts in the first orientation of its Info.plist; home is portrait, and the app returns to its own")
    func launch() throws {
        try run([], declared: ["LandscapeLeft", "LandscapeRight"], "expect \"Ready\"") { device in
            #expect(device.state.orientation == .landscapeLeft)
            #expect(!device.turn(to: .portrait))
        }
        try run([], declared: ["LandscapeRight"], "home\nexpect \"Home\"") { #expect($0.state.orientation == .portrait) }
        try run([], declared: ["LandscapeRight"], "home\nexpect \"Home\"\nforeground\nwait 1") {
            #expect($0.state.orientation == .landscapeRight)
        }
    }

    @Test("an app that changes its orientations rotates the device at once, and back when the held one is allowed")
    func presenting() throws {
        try run(["sideways"], "tap 100,100\nexpect \"landscapeLeft light\"\ntap 100,100\nexpect \"portrait light\"")
        try run(["sideways"], "tap 100,100\nwait 1\nrotate left\nexpect \"landscapeRight light\"") {
            #expect(!$0.turn(to: .portrait))
        }
    }

    @Test("a geometry request rotates the device as the user would")
    func request() throws {
        try run(["turn"], "tap 100,100\nexpect \"landscapeLeft light\"\nhome\nforeground\nexpect \"landscapeLeft light\"")
    }

    @Test("locks itself after the idle time unless the app in front disables the idle timer")
    func autoLock() throws {
        try run([], "set auto-lock 30\nwait 29\nexpect \"portrait light\"\ntap 100,100\nwait 29\nexpect \"Done\"\nwait 2\nexpect \"Lock\"")
        {
            #expect($0.state.isLocked)
            $0.unlock()
            #expect(!$0.state.isLocked)
        }
        try run(["awake"], "set auto-lock 30\ntap 100,100\nwait 60\nexpect-not \"Lock\"\ntap 100,100\nwait 31\nexpect \"Lock\"")
        try run([], "wait 600\nexpect \"Ready\"")
    }

    @Test("a memory warning reaches running apps; proximity is set like other settings")
    func warnings() throws {
        try run(["life"], "set proximity near\nwait 1") { device in
            #expect(device.state.isNear)
            device.warnOfMemory()
            try ManualDriver(device: device).sync()
            #expect(device.sessions.count == 1)
        }
    }
}

/// Texts of an app that does not run, in its notifications.
@Suite("Notification texts", .serialized)
struct NotificationTextTests {
    @Test("the device localizes texts for an app that does not run; a passive one shows no banner")
    func texts() throws {
        let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let bundles = Bundles(program: products.appendingPathComponent("LinkFixture").path)
        defer { try? FileManager.default.removeItem(at: bundles.folder) }
        let path = try bundles.make("Kettle")
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        for (language, words) in [("en", "Ready, %@"), ("zh-Hans", "好了，%@")] {
            let place = folder.appendingPathComponent("\(language).lproj")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try Data("\"done\" = \"\(words)\";\n".utf8).write(to: place.appendingPathComponent("Localizable.strings"))
        }
        for (locale, expected) in [("en_GB", "Ready, Ann"), ("zh_CN", "好了，Ann"), ("fr_FR", "Ready, Ann")] {
            let device = SimulatedDevice(device: .standard.with(scale: 1), appearance: .light, renderer: FakeScene(), chrome: PlainChrome())
            device.set(locale: locale)
            let clock = AppLauncher.ClockKind.manual(library: products.appendingPathComponent("libFerryClock.so").path)
            func launcher(_ path: String, _ arguments: [String]) -> AppLauncher {
                var launcher = AppLauncher(executable: path, clock: clock)
                (launcher.arguments, launcher.forwardsOutput) = (arguments, false)
                return launcher
            }
            device.shellSetup = ShellSetup(launcher: launcher(bundles.program, ["shell"]), renderer: FakeScene())
            defer { device.close() }
            try device.launch(launcher(path, ["notify"]))
            let driver = ManualDriver(device: device)
            let file = bundles.folder.appendingPathComponent("test.ui").path
            func run(_ script: String) throws {
                try ScriptRunner(driver: driver, file: file).run(try ScriptParser.parse(script, file: file))
            }
            func push(_ level: String) throws {
                let text = #"{"aps":{"alert":{"title-loc-key":"done","title-loc-args":["Ann"]},"interruption-level":"\#(level)"}}"#
                try Data(text.utf8).write(to: bundles.folder.appendingPathComponent("push.json"))
            }
            try push("passive")
            try run("expect \"Ready\"\nquit\npush push.json\nwait 1\nexpect \"Home\"")
            try push("active")
            try run("push push.json\nwait 1\nexpect \"Banner \(expected)\"")
            #expect(device.apps.installed.first?.notifications.delivered.first?.title == expected)
        }
    }
}
