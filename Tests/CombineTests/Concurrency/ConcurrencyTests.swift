import Combine
import Foundation
import Testing

@Suite("Values and threads") struct ConcurrencyTests {
    @Test("values are an asynchronous sequence") func values() async {
        var received: [Int] = []
        for await value in [1, 2, 3].publisher.values { received.append(value) }
        #expect(received == [1, 2, 3])
    }

    @Test("values request one at a time") func requests() async {
        var requests: [Subscribers.Demand] = []
        let publisher = [1, 2].publisher.handleEvents(receiveRequest: { requests.append($0) })
        var iterator = publisher.values.makeAsyncIterator()
        #expect(requests == [])
        #expect(await iterator.next() == 1)
        #expect(await iterator.next() == 2)
        #expect(await iterator.next() == nil)
        #expect(requests == [.max(1), .max(1)])
    }

    @Test("values throw the error once") func throwing() async throws {
        let publisher = Just(1).setFailureType(to: Fault.self).append(Fail(error: .second))
        var iterator = publisher.values.makeAsyncIterator()
        #expect(try await iterator.next() == 1)
        await #expect(throws: Fault.second) { try await iterator.next() }
        #expect(try await iterator.next() == nil)
    }

    @Test("a cancelled task receives the end") func cancelled() async {
        let task = Task {
            var count = 0
            for await _ in Empty<Int, Never>(completeImmediately: false).values { count += 1 }
            return count
        }
        task.cancel()
        #expect(await task.value == 0)
    }

    @Test("a future's value is awaited") func future() async throws {
        #expect(await Future<Int, Never> { $0(.success(4)) }.value == 4)
        #expect(try await Future<Int, Fault> { $0(.success(5)) }.value == 5)
        await #expect(throws: Fault.first) { try await Future<Int, Fault> { $0(.failure(.first)) }.value }
    }

    /// Shares a subject with other threads, which is safe, though its type does not say so.
    private struct Shared: @unchecked Sendable {
        let subjects = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
    }

    @Test("subjects, merge and zip take values of several threads", arguments: [false, true]) func threads(zips: Bool) {
        let shared = Shared()
        nonisolated(unsafe) var received = 0  // Changed by one thread at a time: that is what is tested.
        nonisolated(unsafe) var isReceiving = false  // As above.
        nonisolated(unsafe) var overlaps = 0  // As above.
        func note() {
            if isReceiving { overlaps += 1 }
            isReceiving = true
            received += 1
            isReceiving = false
        }
        let cancellable =
            zips
            ? shared.subjects[0].zip(shared.subjects[1]).sink { _ in note() }
            : shared.subjects[0].merge(with: shared.subjects[1]).sink { _ in note() }
        DispatchQueue.concurrentPerform(iterations: 2) { index in
            for value in 0..<2000 { shared.subjects[index].send(value) }
        }
        #expect(received == (zips ? 2000 : 4000))
        #expect(overlaps == 0)
        cancellable.cancel()
    }
}
