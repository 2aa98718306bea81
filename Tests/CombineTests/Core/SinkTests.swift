import Combine
import Testing

@Suite("Sink, Assign and AnySubscriber") struct SinkTests {
    @Test("a sink requests all and receives values and the end") func sink() {
        let source = Source<Int, Fault>()
        var events: [String] = []
        let cancellable = source.sink {
            events.append("\($0)")
        } receiveValue: {
            events.append("\($0)")
        }
        #expect(source.history == ["request unlimited"])
        #expect(source.send(1) == .none)
        source.send(completion: .failure(.first))
        #expect(events == ["1", "failure(CombineTests.Fault.first)"])
        cancellable.cancel()
        #expect(source.history == ["request unlimited"])
    }

    @Test("a released sink receives nothing more") func releasedSink() {
        let subject = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        var cancellable: AnyCancellable? = subject.sink { values.append($0) }
        subject.send(1)
        #expect(cancellable != nil)
        cancellable = nil
        subject.send(2)
        #expect(values == [1])
    }

    @Test("a sink releases its closures at the end") func closures() {
        weak var token: Token?
        let subject = PassthroughSubject<Int, Never>()
        var cancellables: Set<AnyCancellable> = []
        do {
            let kept = Token()
            token = kept
            subject.sink { _ in withExtendedLifetime(kept) {} }.store(in: &cancellables)
        }
        #expect(token != nil)
        subject.send(completion: .finished)
        #expect(token == nil)
        #expect(cancellables.count == 1)
    }

    private final class Model { var name = "" }

    @Test("assigns to a property, and retains the object until it is cancelled") func assign() {
        let subject = PassthroughSubject<String, Never>()
        weak var released: Model?
        var cancellable: AnyCancellable?
        do {
            let model = Model()
            released = model
            cancellable = subject.assign(to: \.name, on: model)
        }
        subject.send("a")
        #expect(released?.name == "a")
        cancellable?.cancel()
        #expect(released == nil)
    }

    @Test("a subscriber of closures requests what they say") func closuresSubscriber() {
        let source = Source<Int, Fault>()
        var events: [String] = []
        let subscriber = AnySubscriber<Int, Fault>(
            receiveSubscription: { $0.request(.max(2)) },
            receiveValue: {
                events.append("\($0)")
                return .max(1)
            }, receiveCompletion: { events.append("\($0)") })
        source.subscribe(subscriber)
        #expect(source.history == ["request max(2)"])
        #expect(source.send(4) == .max(1))
        source.send(completion: .finished)
        #expect(events == ["4", "finished"])
        #expect(subscriber.description == "Anonymous AnySubscriber")
    }

    @Test("a subject as a subscriber sends on") func subjectSubscriber() {
        let source = Source<Int, Fault>()
        let subject = PassthroughSubject<Int, Fault>()
        let probe = subject.probe()
        let cancellable = source.subscribe(subject)
        #expect(source.history == ["request unlimited"])
        source.send(3)
        #expect(probe.received == ["3"])
        cancellable.cancel()
        #expect(source.history == ["request unlimited", "cancel"])
    }
}
