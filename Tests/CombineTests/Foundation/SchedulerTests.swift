import Combine
import Foundation
import Testing

/// Foundation's schedulers: order and times. Only events are awaited, for as long as they need.
@Suite("Queues and run loops as schedulers") struct SchedulerTests {
    @Test("a queue executes in order, and later what is after a moment") func queue() async {
        let queue = DispatchQueue(label: "scheduler")
        let received = await withCheckedContinuation { continuation in
            nonisolated(unsafe) var events: [String] = []  // Accessed on the queue only.
            queue.schedule { events.append("first") }
            queue.schedule {
                events.append("second")
                let date = queue.now.advanced(by: .milliseconds(2))
                queue.schedule(after: date) {
                    events.append(queue.now >= date ? "after its moment" : "early")
                    continuation.resume(returning: events)
                }
            }
        }
        #expect(received == ["first", "second", "after its moment"])
    }

    @Test("a queue repeats until it is cancelled") func repeating() async {
        let queue = DispatchQueue(label: "scheduler")
        let count = await withCheckedContinuation { continuation in
            nonisolated(unsafe) var count = 0  // Accessed on the queue only.
            nonisolated(unsafe) var timer: (any Cancellable)?  // As above.
            queue.async {
                timer = queue.schedule(after: queue.now, interval: .milliseconds(1)) {
                    count += 1
                    guard count == 3 else { return }
                    timer?.cancel()
                    continuation.resume(returning: count)
                }
            }
        }
        #expect(count == 3)
    }

    @Test("receive(on:) a concurrent queue keeps the order of values") func concurrentOrder() async {
        let received = await withCheckedContinuation { continuation in
            nonisolated(unsafe) var values: [Int] = []  // One value is received after the other.
            nonisolated(unsafe) var cancellable: AnyCancellable?  // Kept until the end.
            cancellable = (0..<200).publisher.receive(on: DispatchQueue.global()).sink { _ in
                withExtendedLifetime(cancellable) { continuation.resume(returning: values) }
            } receiveValue: {
                values.append($0)
            }
        }
        #expect(received == Array(0..<200))
    }

    @Test("an operation queue executes actions as operations") func operations() async {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        let isOperation = await withCheckedContinuation { continuation in
            queue.schedule(after: queue.now.advanced(by: .milliseconds(1))) {
                continuation.resume(returning: OperationQueue.current === queue)
            }
        }
        #expect(isOperation)
    }

    @Test("a run loop executes blocks and timers, and sends dates") func runLoop() throws {
        // A thread has a run loop of its own: no other code adds to it.
        let done = DispatchSemaphore(value: 0)
        nonisolated(unsafe) var events: [String] = []  // Written by the thread, read after it.
        let thread = Thread {
            let loop = RunLoop.current
            var cancellables: Set<AnyCancellable> = []
            loop.schedule(after: loop.now.advanced(by: .milliseconds(5))) { events.append("timer") }
            loop.schedule { events.append("block") }
            Timer.publish(every: 0.002, on: loop, in: .default).autoconnect().prefix(2).sink { _ in
                events.append("end")
            } receiveValue: {
                events.append($0.timeIntervalSinceNow <= 0 ? "date" : "future")
            }.store(in: &cancellables)
            while !events.contains("timer") || !events.contains("end") {
                _ = loop.run(mode: .default, before: .distantFuture)
            }
            cancellables.removeAll()
            done.signal()
        }
        thread.start()
        done.wait()
        #expect(events.first == "block")
        #expect(events.filter { $0 == "date" }.count == 2)
        #expect(events.filter { $0 == "timer" }.count == 1)
    }

    @Test("times of queues are nanoseconds") func queueTimes() {
        typealias Stride = DispatchQueue.SchedulerTimeType.Stride
        #expect(Stride.seconds(2) == Stride(.milliseconds(2000)))
        #expect(Stride.milliseconds(3).magnitude == 3_000_000)
        #expect(Stride.microseconds(3).magnitude == 3_000)
        #expect(Stride.seconds(0.5) == .milliseconds(500))
        #expect((1.5 as Stride) == .milliseconds(1500))
        #expect(Stride.seconds(Int.max).magnitude == .max)
        #expect(Stride.seconds(-Double.infinity).magnitude == .min)
        #expect(Stride(.never).magnitude == .max)
        let start = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1000))
        #expect(start.advanced(by: .nanoseconds(500)).dispatchTime.uptimeNanoseconds == 1500)
        #expect(start.distance(to: start.advanced(by: .nanoseconds(-300))) == .nanoseconds(-300))
    }

    @Test("times of run loops and operation queues are dates") func dates() {
        let start = RunLoop.SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 100))
        #expect(start.advanced(by: .seconds(2)).date == Date(timeIntervalSinceReferenceDate: 102))
        #expect(start.distance(to: start.advanced(by: .milliseconds(1500))) == 1.5)
        #expect(OperationQueue.SchedulerTimeType.Stride.seconds(3).timeInterval == 3)
    }
}
