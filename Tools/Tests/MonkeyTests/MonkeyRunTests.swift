import DriveProtocol
import Foundation
import Testing

@testable import Monkey

@Suite("Random use")
struct MonkeyRunTests {
    private static let names = (1...12).map { "Button \($0)" }

    private static func firstFinding(_ device: FakeDevice, seed: UInt64 = 7) throws -> (finding: MonkeyFinding?, state: MonkeyState) {
        var run = MonkeyRun(device, MonkeyState(app: "Fake", seed: seed))
        while run.state.steps < 10_000 {
            if let finding = try run.round(limit: .max) { return (finding, run.state) }
        }
        return (nil, run.state)
    }

    @Test("a crash after four of many steps is found and shrunk to these")
    func crash() throws {
        let fatal = ["Button 3", "Button 9", "Button 1", "Button 12"]
        let device = FakeDevice(Self.names, fatal: fatal)
        let finding = try #require(try Self.firstFinding(device).finding)
        #expect(finding.isReproduced)
        #expect(finding.length > 4)
        #expect(finding.reproducer.moments.map(\.step.selector?.text) == fatal)
        #expect(device.tapped == fatal)
        let script = fatal.map { "tap \"\($0)\"" }.joined(separator: "\n")
        #expect(finding.script == "keyboard software\n\(script)\nwait idle\n")
        let lines = fatal.map { "    app.buttons[\"\($0)\"].tap()\n" }.joined()
        #expect(
            finding.reproducer.test(named: "testIt")
                == "func testIt() {\n    let app = XCUIApplication()\n    app.launch()\n\(lines)"
                + "    XCTAssertEqual(app.state, .runningForeground)\n}\n")
    }

    @Test("the same seed does the same, another one something else")
    func seeds() throws {
        func requests(_ seed: UInt64) throws -> [DriveRequest] {
            let device = FakeDevice(Self.names, fatal: [])
            var run = MonkeyRun(device, MonkeyState(app: "Fake", seed: seed))
            _ = try run.round(limit: 100)
            return device.requests
        }
        #expect(try requests(1) == requests(1))
        #expect(try requests(1) != requests(2))
    }

    @Test("a fault is shrunk once; after that it is counted")
    func repeated() throws {
        let device = FakeDevice(["A", "B"], fatal: ["A"])
        var run = MonkeyRun(device, MonkeyState(app: "Fake", seed: 1))
        var findings = 0
        for _ in 0..<5 where try run.round(limit: .max) != nil { findings += 1 }
        #expect(findings == 1)
        #expect(run.state.faults.values.first == 5)
    }

    @Test("a state that was written goes on as if it had not been")
    func resume() throws {
        let device = FakeDevice(Self.names, fatal: [])
        var whole = MonkeyRun(device, MonkeyState(app: "Fake", seed: 5))
        for _ in 0..<3 { _ = try whole.round(limit: 40) }
        var first = MonkeyRun(device, MonkeyState(app: "Fake", seed: 5))
        _ = try first.round(limit: 40)
        let data = try JSONEncoder().encode(first.state)
        var second = MonkeyRun(device, try JSONDecoder().decode(MonkeyState.self, from: data))
        for _ in 0..<2 { _ = try second.round(limit: 40) }
        #expect(second.state == whole.state)
        #expect(second.state.steps == 120)
    }

    @Test("a script that does not end in the same way is tried with places, and left out")
    func script() throws {
        let device = FakeDevice(["A", "B"], fatal: ["B"])
        device.scriptOutput = nil
        let finding = try #require(try Self.firstFinding(device).finding)
        #expect(finding.script == nil)
        #expect(device.scripts == ["keyboard software\ntap \"B\"\nwait idle\n", "keyboard software\nwait idle\ntap 150,80\nwait idle\n"])
    }

    @Test("every element is touched before long, and screens are audited once")
    func coverage() throws {
        let device = FakeDevice(Self.names, fatal: [])
        var run = MonkeyRun(device, MonkeyState(app: "Fake", seed: 3), audits: true)
        _ = try run.round(limit: 100)
        #expect(run.state.touchedCount == Self.names.count)
        #expect(run.state.screens == ["Home"])
        #expect(run.state.issues == ["Home: contrast: too low: Save"])
        #expect(device.deviceRequests.filter { $0 == .audit(kinds: []) }.count == 1)
    }

    @Test("faults that differ in addresses, times and last events are the same")
    func keys() {
        let (a, b) = (MonkeyFault(text: "crashed at 0x7f12\n  last events: a"), MonkeyFault(text: "crashed at 0x9\n  last events: b"))
        #expect(a.key == b.key)
        let hang = MonkeyFault(text: "the app did not respond for 10.1 s: busy")
        #expect(hang.isHang)
        #expect(hang.key == MonkeyFault(text: "the app did not respond for 11 s: busy").key)
    }
}
