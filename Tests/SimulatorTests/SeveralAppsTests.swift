import DeviceProtocol
import Foundation
import Simulator
import Testing

/// Several apps on one device: real processes on the manual clock, with the fixture as the device's own screens.
@Suite("SeveralApps", .serialized)
struct SeveralAppsTests {
    private static let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()

    private func launcher(_ executable: String, _ arguments: [String]) -> AppLauncher {
        let library = Self.products.appendingPathComponent("libFerryClock.so").path
        var launcher = AppLauncher(executable: executable, clock: .manual(library: library))
        (launcher.arguments, launcher.forwardsOutput) = (arguments, false)
        return launcher
    }

    private var fixture: String { Self.products.appendingPathComponent("LinkFixture").path }

    /// Bundles of the fixture in a folder that goes again.
    private func withBundles(_ body: (Bundles) throws -> Void) throws {
        let bundles = Bundles(program: fixture)
        defer { try? FileManager.default.removeItem(at: bundles.folder) }
        try body(bundles)
    }

    /// Kettle and Tea are installed, Kettle is started.
    private func run(
        _ first: [String] = [], _ second: [String] = [], _ script: String, payload: String = "", shell: [String] = ["shell"],
        notices: Notices = Notices(), after: (SimulatedDevice) throws -> Void = { _ in }
    ) throws {
        try withBundles { bundles in
            let device = SimulatedDevice(device: .standard.with(scale: 1), appearance: .light, renderer: FakeScene(), chrome: PlainChrome())
            device.shellSetup = ShellSetup(launcher: launcher(fixture, shell), renderer: FakeScene())
            device.onNotice = { notices.all.append($0) }
            let kettle = launcher(try bundles.make("Kettle", schemes: ["kettle"]), first)
            try device.install(kettle)
            try device.install(launcher(try bundles.make("Tea", schemes: ["Tea", "kettle"]), second))
            try device.launch(kettle)
            defer { device.close() }
            if !payload.isEmpty {
                try payload.write(to: bundles.folder.appendingPathComponent("push.json"), atomically: true, encoding: .utf8)
            }
            let file = bundles.folder.appendingPathComponent("test.ui").path
            try ScriptRunner(driver: ManualDriver(device: device), file: file).run(try ScriptParser.parse(script, file: file))
            try after(device)
        }
    }

    @Test("home shows all apps; a tap opens one, and the previous one goes to the background", .contract("AP2-3", "AP2-4"))
    func homeOfTwo() throws {
        try run(
            ["life"], ["life"],
            """
            expect "Ready"
            home
            expect "Home Kettle 0, Tea 0: Kettle from Kettle"
            tap "go2"
            expect "Ready"
            home
            expect "Home Kettle 0, Tea 0: Tea Kettle from Tea"
            tap "go"
            expect "resignActive enterBackground enterForeground becomeActive"
            launch "Tea"
            expect "resignActive enterBackground enterForeground becomeActive"
            launch "org.ferry.test.Kettle"
            expect "enterForeground becomeActive resignActive enterBackground enterForeground becomeActive"
            """
        ) { device in
            #expect(device.apps.running.map(\.name) == ["Kettle", "Tea"])
            #expect(device.apps.running.map(\.standing) == [.active, .background])
        }
    }

    @Test("the app switcher activates another app; one flicked away ends alone", .contract("AP2-8"))
    func switcher() throws {
        try run(
            ["life"], ["life"],
            """
            launch "Tea"
            switcher
            expect "Switcher Kettle 0, Tea 0: Tea Kettle from Tea"
            tap "go"
            expect "resignActive enterBackground enterForeground becomeActive"
            switcher
            tap "end2"
            expect "Switcher Kettle 0, Tea 0: Kettle"
            tap "go"
            expect "enterForeground becomeActive resignActive becomeActive"
            switcher
            tap "end"
            expect "Home Kettle 0, Tea 0: "
            tap "go2"
            expect "Ready"
            quit app "Tea"
            expect "Home Kettle 0, Tea 0: "
            """
        ) { device in
            #expect(device.apps.running.isEmpty)
            #expect(device.sessions.count == 1)
        }
    }

