import Combine
import Testing

@Suite("CurrentValueSubject") struct CurrentValueSubjectTests {
    @Test("sends its value first, then changes") func values() {
        let subject = CurrentValueSubject<Int, Fault>(1)
        let probe = subject.probe()
        subject.send(2)
        subject.value = 3
        #expect(probe.events == ["subscription", "1", "2", "3"])
        #expect(subject.value == 3)
    }

    @Test("sends the latest value when it is requested late") func late() {
        let subject = CurrentValueSubject<Int, Fault>(1)
        let probe = subject.probe(.max(1))
        subject.send(2)
        subject.send(3)
        #expect(probe.received == ["1"])
        probe.request(.max(1))
        #expect(probe.received == ["1", "3"])
        probe.request(.max(1))
        #expect(probe.received == ["1", "3"])
        subject.send(4)
        #expect(probe.received == ["1", "3", "4"])
    }

    @Test("keeps its value at the end") func end() {
        let subject = CurrentValueSubject<Int, Fault>(1)
        let probe = subject.probe()
        subject.send(completion: .finished)
        subject.send(2)
        #expect(subject.value == 1)
        #expect(probe.received == ["1", "finished"])
        #expect(subject.probe().received == ["finished"])
    }

    @Test("requests all of an upstream at once") func upstream() {
        let source = Source<Int, Fault>()
        let subject = CurrentValueSubject<Int, Fault>(1)
        let cancellable = source.subscribe(subject)
        #expect(source.history == ["request unlimited"])
        source.send(8)
        #expect(subject.value == 8)
        cancellable.cancel()
    }

    @Test("has its new value while it sends it") func order() {
        let subject = CurrentValueSubject<Int, Never>(1)
        var seen: [Int] = []
        let cancellable = subject.sink { _ in seen.append(subject.value) }
        subject.send(2)
        #expect(seen == [1, 2])
        cancellable.cancel()
    }
}
