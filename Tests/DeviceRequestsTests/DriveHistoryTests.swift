import DriveProtocol
import Foundation
import Testing

@testable import DeviceRequests

@Suite("History of a driven simulator")
struct DriveHistoryTests {
    private static let tap = DriveRequest.gesture(.tap(at: DrivePoint(x: 1, y: 2), count: 1, fingers: 1))

    private static func history(_ requests: [DriveRequest]) -> DriveHistory {
        var history = DriveHistory()
        for request in requests { history.note(request) }
        return history
    }

    private static func requests(_ history: DriveHistory) throws -> [DriveRequest] { try history.lines.map { try DriveLine.request($0) } }

    @Test("what changes nothing is left out, and so is a question that repeats the last one")
    func changes() throws {
        let launch = DriveRequest.launch(arguments: ["a"], environment: ["B": "c"])
        let history = Self.history([
            launch, .elements, .elements, .pixels(released: []), .elements, .screenshot, .state, .settle(limit: 1), Self.tap, .elements,
            .advance(seconds: 1), .elements,
        ])
        #expect(
            try Self.requests(history) == [
                launch, .elements, .settle(limit: 1), Self.tap, .elements, .advance(seconds: 1), .elements,
            ])
        #expect(history.stepCount == 2)
    }

    @Test("requests to the device are part of it, except questions for the time")
    func device() throws {
        var history = Self.history([Self.tap])
        history.note(DeviceRequest.moment)
        history.note(DeviceRequest.present(host: "", port: 0))
        #expect(history.lines.count == 1)
        history.note(DeviceRequest.set(name: "appearance", value: "dark"))
        history.note(DeviceRequest.audit(kinds: []))
        #expect(history.stepCount == 2)
        #expect(try DeviceLine.request(history.lines[1]) == .set(name: "appearance", value: "dark"))
        #expect(try DeviceLine.request(history.lines[2]) == .audit(kinds: []))
    }

    @Test("it is done again in few requests, which are no part of it themselves")
    func repetition() throws {
        #expect(DriveHistory().repetition.isEmpty)
        var history = Self.history((0..<2500).map { .advance(seconds: Double($0)) })
        var lines: [String] = []
        for request in history.repetition {
            guard case .again(let part) = request else { continue }
            #expect(try DeviceLine.request(DriveLine.data(request).dropLast()) == request)
            lines += part
        }
        #expect(history.repetition.count == 3)
        #expect(lines.map { Data($0.utf8) } == history.lines)
        history.note(history.repetition[0])
        #expect(history.lines.count == 2500)
    }

    @Test("a step is cut with what follows it, and the one before keeps its questions")
    func cutSteps() throws {
        let all = Self.history([.home, .settle(limit: 1), .elements, Self.tap, .settle(limit: 2), .key("a")])
        var history = all
        history.cut(toSteps: 3)
        #expect(history == all)
        history.cut(toSteps: 1)
        #expect(try Self.requests(history) == [.home, .settle(limit: 1), .elements])
        #expect(history.stepCount == 1)
        history.note(.elements)
        #expect(history.lines.count == 4)
        history.cut(toSteps: 0)
        #expect(history == DriveHistory())
    }

    @Test("requests are cut by their number, also in the middle of a step")
    func cutLines() throws {
        var history = Self.history([.home, .settle(limit: 1), Self.tap, .settle(limit: 2)])
        for (count, steps) in [(5, 2), (4, 2), (3, 2), (2, 1), (1, 1), (0, 0)] {
            history.cut(toLines: count)
            #expect(history.lines.count == min(count, 4))
            #expect(history.stepCount == steps)
        }
        history.cut(toLines: -1)
        #expect(history.lines.isEmpty)
    }

    @Test("launches of one thing have different seeds, and an own seed stays")
    func seeds() {
        let first = RandomSeed.environment(["A": "b"], for: "T.test", launch: 0)
        #expect(first == ["A": "b", "FERRY_RANDOM_SEED": "T.test 0"])
        #expect(RandomSeed.environment([:], for: "T.test", launch: 1) != RandomSeed.environment([:], for: "T.test", launch: 0))
        #expect(RandomSeed.environment(["FERRY_RANDOM_SEED": ""], for: "T.test", launch: 0) == ["FERRY_RANDOM_SEED": ""])
    }
}