    @Test("ending a background app keeps the one in front; an unknown or stopped app fails its line")
    func endedBehind() throws {
        try run(
            ["life"], [],
            """
            launch "Tea"
            launch "Kettle"
            quit app "Tea"
            expect "resignActive enterBackground enterForeground becomeActive"
            launch "Tea"
            launch "Kettle"
            terminate app "Tea"
            home
            expect "Home Kettle 0, Tea 0: Kettle from Kettle"
            """)
        let cases = [
            ("launch \"Coffee\"", "no app \"Coffee\" is installed; there is Kettle (org.ferry.test.Kettle), Tea (org.ferry.test.Tea)"),
            ("quit app \"Tea\"", "Tea is not running"),
        ]
        for (line, reason) in cases {
            let error = #expect(throws: ScriptFailure.self) { try run([], [], line) }
            #expect(error?.reason == reason)
        }
    }

    @Test("a link launches the app that owns the scheme, with its source app, and leads back", .contract("AP2-12"))
    func coldLink() throws {
        try run(
            ["link", "life", "tea:green"], [],
            """
            tap "go"
            expect "Started by tea:green from org.ferry.test.Kettle"
            expect "Return to Kettle"
            tap "Return to Kettle"
            expect "resignActive enterBackground Opened true enterForeground becomeActive"
            expect-not "Return to"
            """)
    }

    @Test("a link reaches a running app before it becomes active; home removes the back button", .contract("AP2-12"))
    func warmLink() throws {
        try run(
            ["link", "tea:green"], ["life"],
            """
            launch "Tea"
            launch "Kettle"
            tap "go"
            expect "resignActive enterBackground enterForeground Link tea:green from org.ferry.test.Kettle becomeActive"
            home
            tap "go2"
            expect "becomeActive"
            expect-not "Return to Kettle"
            """)
    }

    @Test("an unknown scheme is refused; of two owners the first is chosen, and the user is notified")
    func schemes() throws {
        let notices = Notices()
        try run(["link", "coffee:black"], [], "tap \"go\"\nexpect \"Opened false\"", notices: notices)
        #expect(notices.all.contains("org.ferry.test.Kettle opens kettle URLs, because it was installed before org.ferry.test.Tea"))
        try run(["link", "life", "kettle:on"], [], "tap \"go\"\nexpect \"Link kettle:on from org.ferry.test.Kettle Opened true\"")
        try run(
            [], [],
            "launch \"Tea\"\nopen \"kettle:on\"\nexpect \"Link kettle:on from \"\nopen \"tea:green\" app \"Kettle\"\nexpect \"Link tea:green\""
        )
        try run([], ["link", "http://localhost"], "launch \"Tea\"\ntap \"go\"", notices: notices)
        #expect(notices.all.contains("the app opens http://localhost"))
    }

    @Test("an app opens its page in Settings; a permission changed there reaches it, and the label leads back")
    func settingsPage() throws {
        for url in ["app-settings:", "app-settings:notifications"] {
            try run(
                ["link", "life", url], [],
                """
                tap "go"
                expect "Settings of Kettle, location undecided"
                tap "end"
                expect "Settings of Kettle, location denied"
                tap "Return to Kettle"
                expect "resignActive enterBackground Opened true Location denied enterForeground becomeActive"
                expect-not "Return to"
                """)
        }
        try run(
            ["link", "app-settings:"], ["files"],
            """
            tap "go"
            expect "Settings of Kettle, location undecided"
            home
            settings
            expect "Settings Kettle 0, Tea 0: Kettle"
            expect-not "Return to"
            """)
    }

    @Test("an app in the background, or on a device without the shell, cannot open its page in Settings")
    func noSettingsPage() throws {
        let notices = Notices()
        try withBundles { bundles in
            let device = SimulatedDevice(device: .standard.with(scale: 1), appearance: .light, renderer: FakeScene(), chrome: PlainChrome())
            device.onNotice = { notices.all.append($0) }
            try device.launch(launcher(try bundles.make("Kettle", schemes: []), ["link", "app-settings:"]))
            defer { device.close() }
            let file = bundles.folder.appendingPathComponent("test.ui").path
            let script = "tap \"go\"\nexpect \"Opened false\""
            try ScriptRunner(driver: ManualDriver(device: device), file: file).run(try ScriptParser.parse(script, file: file))
        }
        #expect(notices.all.contains("Kettle cannot open its settings: this device has no Settings"))
    }

