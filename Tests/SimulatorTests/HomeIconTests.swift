import DeviceProtocol
import Foundation
import HostHeadless
import Simulator
import Testing

/// Icons and their menus, work behind, places: what the device does for apps, which are real processes.
@Suite("Quick actions and background work", .serialized)
struct HomeIconTests {
    private static let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    private static let fixture = products.appendingPathComponent("LinkFixture").path

    private func launcher(_ executable: String, _ arguments: [String]) -> AppLauncher {
        let library = Self.products.appendingPathComponent("libFerryClock.so").path
        var launcher = AppLauncher(executable: executable, clock: .manual(library: library))
        (launcher.arguments, launcher.forwardsOutput) = (arguments, false)
        return launcher
    }

    private static var items: [[String: Any]] {
        [
            [
                "UIApplicationShortcutItemType": "brew", "UIApplicationShortcutItemTitle": "brew.title",
                "UIApplicationShortcutItemSubtitle": "At once", "UIApplicationShortcutItemIconType": "UIApplicationShortcutIconTypeAdd",
                "UIApplicationShortcutItemUserInfo": ["cups": "2"], "UIApplicationShortcutItemTargetContentIdentifier": "kettle",
            ],
            [
                "UIApplicationShortcutItemType": "look", "UIApplicationShortcutItemTitle": "Look",
                "UIApplicationShortcutItemIconSymbolName": "eye",
            ],
            ["UIApplicationShortcutItemTitle": "Without a type"],
        ]
    }

    private static var declared: [String: Any] {
        [
            "UIApplicationShortcutItems": items,
            "CFBundleIcons": [
                "CFBundlePrimaryIcon": ["CFBundleIconFiles": ["day"]],
                "CFBundleAlternateIcons": ["Night": ["CFBundleIconFiles": ["night"]]],
            ],
        ]
    }

    private func run(
        _ arguments: [String] = [], _ script: String, data: DeviceFolder? = nil, after: (SimulatedDevice) throws -> Void = { _ in }
    ) throws {
        let bundles = Bundles(program: Self.fixture)
        defer { try? FileManager.default.removeItem(at: bundles.folder) }
        let path = try bundles.make("Kettle", more: Self.declared)
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        for name in ["day", "night@2x"] { try Data("png".utf8).write(to: folder.appendingPathComponent("\(name).png")) }
        let words = folder.appendingPathComponent("en.lproj")
        try FileManager.default.createDirectory(at: words, withIntermediateDirectories: true)
        try Data("\"brew.title\" = \"Brew tea\";\n".utf8).write(to: words.appendingPathComponent("InfoPlist.strings"))
        let device = SimulatedDevice(device: .standard.with(scale: 1), appearance: .light, renderer: FakeScene(), chrome: PlainChrome())
        device.data = data
        device.shellSetup = ShellSetup(launcher: launcher(Self.fixture, ["shell"]), renderer: FakeScene())
        let kettle = launcher(path, arguments)
        try device.launch(kettle)
        defer { device.close() }
        let file = bundles.folder.appendingPathComponent("test.ui").path
        try ScriptRunner(driver: ManualDriver(device: device), file: file).run(try ScriptParser.parse(script, file: file))
        try after(device)
    }

    // MARK: Menus

    @Test("a running app receives a quick action before it becomes active; another one is launched with it")
    func shortcuts() throws {
        try run(
            ["life"],
            """
            home
            shortcut "Brew tea"
            expect "resignActive enterBackground enterForeground Shortcut brew becomeActive"
            quit
            shortcut "Look"
            expect "Started for Look true"
            quit
            shortcut "Brew tea" app "Kettle"
            expect "Started for Brew tea false"
            """)
        let error = #expect(throws: ScriptFailure.self) { try run([], "shortcut \"Boil\"") }
        #expect(error?.reason.contains("Kettle has no quick action \"Boil\"; it has Brew tea, Look") == true)
    }

