import Foundation
import ObjectiveC
import QuartzCore
import RenderProtocol
import Synchronization
import Testing

private final class Counter: NSObject {
    var times: [Double] = []
    @MainActor static let registered: Void = ObjCRuntime.register(Counter.self, "step:") { target, arguments in
        let link: CADisplayLink = ObjCRuntime.argument(arguments, 0)
        target.times.append(link.timestamp)
        return nil
    }
}

private final class RecordedAlarm: FrameAlarm {
    private let state = Mutex(UInt64.max)
    var time: UInt64 { state.withLock { $0 } }

    func onRing(_ ring: @escaping @Sendable () -> Void) {}
    func set(_ nanoseconds: UInt64) { state.withLock { $0 = nanoseconds } }
}

@Suite("Display link", .serialized) @MainActor struct DisplayLinkTests {
    private func make() -> (Stage, Counter, CADisplayLink) {
        Counter.registered
        let stage = Stage()
        let counter = Counter()
        return (stage, counter, CADisplayLink(target: counter, selector: Selector("step:")))
    }

    @Test("calls its target once a frame, at the frame's time")
    func frames() {
        let (stage, counter, link) = make()
        link.add(to: .main, forMode: .common)
        stage.link.now = 100.02
        DisplayTicker.main.tick()
        stage.link.now += DisplayTicker.frameDuration
        DisplayTicker.main.tick()
        #expect(counter.times.count == 2)
        #expect(abs(counter.times[0] - 100 - 1.0 / 60) < 1e-6)
        #expect(abs(counter.times[1] - counter.times[0] - 1.0 / 60) < 1e-6)
        #expect(abs(link.targetTimestamp - link.timestamp - link.duration) < 1e-9)
        link.invalidate()
    }

    @Test("skips frames for a lower rate")
    func rate() {
        let (_, counter, link) = make()
        link.preferredFramesPerSecond = 20
        link.add(to: .main, forMode: .default)
        for _ in 0..<6 { DisplayTicker.main.tick() }
        #expect(counter.times.count == 2)
        link.invalidate()
    }

    @Test("runs nothing while paused or invalidated")
    func pause() {
        let (_, counter, link) = make()
        // Links of animations that other tests left in the middle.
        let hasOthers = DisplayTicker.main.isRunning
        link.isPaused = true
        link.add(to: .main, forMode: .common)
        #expect(DisplayTicker.main.isRunning == hasOthers)
        link.isPaused = false
        #expect(DisplayTicker.main.isRunning)
        link.invalidate()
        #expect(DisplayTicker.main.isRunning == hasOthers)
        DisplayTicker.main.tick()
        #expect(counter.times.isEmpty)
    }

    @Test("an alarm of the render server's clock is set for the next frame, as long as a link runs")
    func alarm() {
        Counter.registered
        let alarm = RecordedAlarm()
        let context = LayerContext.separate()
        let recording = RecordingLink()
        recording.alarm = alarm
        context.link = recording
        context.perform {
            let link = CADisplayLink(target: Counter(), selector: Selector("step:"))
            #expect(alarm.time == .max)
            let start = DispatchTime.now().uptimeNanoseconds
            link.add(to: .main, forMode: .common)
            #expect(alarm.time > start)
            #expect(alarm.time <= DispatchTime.now().uptimeNanoseconds + 16_666_667)
            #expect(context.ticker.isRunning)
            link.isPaused = true
            #expect(alarm.time == .max)
            #expect(!context.ticker.isRunning)
            link.isPaused = false
            #expect(alarm.time != .max)
            link.invalidate()
            #expect(alarm.time == .max)
        }
    }

    @Test("keeps its target until it is invalidated, then releases it, also while the app keeps the link itself")
    func target() {
        Counter.registered
        weak var kept: Counter?
        let link: CADisplayLink
        do {
            let counter = Counter()
            kept = counter
            link = CADisplayLink(target: counter, selector: Selector("step:"))
            link.add(to: .main, forMode: .common)
        }
        #expect(kept != nil)
        link.isPaused = true
        #expect(kept != nil, "a paused link still has its target")
        link.invalidate()
        #expect(kept == nil)
        link.isPaused = false
        link.add(to: .main, forMode: .common)
        DisplayTicker.main.tick()
    }
}
