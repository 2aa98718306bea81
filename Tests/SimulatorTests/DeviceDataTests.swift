import DeviceProtocol
import Foundation
import Simulator
import Testing

/// What devices keep of their apps, in folders of the test's own.
@Suite("Device data", .serialized)
struct DeviceDataTests {
    private let place = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-devices-\(UUID().uuidString)")
    private var library: DeviceLibrary { DeviceLibrary(root: place.appendingPathComponent("devices")) }
    private static let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()

    private func launcher(_ executable: String, _ arguments: [String]) -> AppLauncher {
        let clock = Self.products.appendingPathComponent("libFerryClock.so").path
        var launcher = AppLauncher(executable: executable, clock: .manual(library: clock))
        (launcher.arguments, launcher.forwardsOutput) = (arguments, false)
        return launcher
    }

    private func cleanUp() { try? FileManager.default.removeItem(at: place) }

    /// A script with Kettle, started, and Tea, both of which count their visits.
    private func run(_ data: DeviceFolder?, once: Bool = false, _ script: String) throws {
        let fixture = Self.products.appendingPathComponent("LinkFixture").path
        let bundles = Bundles(program: fixture)
        defer { try? FileManager.default.removeItem(at: bundles.folder) }
        let device = SimulatedDevice(device: .standard.with(scale: 1), appearance: .light, renderer: FakeScene(), chrome: PlainChrome())
        device.shellSetup = ShellSetup(launcher: launcher(fixture, ["shell"]), renderer: FakeScene())
        device.data = data
        let arguments = once ? ["once"] : []
        let kettle = launcher(try bundles.make("Kettle"), ["files"] + arguments)
        try device.install(kettle)
        try device.install(launcher(try bundles.make("Tea"), ["files"] + arguments))
        try device.launch(kettle)
        defer { device.close() }
        let file = bundles.folder.appendingPathComponent("test.ui").path
        try ScriptRunner(driver: ManualDriver(device: device), file: file).run(try ScriptParser.parse(script, file: file))
    }

    // MARK: Apps