    @Test("an announcement that VoiceOver speaks is reported to the app, one without VoiceOver is not")
    func announcement() throws {
        try run(["announce"], [], "tap \"go\"\nexpect \"Ready\"")
        try run(["announce"], [], "voiceover on\ntap \"go\"\nexpect \"Announced sent true\"")
    }

    @Test("the user's screenshot is reported to the app on the screen only")
    func screenshot() throws {
        try run(["life"], ["life"], "launch \"Tea\"\nexpect \"Ready\"") { device in
            let driver = ManualDriver(device: device)
            func title() throws -> String {
                try driver.sync()
                return try driver.elements().first { $0.identifier == "title" }?.label ?? ""
            }
            device.noteScreenshot()
            #expect(try title() == "Screenshot")
            device.open(try #require(device.apps["org.ferry.test.Kettle"]))
            #expect(try title() == "resignActive enterBackground enterForeground becomeActive")
        }
    }

    @Test("an app that dies on launch by a link fails the line, and home is shown")
    func deadly() throws {
        let error = #expect(throws: ScriptFailure.self) {
            try run(["link", "tea:green"], ["dies"], "tap \"go\"\nexpect \"Started\"")
        }
        #expect(error?.reason.contains("the app exited with code 7") == true)
    }

    @Test("a notification of another app covers the one in front, and a tap opens it")
    func banner() throws {
        try run(
            [], ["notify"],
            """
            launch "Tea"
            quit
            tap "go"
            expect "Ready"
            wait 12
            expect "Banner Soon of Tea"
            tap "go"
            expect "Launched by Soon"
            home
            expect "Home Kettle 0, Tea 2: Tea Kettle from Tea"
            """)
    }