    @Test("a menu has localized Info.plist entries, then the app's, four in all; the device stores them")
    func menus() throws {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-icons-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: place) }
        try run([], "expect \"Ready\"", data: try DeviceFolder(keptAt: place, name: "test")) { device in
            let app = try #require(device.app.flatMap { _ in device.apps.current })
            let declared = app.shortcuts(for: "en_GB")
            #expect(declared.map(\.title) == ["Brew tea", "Look"])
            #expect(declared.map(\.subtitle) == ["At once", ""])
            #expect(declared.map(\.icon) == ["type:UIApplicationShortcutIconTypeAdd", "symbol:eye"])
            #expect(declared[0].userInfo.contains("<string>2</string>"))
            #expect(declared[0].target == "kettle")
            app.homeIcon = HomeIcon(shortcuts: ["a", "b", "c"].map { AppShortcut(type: $0, title: $0) }, alternate: "Night")
        }
        try run([], "expect \"Ready\"", data: try DeviceFolder(keptAt: place, name: "test")) { device in
            let app = try #require(device.apps.current)
            #expect(app.shortcuts(for: "fr_FR").map(\.title) == ["Brew tea", "Look", "a", "b"])
            #expect(app.icon(on: .phone).hasSuffix("night@2x.png"))
        }
    }

    @Test("home shows the app's alternate icon; a missing one keeps the default, and a reset restores it")
    func alternateIcons() throws {
        try run([], "home\nexpect \"Home running 0\"") { device in
            let app = try #require(device.apps.current)
            #expect(app.icon(on: .phone).hasSuffix("day.png"))
            app.homeIcon.alternate = "Night"
            #expect(app.icon(on: .phone).hasSuffix("night@2x.png"))
            app.homeIcon.alternate = "Dawn"
            #expect(app.icon(on: .phone).hasSuffix("day.png"))
            app.homeIcon.alternate = "Night"
            try device.erase()
            #expect(app.homeIcon == HomeIcon())
            #expect(app.icon(on: .phone).hasSuffix("day.png"))
        }
    }

    // MARK: Work behind

    @Test("a running app fetches where it is; one that does not run is launched in the background")
    func fetching() throws {
        try run(
            ["life"],
            """
            home
            background-fetch
            foreground
            expect "resignActive enterBackground Fetch enterForeground becomeActive"
            quit
            background-fetch app "Kettle"
            expect "Home running 0"
            """)
    }

    // MARK: Live

    private func live(_ body: (LiveRunner, SimulatedDevice, HeadlessDisplay, (() -> Bool) -> Void) throws -> Void) throws {
        let device = SimulatedDevice(device: .standard, appearance: .light, renderer: FakeScene(), chrome: PlainChrome())
        var launcher = AppLauncher(executable: Self.fixture, clock: .system)
        (launcher.forwardsOutput, launcher.arguments) = (false, ["life"])
        try device.launch(launcher)
        let display = HeadlessDisplay(size: device.composer.layout.picture)
        let runner = LiveRunner(device: device, display: display, launcher: launcher) { _ in }
        func step(until done: () -> Bool) {
            let end = Date() + 20
            runner.run(until: { done() || Date() > end }, closes: false)
            if !done() { Issue.record("the app did not get there") }
        }
        step { device.session?.hasLaunched == true && display.presentCount > 0 }
        try body(runner, device, display, step)
        device.session?.terminate()
    }

    /// What the app shows, asked of it as scripts do.
    private func shows(_ text: String, _ device: SimulatedDevice, _ step: (() -> Bool) -> Void) {
        guard let session = device.session else { return }
        var found = false
        for _ in 0..<50 where !found {
            let question = session.ask { .event(.queryTree(id: $0)) }
            var answer: AppSession.Answer?
            step {
                if answer == nil { answer = session.takeAnswer(question) }
                return answer != nil
            }
            if case .tree(let tree)? = answer { found = tree.contains(text) }
        }
        #expect(found, "\(text) does not show")
    }

    @Test("the menu's and `ferry press`'s memory warning and background fetch reach the app")
    func liveCommands() throws {
        try live { _, device, display, step in
            display.emit(.command(.memoryWarning))
            shows("Label memoryWarning", device, step)
            #expect(display.notices.last == "memory warning sent to all apps")
            display.emit(.command(.backgroundFetch))
            shows("Label memoryWarning Fetch", device, step)
            try device.push.listen(on: nil, name: "test")
            var said: [String] = []
            let identifier = try #require(device.apps.current?.identifier)
            // The device responds on this thread, so the command waits on another.
            let done = Answered()
            Thread.detachNewThread {
                done.set(ControlCommand.press([identifier, "memory-warning"], output: { done.add($0) }, complain: { done.add($0) }))
            }
            step { done.status != nil }
            said = done.lines
            #expect(done.status == 0, "\(said)")
            #expect(said.first?.hasPrefix("memory-warning on ") == true)
            shows("Label memoryWarning Fetch memoryWarning", device, step)
        }
    }

    @Test("an unknown command of `ferry press` lists the valid ones")
    func unknownCommand() {
        var said: [String] = []
        #expect(ControlCommand.press(["org.a", "explode"], output: { _ in }, complain: { said.append($0) }) == 2)
        #expect(said.first?.contains("memory-warning") == true)
        #expect(said.first?.contains("shake") == true)
        #expect(ControlCommand.press(["org.a"], output: { _ in }, complain: { _ in }) == 2)
    }
}