    @Test("each app has its own home folder, which outlives the app; a script's is deleted after the run")
    func homes() throws {
        defer { cleanUp() }
        // One of a simulator that did not come to remove it.
        let lost = place.appendingPathComponent("ferry-device-\(Int32.max)-lost")
        try FileManager.default.createDirectory(at: lost, withIntermediateDirectories: true)
        for _ in 0..<2 {
            try run(
                try DeviceFolder(passing: nil, in: place),
                """
                expect "org.ferry.test.Kettle 0 undecided true"
                launch "Tea"
                expect "org.ferry.test.Tea 0 undecided true"
                quit
                launch "Kettle"
                quit
                launch "Kettle"
                expect "org.ferry.test.Kettle 1 whenInUse true"
                terminate
                foreground
                expect "org.ferry.test.Kettle 2 whenInUse true"
                """)
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: place.path) == [])
    }

    @Test("a permission granted once lasts until the app ends")
    func once() throws {
        try run(nil, once: true, "quit\nlaunch \"Kettle\"\nexpect \"org.ferry.test.Kettle 1 undecided true\"")
    }

    @Test("all data can be erased while the device runs; home is shown, and apps start empty")
    func eraseRunning() throws {
        try run(
            nil,
            """
            reset
            expect "Home Kettle 0, Tea 0:"
            launch "Kettle"
            expect "org.ferry.test.Kettle 0 undecided true"
            """)
    }

    @Test("a persistent device has its data in the next run; another device has none of them")
    func kept() throws {
        defer { cleanUp() }
        for visit in 0..<3 {
            let allowed = visit == 0 ? "undecided" : "whenInUse"
            try run(try library.open("iPhone 15"), "expect \"org.ferry.test.Kettle \(visit) \(allowed) true\"")
        }
        try run(try library.open("iPad Pro 11-inch (M4)"), "expect \"org.ferry.test.Kettle 0 undecided true\"")
    }

    @Test("the home folder has iOS's layout, is private to the user, and an identifier cannot escape it")
    func folders() throws {
        defer { cleanUp() }
        let folder = try library.open("iPhone 15")
        let container = folder.container(of: "../../etc/passwd")
        let inside = folder.url.path + "/containers/"
        #expect(container.home.path.hasPrefix(inside))
        #expect(!container.home.path.dropFirst(inside.count).contains("/"))
        #expect(folder.container(of: "..").home.lastPathComponent != "..")
        let names = ["Documents", "Library/Caches", "Library/Preferences", "tmp"]
        try run(folder, "expect \"org.ferry.test.Kettle 0 undecided true\"")
        let home = folder.container(of: "org.ferry.test.Kettle").home
        for name in names {
            let attributes = try FileManager.default.attributesOfItem(atPath: home.appendingPathComponent(name).path)
            #expect(attributes[.type] as? FileAttributeType == .typeDirectory)
            #expect(attributes[.posixPermissions] as? Int == 0o700)
        }
    }

    @Test("reports a file where a folder is expected and leaves it alone")
    func blocked() throws {
        defer { cleanUp() }
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try Data("mine".utf8).write(to: library.root)
        let error = #expect(throws: DataError.self) { try library.open("iPhone 15") }
        #expect("\(try #require(error))".contains(library.root.path))
        #expect(try String(contentsOf: library.root, encoding: .utf8) == "mine")
    }

    // MARK: Devices

    @Test("a clone starts with the device's data and diverges; after reset or deletion it has none")
    func clones() throws {
        defer { cleanUp() }
        try run(try library.open("iPhone 15"), "wait idle")
        try library.clone("iphone 15", as: "Maria’s phone")
        #expect(library.clones == ["Maria’s phone"])
        #expect(try library.model(of: "Maria’s phone") == "iPhone 15")
        let device = try library.device("Maria’s phone")
        #expect(device.name == "Maria’s phone")
        #expect(device.model == Device.standard.model)
        try run(try library.open("Maria’s phone"), "expect \"org.ferry.test.Kettle 1 whenInUse true\"")
        try run(try library.open("Maria’s phone"), "expect \"org.ferry.test.Kettle 2 whenInUse true\"")
        try run(try library.open("iPhone 15"), "expect \"org.ferry.test.Kettle 1 whenInUse true\"")
        try library.clone("Maria’s phone", as: "Second")
        #expect(try library.model(of: "Second") == "iPhone 15")
        #expect(try library.reset("Maria’s phone") == "Maria’s phone")
        try run(try library.open("Maria’s phone"), "expect \"org.ferry.test.Kettle 0 undecided true\"")
        try run(try library.open("Second"), "expect \"org.ferry.test.Kettle 3 whenInUse true\"")
        try library.delete("Second")
        #expect(library.clones == ["Maria’s phone"])
        #expect(throws: (any Error).self) { try library.device("Second") }
        #expect(try library.reset("iPhone 15") == "iPhone 15")
        try run(try library.open("iPhone 15"), "expect \"org.ferry.test.Kettle 0 undecided true\"")
    }

    @Test("scripts start with a copy of a clone's data; a device model starts empty")
    func scripts() throws {
        defer { cleanUp() }
        try run(try library.open("iPhone 15"), "wait idle")
        try library.clone("iPhone 15", as: "Prepared")
        for _ in 0..<2 {
            try run(try library.openForScript("Prepared"), "expect \"org.ferry.test.Kettle 1 whenInUse true\"")
            try run(try library.openForScript("iPhone 15"), "expect \"org.ferry.test.Kettle 0 undecided true\"")
        }
    }

    @Test("scripts may share a folder, and get the same tokens in every run") func sharedFolder() throws {
        defer { cleanUp() }
        let folder = place.appendingPathComponent("mine")
        for visit in 0..<2 {
            let data = try DeviceFolder(keptAt: folder, name: "mine", isForScript: true)
            try run(data, "expect \"org.ferry.test.Kettle \(visit) \(visit == 0 ? "undecided" : "whenInUse") true\"")
            let (service, other) = (DevicePushService(device: "iPhone 15", folder: data), DevicePushService(device: "iPhone 15"))
            service.add("a")
            other.add("a")
            #expect(service.token(of: "a") == other.token(of: "a"))
        }
    }

    @Test("a token is the same in every run of a device and differs between devices")
    func tokens() throws {
        defer { cleanUp() }
        func token(_ name: String) throws -> String {
            let folder = try library.open(name)
            let service = DevicePushService(device: name, folder: folder)
            try FileManager.default.createDirectory(at: folder.container(of: "a").system, withIntermediateDirectories: true)
            service.add("a")
            return try #require(service.token(of: "a"))
        }
        let first = try token("iPhone 15")
        #expect(try token("iPhone 15") == first)
        #expect(first.count == 64)
        try library.clone("iPhone 15", as: "Other")
        let other = try token("Other")
        #expect(other != first)
        #expect(other.count == 64)
        #expect(try (token("Other"), token("iPhone 15")) == (other, first))
    }

    @Test("a device keeps its identity; a clone, and a device after a reset, has another; scripts have the same in every run")
    func identity() throws {
        defer { cleanUp() }
        func identity(_ name: String) throws -> String { try library.open(name).identity(of: name) }
        let first = try identity("iPhone 15")
        #expect(try identity("iPhone 15") == first)
        #expect(UUID(uuidString: first) != nil)
        try library.clone("iPhone 15", as: "Maria")
        #expect(try identity("Maria") != first)
        #expect(try identity("iPhone 15") == first)
        _ = try library.reset("iPhone 15")
        #expect(try identity("iPhone 15") != first)
        #expect(try library.openForScript("Maria").identity(of: "Maria") == "Maria")
        let device = SimulatedDevice(device: .standard, appearance: .light, renderer: FakeScene(), chrome: PlainChrome())
        device.data = try library.open("Maria")
        let bundles = Bundles(program: "/bin/true")
        defer { try? FileManager.default.removeItem(at: bundles.folder) }
        try device.install(AppLauncher(executable: try bundles.make("Tea"), clock: .system))
        #expect(try device.state.identity == identity("Maria"))
        let erased = device.state.identity
        try device.erase()
        #expect(device.state.identity != erased)
        #expect(try device.state.identity == identity("Maria"))
    }

    @Test("refuses to reset, clone or delete a running device; two simulators may share one")
    func inUse() throws {
        defer { cleanUp() }
        try library.clone("iPhone 15", as: "Busy")
        var folders = [try library.open("Busy"), try library.open("Busy")]
        #expect(throws: DataError.inUse("Busy")) { try library.reset("Busy") }
        #expect(throws: DataError.inUse("Busy")) { try library.clone("Busy", as: "Copy") }
        #expect(throws: DataError.inUse("Busy")) { try library.delete("Busy") }
        folders.removeLast()
        #expect(throws: DataError.inUse("Busy")) { try library.delete("Busy") }
        folders.removeLast()
        try library.delete("Busy")
        #expect(library.clones.isEmpty)
    }

    @Test(
        "refuses invalid names",
        arguments: ["", " a", "a ", ".a", "a/b", "../a", "a\nb", String(repeating: "a", count: 65), "💣"])
    func badName(_ name: String) throws {
        defer { cleanUp() }
        #expect(throws: DataError.invalidName(name)) { try library.clone("iPhone 15", as: name) }
        #expect(library.clones.isEmpty)
    }

    @Test("makes a device of a model, and renames it with its data")
    func createAndRename() throws {
        defer { cleanUp() }
        try library.create("Mine", model: "iPhone 14")
        #expect(try library.device("Mine").name == "Mine")
        #expect(try library.model(of: "Mine") == "iPhone 14")
        #expect(throws: DataError.nameTaken("Mine")) { try library.create("Mine", model: "iPhone 14") }
        #expect(throws: DataError.nameTaken("iPhone 15")) { try library.create("iPhone 15", model: "iPhone 14") }
        #expect(throws: UnknownDevice.self) { try library.create("Other", model: "Toaster") }
        let file = library.root.appendingPathComponent("Mine/containers/a")
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
        try library.rename("Mine", to: "Yours")
        #expect(library.clones == ["Yours"])
        #expect(FileManager.default.fileExists(atPath: library.root.appendingPathComponent("Yours/containers/a").path))
        #expect(throws: DataError.notMade("iPhone 15")) { try library.rename("iPhone 15", to: "Other") }
        #expect(throws: DataError.invalidName("a/b")) { try library.rename("Yours", to: "a/b") }
    }

    @Test("models cannot be renamed or deleted; reports what is unknown or damaged")
    func refusals() throws {
        defer { cleanUp() }
        #expect(throws: DataError.nameTaken("iPhone 14")) { try library.clone("iPhone 15", as: "iPhone 14") }
        #expect(throws: DataError.notMade("iPhone 15")) { try library.delete("iPhone 15") }
        #expect(throws: DataError.unknownDevice("Nobody’s", made: [])) { try library.delete("Nobody’s") }
        #expect(throws: UnknownDevice.self) { try library.reset("Nobody’s") }
        #expect(throws: UnknownDevice.self) { try library.clone("Nobody’s", as: "Mine") }
        try library.clone("iPhone 15", as: "Mine")
        #expect(throws: DataError.nameTaken("Mine")) { try library.clone("iPhone 15", as: "Mine") }
        let file = library.root.appendingPathComponent("Mine/device.json")
        for text in ["", "{", "[]", #"{"version":1}"#, #"{"version":2,"model":"iPhone 15"}"#, #"{"version":1,"model":"Toaster"}"#] {
            try Data(text.utf8).write(to: file)
            let error = #expect(throws: DataError.self) { try library.device("Mine") }
            #expect("\(try #require(error))".hasPrefix("\(file.path) is damaged"))
        }
    }

    @Test("the command reports what it did and what it cannot do")
    func command() throws {
        defer { cleanUp() }
        func run(_ words: String...) -> (status: Int32, said: [String]) {
            var said: [String] = []
            let status = DeviceCommand.run(words, library, output: { said.append($0) }, complain: { said.append("! " + $0) })
            return (status, said)
        }
        #expect(run("--clone", "iPhone 15", "Mine").status == 0)
        let listed = run("--list-devices")
        #expect(listed.status == 0)
        #expect(listed.said.first == "Mine: iPhone 15")
        #expect(listed.said.contains("iPhone SE (3rd generation)"))
        #expect(run("--reset", "Mine") == (0, ["Mine no longer has any app data"]))
        #expect(run("--delete", "Mine").status == 0)
        #expect(run("--delete", "Mine") == (1, ["! no device \"Mine\"; none was cloned so far; `ferry devices` names all"]))
        #expect(run("--reset").status == 2)
    }

    // MARK: Files

    @Test("reads stored notifications back and leaves other files alone")
    func keptFiles() throws {
        defer { cleanUp() }
        let folder = try library.open("iPhone 15")
        let system = folder.container(of: "a").system
        try FileManager.default.createDirectory(at: system, withIntermediateDirectories: true)
        let file = folder.notifications(of: "a")
        #expect(file.read() == nil)
        let soon = DeviceNotification(identifier: "soon", title: "Soon", moments: [10, 20])
        let kept = AppNotifications(permission: .granted, options: 7, badge: 3, pending: [soon])
        file.write(kept)
        #expect(file.read() == kept)
        let path = system.appendingPathComponent("notifications")
        let bytes = try Data(contentsOf: path)
        for length in 0..<bytes.count {
            try bytes.prefix(length).write(to: path)
            #expect(file.read() == nil)
        }
        try (bytes + [0]).write(to: path)
        #expect(file.read() == nil)
    }
}
