import DeviceProtocol
import Foundation
import Glibc
import HostHeadless
import Simulator
import Testing

/// What lines of scripts wait for, search for and say, with a real process on the manual clock.
@Suite("Script lines", .serialized)
struct ScriptSearchTests {
    private static let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()

    private func driver(_ arguments: [String]) throws -> ManualDriver {
        let library = Self.products.appendingPathComponent("libFerryClock.so").path
        var launcher = AppLauncher(
            executable: Self.products.appendingPathComponent("LinkFixture").path, clock: .manual(library: library))
        launcher.arguments = arguments
        launcher.forwardsOutput = false
        let device = SimulatedDevice(device: .standard, appearance: .light, renderer: FakeScene(), chrome: PlainChrome())
        try device.launch(launcher)
        return ManualDriver(device: device)
    }

    @discardableResult
    private func run(_ script: String, on driver: ManualDriver) throws -> [String] {
        let file = NSTemporaryDirectory() + "ferry-test-\(UUID().uuidString).ui"
        let lines = try ScriptParser.parse(script, file: file)
        var told: [String] = []
        do throws(ScriptFailure) {
            try ScriptRunner(driver: driver, file: file, report: { told.append($0) }).run(lines)
        } catch {
            if let screenshot = error.screenshot { try? FileManager.default.removeItem(atPath: screenshot) }
            throw error
        }
        return told
    }

    @Test(
        "finds rows without cells in both directions, also in nested horizontal lists",
        arguments: [["row 81", "row 2"], ["tile 0.17"], ["tile 60.15", "tile 5.0"], ["row 99", "tile 0.0"]])
    func rows(names: [String]) throws {
        let driver = try driver(["rows"])
        for name in names {
            try run("scroll to \"\(name)\"", on: driver)
            let element = try #require(ElementQuery(try driver.elements()).first(named: name))
            #expect(element.isHittable, "\(element.place)")
        }
    }

    @Test("a touch on a row searches for it once it did not appear by itself")
    func touch() throws {
        let driver = try driver(["rows"])
        try run("tap \"row 81\"", on: driver)
        #expect(try ElementQuery(driver.elements()).first(named: "row 81")?.isHittable == true)
    }

    @Test("a missing row fails its line, names what was searched, and restores the scroll position")
    func nowhere() throws {
        let driver = try driver(["rows"])
        try run("scroll to \"row 41\"", on: driver)
        let before = try #require(ElementQuery(try driver.elements()).first(named: "row 41"))
        let error = try #require(throws: ScriptFailure.self) { try run("wait 0\nscroll to \"row 181\"", on: driver) }
        #expect(error.line == 2)
        #expect(error.reason.contains("nothing on screen is named \"row 181\""), "\(error.reason)")
        #expect(error.reason.contains("searched by scrolling Rows (0,0 390×600)"), "\(error.reason)")
        #expect(error.reason.contains("to both ends"), "\(error.reason)")
        #expect(try ElementQuery(driver.elements()).first(named: "row 41") == before)
    }

    @Test("a screen that never rests is reported once with what is busy, and `now` waits for the element only")
    func busy() throws {
        let driver = try driver(["frames"])
        try driver.sync()
        let start = driver.time
        #expect(try run("tap \"go\" now\nlongpress \"go\" 0.1 now", on: driver).count == 1, "the launch waits for rest")
        let afterNow = driver.time
        #expect(afterNow - start < 6)
        let told = try run("tap \"go\"\ntap \"go\"", on: driver)
        #expect(told.count == 1)
        try #require(told[0].contains("the screen does not come to rest (Square changes)"), "\(told)")
        #expect(told[0].contains("now"), "\(told)")
        #expect(driver.time - afterNow > 10)
    }

    @Test("only lines that touch or type take `now`")
    func now() throws {
        func lines(_ text: String) throws -> [ScriptLine] { try ScriptParser.parse(text, file: "a.ui") }
        for text in ["tap \"a\" now", "drag \"a\" 1,2 now", "longpress \"a\" 2 now", "swipe \"a\" left now", "type \"x\" now"] {
            #expect(try lines(text).map(\.waitsForRest) == [false])
            #expect(try lines(String(text.dropLast(4))).map(\.waitsForRest) == [true])
            #expect(try lines(text).map(\.command) == lines(String(text.dropLast(4))).map(\.command))
        }
        for text in ["wait 1 now", "tap now", "tap \"a\" now now", "expect \"a\" now", "rotate left now"] {
            #expect(throws: ScriptSyntaxError.self) { try lines(text) }
        }
    }

    @Test("typing without a receiver fails at its own line")
    func nobody() throws {
        let driver = try driver(["nobody"])
        let error = try #require(throws: ScriptFailure.self) { try run("wait 0\ntype \"ab\"\nwait 1", on: driver) }
        #expect(error.line == 2)
        #expect(error.reason.contains("nothing handled \"a\""), "\(error.reason)")
    }

    @Test("a text that exists but is not visible is not on screen, and the failure says so")
    func unseen() {
        var hidden = AccessibilityElement(
            identifier: "", label: "Saved", value: "", className: "UILabel", traits: 64, x: 0, y: 0, width: 9, height: 9, depth: 1,
            isEnabled: true, isHittable: false)
        #expect(ElementQuery([hidden]).shows("Save"))
        hidden.isSeen = false
        #expect(!ElementQuery([hidden]).shows("Save"))
        #expect(ElementQuery([hidden]).unseen("Save") == hidden)
        #expect(ElementQuery([hidden]).text.contains("not visible"))
    }

    @Test("a tree, an image and a recording to a device file are written in place and fail when it is full")
    func devices() throws {
        let folder = NSTemporaryDirectory() + "ferry-test-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        func kind(_ path: String) -> mode_t {
            var status = stat()
            return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : 0
        }
        #expect(throws: FileError.self) { try ScriptFile.write([1], to: "/dev/full") }
        #expect(kind("/dev/full") == S_IFCHR)
        try ScriptFile.write([1], to: "/dev/null")
        #expect(kind("/dev/null") == S_IFCHR)
        let (file, link) = (folder + "/file", folder + "/link")
        try ScriptFile.write([1, 2, 3], to: file)
        chmod(file, 0o640)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
        try ScriptFile.write([4], to: link)
        #expect(kind(link) == S_IFLNK)
        #expect(FileManager.default.contents(atPath: file) == Data([4]))
        try ScriptFile.write([5, 6], to: file)
        #expect(FileManager.default.contents(atPath: file) == Data([5, 6]))
        #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o640)
        #expect(throws: FileError.self) { try ScriptFile.write([1], to: folder + "/none/file") }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["file", "link"])
    }

    @Test("the data folder is below XDG_DATA_HOME, else below HOME")
    func home() {
        #expect(UserDataFolder.folder(["XDG_DATA_HOME": "/x", "HOME": "/h"]).path == "/x/ferry")
        #expect(UserDataFolder.folder(["HOME": "/h \"q\""]).path == "/h \"q\"/.local/share/ferry")
        #expect(UserDataFolder.folder(["HOME": "relative"]).path == NSHomeDirectory() + "/.local/share/ferry")
    }
}
