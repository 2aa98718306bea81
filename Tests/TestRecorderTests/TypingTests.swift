import DriveProtocol
import TestRecorder
import Testing

@Suite("Recorder: typing, waits, checks and sources")
struct TypingTests {
    private static func form(_ type: DriveElementType) -> DriveScreen {
        var screen = ScreenBuilder()
        screen.add(type, at: (0, 100, 300, 40)) { ($0.placeholder, $0.value, $0.hasFocus) = ("Name", "Name", true) }
        let keyboard = screen.add(.keyboard, at: (0, 500, 390, 300))
        screen.add(.key, "h", in: keyboard, at: (0, 500, 40, 50))
        screen.add(.key, "shift", in: keyboard, at: (0, 600, 40, 50))
        screen.add(.button, "return", id: "Return", in: keyboard, at: (300, 700, 80, 50))
        return screen.screen
    }

    @Test("keys, text of an input method and keys of the software keyboard are one text; Return and a deleted character are keys")
    func merged() {
        var recording = Recording(Self.form(.textField))
        for text in ["H", "x"] { recording.send(.text(text)) }
        recording.send(.key(.delete))
        recording.send(.text("i \"你好\" 👩‍👩‍👧\n"))
        recording.time += 1
        recording.tap(20, 520)
        recording.time += 1
        recording.tap(20, 620)
        recording.send(.key(.return))
        let field = #"app.textFields["Name"]"#
        #expect(
            recording.lines == [field + #".typeText("Hi \"你好\" 👩‍👩‍👧\nh" + XCUIKeyboardKey.return.rawValue)"#])
        #expect(recording.script == [#"type "Hi \"你好\" 👩‍👩‍👧\nh""#, "key Return"])
    }

    @Test("what was there before is deleted by keys, and Return in a text view is text")
    func deleting() {
        var recording = Recording(Self.form(.textView))
        recording.send(.key(.delete))
        for text in ["a", "b"] {
            recording.send(.text(text))
            recording.send(.key(.return))
        }
        #expect(recording.lines == [#"app.textViews["Name"].typeText(XCUIKeyboardKey.delete.rawValue + "a\nb\n")"#])
    }

    @Test("a password is in no language of a recording", arguments: RecordedFormat.allCases)
    func secret(format: RecordedFormat) {
        var recording = Recording(Self.form(.secureTextField))
        for text in ["s", "3", "c", "r", "3", "t"] { recording.send(.text(text)) }
        recording.tap(20, 520)
        recording.send(.key(.return))
        let source = format.source(of: recording.recorder.statements, name: "Login", device: "iPhone 15")
        #expect(!source.contains("s3cr3t"))
        #expect(!source.contains("\"h\""))
        #expect(source.contains("is not recorded"))
        #expect(format == .ui || source.contains(#"ProcessInfo.processInfo.environment["UI_TEST_PASSWORD"]"#))
    }

    @Test("an element that came after the first rest is waited for; one that was there is not")
    func waiting() {
        var first = ScreenBuilder()
        first.add(.button, "Load", at: (0, 100, 100, 40))
        var second = first
        second.add(.button, "Result", at: (0, 200, 100, 40))
        var recording = Recording(first.screen)
        recording.tap(50, 120)
        recording.rest()
        recording.time += 7
        recording.rest(second.screen)
        recording.tap(50, 220)
        recording.rest()
        recording.tap(50, 220)
        #expect(
            recording.lines == [
                #"app.buttons["Load"].tap()"#, #"XCTAssertTrue(app.buttons["Result"].waitForExistence(timeout: 10))"#,
                #"app.buttons["Result"].tap()"#, #"app.buttons["Result"].tap()"#,
            ])
    }

    @Test("what appeared is offered, and the last screen's title is checked")
    func checks() {
        func screen(_ title: String, _ text: String) -> DriveScreen {
            var screen = ScreenBuilder()
            screen.add(.navigationBar, "", id: title, at: (0, 40, 390, 50))
            screen.add(.staticText, text, at: (0, 100, 390, 40))
            screen.add(.button, "Next", at: (0, 200, 100, 40))
            return screen.screen
        }
        var recording = Recording(screen("A", "One"))
        recording.rest()
        #expect(recording.lines == [#"XCTAssertTrue(app.navigationBars["A"].exists)"#])
        recording.tap(50, 220)
        recording.rest(screen("B", "Two"))
        recording.tap(50, 220)
        recording.rest(screen("C", "Two"))
        #expect(
            recording.lines == [
                #"app.buttons["Next"].tap()"#, #"// XCTAssertTrue(app.navigationBars["B"].exists)"#,
                #"// XCTAssertTrue(app.staticTexts["Two"].exists)"#, #"app.buttons["Next"].tap()"#,
                #"XCTAssertTrue(app.navigationBars["C"].exists)"#,
            ])
        #expect(recording.script.last == #"expect "C""#)
    }

    @Test("screens may arrive after further input, or not at all")
    func late() {
        var screen = ScreenBuilder()
        screen.add(.button, "Add", at: (0, 100, 100, 40))
        var recorder = TestRecorder()
        var numbers: [Int] = []
        for start in [0.0, 1] {
            for phase in [RecordedTouch.Phase.began, .ended] {
                let touch = RecordedTouch(finger: 0, phase: phase, place: DrivePoint(x: 50, y: 120))
                if let number = recorder.receive(.touches([touch]), at: start) { numbers.append(number) }
            }
        }
        #expect(recorder.statements.isEmpty)
        recorder.provide(nil, for: numbers[0])
        recorder.provide(screen.screen, for: numbers[1])
        #expect(recorder.statements.count == 1)
    }

    @Test("names of files become names of types and tests")
    func names() {
        func source(_ format: RecordedFormat, _ name: String) -> String {
            format.source(of: [], name: name, device: "d", arguments: ["-x \""])
        }
        #expect(source(.xcuitest, "add-item UITests").contains("final class AddItemUITests: XCTestCase {"))
        #expect(source(.xcuitest, "add-item UITests").contains("func testAddItem() throws {"))
        #expect(source(.xcuitest, "购物").contains("final class RecordedUITests: XCTestCase {"))
        #expect(source(.xcuitest, "2 taps").contains("final class Test2Taps: XCTestCase {"))
        #expect(source(.xcuitest, "a").contains(#"app.launchArguments = ["-x \""]"#))
        let suite = source(.swiftTesting, "AddItemTests")
        #expect(suite.contains("import Testing"))
        #expect(suite.contains("@Test func addItemRecorded() throws {"))
        #expect(!suite.contains("XCTAssert"))
        #expect(RecordedFormat(path: "a/B.SWIFT") == .xcuitest)
        #expect(RecordedFormat(path: "b.ui") == .ui)
        #expect(RecordedFormat(path: "b.txt") == nil)
    }
}
