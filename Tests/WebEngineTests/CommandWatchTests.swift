import Testing

@testable import WebEngine

@Suite struct CommandWatchTests {
    private let start = ContinuousClock.now

    @Test("tells a command whose time is over once, in the order of sending")
    func overdue() {
        var watch = CommandWatch()
        watch.add(2, "late", deadline: start + .seconds(2))
        watch.add(1, "first", deadline: start + .seconds(1))
        watch.add(3, "later", deadline: start + .seconds(9))
        #expect(watch.overdue(at: start).isEmpty)
        #expect(watch.overdue(at: start + .seconds(2)).map(\.method) == ["first", "late"])
        #expect(watch.overdue(at: start + .seconds(2)).isEmpty)
        #expect(!watch.isEmpty)
    }

    @Test("a command that may be ended is late when the pages have worked, or after several times its limit")
    func work() {
        var watch = CommandWatch()
        watch.add(1, "frame", sent: start, limit: .seconds(5), workBefore: .seconds(10))
        #expect(watch.overdue(at: start + .seconds(4), work: .seconds(15)).isEmpty)
        // Others had the processor.
        #expect(watch.overdue(at: start + .seconds(6), work: .seconds(12)).isEmpty)
        #expect(watch.overdue(at: start + .seconds(7), work: .milliseconds(12_500)).map(\.id) == [1])
        watch.add(2, "frame", sent: start, limit: .seconds(5), workBefore: .zero)
        #expect(watch.overdue(at: start + .seconds(24)).isEmpty)
        #expect(watch.overdue(at: start + .seconds(25)).map(\.id) == [2])
    }

    @Test("does not tell what has its answer")
    func answered() {
        var watch = CommandWatch()
        watch.add(1, "first", deadline: start)
        watch.remove(1)
        #expect(watch.isEmpty)
        #expect(watch.overdue(at: start + .seconds(1)).isEmpty)
    }
}
