import XCTest

/// The steps that `ferry bench uitest` measures: tap, wait for an animation of 0.3 s, assert, screenshot.
class CounterCase: XCTestCase {
    let app = XCUIApplication()
    var steps: Int { number("STEPS", 100) }

    override func setUp() {
        continueAfterFailure = false
        app.launch()
    }

    func step(_ number: Int) {
        app.buttons["Move"].tap()
        XCTAssertTrue(app.staticTexts["\(number) moves"].waitForExistence(timeout: 1))
        XCTAssertEqual(app.staticTexts["\(number) moves"].label, "\(number) moves")
        XCTAssertGreaterThan(XCUIScreen.main.screenshot().image.size.width, 0)
    }

    /// Prints the median of real time, in milliseconds.
    func report(_ name: String, repeating count: Int, _ body: (Int) -> Void) {
        var times: [Double] = []
        for index in 0..<count {
            let start = ContinuousClock.now
            body(index)
            times.append((ContinuousClock.now - start) / .milliseconds(1))
        }
        times.sort()
        print("ferry-bench \(name) \(times[count / 2]) p95 \(times[count * 95 / 100]) ms")
    }

    func number(_ name: String, _ value: Int) -> Int {
        ProcessInfo.processInfo.environment["FERRY_BENCH_" + name].flatMap { Int($0) } ?? value
    }
}

final class StepUITests: CounterCase {
    func testSteps() {
        step(1)
        report("step", repeating: steps) { step($0 + 2) }
    }

    func testLaunches() {
        report("launch", repeating: number("LAUNCHES", 20)) { _ in app.launch() }
    }
}

/// A class of its own, and so a device of its own: going back repeats what earlier tests of the class did, such as their launches.
final class RewindUITests: CounterCase {
    func testRewinds() throws {
        for number in 1...steps { step(number) }
        let moment = try XCTUnwrap(app.moment())
        report("rewind", repeating: 5) { _ in app.rewind(to: moment) }
    }
}