    @Test("notifications of all apps are listed newest first; one is opened, one cleared")
    func list() throws {
        try run(
            ["notify"], ["notify"],
            """
            launch "Tea"
            quit
            quit app "Kettle"
            lock
            push push.json app "Kettle"
            wait 12
            expect "Lock Kettle 2, Tea 2:  Soon Soon Hot"
            tap "end"
            expect "Lock Kettle 2, Tea 2:  Soon Hot"
            """, payload: #"{"aps":{"alert":{"title":"Hot"}}}"#)
    }

    @Test("a push reaches the app it is for, and each app has its own token")
    func push() throws {
        let payload = #"{"aps":{"alert":{"title":"Hot"}}}"#
        try run(
            [], [],
            "push push.json\nexpect \"Push push-1\"\nlaunch \"Tea\"\nexpect \"Ready\"\npush push.json app \"Tea\"\nexpect \"Push push-2\"",
            payload: payload)
        try run(["register"], ["register"], "tap \"go\"\nexpect \"Token\"\nlaunch \"Tea\"\ntap \"go\"\nexpect \"Token\"") { device in
            let tokens = device.apps.installed.compactMap { device.push.token(of: $0.identifier) }
            #expect(Set(tokens).count == 2)
        }
    }

    @Test("the pasteboard is shared by the device's apps")
    func pasteboard() throws {
        try run(["copy"], ["clipboard"], "tap \"go\"\nwait 0.1\nlaunch \"Tea\"\nexpect \"Clipboard copied\"")
    }

    @Test("no two apps share a renderer, and an ended app has none")
    func renderers() throws {
        var made = 0
        func scene() -> FakeScene {
            made += 1
            return FakeScene()
        }
        try withBundles { bundles in
            let device = SimulatedDevice(device: .standard.with(scale: 1), appearance: .light, renderer: scene(), chrome: PlainChrome())
            defer { device.close() }
            let atRest = made
            for name in ["A", "B"] { try device.launch(launcher(try bundles.make(name), [])) }
            #expect(made == atRest + 2)
            #expect(device.apps.running.map(\.name) == ["B", "A"])
        }
    }

    @Test("a second installation replaces the first; a bundle without identifier is refused")
    func installing() throws {
        try withBundles { bundles in
            var notices: [String] = []
            let device = SimulatedDevice(device: .standard.with(scale: 1), appearance: .light, renderer: FakeScene(), chrome: PlainChrome())
            device.onNotice = { notices.append($0) }
            defer { device.close() }
            let (old, new) = (try bundles.make("Old", identifier: "org.a"), try bundles.make("New", identifier: "org.a", schemes: ["new"]))
            try device.launch(launcher(old, []))
            try device.install(launcher(try bundles.make("Other"), []))
            try device.install(launcher(new, []))
            #expect(notices == ["org.a is installed twice: \(new) replaces \(old)"])
            #expect(device.apps.installed.map(\.name) == ["New", "Other"])
            #expect(device.apps.running.isEmpty)
            #expect(device.state.linkSchemes == ["new"])
            for broken in ["<plist><dict/></plist>", "no list"] {
                let path = try bundles.make("Broken", list: broken)
                let error = #expect(throws: LaunchError.self) { try device.install(launcher(path, [])) }
                #expect(error == .missingIdentifier(path: path))
            }
        }
    }

    @Test("the back button takes a touch that begins on it, and acts if it is lifted there")
    func backToApp() {
        let frame = (x: 20.0, y: 40.0, width: 60.0, height: 16.0)
        func touch(_ phase: TouchSample.Phase, _ x: Double, _ y: Double, finger: Int = 0) -> TouchSample {
            TouchSample(finger: finger, phase: phase, x: x, y: y)
        }
        var way = BackToAppTouch()
        #expect(way.receive([touch(.began, 200, 200)], frame).rest.count == 1)
        #expect(way.receive([touch(.began, 30, 45, finger: 1)], frame).rest.isEmpty)
        let both = way.receive([touch(.moved, 30, 60), touch(.moved, 30, 46, finger: 1)], frame)
        #expect(both.rest.map(\.finger) == [0])
        #expect(!both.isTapped)
        let lifted = way.receive([touch(.ended, 30, 46, finger: 1)], frame)
        #expect(lifted.rest.isEmpty)
        #expect(lifted.isTapped)
        #expect(way.receive([touch(.ended, 30, 46)], frame).rest.count == 1)
        for (last, there) in [(touch(.ended, 300, 300), frame), (touch(.cancelled, 30, 46), frame)] {
            _ = way.receive([touch(.began, 30, 45)], there)
            let end = way.receive([last], there)
            #expect(end.rest.isEmpty)
            #expect(!end.isTapped)
        }
        #expect(way.receive([touch(.began, 30, 45)], nil).rest.count == 1)
    }

    @Test("finds an app by identifier first, then by name, which may be ambiguous")
    func names() throws {
        try withBundles { bundles in
            var register = AppRegistry()
            for (name, identifier) in [("Kettle", "org.a"), ("Kettle", "org.b"), ("org.a", "org.c")] {
                let path = try bundles.make(name, identifier: identifier, in: identifier, schemes: [identifier + ".x"])
                #expect(register.install(try InstalledApp(launcher(path, []))).isEmpty)
            }
            #expect(try register.find("org.a").identifier == "org.a")
            let error = #expect(throws: AppLookupError.self) { try register.find("Kettle") }
            #expect(error?.description == "2 apps are called \"Kettle\": org.a, org.b; name one by its identifier")
            #expect(register.schemes == ["org.a.x", "org.b.x", "org.c.x"])
            #expect(register.owner(ofLink: "ORG.B.X://a")?.identifier == "org.b")
            #expect(register.owner(ofLink: "org.b.x") == nil)
            #expect(register.owner(ofLink: "") == nil)
            #expect(register.current?.identifier == "org.a")
            #expect(register.running.isEmpty)
            register.use(register.installed[2])
            #expect(register.current?.identifier == "org.c")
        }
    }
}

/// Messages shown to the user.
private final class Notices { var all: [String] = [] }
