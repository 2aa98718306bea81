import Testing

@testable import os

@Suite("Signposts")
struct SignpostTests {
    @Test("identifiers of objects and of intervals are different ones, and no tool records")
    func identifiers() {
        final class Work {}
        let (a, b) = (Work(), Work())
        let log = OSLog(subsystem: "org.example", category: .pointsOfInterest)
        #expect(log.category == "PointsOfInterest")
        #expect(OSSignpostID(log: log, object: a) == OSSignpostID(log: log, object: a))
        #expect(OSSignpostID(log: log, object: a) != OSSignpostID(log: log, object: b))
        #expect(OSSignpostID(log: log) != OSSignpostID(log: log))
        #expect(!log.signpostsEnabled)
        #expect(!OSSignposter(logHandle: log).isEnabled)
    }

    @Test("a marked closure runs once, and its value is returned")
    func closure() {
        var count = 0
        let signposter = OSSignposter(subsystem: "org.example", category: "work")
        let value = signposter.withIntervalSignpost("work") {
            count += 1
            return count
        }
        #expect(value == 1)
        let state = signposter.beginInterval("work", id: OSSignpostID(7))
        #expect(state.id == OSSignpostID(7))
    }
}
