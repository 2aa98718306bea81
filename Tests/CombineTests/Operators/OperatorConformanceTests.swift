import Combine
import Testing

/// What all operators have in common, for each of them.
@Suite("Operators") struct OperatorConformanceTests {
    private func run(_ operation: OperatorCase, _ demand: Subscribers.Demand = .unlimited) -> (Source<Int, Fault>, Probe<String, any Error>)
    {
        let source = Source<Int, Fault>()
        return (source, operation.make(source).probe(demand))
    }

    private func send(_ source: Source<Int, Fault>) { for value in 1...3 { source.send(value) } }

    @Test("sends its values and the end", arguments: OperatorCase.every)
    func values(_ operation: OperatorCase) {
        let (source, probe) = run(operation)
        send(source)
        source.send(completion: .finished)
        #expect(probe.events == ["subscription"] + operation.finished)
    }

    @Test("sends its values and the error", arguments: OperatorCase.every)
    func failure(_ operation: OperatorCase) {
        let (source, probe) = run(operation)
        send(source)
        source.send(completion: .failure(.first))
        #expect(probe.events == ["subscription"] + operation.failed)
    }

    @Test("sends nothing that is not requested", arguments: OperatorCase.every)
    func noDemand(_ operation: OperatorCase) {
        let (source, probe) = run(operation, .none)
        // An operator that keeps or leaves out values asks for some itself.
        let requested = source.history.reduce(0) { $0 + Self.count($1) }
        for value in 1...3 where value <= requested { source.send(value) }
        #expect(probe.received == [])
    }

    @Test("sends one value when one is requested", arguments: OperatorCase.every)
    func oneValue(_ operation: OperatorCase) {
        let (source, probe) = run(operation, .max(1))
        var granted = 0
        // The source obeys: it sends three values at most, and none that is not requested.
        for next in 1...3 {
            let requested = source.history.reduce(0) { $0 + Self.count($1) }
            guard requested + granted >= next else { break }
            granted += source.send(next).max ?? 3
        }
        #expect(probe.received.count { $0 != "finished" } <= 1)
    }

    /// The number of `request max(2)`.
    private static func count(_ event: String) -> Int {
        if event.hasSuffix("unlimited") { return 3 }
        return Int(event.drop { !$0.isNumber }.prefix { $0.isNumber }) ?? 0
    }

    @Test("cancels its upstream once, and is silent after that", arguments: OperatorCase.every)
    func cancel(_ operation: OperatorCase) {
        let (source, probe) = run(operation)
        source.keepsSubscriber = true
        probe.cancel()
        probe.cancel()
        send(source)
        source.send(completion: .finished)
        #expect(probe.received.filter { $0 != "0" } == [])
        #expect(source.history.count { $0 == "cancel" } == 1)
    }

    @Test("releases its subscriber at the end", arguments: OperatorCase.every)
    func releaseAtEnd(_ operation: OperatorCase) {
        weak var token: Token?
        weak var released: Source<Int, Fault>?
        do {
            let (source, probe) = run(operation)
            let kept = Token()
            probe.onValue = { _ in withExtendedLifetime(kept) { .none } }
            (token, released) = (kept, source)
            send(source)
            source.send(completion: .finished)
            withExtendedLifetime(probe) {}
        }
        #expect(token == nil)
        #expect(released == nil)
    }

    @Test("releases its subscriber when it is cancelled", arguments: OperatorCase.every)
    func releaseAtCancel(_ operation: OperatorCase) {
        weak var token: Token?
        weak var released: Source<Int, Fault>?
        do {
            let (source, probe) = run(operation)
            let kept = Token()
            probe.onValue = { _ in withExtendedLifetime(kept) { .none } }
            (token, released) = (kept, source)
            source.send(1)
            probe.cancel()
        }
        #expect(token == nil)
        #expect(released == nil)
    }

    @Test("cancels a second subscription", arguments: OperatorCase.every)
    func secondSubscription(_ operation: OperatorCase) {
        let (source, probe) = run(operation)
        let other = Source<Int, Fault>()
        source.subscriber?.receive(subscription: other.makeSubscription())
        #expect(other.history == ["cancel"])
        withExtendedLifetime(probe) {}
    }

    @Test("ignores what comes after the end", arguments: OperatorCase.every)
    func afterEnd(_ operation: OperatorCase) {
        let (source, probe) = run(operation)
        source.keepsSubscriber = true
        send(source)
        source.send(completion: .finished)
        source.send(9)
        source.send(completion: .failure(.second))
        #expect(probe.events == ["subscription"] + operation.finished)
    }
}
