import Combine
import Foundation
import Testing

@Suite("Publishers of values") struct SourcesTests {
    @Test("Just sends its value when it is requested") func just() {
        let probe = Just(5).probe(.none)
        #expect(probe.events == ["subscription"])
        probe.request(.max(1))
        #expect(probe.events == ["subscription", "5", "finished"])
    }

    @Test("Just that is cancelled sends nothing") func cancelledJust() {
        let probe = Just(5).probe(.none)
        probe.cancel()
        probe.request(.max(1))
        #expect(probe.received == [])
    }

    @Test("Empty ends at once or never") func empty() {
        #expect(Empty<Int, Fault>().probe(.none).events == ["subscription", "finished"])
        #expect(Empty<Int, Fault>(completeImmediately: false).probe().events == ["subscription"])
    }

    @Test("Fail fails at once") func fail() {
        #expect(Fail<Int, Fault>(error: .second).probe(.none).events == ["subscription", "failure second"])
    }

    @Test("Deferred makes a publisher for each subscriber") func deferred() {
        var count = 0
        let publisher = Deferred { () -> Just<Int> in
            count += 1
            return Just(count)
        }
        #expect(count == 0)
        #expect(publisher.probe().received == ["1", "finished"])
        #expect(publisher.probe().received == ["2", "finished"])
    }

    @Test("a sequence sends as many elements as are requested, and the end with the last") func sequence() {
        let probe = [1, 2, 3].publisher.probe(.max(1))
        #expect(probe.received == ["1"])
        probe.request(.max(1))
        #expect(probe.received == ["1", "2"])
        probe.request(.max(1))
        #expect(probe.received == ["1", "2", "3", "finished"])
        #expect([Int]().publisher.probe(.none).events == ["subscription", "finished"])
    }

    @Test("a sequence without end stops when it is cancelled") func endless() {
        var received: [Int] = []
        let cancellable = (1...).publisher.prefix(3).sink { received.append($0) }
        #expect(received == [1, 2, 3])
        cancellable.cancel()
    }

    @Test("optionals and results") func optionals() {
        #expect(Optional(4).publisher.probe().received == ["4", "finished"])
        #expect(Optional<Int>.none.publisher.probe(.none).received == ["finished"])
        #expect(Result<Int, Fault>.success(4).publisher.probe().received == ["4", "finished"])
        #expect(Result<Int, Fault>.failure(.first).publisher.probe(.none).received == ["failure first"])
    }

    @Test("a future runs its closure at once, and sends to early and late subscribers") func future() {
        var promise: Future<Int, Fault>.Promise?
        let future = Future<Int, Fault> { promise = $0 }
        let early = future.probe()
        let unrequested = future.probe(.none)
        promise?(.success(1))
        promise?(.success(2))
        #expect(early.events == ["subscription", "1", "finished"])
        #expect(unrequested.events == ["subscription"])
        unrequested.request(.max(1))
        #expect(unrequested.events == ["subscription", "1", "finished"])
        #expect(future.probe().received == ["1", "finished"])
    }

    @Test("a future that fails, and one whose subscriber cancels") func failedFuture() {
        var promise: Future<Int, Fault>.Promise?
        let future = Future<Int, Fault> { promise = $0 }
        let probe = future.probe(.none)
        let cancelled = future.probe()
        cancelled.cancel()
        promise?(.failure(.second))
        #expect(probe.received == ["failure second"])
        #expect(cancelled.received == [])
    }

    @Test("a record sends what was recorded, also after coding") func record() throws {
        let record = Record<Int, Fault> { recording in
            recording.receive(1)
            recording.receive(2)
            recording.receive(completion: .failure(.first))
        }
        #expect(record.probe().received == ["1", "2", "failure first"])
        let copy = try JSONDecoder().decode(Record<Int, Fault>.self, from: JSONEncoder().encode(record))
        #expect(copy.recording.output == [1, 2])
        #expect(copy.recording.completion == .failure(.first))
    }

    @Test("a recording takes nothing after its end") func recordingEnd() async {
        await #expect(processExitsWith: .failure) {
            var recording = Record<Int, Fault>.Recording(output: [1])
            recording.receive(2)
        }
    }

    @Test("operators of known values have known results") func specialised() {
        #expect(Just(2).map { $0 * 2 } == Just(4))
        #expect(Just(2).filter { $0 > 2 } == Optional<Int>.none.publisher)
        #expect(Just(2).prepend(0, 1).append(3).sequence == [0, 1, 2, 3])
        #expect(Just(2).prefix(0).output == nil)
        #expect(Just(2).output(in: 0...).output == 2)
        #expect(Just(2).dropFirst().output == nil)
        #expect(Optional(3).publisher.map { $0 + 1 }.output == 4)
        #expect([3, 1, 2].publisher.min().output == 1)
        #expect([3, 1, 2].publisher.scan(0, +).sequence == [3, 4, 6])
        #expect([1, 1, 2].publisher.removeDuplicates().sequence == [1, 2])
        #expect([1, 2, 3].publisher.output(at: 7).output == nil)
        #expect([1, 2, 3].publisher.count() == Just(3))
        #expect([1, nil].publisher.replaceNil(with: 7).sequence == [1, 7])
        #expect(Result<Int, Fault>.success(2).publisher.replaceError(with: 9).result == .success(2))
        #expect(Result<Int, Fault>.failure(.first).publisher.replaceError(with: 9).result == .success(9))
    }

    @Test("a type-erased publisher sends the same") func erased() {
        let erased = [1, 2].publisher.eraseToAnyPublisher()
        #expect(erased.description == "AnyPublisher")
        #expect(AnyPublisher(erased).probe().received == ["1", "2", "finished"])
    }
}
