import XCTest

@testable import Turnstiles

private class Porter: NSObject, TurnstileDelegate {
    var turns = 0
    func turnstileName() -> String { "north" }
    func turnstileDidTurn(_ turnstile: Turnstile) { turns += 1 }
}

private class Host: Porter {
    func turnstile(_ turnstile: Turnstile, greetingFor visitor: String) -> String { "Hello \(visitor)" }
    func turnstile(_ turnstile: Turnstile, refuse visitor: String) -> Bool { visitor == "Mallory" }
}

private class StrictHost: Host {
    override func turnstile(_ turnstile: Turnstile, refuse visitor: String) -> Bool { false }
    var turnstileLimit: Int { 2 }
}

final class TurnstileTests: XCTestCase {
    private let turnstile = Turnstile()

    func testOptionalMethodThatIsNotWritten() {
        let porter = Porter()
        turnstile.delegate = porter
        XCTAssertEqual(turnstile.admit("Ada"), "Welcome")
        XCTAssertEqual(porter.turns, 1)
        XCTAssertFalse(turnstile.isHosted)
    }

    func testOptionalMethodFirstWrittenInASubclass() {
        let host = Host()
        turnstile.delegate = host
        XCTAssertTrue(turnstile.isHosted)
        XCTAssertEqual(turnstile.admit("Ada"), "Hello Ada")
        XCTAssertNil(turnstile.admit("Mallory"))
        XCTAssertEqual(host.turns, 1)
    }

    func testOverriddenOptionalMethodAndProperty() {
        let host = StrictHost()
        turnstile.delegate = host
        XCTAssertEqual(turnstile.admit("Mallory"), "Hello Mallory")
        XCTAssertEqual(turnstile.admit("Ada"), "Hello Ada")
        XCTAssertNil(turnstile.admit("Grace"))
    }

    func testDelegateThatIsGone() {
        turnstile.delegate = Host()
        XCTAssertEqual(turnstile.admit("Ada"), "Welcome")
    }

    func testSelectors() {
        turnstile.perform(#selector(Turnstile.add), with: 3)
        turnstile.perform(Selector(("addVisitors:")), with: 4)
        XCTAssertEqual(turnstile.value(forKey: #keyPath(Turnstile.count)) as? Int, 7)
        turnstile.perform(NSSelectorFromString("reset"))
        XCTAssertEqual(turnstile.count, 0)
        XCTAssertFalse(turnstile.responds(to: Selector(("fly"))))
    }
}
