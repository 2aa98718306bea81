import DriveProtocol
import TestRecorder
import Testing

@Suite("Recorder: selectors")
struct RecordedSelectorChoiceTests {
    private func lines(_ builder: ScreenBuilder, tapping place: (Double, Double)) -> [String] {
        var recording = Recording(builder.screen)
        recording.tap(place.0, place.1)
        return recording.lines
    }

    @Test("an identifier comes before a label")
    func names() {
        var screen = ScreenBuilder()
        screen.add(.button, "Add", id: "add-button", at: (0, 100, 100, 40))
        screen.add(.button, "Save", at: (0, 200, 100, 40))
        #expect(lines(screen, tapping: (50, 120)) == [#"app.buttons["add-button"].tap()"#])
        #expect(lines(screen, tapping: (50, 220)) == [#"app.buttons["Save"].tap()"#])
    }

    @Test("equal labels are narrowed by their container, then by a text of their cell, then by their place")
    func equal() {
        var screen = ScreenBuilder()
        let bar = screen.add(.navigationBar, "", id: "Shop", at: (0, 40, 390, 50))
        screen.add(.button, "Edit", in: bar, at: (300, 45, 60, 40))
        let table = screen.add(.table, at: (0, 100, 390, 600))
        for (row, name) in ["Milk", "Bread"].enumerated() {
            let y = 100 + Double(row) * 50
            let cell = screen.add(.cell, in: table, at: (0, y, 390, 50))
            screen.add(.staticText, name, in: cell, at: (10, y, 100, 50))
            screen.add(.button, "Edit", in: cell, at: (300, y, 60, 50))
        }
        screen.add(.button, "Twin", at: (0, 720, 50, 40))
        screen.add(.button, "Twin", at: (100, 720, 50, 40))
        #expect(lines(screen, tapping: (320, 60)) == [#"app.navigationBars["Shop"].buttons["Edit"].tap()"#])
        #expect(
            lines(screen, tapping: (320, 160))
                == [#"app.cells.containing(.staticText, identifier: "Bread").buttons["Edit"].tap()"#])
        #expect(lines(screen, tapping: (120, 740)) == [#"app.buttons.matching(identifier: "Twin").element(boundBy: 1).tap()"#])
    }

    @Test("what is in a control is the control; a row without a name is its text")
    func controls() {
        var screen = ScreenBuilder()
        let button = screen.add(.button, "Buy", at: (0, 100, 100, 40))
        screen.add(.staticText, "Buy", in: button, at: (20, 110, 60, 20))
        let cell = screen.add(.cell, at: (0, 200, 390, 50))
        screen.add(.staticText, "Milk", in: cell, at: (10, 200, 370, 50))
        #expect(lines(screen, tapping: (50, 120)) == [#"app.buttons["Buy"].tap()"#])
        #expect(lines(screen, tapping: (200, 225)) == [#"app.staticTexts["Milk"].tap()"#])
    }

    @Test("an element without a name is the only one of its type, or one of several")
    func unnamed() {
        var screen = ScreenBuilder()
        screen.add(.textField, at: (0, 100, 300, 40))
        #expect(lines(screen, tapping: (150, 120)) == ["app.textFields.element.tap()"])
        screen.add(.textField, at: (0, 200, 300, 40))
        #expect(lines(screen, tapping: (150, 220)) == ["app.textFields.element(boundBy: 1).tap()"])
    }

    @Test("a place on a large surface is relative to it, and one on nothing to the app")
    func places() {
        var screen = ScreenBuilder()
        screen.add(.other, id: "canvas", at: (0, 100, 300, 400))
        #expect(
            lines(screen, tapping: (30, 200))
                == [#"app.otherElements["canvas"].coordinate(withNormalizedOffset: CGVector(dx: 0.1, dy: 0.25)).tap()"#])
        #expect(lines(screen, tapping: (150, 300)) == [#"app.otherElements["canvas"].tap()"#])
        #expect(lines(screen, tapping: (195, 633)) == ["app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.75)).tap()"])
    }

    @Test("the device's own screens are SpringBoard's")
    func system() {
        var screen = ScreenBuilder(isSystem: true)
        screen.add(.icon, "Shop", at: (20, 80, 60, 60))
        var recording = Recording(screen.screen)
        recording.tap(50, 110)
        #expect(recording.lines == [#"springboard.icons["Shop"].tap()"#])
        let source = RecordedFormat.xcuitest.source(of: recording.recorder.statements, name: "a", device: "d")
        #expect(source.contains(#"let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")"#))
    }

    @Test("a covered element is not meant")
    func covered() {
        var screen = ScreenBuilder()
        screen.add(.button, "Behind", at: (0, 100, 390, 300)) { $0.isHittable = false }
        let alert = screen.add(.alert, "Really?", at: (50, 100, 290, 200))
        screen.add(.button, "OK", in: alert, at: (60, 240, 100, 40))
        #expect(lines(screen, tapping: (100, 260)) == [#"app.buttons["OK"].tap()"#])
    }
}
