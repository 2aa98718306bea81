import DeviceProtocol
import Simulator
import Testing

@Suite("ScriptParser")
struct ScriptParserTests {
    private func command(_ line: String) throws -> ScriptCommand? { try ScriptParser.parse(line, file: "t.ui").first?.command }

    @Test("reads every command")
    func commands() throws {
        #expect(try command("tap \"Add\"") == .tap(.element("Add")))
        #expect(try command("tap 120,300.5") == .tap(.point(x: 120, y: 300.5)))
        #expect(try command("doubletap \"photo\"") == .doubleTap(.element("photo")))
        #expect(try command("longpress \"row\"") == .longPress(.element("row"), seconds: 1))
        #expect(try command("longpress \"row\" 0.6") == .longPress(.element("row"), seconds: 0.6))
        #expect(try command("drag 10,20 30,40 0.5") == .drag(from: .point(x: 10, y: 20), to: .point(x: 30, y: 40), seconds: 0.5))
        #expect(try command("scroll to \"Row 40\"") == .scrollTo("Row 40"))
        #expect(try command("pinch \"map\" 2") == .pinch(.element("map"), scale: 2, seconds: 0.3))
        #expect(try command("twist \"map\" -45") == .twist(.element("map"), degrees: -45, seconds: 0.5))
        #expect(try command("twofingertap 5,6") == .twoFingerTap(.point(x: 5, y: 6)))
        #expect(try command("twofingerdrag 1,2 3,4") == .twoFingerDrag(from: .point(x: 1, y: 2), to: .point(x: 3, y: 4), seconds: 0.3))
        #expect(try command("swipe \"row\" left") == .swipe(.element("row"), .left))
        #expect(try command("hover 1,2") == .hover(.point(x: 1, y: 2)))
        #expect(try command("shake") == .shake)
        #expect(try command("tilt -1 0.5") == .tilt(x: -1, y: 0.5))
        #expect(try command("type \"12 \\\"o'clock\\\"\"") == .type("12 \"o'clock\""))
        #expect(try command("rotate left") == .rotate(.left))
        #expect(try command("appearance dark") == .appearance(.dark))
        #expect(try command("open \"app://message/7\"") == .open("app://message/7", app: nil))
        #expect(try command("open \"a:b\" app \"Desk\"") == .open("a:b", app: "Desk"))
        #expect(try command("launch \"Desk\"") == .launch("Desk"))
        #expect(try command("quit") == .quit(app: nil))
        #expect(try command("terminate app \"org.a\"") == .terminate(app: "org.a"))
        #expect(try command("push a.json app \"Desk\"") == .push(path: "a.json", app: "Desk"))
        #expect(try command("push renew app \"Desk\"") == .pushService(.renew, app: "Desk"))
        for line in ["launch Desk", "launch", "quit \"Desk\"", "quit app", "quit app Desk", "push off app \"Desk\"", "open \"a:b\" app"] {
            #expect(throws: ScriptSyntaxError.self) { try command(line) }
        }
        #expect(try command("background") == .background)
        #expect(try command("foreground") == .foreground)
        #expect(try command("memory-warning") == .memoryWarning)
        #expect(try command("shortcut \"New\" app \"Desk\"") == .shortcut("New", app: "Desk"))
        #expect(try command("background-fetch") == .backgroundFetch(app: nil))
        #expect(try command("wait idle") == .waitIdle)
        #expect(try command("wait 0.5") == .wait(seconds: 0.5))
        #expect(try command("screenshot out/a.png") == .screenshot(path: "out/a.png"))
        #expect(try command("tree tree.txt") == .tree(path: "tree.txt"))
        #expect(try command("expect \"42\"") == .expect("42"))
        #expect(try command("expect-not \"Error\"   # never") == .expectNot("Error"))
    }

    @Test("skips comments and empty lines and still counts them")
    func numbering() throws {
        let lines = try ScriptParser.parse("\u{FEFF}# calculator\n\n  tap \"One\"\r\nexpect \"#1\"\n", file: "t.ui")
        #expect(lines.map(\.number) == [3, 4])
        #expect(lines.last?.command == .expect("#1"))
    }

