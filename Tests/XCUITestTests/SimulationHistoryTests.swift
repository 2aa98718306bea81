import DeviceRequests
import DriveProtocol
import Testing

@testable import XCUITest

@Suite("Moments of a test")
struct SimulationHistoryTests {
    private static func history(_ requests: [DriveRequest]) -> SimulationHistory {
        var history = SimulationHistory()
        history.begin()
        for request in requests { #expect(history.note { $0.note(request) }) }
        return history
    }

    @Test("a moment is what was asked until then")
    func moment() throws {
        var history = Self.history([.home])
        let moment = try history.moment()
        #expect(history.note { $0.note(DriveRequest.key("a")) })
        #expect(!history.note { $0.note(DriveRequest.state) })
        #expect(try history.requests(until: moment).lines.count == 1)
        #expect(try history.requests(withoutSteps: 1).lines.count == 1)
        #expect(try history.requests(withoutSteps: 0).lines.count == 2)
        #expect(history.requests?.steps(after: 0) == 2)
        #expect(history.requests?.steps(after: 1) == 1)
        #expect(history.requests?.repetition(after: 0).count == 1)
        #expect(history.requests?.repetition(after: 2) == [])
        #expect(throws: SimulationFailure.self) { try history.requests(withoutSteps: 3) }
    }

    @Test("requests about the device are known by how their lines begin")
    func deviceRequests() throws {
        let lines = [
            try DriveLine.data(DriveRequest.orientation(3)), try DriveLine.data(DeviceRequest.set(name: "appearance", value: "dark")),
        ]
        for line in lines { #expect(XCUIDevice.isAboutDevice(line)) }
        #expect(!XCUIDevice.isAboutDevice(try DriveLine.data(DriveRequest.settle(limit: 5))))
    }

    @Test("moments before the one that a test goes back to remain, later ones and those of another simulator do not")
    func turns() throws {
        var history = Self.history([.home])
        let early = try history.moment()
        _ = history.note { $0.note(DriveRequest.key("a")) }
        let middle = try history.moment()
        _ = history.note { $0.note(DriveRequest.key("b")) }
        let late = try history.moment()
        #expect(history.goBack(to: try history.requests(until: middle)) == 1)
        for key in ["c", "d", "e"] { _ = history.note { $0.note(DriveRequest.key(key)) } }
        #expect(try history.requests(until: early).lines.count == 1)
        #expect(try history.requests(until: middle).lines.count == 2)
        #expect(throws: SimulationFailure.self) { try history.requests(until: late) }
        #expect(history.goBack(to: try history.requests(until: early)) == 4)
        #expect(throws: SimulationFailure.self) { try history.requests(until: middle) }
        history.begin()
        #expect(throws: SimulationFailure.self) { try history.requests(until: early) }
    }

    @Test("a history that is too long to do again is forgotten, and says so")
    func tooLong() throws {
        var history = SimulationHistory()
        history.begin()
        for _ in 0...100_000 { _ = history.note { $0.note(DriveRequest.home) } }
        #expect(throws: SimulationFailure.self) { try history.moment() }
        #expect(throws: SimulationFailure.self) { try history.requests(withoutSteps: 1) }
        history.begin()
        #expect(throws: Never.self) { try history.moment() }
    }

    @Test("the launches of a test have numbers, from 0 in each test")
    func launches() {
        var history = SimulationHistory()
        let seeds = ["A", "A", "B"].map { history.launchEnvironment([:], of: $0)["FERRY_RANDOM_SEED"] }
        #expect(seeds == ["A 0", "A 1", "B 0"])
    }
}
