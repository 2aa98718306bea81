import DriveProtocol
import Testing

@testable import Monkey

@Suite("Steps as texts")
struct ReproducerTests {
    private static func element(
        _ id: UInt64, _ type: DriveElementType, _ label: String = "", identifier: String = "", y: Double, parent: Int = -1
    ) -> DriveElement {
        var element = DriveElement(id: id, parent: parent, type: type.rawValue)
        (element.label, element.identifier, element.isHittable) = (label, identifier, true)
        (element.y, element.width, element.height, element.touch) = (y, 100, 20, DrivePoint(x: 50, y: y + 10))
        return element
    }

    private static let screen: DriveScreen = {
        var field = element(7, .textField, y: 120)
        field.placeholder = "Name"
        return DriveScreen(
            isSystem: false, width: 393, height: 852,
            elements: [
                element(1, .button, "Save", identifier: "save", y: 0), element(2, .button, "Edit", y: 20),
                element(3, .button, "Edit", y: 40),
                element(4, .cell, y: 60), element(5, .staticText, "Row \"1\"", y: 60, parent: 3), element(6, .image, y: 90), field,
            ])
    }()

    private static func texts(_ step: (ElementSelector) -> MonkeyStep, _ index: Int) -> (script: String, test: String) {
        let reproducer = Reproducer(moments: [.init(step: step(ElementSelector(index, in: screen)), screen: screen)])
        let script = reproducer.script().split(separator: "\n").dropFirst().dropLast().joined(separator: "; ")
        let test = reproducer.test(named: "testX").split(separator: "\n").dropFirst(3).dropLast(2).map { String($0.drop { $0 == " " }) }
        return (script, test.joined(separator: "; "))
    }

    @Test("a script turns the device only where it is not turned yet")
    func turns() {
        let turns = [true, true, false, false, true].map { Reproducer.Moment(step: .rotate(toLandscape: $0), screen: Self.screen) }
        #expect(Reproducer(moments: turns).script() == "keyboard software\nrotate left\nrotate right\nrotate left\nwait idle\n")
    }

    @Test("an identifier is preferred, then what it is called; equal names are told apart by their places")
    func names() {
        #expect(Self.texts(MonkeyStep.tap, 0) == ("tap \"save\"", "app.buttons[\"save\"].tap()"))
        #expect(
            Self.texts(MonkeyStep.press, 2) == (
                "longpress 50,50", "app.buttons.matching(identifier: \"Edit\").element(boundBy: 1).press(forDuration: 1)"
            ))
        #expect(Self.texts(MonkeyStep.tap, 3) == ("tap \"Row \\\"1\\\"\"", "app.staticTexts[\"Row \\\"1\\\"\"].tap()"))
        #expect(Self.texts(MonkeyStep.doubleTap, 5) == ("doubletap 50,100", "app.images.element(boundBy: 0).doubleTap()"))
    }

    @Test("what is typed is escaped, and the field is touched before")
    func typing() {
        let texts = Self.texts({ .type($0, "a\"\n\u{202E}") }, 6)
        #expect(texts.script == "tap 50,130; type \"a\\\"\\n\u{202E}\"")
        #expect(texts.test == "app.textFields[\"Name\"].tap(); app.textFields[\"Name\"].typeText(\"a\\\"\\n\\u{202E}\")")
    }

    @Test("steps of the device have lines of their own")
    func device() {
        let steps: [MonkeyStep] = [.rotate(toLandscape: true), .leaveAndReturn, .memoryWarning, .appearance(isDark: true), .key("Return")]
        let reproducer = Reproducer(moments: steps.map { .init(step: $0, screen: Self.screen) })
        #expect(
            reproducer.script()
                == "keyboard software\nrotate left\nwait idle\nhome\nwait idle\nforeground\nmemory-warning\nappearance dark\nkey Return\nwait idle\n"
        )
        let test = reproducer.test(named: "testX")
        #expect(test.contains("XCUIDevice.shared.orientation = .landscapeLeft\n"))
        #expect(test.contains("XCUIDevice.shared.appearance = .dark\n"))
        #expect(test.contains("app.typeText(XCUIKeyboardKey.return.rawValue)\n"))
    }

    @Test("a selector finds its element again, and nothing where that is gone")
    func search() {
        for index in Self.screen.elements.indices {
            let found = ElementSelector(index, in: Self.screen).find(in: Self.screen)
            #expect(found?.id == (index == 3 ? 5 : Self.screen.elements[index].id))
        }
        var other = Self.screen
        other.elements.removeFirst()
        #expect(ElementSelector(0, in: Self.screen).find(in: other) == nil)
    }
}