    @Test(
        "rejects coordinates and numbers out of range, at their column",
        arguments: [
            ("tap 1e308,1e308", 5), ("tap 1e300,5", 5), ("tap 5,-10001", 5), ("drag 1e300,1 2,2", 6), ("drag 1,1 2,1e19", 10),
            ("carry 1,1 9.3e18,2", 11), ("hover -1e18,0", 7), ("rightclick 1,99999999999", 12), ("twofingerdrag 1,2 3,1e40", 19),
            ("tap nan,1", 5), ("tap inf,1", 5), ("longpress 1,1 1e300", 15), ("pinch 1,1 1e300", 11), ("twist 1,1 1e300", 11),
            ("tilt 1e300 0", 6), ("wait 1e300", 6), ("battery 1e300", 9), ("swipe 1e300,1 left", 7),
        ])
    func outOfRange(line: String, column: Int) {
        #expect {
            try command(line)
        } throws: { error in
            (error as? ScriptSyntaxError)?.column == column
        }
    }

    @Test("accepts positions outside the screen, as drags end there")
    func outside() throws {
        #expect(try command("tap -10000,10000") == .tap(.point(x: -10_000, y: 10_000)))
    }

    @Test("accepts typographic quotes")
    func curlyQuotes() throws {
        #expect(try command("tap “Next page”") == .tap(.element("Next page")))
    }

    @Test(
        "names keys with their modifiers",
        arguments: [
            ("Return", UInt16(0x28), KeySample.Modifiers()), ("cmd+a", UInt16(0x04), KeySample.Modifiers.command),
            ("shift+Tab", UInt16(0x2B), KeySample.Modifiers.shift), ("Left", UInt16(0x50), KeySample.Modifiers()),
            ("cmd+shift+Z", UInt16(0x1D), KeySample.Modifiers([.command, .shift])),
        ])
    func keys(name: String, usage: UInt16, modifiers: KeySample.Modifiers) throws {
        let key = try #require(ScriptKey(named: name))
        #expect(key.usage == usage)
        #expect(key.modifiers == modifiers)
    }

    @Test("types digits, letters and punctuation as a US keyboard does")
    func typing() {
        #expect(ScriptKey(typing: "0")?.usage == 0x27)
        #expect(ScriptKey(typing: "1")?.usage == 0x1E)
        #expect(ScriptKey(typing: "A")?.modifiers == .shift)
        #expect(ScriptKey(typing: "?")?.usage == 0x38)
        #expect(ScriptKey(typing: ")")?.usage == 0x27)
        #expect(ScriptKey(typing: "é") == nil)
        #expect(ScriptKey(typing: "漢") == nil)
    }

    @Test(
        "reports the position of a mistake",
        arguments: [
            ("tapp \"x\"", 1, "there is no command"), ("tap", 4, "expected a quoted text"), ("tap 12", 5, "expected a quoted text"),
            ("tap \"never closed", 5, "never closed"), ("wait soon", 6, "expected idle or seconds"),
            ("wait -1", 6, "expected idle or seconds"),
            ("rotate up", 8, "expected left or right"), ("drag 1,2", 9, "expected a quoted text"), ("key Foo", 5, "expected a key"),
            ("expect 42", 8, "expected a quoted text"), ("tap \"a\" \"b\"", 9, "unexpected text"),
            ("screenshot a.jpg", 12, "ends in .png"),
            ("\"tap\"", 1, "begins with a command"), ("type \"a\\x\"", 8, "is not an escape"), ("tap \"a\"b", 8, "a space must follow"),
            ("pinch 1,1 0", 11, "over 0"), ("twist 1,1 turn", 11, "expected degrees"), ("tilt 2 0", 6, "expected a number from -1 to 1"),
            ("swipe 1,1 north", 11, "expected down or left or right or up"), ("shake twice", 7, "unexpected text"),
            ("wait 1e999", 6, "expected idle or seconds"), ("tap nan,1", 5, "expected a quoted text"),
        ])
    func mistakes(line: String, column: Int, message: String) throws {
        let error = try #require(throws: ScriptSyntaxError.self) { try ScriptParser.parse("# first\n" + line, file: "my.ui") }
        #expect(error.line == 2)
        #expect(error.column == column)
        #expect(error.message.contains(message), "\(error)")
        #expect(error.description.hasPrefix("my.ui:2:\(column): "))
    }
}