/// What a command on another thread said and returned.
private final class Answered: @unchecked Sendable {
    private let lock = NSLock()
    private var kept: (status: Int32?, lines: [String]) = (nil, [])
    var status: Int32? { lock.withLock { kept.status } }
    var lines: [String] { lock.withLock { kept.lines } }
    func add(_ line: String) { lock.withLock { kept.lines.append(line) } }
    func set(_ status: Int32) { lock.withLock { kept.status = status } }
}

/// Notifications of places, of an app that does not run.
@Suite("Region notifications of apps that do not run", .serialized)
struct PlaceNotificationTests {
    @Test("is delivered on entering the region if the app may know the location; a repeating one stays scheduled")
    func entering() throws {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-places-\(UUID().uuidString)")
        let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let bundles = Bundles(program: products.appendingPathComponent("LinkFixture").path)
        defer {
            try? FileManager.default.removeItem(at: place)
            try? FileManager.default.removeItem(at: bundles.folder)
        }
        let path = try bundles.make("Kettle")
        let folder = try DeviceFolder(keptAt: place, name: "test")
        try FileManager.default.createDirectory(
            at: place.appendingPathComponent("system/org.ferry.test.Kettle"), withIntermediateDirectories: true)
        let vienna = try #require(DeviceLocation("48.2082,16.3738"))
        for (answer, count) in [(LocationPermission.Answer.denied, 0), (.whenInUse, 2)] {
            var waiting = ["once", "often"].map { DeviceNotification(identifier: $0, title: $0) }
            for index in waiting.indices {
                waiting[index].region = DeviceRegion(center: vienna, radius: 500, countsEntry: true, countsExit: false)
            }
            waiting[1].repeatsRegion = true
            folder.notifications(of: "org.ferry.test.Kettle").write(
                AppNotifications(permission: .granted, options: 7, pending: waiting))
            folder.location(of: "org.ferry.test.Kettle").write(LocationPermission(answer))
            let device = SimulatedDevice(device: .standard.with(scale: 1), appearance: .light, renderer: FakeScene(), chrome: PlainChrome())
            device.data = folder
            let app = try device.install(AppLauncher(executable: path, clock: .system))
            defer { device.close() }
            device.set(.location(DeviceLocation("51.5,-0.12")))
            #expect(app.notifications.delivered.isEmpty)
            device.set(.location(vienna))
            #expect(app.notifications.delivered.count == count)
            #expect(app.notifications.pending.map(\.identifier) == (count == 0 ? ["once", "often"] : ["often"]))
            #expect(device.nextNotification == nil)
        }
    }
}
