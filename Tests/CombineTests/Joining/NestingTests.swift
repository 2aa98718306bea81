import Combine
import Testing

@Suite("flatMap, switchToLatest, catch and retry") struct NestingTests {
    let outer = PassthroughSubject<Int, Fault>()
    let inner = [PassthroughSubject<String, Fault>(), PassthroughSubject<String, Fault>()]

    @Test("flatMap sends the values of all inner publishers and ends with the last") func flatMap() {
        let probe = outer.flatMap { inner[$0] }.probe()
        outer.send(0)
        outer.send(1)
        inner[1].send("b")
        inner[0].send("a")
        outer.send(completion: .finished)
        inner[0].send(completion: .finished)
        inner[1].send("c")
        inner[1].send(completion: .finished)
        #expect(probe.received == ["b", "a", "c", "finished"])
    }

    @Test("flatMap requests as many publishers as may send at a time") func maxPublishers() {
        let source = Source<Int, Fault>()
        let probe = source.flatMap(maxPublishers: .max(1)) { inner[$0] }.probe()
        #expect(source.history == ["request max(1)"])
        source.send(0)
        #expect(source.history == ["request max(1)"])
        inner[0].send(completion: .finished)
        #expect(source.history == ["request max(1)", "request max(1)"])
        #expect(probe.received == [])
        let unlimited = Source<Int, Fault>()
        withExtendedLifetime(unlimited.flatMap { Just($0) }.probe()) { _ = unlimited.send(1) }
        #expect(unlimited.history == ["request unlimited"])
    }

    @Test("flatMap sends only what is requested") func flatMapDemand() {
        let probe = [[1, 2, 3], [4, 5]].publisher.flatMap { $0.publisher }.probe(.max(2))
        #expect(probe.received.count == 2)
        probe.request(.max(2))
        #expect(probe.received.count == 4)
        probe.request(.unlimited)
        #expect(probe.received.sorted() == ["1", "2", "3", "4", "5", "finished"])
    }

    @Test("flatMap fails with an inner publisher, and cancels all others") func flatMapFailure() {
        let source = Source<Int, Fault>()
        let probe = source.flatMap { inner[$0] }.probe()
        source.send(0)
        source.send(1)
        inner[1].send(completion: .failure(.second))
        inner[0].send("late")
        #expect(probe.received == ["failure second"])
        #expect(source.history.last == "cancel")
    }

    @Test("flatMap over publishers with and without failures") func flatMapKinds() {
        #expect(Just(1).flatMap { Just($0 + 1) }.probe().received == ["2", "finished"])
        #expect(Just(1).flatMap { _ in Fail<Int, Fault>(error: .first) }.probe().received == ["failure first"])
        let chained = outer.flatMap { Just($0) }.probe()
        outer.send(4)
        #expect(chained.received == ["4"])
    }

    @Test("switchToLatest cancels the publisher before") func switching() {
        let probe = outer.map { inner[$0] }.switchToLatest().probe()
        outer.send(0)
        inner[0].send("a")
        outer.send(1)
        inner[0].send("lost")
        inner[1].send("b")
        outer.send(completion: .finished)
        inner[1].send(completion: .finished)
        #expect(probe.received == ["a", "b", "finished"])
    }

    @Test("switchToLatest requests of the next publisher what is left of the request") func switchDemand() {
        let sources = [Source<Int, Fault>(), Source<Int, Fault>()]
        let probe = outer.map { sources[$0] }.switchToLatest().probe(.max(3))
        outer.send(0)
        sources[0].send(1)
        outer.send(1)
        #expect(sources[0].history == ["request max(3)", "cancel"])
        #expect(sources[1].history == ["request max(2)"])
        #expect(probe.received == ["1"])
    }

    @Test("switchToLatest fails with the outer publisher and with the inner one") func switchFailure() {
        let outerFails = outer.map { inner[$0] }.switchToLatest().probe()
        outer.send(0)
        inner[0].send(completion: .failure(.second))
        #expect(outerFails.received == ["failure second"])
    }

    @Test("catch requests of the replacement what is left of the request") func catching() {
        let source = Source<Int, Fault>()
        let replacement = Source<Int, Never>()
        let probe = source.catch { _ in replacement }.probe(.max(3))
        source.send(1)
        source.send(completion: .failure(.first))
        #expect(replacement.history == ["request max(2)"])
        replacement.send(2)
        probe.cancel()
        #expect(replacement.history == ["request max(2)", "cancel"])
        #expect(probe.events == ["subscription", "1", "2"])
    }

    @Test("retry subscribes again, up to a number of times") func retry() {
        var count = 0
        let publisher = Deferred { () -> AnyPublisher<Int, Fault> in
            count += 1
            return Just(count).setFailureType(to: Fault.self).append(Fail(error: .first)).eraseToAnyPublisher()
        }
        #expect(publisher.retry(2).probe().received == ["1", "2", "3", "failure first"])
        #expect(count == 3)
    }

    @Test("replaceError and replaceEmpty wait until their value is requested") func replacements() {
        let failed = Fail<Int, Fault>(error: .first).replaceError(with: 7).probe(.none)
        #expect(failed.events == ["subscription"])
        failed.request(.max(1))
        #expect(failed.events == ["subscription", "7", "finished"])
        let empty = Empty<Int, Fault>().replaceEmpty(with: 7).probe(.none)
        empty.request(.max(1))
        #expect(empty.received == ["7", "finished"])
    }
}
