import Combine
import Testing

@Suite("Operators of time") struct TimingTests {
    let scheduler = VirtualScheduler()
    let subject = PassthroughSubject<Int, Fault>()

    @Test("delay sends values and the end later") func delay() {
        let probe = subject.delay(for: 2, scheduler: scheduler).probe()
        subject.send(1)
        scheduler.advance(to: 1)
        subject.send(2)
        subject.send(completion: .failure(.first))
        #expect(probe.received == [])
        scheduler.advance(to: 2)
        #expect(probe.received == ["1"])
        scheduler.advance(to: 3)
        #expect(probe.received == ["1", "2", "failure first"])
    }

    @Test("a cancelled delay sends nothing") func cancelledDelay() {
        let probe = subject.delay(for: 2, scheduler: scheduler).probe()
        subject.send(1)
        probe.cancel()
        scheduler.advance(to: 9)
        #expect(probe.received == [])
    }

    @Test("receive(on:) sends from the scheduler in order, and passes requests on") func receiveOn() {
        let source = Source<Int, Fault>()
        let probe = source.receive(on: scheduler).probe(.max(2), each: .max(1))
        #expect(source.history == ["request max(2)"])
        source.send(1)
        source.send(2)
        source.send(completion: .finished)
        #expect(probe.received == [])
        scheduler.run()
        #expect(probe.received == ["1", "2", "finished"])
    }

    @Test("subscribe(on:) subscribes, requests and cancels on the scheduler") func subscribeOn() {
        let source = Source<Int, Fault>()
        let probe = source.subscribe(on: scheduler).probe(.max(2))
        #expect(probe.events == [])
        scheduler.run()
        #expect(probe.events == ["subscription"])
        #expect(source.history == ["request max(2)"])
        source.send(1)
        #expect(probe.received == ["1"])
        probe.cancel()
        #expect(source.history == ["request max(2)"])
        scheduler.run()
        #expect(source.history == ["request max(2)", "cancel"])
    }

    @Test("debounce sends a value that no other follows") func debounce() {
        let probe = subject.debounce(for: 2, scheduler: scheduler).probe()
        subject.send(1)
        scheduler.advance(to: 1)
        subject.send(2)
        scheduler.advance(to: 2.5)
        #expect(probe.received == [])
        scheduler.advance(to: 3)
        #expect(probe.received == ["2"])
        subject.send(3)
        subject.send(completion: .finished)
        scheduler.advance(to: 9)
        #expect(probe.received == ["2", "finished"])
        #expect(scheduler.pending == 0)
    }

    @Test("debounce leaves out a value that is not requested") func debounceDemand() {
        let probe = subject.debounce(for: 2, scheduler: scheduler).probe(.max(1))
        subject.send(1)
        scheduler.advance(to: 2)
        subject.send(2)
        scheduler.advance(to: 4)
        probe.request(.max(1))
        #expect(probe.received == ["1"])
        subject.send(3)
        scheduler.advance(to: 6)
        #expect(probe.received == ["1", "3"])
    }

    @Test("throttle sends the first value, then one of each interval", arguments: [(true, ["1", "3", "4"]), (false, ["1", "2", "4"])])
    func throttle(latest: Bool, expected: [String]) {
        let probe = subject.throttle(for: 2, scheduler: scheduler, latest: latest).probe()
        subject.send(1)
        scheduler.run()
        #expect(probe.received == ["1"])
        scheduler.advance(to: 1)
        subject.send(2)
        subject.send(3)
        #expect(probe.received == ["1"])
        scheduler.advance(to: 2)
        #expect(probe.received == Array(expected.prefix(2)))
        scheduler.advance(to: 9)
        subject.send(4)
        subject.send(completion: .finished)
        scheduler.run()
        #expect(probe.received == expected + ["finished"])
    }

    @Test("timeout ends when no value comes") func timeout() {
        let source = Source<Int, Fault>()
        let probe = source.timeout(2, scheduler: scheduler).probe(.max(5))
        scheduler.advance(to: 1)
        source.send(1)
        scheduler.advance(to: 2.5)
        #expect(probe.received == ["1"])
        scheduler.advance(to: 3)
        #expect(probe.received == ["1", "finished"])
        #expect(source.history == ["request max(5)", "cancel"])
    }

    @Test("timeout fails with its error, and not after the end") func timeoutError() {
        let probe = subject.timeout(2, scheduler: scheduler, customError: { .second }).probe()
        let ended = Just(1).setFailureType(to: Fault.self).timeout(2, scheduler: scheduler, customError: { .second }).probe()
        scheduler.advance(to: 2)
        #expect(probe.received == ["failure second"])
        #expect(ended.received == ["1", "finished"])
    }

    @Test("measureInterval sends times between values") func measure() {
        let probe = subject.measureInterval(using: scheduler).probe()
        scheduler.advance(to: 1)
        subject.send(1)
        scheduler.advance(to: 4)
        subject.send(2)
        #expect(probe.received == ["1.0", "3.0"])
    }

    @Test("collects the values of each interval") func collectByTime() {
        let probe = subject.collect(.byTime(scheduler, 2)).probe()
        subject.send(1)
        subject.send(2)
        scheduler.advance(to: 2)
        #expect(probe.received == ["[1, 2]"])
        scheduler.advance(to: 4)
        subject.send(3)
        subject.send(completion: .finished)
        scheduler.run()
        #expect(probe.received == ["[1, 2]", "[3]", "finished"])
        #expect(scheduler.pending == 0)
    }

    @Test("collects a number of values at once") func collectByTimeOrCount() {
        let probe = subject.collect(.byTimeOrCount(scheduler, 2, 2)).probe()
        for value in 1...3 { subject.send(value) }
        #expect(probe.received == ["[1, 2]"])
        subject.send(completion: .failure(.first))
        scheduler.run()
        #expect(probe.received == ["[1, 2]", "failure first"])
    }

    @Test("cancelled operators of time leave no action behind") func pending() {
        let probes = [
            subject.debounce(for: 2, scheduler: scheduler).eraseToAnyPublisher().probe(),
            subject.timeout(2, scheduler: scheduler).eraseToAnyPublisher().probe(),
        ]
        let collected = subject.collect(.byTime(scheduler, 2)).probe()
        subject.send(1)
        scheduler.run()
        for probe in probes { probe.cancel() }
        collected.cancel()
        #expect(scheduler.pending == 0)
    }

    @Test("the immediate scheduler executes at once") func immediate() {
        var events: [String] = []
        let scheduler = ImmediateScheduler.shared
        scheduler.schedule { events.append("now") }
        scheduler.schedule(after: scheduler.now.advanced(by: 5)) { events.append("after") }
        scheduler.schedule(after: scheduler.now, interval: 1) { events.append("repeated") }.cancel()
        #expect(events == ["now", "after", "repeated"])
    }
}
