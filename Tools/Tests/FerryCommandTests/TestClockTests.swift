import Foundation
import Testing

@testable import FerryCommand

@Suite("The clock of tests of the interface")
struct TestClockTests {
    @Test("is loaded from next to the simulator, and begins with the device's; without the library it is the machine's")
    func environment() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-clock-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let clock = TestClock(simulator: folder.path + "/ferry-simulator")
        #expect(clock.environment.isEmpty)
        try Data().write(to: folder.appendingPathComponent("libFerryWallClock.so"))
        let environment = clock.environment
        #expect(environment["LD_PRELOAD"] == folder.path + "/libFerryWallClock.so")
        #expect(environment["TZ"] == "UTC")
        let start = try #require(environment["FERRY_WALL_CLOCK_START"].flatMap(Double.init))
        #expect(Date(timeIntervalSince1970: start).ISO8601Format() == "2007-01-09T09:41:00Z")
    }
}
