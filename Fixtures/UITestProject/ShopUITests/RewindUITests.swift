import XCTest

final class RewindUITests: XCTestCase {
    private let app = XCUIApplication()

    override func setUp() { continueAfterFailure = false }

    private var firstRow: String { app.cells.firstMatch.identifier }

    func testReturnsToAMoment() throws {
        app.launchArguments = ["-shuffled"]
        app.launch()
        let first = firstRow
        app.buttons["Add"].tap()
        let start = try XCTUnwrap(app.moment())
        // The rest of the two seconds after which a row is added is part of the state.
        XCTAssertTrue(app.cells["cell New row"].waitForExistence(timeout: 3))
        app.cells["cell New row"].tap()
        XCTAssertTrue(app.staticTexts["Details of New row"].exists)
        app.rewind(to: start)
        XCTAssertEqual(firstRow, first)
        XCTAssertTrue(app.cells["cell New row"].waitForExistence(timeout: 3))
        app.cells[first].tap()
        XCTAssertTrue(app.navigationBars.buttons["List"].exists)
        app.rewind(to: start)
        XCTAssertEqual(firstRow, first)
    }

    func testUndoesSteps() {
        app.launch()
        XCUIDevice.shared.appearance = .dark
        app.cells["cell Row 2"].tap()
        app.buttons["Ask"].tap()
        XCTAssertTrue(app.alerts.element.exists)
        app.rewind()
        XCTAssertFalse(app.alerts.element.exists)
        XCTAssertTrue(app.staticTexts["Details of Row 2"].exists)
        app.buttons["Ask"].tap()
        XCTAssertTrue(app.alerts.element.exists)
        app.rewind(steps: 2)
        XCTAssertTrue(app.cells["cell Row 2"].exists)
        XCTAssertEqual(XCUIDevice.shared.appearance, .dark)
        app.rewind()
        XCTAssertEqual(XCUIDevice.shared.appearance, .unspecified)
    }

    /// Random touches, and then back to moments between them: each has to have the same pixels, and so has what the same touches lead to from there.
    /// More of them with REWIND_STEPS in the environment.
    func testReturnsToMomentsOfRandomUse() throws {
        let count = ProcessInfo.processInfo.environment["REWIND_STEPS"].flatMap(Int.init) ?? 40
        let distance = max(1, count / 5)
        let after = max(1, min(5, distance - 1))
        var numbers = Numbers()
        app.launchArguments = ["-shuffled"]
        app.launch()
        var moments: [(moment: XCUIApplication.Moment, step: Int, numbers: Numbers, image: Data)] = []
        var images: [Int: Data] = [:]
        for step in 1...count + after {
            touch(step, &numbers)
            if step % distance == 0, step <= count {
                moments.append((try XCTUnwrap(app.moment()), step, numbers, screen))
            }
            if step % distance == after, step > distance { images[step] = screen }
        }
        var time = 0.0
        for (moment, step, numbers, image) in moments.reversed() {
            let start = Date()
            app.rewind(to: moment)
            time += Date().timeIntervalSince(start)
            XCTAssertTrue(screen == image, "the screen after step \(step) is another one")
            var numbers = numbers
            for next in step + 1...step + after { touch(next, &numbers) }
            XCTAssertTrue(screen == images[step + after], "the screen \(after) steps after step \(step) is another one")
        }
        print("\(count) steps: back to \(moments.count) moments between them in \(time) s")
    }

    private var screen: Data { XCUIScreen.main.screenshot().pngRepresentation }

    private func touch(_ step: Int, _ numbers: inout Numbers) {
        let window = app.windows.firstMatch
        // Away from the edges, whose swipes leave the app.
        let place = window.coordinate(withNormalizedOffset: CGVector(dx: numbers.next(), dy: 0.1 + 0.8 * numbers.next()))
        switch step % 5 {
        case 0:
            let end = window.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.1 + 0.8 * numbers.next()))
            place.press(forDuration: 0.1, thenDragTo: end)
        case 1: window.swipeUp()
        default: place.tap()
        }
    }

    private struct Numbers {
        private var state: UInt64 = 1

        /// From 0 to 1.
        mutating func next() -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 33) / Double(1 << 31)
        }
    }
}
