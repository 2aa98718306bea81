import Testing

@testable import RenderProtocol

@Suite("Animation timing")
struct AnimationTimingTests {
    private func timing(_ change: (inout AnimationTiming) -> Void) -> AnimationTiming {
        var timing = AnimationTiming()
        timing.duration = 2
        change(&timing)
        return timing
    }

    @Test("is before its begin, active during its duration and after its end")
    func phases() {
        let timing = timing { $0.beginTime = 10 }
        #expect(timing.moment(at: 9.9).phase == .before)
        #expect(timing.moment(at: 10).phase == .active)
        #expect(timing.moment(at: 11).progress == 0.5)
        #expect(timing.moment(at: 12).phase == .after)
        #expect(timing.moment(at: 12).progress == 1)
        #expect(timing.endTime == 12)
    }

    @Test("reverses with autoreverses, and ends where it began")
    func autoreverse() {
        let timing = timing { $0.autoreverses = true }
        #expect(timing.moment(at: 3).progress == 0.5)
        #expect(timing.moment(at: 2.5).progress == 0.75)
        #expect(timing.moment(at: 4).progress == 0)
        #expect(timing.endTime == 4)
    }

    @Test("repeats by count, by fraction of a cycle, by duration and indefinitely")
    func repeats() {
        let three = timing { $0.repeatCount = 3 }
        #expect(three.moment(at: 5).iteration == 2)
        #expect(three.moment(at: 5).progress == 0.5)
        #expect(three.moment(at: 6).progress == 1)
        #expect(timing { $0.repeatCount = 1.5 }.moment(at: 3).progress == 0.5)
        #expect(timing { $0.repeatDuration = 5 }.endTime == 5)
        let forever = timing { $0.repeatCount = .infinity }
        #expect(forever.endTime == .infinity)
        #expect(forever.moment(at: 1_000_001).progress == 0.5)
    }

    @Test("speed scales time: faster, paused at 0, and backwards below 0")
    func speed() {
        #expect(timing { $0.speed = 2 }.moment(at: 0.5).progress == 0.5)
        #expect(timing { $0.speed = 2 }.endTime == 1)
        let still = timing {
            $0.speed = 0
            $0.timeOffset = 1.5
        }
        #expect(still.moment(at: 99).progress == 0.75)
        #expect(still.moment(at: 99).phase == .active)
        #expect(timing { $0.speed = -1 }.moment(at: 0.5).progress == 0.75)
    }

    @Test("a time offset starts in the middle and plays the skipped part at the end")
    func offset() {
        let timing = timing { $0.timeOffset = 1 }
        #expect(timing.moment(at: 0).progress == 0.5)
        #expect(timing.moment(at: 1.5).progress == 0.25)
        #expect(timing.endTime == 2)
    }

    @Test("a duration of 0 ends at once")
    func noDuration() {
        let timing = timing { $0.duration = 0 }
        #expect(timing.moment(at: 0).phase == .after)
        #expect(timing.moment(at: 0).progress == 1)
    }

    @Test("timing curves pass through known points and have exact ends")
    func curves() {
        let easeInOut = TimingCurve(0.42, 0, 0.58, 1)
        #expect(easeInOut.solve(0) == 0)
        #expect(easeInOut.solve(1) == 1)
        #expect(abs(easeInOut.solve(0.5) - 0.5) < 1e-9)
        #expect(abs(TimingCurve(0.25, 0.1, 0.25, 1).solve(0.5) - 0.8024033877399112) < 1e-9)
        #expect(TimingCurve.linear.solve(0.3) == 0.3)
        // A curve with vertical parts has no slope for Newton's steps.
        let steep = TimingCurve(1, 0, 0, 1)
        #expect(abs(steep.solve(0.5) - 0.5) < 1e-6)
        var last = -1.0
        for step in 0...1000 {
            let value = steep.solve(Double(step) / 1000)
            #expect(value >= last)
            last = value
        }
    }
}

@Suite("Springs")
struct SpringTests {
    @Test("an underdamped spring overshoots its target and settles on it")
    func underdamped() {
        let spring = SpringParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0)
        #expect(spring.displacement(at: 0) == 0)
        // 1 - e^(-5t)(cos(8.66t) + 0.577 sin(8.66t)) at the first peak t = π / 8.66
        #expect(abs(spring.displacement(at: .pi / 8.660254037844387) - (1 + 0.16303353482158)) < 1e-9)
        #expect(abs(spring.displacement(at: 5) - 1) < 1e-6)
    }

    @Test("an overdamped spring counts as critically damped")
    func overdamped() {
        let system = SpringParameters(mass: 3, stiffness: 1000, damping: 500, initialVelocity: 0)
        #expect(abs(system.angularFrequency - 18.2574) < 1e-4)
        #expect(system.dampingRatio == 1)
        #expect(abs(system.settlingDuration - 9.2334134764 / 18.2574185835) < 1e-6)
        #expect(abs(1 - system.displacement(at: system.settlingDuration) - 0.001) < 1e-9)
    }

    @Test("starts with its initial velocity")
    func velocity() {
        let spring = SpringParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: 4)
        #expect(abs(spring.displacement(at: 1e-6) / 1e-6 - 4) < 1e-3)
    }

    @Test("extreme parameters give finite numbers, not traps", arguments: [0.0, -1, .infinity, .nan])
    func oddParameters(_ odd: Double) {
        for spring in [
            SpringParameters(mass: odd, stiffness: 100, damping: 10, initialVelocity: 0),
            SpringParameters(mass: 1, stiffness: odd, damping: 10, initialVelocity: 0),
            SpringParameters(mass: 1, stiffness: 100, damping: odd, initialVelocity: 0),
            SpringParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: odd),
        ] {
            #expect(spring.settlingDuration <= 100)
            _ = spring.displacement(at: 0.5)
        }
    }
}
