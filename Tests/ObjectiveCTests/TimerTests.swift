import Foundation
import Testing

@testable import ObjectiveC

/// No test waits for a timer: a timer is asked when it is due, or fired by hand.
@Suite("Timers")
struct TimerTests {
    private final class Screen: @unchecked Sendable {
        var timer: Timer?
        var ticks = 0
        func tick() { ticks += 1 }
    }

    @Test("a timer fires first after its interval, whichever initializer creates it")
    func due() {
        let made = [
            Timer(deviceTimeInterval: 100, repeats: true) { _ in }, Timer(deviceTimeInterval: 100, repeats: false) { _ in },
            Timer.scheduledTimer(deviceTimeInterval: 100, repeats: true) { _ in },
            Timer(timeInterval: 100, target: NSObject(), selector: "copy", userInfo: nil, repeats: true),
            Timer.scheduledTimer(timeInterval: 100, target: NSObject(), selector: "copy", userInfo: nil, repeats: true),
            Timer(deviceFire: Date(timeIntervalSinceNow: 100), interval: 1, repeats: true) { _ in },
        ]
        for timer in made {
            #expect(timer.fireDate.timeIntervalSinceNow > 50)
            #expect(timer.isValid)
            timer.invalidate()
            #expect(!timer.isValid)
        }
    }

    @Test("a controller that owns its timer is released after invalidate()")
    func invalidated() {
        weak var freed: Screen?
        var timer: Timer?
        do {
            let screen = Screen()
            freed = screen
            timer = Timer.scheduledTimer(deviceTimeInterval: 100, repeats: true) { _ in screen.tick() }
            screen.timer = timer
            timer?.fire()
            #expect(screen.ticks == 1)
            timer?.invalidate()
        }
        #expect(freed == nil)
        #expect(timer?.isValid == false)
    }

    @Test("each call of a repeating timer is as deep as the first")
    func depth() {
        nonisolated(unsafe) var depths: [Int] = []
        let timer = Timer(deviceTimeInterval: 100, repeats: true) { _ in depths.append(Thread.callStackReturnAddresses.count) }
        for _ in 0..<50 { timer.fire() }
        timer.invalidate()
        #expect(depths.count == 50)
        #expect(Set(depths).count == 1)
    }

    @Test("invalidate() releases the target, though the timer is still retained")
    func target() {
        weak var freed: NSObject?
        var timers: [Timer] = []
        do {
            let target = NSObject()
            freed = target
            timers = [
                Timer(timeInterval: 100, target: target, selector: "copy", userInfo: nil, repeats: true),
                Timer.scheduledTimer(timeInterval: 100, target: target, selector: "copy", userInfo: nil, repeats: true),
            ]
        }
        #expect(freed != nil)
        for timer in timers { timer.invalidate() }
        #expect(freed == nil)
    }

    @Test("a timer that does not repeat releases its closure once it has fired")
    func once() {
        weak var freed: Screen?
        var timer: Timer?
        do {
            let screen = Screen()
            freed = screen
            timer = Timer.scheduledTimer(deviceTimeInterval: 100, repeats: false) { _ in screen.tick() }
        }
        #expect(freed != nil)
        timer?.fire()
        #expect(freed == nil)
        #expect(timer?.isValid == false)
    }

    @Test("a weak reference to an ended timer is nil")
    func weakly() {
        weak var timer: Timer?
        weak var message: Timer?
        do {
            let first = Timer.scheduledTimer(deviceTimeInterval: 100, repeats: true) { _ in }
            let second = Timer.scheduledTimer(timeInterval: 100, target: NSObject(), selector: "copy", userInfo: 1, repeats: true)
            (timer, message) = (first, second)
        }
        #expect(timer != nil)
        #expect(message != nil)
        timer?.invalidate()
        message?.invalidate()
        #expect(timer == nil)
        #expect(message == nil)
    }

    @Test("a repeating timer of interval 0 has a small one, as Apple's does")
    func interval() {
        let timer = Timer(deviceTimeInterval: 0, repeats: true) { _ in }
        #expect(timer.timeInterval == 0.000_1)
        timer.invalidate()
    }

    @Test("timers that have not ended are told with what made them and when they fire")
    func descriptions() {
        final class Clock: NSObject {}
        let now = Date(timeIntervalSinceReferenceDate: 4e9)
        let line = #line + 1
        let once = Timer(deviceFire: now + 4, interval: 0, repeats: false) { _ in }
        let ticks = Timer(fireAt: now + 1, interval: 2, target: Clock(), selector: "tick:", userInfo: nil, repeats: true)
        func lines(at date: Date) -> [String] {
            TimerActions.shared.descriptions(at: date).filter { $0.contains("TimerTests.swift:\(line))") || $0.contains("Clock, tick:") }
        }
        #expect(
            lines(at: now) == [
                "a Timer (Clock, tick:) fires every 2 s, next in 1 s", "a Timer (ObjectiveCTests/TimerTests.swift:\(line)) fires in 4 s",
            ])
        #expect(lines(at: now + 1.25).first == "a Timer (Clock, tick:) fires every 2 s, next in 1.75 s")
        once.invalidate()
        #expect(lines(at: now).count == 1)
        ticks.invalidate()
        #expect(lines(at: now).isEmpty)
    }
}
