import Combine
import Testing

@Suite("PassthroughSubject") struct PassthroughSubjectTests {
    @Test("sends to its present subscribers only what they requested") func demand() {
        let subject = PassthroughSubject<Int, Fault>()
        subject.send(0)
        let two = subject.probe(.max(2))
        let all = subject.probe()
        for value in 1...3 { subject.send(value) }
        #expect(two.events == ["subscription", "1", "2"])
        #expect(all.events == ["subscription", "1", "2", "3"])
        two.request(.max(1))
        subject.send(4)
        #expect(two.received == ["1", "2", "4"])
    }

    @Test("ends all subscribers, and new ones at once") func end() {
        let subject = PassthroughSubject<Int, Fault>()
        let probe = subject.probe(.none)
        subject.send(completion: .failure(.first))
        subject.send(1)
        subject.send(completion: .finished)
        #expect(probe.received == ["failure first"])
        #expect(subject.probe().events == ["subscription", "failure first"])
    }

    @Test("sends at once from within a subscriber") func reentrant() {
        let subject = PassthroughSubject<Int, Fault>()
        let first = subject.probe()
        let second = subject.probe()
        first.onValue = { value in
            if value == 1 { subject.send(2) }
            return .none
        }
        subject.send(1)
        #expect(first.received == ["1", "2"])
        #expect(second.received == ["2", "1"])
    }

    @Test("requests an upstream's values once a subscriber requests some") func upstream() {
        let source = Source<Int, Fault>()
        let subject = PassthroughSubject<Int, Fault>()
        let cancellable = source.subscribe(subject)
        #expect(source.history == [])
        let probe = subject.probe(.max(1))
        #expect(source.history == ["request unlimited"])
        withExtendedLifetime((cancellable, probe)) {}
    }

    @Test("releases a subscriber that cancels while it receives") func cancelWithin() {
        let subject = PassthroughSubject<Int, Fault>()
        let probe = subject.probe()
        probe.onValue = { [weak probe] _ in
            probe?.cancel()
            return .max(5)
        }
        subject.send(1)
        subject.send(2)
        #expect(probe.received == ["1"])
    }

    @Test("a subject without content sends") func void() {
        let subject = PassthroughSubject<Void, Never>()
        var count = 0
        let cancellable = subject.sink { count += 1 }
        subject.send()
        #expect(count == 1)
        cancellable.cancel()
    }
}
