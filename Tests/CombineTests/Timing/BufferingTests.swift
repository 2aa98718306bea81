import Combine
import Testing

@Suite("Buffers") struct BufferingTests {
    let source = Source<Int, Fault>()

    @Test("fills at the start, and requests one for each value that leaves") func keepFull() {
        let probe = source.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest).probe(.none)
        #expect(source.history == ["request max(2)"])
        for value in 1...3 { source.send(value) }
        #expect(probe.received == [])
        probe.request(.max(1))
        #expect(probe.received == ["1"])
        #expect(source.history == ["request max(2)", "request max(1)"])
        source.send(completion: .finished)
        #expect(probe.received == ["1"])
        probe.request(.unlimited)
        #expect(probe.received == ["1", "2", "finished"])
    }

    @Test("requests all at once by request") func byRequest() {
        let probe = source.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).probe(.none)
        #expect(source.history == ["request unlimited"])
        for value in 1...3 { source.send(value) }
        probe.request(.unlimited)
        #expect(probe.received == ["2", "3"])
    }

    @Test("fails with an error when it is full") func error() {
        let probe = source.buffer(size: 1, prefetch: .byRequest, whenFull: .customError { .second }).probe(.none)
        source.send(1)
        source.send(2)
        #expect(source.history == ["request unlimited", "cancel"])
        probe.request(.unlimited)
        #expect(probe.received == ["1", "failure second"])
    }

    @Test("requests as many values as its arrays hold") func collect() {
        let probe = source.collect(3).probe(.max(2), each: .max(1))
        #expect(source.history == ["request max(6)"])
        #expect(source.send(1) == .none)
        #expect(source.send(2) == .none)
        #expect(source.send(3) == .max(3))
        source.send(4)
        source.send(completion: .finished)
        #expect(probe.received == ["[1, 2, 3]", "[4]", "finished"])
    }

    @Test("an error drops values that are not an array yet") func collectFailure() {
        let probe = source.collect(3).probe()
        source.send(1)
        source.send(completion: .failure(.first))
        #expect(probe.received == ["failure first"])
    }

    @Test("dropFirst requests the values that it drops too") func drop() {
        let probe = source.dropFirst(2).probe(.max(42), each: .max(3))
        #expect(source.history == ["request max(44)"])
        #expect(source.send(1) == .none)
        #expect(source.send(2) == .none)
        #expect(source.send(3) == .max(3))
        #expect(probe.received == ["3"])
    }

    @Test("operators that leave a value out request another") func skipped() {
        let probe = source.filter { $0 > 1 }.probe(.max(1))
        #expect(source.send(1) == .max(1))
        #expect(source.send(2) == .none)
        #expect(probe.received == ["2"])
    }

    @Test("operators with one result request all values") func reducing() {
        let probe = source.count().probe(.none)
        #expect(source.history == ["request unlimited"])
        source.send(1)
        source.send(completion: .finished)
        #expect(probe.received == [])
        probe.request(.max(1))
        #expect(probe.received == ["1", "finished"])
    }

    @Test("an operator that has its result cancels its upstream") func early() {
        let probe = source.first().probe()
        source.send(5)
        #expect(probe.received == ["5", "finished"])
        #expect(source.history == ["request unlimited", "cancel"])
    }

    @Test("an error of a closure cancels the upstream and ends") func thrown() {
        let probe = source.tryMap { value -> Int in
            if value > 1 { throw Fault.second }
            return value
        }.probe()
        source.send(1)
        source.send(2)
        source.send(3)
        #expect(probe.received == ["1", "failure second"])
        #expect(source.history == ["request unlimited", "cancel"])
    }

    @Test("an error of a reducing closure cancels the upstream and ends") func thrownReducing() {
        let probe = source.tryReduce(0) { _, _ in throw Fault.second }.probe(.none)
        source.send(1)
        #expect(probe.received == ["failure second"])
        #expect(source.history == ["request unlimited", "cancel"])
    }
}
