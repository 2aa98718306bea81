import Foundation
import Testing

@testable import ViewLayout

@Suite("Scroll motion") struct AxisMotionTests {
    /// 1000 points of content in a window of 500.
    let axis = ScrollAxis(content: 1000, viewport: 500, insetBefore: 0, insetAfter: 0)
    let long = ScrollAxis(content: 1_000_000, viewport: 500, insetBefore: 0, insetAfter: 0)

    @Test("deceleration loses two thousandths of the velocity a millisecond and ends at 10 pt/s", arguments: [500.0, 1000, 4000])
    func glide(_ speed: Double) {
        let motion = AxisMotion.release(from: 10, velocity: speed, on: long)
        #expect(abs(motion.duration - log(10 / speed) / (1000 * log(0.998))) < 1e-9)
        #expect(abs(motion.position(at: 0.1) - (10 + speed * 0.499 * (1 - pow(0.998, 100)))) < 1e-6)
        #expect(abs(motion.velocity(at: 0.25) - speed * pow(0.998, 250)) < 1e-6)
        #expect(abs(motion.velocity(at: motion.duration - 1e-9) - 10) < 1e-3)
        #expect(abs(motion.destination - (10 + (speed - 10) * 0.499)) < 1e-6)
    }

    @Test("a fast rate travels 0.099 of the velocity")
    func fastRate() {
        #expect(abs(AxisMotion.reach(of: 0.998) - 0.499) < 1e-12)
        #expect(abs(AxisMotion.reach(of: 0.99) - 0.099) < 1e-12)
        #expect(abs(AxisMotion.target(from: 100, velocity: -1000, rate: 0.99) - (100 - 990 * 0.099)) < 1e-9)
    }

    @Test("passes an edge with the remaining velocity, by v / (11 e) at most")
    func bounce() {
        let motion = AxisMotion.release(from: 400, velocity: 2000, on: axis)
        // At the edge: v = v₀ − distance / F.
        let left = 2000 - 100 / 0.499
        let crossing = log(left / 2000) / (1000 * log(0.998))
        #expect(abs(motion.position(at: crossing) - 500) < 1e-6)
        #expect(abs(motion.velocity(at: crossing + 1e-9) - left) < 0.1)
        let peak = motion.position(at: crossing + 1 / 11)
        #expect(abs(peak - 500 - left / (11 * M_E)) < 1e-6)
        #expect(motion.destination == 500)
        let highest = stride(from: 0, through: motion.duration, by: 0.001).map { motion.position(at: $0) }.max() ?? 0
        #expect(highest <= peak + 1e-6)
    }

    @Test("without bouncing deceleration stops at the edge")
    func noBounce() {
        let stiff = ScrollAxis(content: 1000, viewport: 500, insetBefore: 0, insetAfter: 0, bounces: false)
        let motion = AxisMotion.release(from: 400, velocity: 2000, on: stiff)
        #expect(motion.destination == 500)
        #expect(stride(from: 0, through: 3, by: 0.01).allSatisfy { motion.position(at: $0) <= 500 + 1e-9 })
    }

    @Test("overscrolled content returns along its two exponentials")
    func heldPull() {
        let motion = AxisMotion.release(from: -80, velocity: 0, on: axis)
        let b = -9.0 * -80 / 37
        let a = -80 - b
        for time in [0.0, 0.05, 0.2, 0.4] {
            #expect(abs(motion.position(at: time) - (a * exp(-9 * time) + b * exp(-46 * time))) < 1e-9)
        }
        #expect(abs(motion.velocity(at: 0)) < 1e-9)
        #expect(motion.destination == 0)
        #expect(motion.duration < 1)
    }

    @Test("a flick back from beyond an edge decelerates inside")
    func flickBack() {
        let motion = AxisMotion.release(from: -40, velocity: 1500, on: long)
        #expect(motion.stretches.count == 2)
        let crossing = motion.stretches[1].start
        #expect(abs(motion.position(at: crossing)) < 1e-6)
        #expect(motion.destination > 100)
    }

    @Test("position and velocity are continuous", arguments: [-3000.0, -900, -60, 0, 45, 700, 5000])
    func seamless(_ speed: Double) {
        for place in [-120.0, -1, 0, 250, 499, 500, 640] {
            let motion = AxisMotion.release(from: place, velocity: speed, on: axis)
            #expect(axis.contains(motion.destination))
            var last = motion.position(at: 0)
            #expect(abs(last - place) < 1e-9)
            for time in stride(from: 0.001, through: motion.duration, by: 0.001) {
                let next = motion.position(at: time)
                #expect(abs(next - last) < abs(speed) * 0.001 + 10, "a jump at \(time)")
                last = next
            }
            #expect(abs(last - motion.destination) < 1)
        }
    }

    @Test("settles at a target, and never overshoots it on a spring", arguments: [-2000.0, -100, 0, 100, 800, 6000])
    func settling(_ speed: Double) {
        let motion = AxisMotion.settle(from: 100, velocity: speed, to: 400)
        #expect(motion.destination == 400)
        #expect(motion.duration < 3.5)
        let sprung = AxisMotion.settle(from: 100, velocity: speed, to: 400, prefersSpring: true)
        #expect(stride(from: 0, through: 1, by: 0.005).allSatisfy { sprung.position(at: $0) <= 400.0001 })
        #expect(sprung.duration < 0.6)
    }

    @Test("a programmatic animation takes 0.3 s, eased at both ends")
    func ease() {
        let motion = AxisMotion.ease(from: 0, to: 300)
        #expect(motion.duration == 0.3)
        #expect(abs(motion.position(at: 0.15) - 150) < 0.01)
        #expect(motion.position(at: 0.03) < 10)
        #expect(motion.position(at: 0.3) == 300)
        #expect(AxisMotion.ease(from: 5, to: 5).duration == 0)
    }

    @Test("a shift moves the remaining motion")
    func shift() {
        var motion = AxisMotion.release(from: 0, velocity: 1000, on: long)
        let before = motion.position(at: 0.2)
        motion.shift(by: -390)
        #expect(motion.position(at: 0.2) == before - 390)
    }

    @Test("NaN velocities leave the content in place", arguments: [Double.nan, .infinity, -.infinity])
    func nonsense(_ speed: Double) {
        let motion = AxisMotion.release(from: 20, velocity: speed, on: axis)
        #expect(motion.position(at: 1) == 20)
    }
}

@Suite("Rubber band") struct RubberBandTests {
    @Test("follows (1 − 1/(0.55 d/D + 1)) D", arguments: [1.0, 10, 100, 1000, 100_000])
    func formula(_ pull: Double) {
        let shown = RubberBand.shown(overshoot: pull, viewport: 500)
        #expect(abs(shown - (1 - 1 / (0.55 * pull / 500 + 1)) * 500) < 1e-9)
        #expect(shown < 500)
        #expect(RubberBand.shown(overshoot: -pull, viewport: 500) == -shown)
    }

    @Test("inverts exactly", arguments: [-300.0, -10, 0, 0.5, 44, 250])
    func inverse(_ pull: Double) {
        let shown = RubberBand.shown(overshoot: pull, viewport: 640)
        #expect(abs(RubberBand.overshoot(shown: shown, viewport: 640) - pull) < 1e-9)
    }

    @Test("has the slope of its formula")
    func slope() {
        let shown = RubberBand.shown(overshoot: 80, viewport: 500)
        let next = RubberBand.shown(overshoot: 80.001, viewport: 500)
        #expect(abs(RubberBand.slope(shown: shown, viewport: 500) - (next - shown) / 0.001) < 1e-4)
    }

    @Test("is fixed without a viewport")
    func empty() {
        #expect(RubberBand.shown(overshoot: 10, viewport: 0) == 0)
        #expect(RubberBand.overshoot(shown: 10, viewport: 0) == 0)
    }
}

@Suite("Scroll axis") struct ScrollAxisTests {
    @Test("ranges from the leading inset to the content's end, never less than its beginning")
    func range() {
        let axis = ScrollAxis(content: 1000, viewport: 400, insetBefore: 59, insetAfter: 34)
        #expect(axis.lower == -59)
        #expect(axis.upper == 634)
        let short = ScrollAxis(content: 100, viewport: 400, insetBefore: 59, insetAfter: 34)
        #expect(short.upper == -59)
        #expect(!short.isScrollable)
        #expect(!short.bounces)
        let springy = ScrollAxis(content: 100, viewport: 400, insetBefore: 0, insetAfter: 0, alwaysBounces: true)
        #expect(springy.isScrollable)
        #expect(springy.bounces)
    }

    @Test("shows a drag in the rubber band and recovers the touch position")
    func band() {
        let axis = ScrollAxis(content: 1000, viewport: 400, insetBefore: 0, insetAfter: 0)
        #expect(axis.shown(raw: 300) == 300)
        #expect(axis.shown(raw: -100) == RubberBand.shown(overshoot: -100, viewport: 400))
        #expect(abs(axis.raw(shown: axis.shown(raw: 750)) - 750) < 1e-9)
    }

    @Test("reveals a rectangle by the minimum offset")
    func reveal() {
        let axis = ScrollAxis(content: 1000, viewport: 400, insetBefore: 0, insetAfter: 0)
        func target(_ start: Double, _ end: Double, at offset: Double) -> Double {
            axis.revealing(from: start, to: end, at: offset, insetBefore: 0, insetAfter: 0)
        }
        #expect(target(100, 200, at: 50) == 50)
        #expect(target(100, 200, at: 150) == 100)
        #expect(target(500, 600, at: 150) == 200)
        #expect(target(900, 1100, at: 0) == 600)
        #expect(target(100, 900, at: 200) == 200)
    }

    @Test("pixel rounding does not accumulate during a drag")
    func drift() {
        let axis = ScrollAxis(content: 100_000, viewport: 400, insetBefore: 0, insetAfter: 0)
        var place = 0.0
        var drag = AxisDrag(at: place, on: axis)
        for _ in 0..<1000 { place = drag.move(by: 0.1, from: place, on: axis, quantum: 0.5) }
        #expect(place == 100)
        // Code puts it elsewhere: it goes on from there.
        place = drag.move(by: 1, from: 40, on: axis, quantum: 0.5)
        #expect(place == 41)
    }

    @Test("an axis of NaN values does not move", arguments: [Double.nan, .infinity, -10])
    func nonsense(_ content: Double) {
        let axis = ScrollAxis(content: content, viewport: 400, insetBefore: 0, insetAfter: 0)
        #expect(axis.lower == 0)
        #expect(axis.upper == 0)
        #expect(!axis.isScrollable)
    }
}

@Suite("Paging") struct PagingTests {
    let axis = ScrollAxis(content: 2000, viewport: 400, insetBefore: 0, insetAfter: 0)

    @Test("the nearest page without a flick; half a page decides")
    func nearest() {
        #expect(Paging.target(from: 190, velocity: 0, start: 0, page: 400, on: axis) == 0)
        #expect(Paging.target(from: 210, velocity: 0, start: 0, page: 400, on: axis) == 400)
        #expect(Paging.target(from: 210, velocity: -100, start: 400, page: 400, on: axis) == 400)
    }

    @Test("a flick turns exactly one page")
    func flick() {
        #expect(Paging.target(from: 20, velocity: 900, start: 0, page: 400, on: axis) == 400)
        #expect(Paging.target(from: 380, velocity: -900, start: 400, page: 400, on: axis) == 0)
        #expect(Paging.target(from: 790, velocity: 9000, start: 400, page: 400, on: axis) == 800)
        #expect(Paging.target(from: 1590, velocity: 9000, start: 1600, page: 400, on: axis) == 1600)
    }

    @Test("without pages the nearest position in range")
    func empty() { #expect(Paging.target(from: 5000, velocity: 0, start: 0, page: 0, on: axis) == 1600) }
}

@Suite("Drag intent") struct DragIntentTests {
    @Test("begins past ten points along a scrolling axis, and jumps by the rest")
    func slop() {
        let vertical = DragIntent(canScrollX: false, canScrollY: true)
        #expect(!vertical.begins(x: 50, y: 9, slop: 10))
        #expect(vertical.begins(x: 0, y: -13, slop: 10))
        #expect(vertical.jump(x: 0, y: -13, slop: 10) == (0, -3))
        let both = DragIntent(canScrollX: true, canScrollY: true)
        #expect(both.begins(x: 6, y: 8, slop: 10))
        #expect(both.jump(x: 12, y: 16, slop: 10) == (6, 8))
        #expect(!DragIntent(canScrollX: false, canScrollY: false).begins(x: 99, y: 99, slop: 10))
    }

    @Test("with a perpendicular rival, the larger component decides")
    func rival() {
        let inner = DragIntent(canScrollX: false, canScrollY: true, hasCrossRival: true)
        #expect(!inner.begins(x: 40, y: 12, slop: 10))
        #expect(inner.begins(x: 12, y: 40, slop: 10))
    }

    @Test("locks to the larger component, not near the diagonal")
    func lock() {
        #expect(DragIntent.lock(x: 20, y: 4) == .horizontal)
        #expect(DragIntent.lock(x: 4, y: -20) == .vertical)
        #expect(DragIntent.lock(x: 12, y: 10) == nil)
    }
}

@Suite("Zoom range") struct ZoomRangeTests {
    @Test("exceeds the limits with increasing resistance, and recovers the touches", arguments: [0.01, 0.3, 1, 2, 7, 40])
    func bounce(_ asked: Double) {
        let range = ZoomRange(minimum: 0.5, maximum: 3, bounces: true)
        let shown = range.shown(asked)
        #expect(abs(range.asked(shown: shown) - asked) < 1e-6 * max(1, asked) || !(0.26...5.9).contains(shown))
        if asked > 3 {
            #expect(shown > 3)
            #expect(shown < 6)
        }
        if asked < 0.5 {
            #expect(shown < 0.5)
            #expect(shown > 0.25)
        }
        if (0.5...3).contains(asked) { #expect(shown == asked) }
    }

    @Test("stops at the limits without bouncing, and ignores NaN")
    func stiff() {
        let range = ZoomRange(minimum: 0.5, maximum: 3, bounces: false)
        #expect(range.shown(9) == 3)
        #expect(range.shown(0.1) == 0.5)
        #expect(range.clamp(.nan) == 0.5)
        #expect(ZoomRange(minimum: 2, maximum: 1, bounces: true).maximum == 2)
    }

    @Test("fits a rectangle")
    func fit() {
        let range = ZoomRange(minimum: 0.5, maximum: 3, bounces: true)
        #expect(range.scale(fitting: (200, 100), in: (400, 400)) == 2)
        #expect(range.scale(fitting: (0, 0), in: (400, 400)) == 3)
        #expect(range.scale(fitting: (10_000, 1), in: (400, 400)) == 0.5)
    }
}

@Suite("Indicators and insets") struct IndicatorTests {
    @Test("an indicator's length is the visible fraction, at least 36, and 8 when overscrolled")
    func length() throws {
        let axis = ScrollAxis(content: 1000, viewport: 506, insetBefore: 0, insetAfter: 0)
        let knob = try #require(IndicatorTrack.knob(offset: 0, axis: axis, insetBefore: 0, insetAfter: 0))
        #expect(knob.start == 3)
        #expect(abs(knob.length - 500 * 506 / 1000) < 1e-9)
        let end = try #require(IndicatorTrack.knob(offset: 494, axis: axis, insetBefore: 0, insetAfter: 0))
        #expect(abs(end.start + end.length - 503) < 1e-9)
        let huge = ScrollAxis(content: 1_000_000, viewport: 506, insetBefore: 0, insetAfter: 0)
        #expect(try #require(IndicatorTrack.knob(offset: 0, axis: huge, insetBefore: 0, insetAfter: 0)).length == 36)
        #expect(try #require(IndicatorTrack.knob(offset: -500, axis: huge, insetBefore: 0, insetAfter: 0)).length == 8)
    }

    @Test("no indicator when everything is visible")
    func none() {
        let axis = ScrollAxis(content: 100, viewport: 506, insetBefore: 0, insetAfter: 0, alwaysBounces: true)
        #expect(IndicatorTrack.knob(offset: -20, axis: axis, insetBefore: 0, insetAfter: 0) == nil)
    }

    @Test("the safe area applies along scrolling axes, always, or never")
    func adjustment() {
        let safe = EdgeInsets(top: 59, left: 10, bottom: 34, right: 12)
        func part(_ behavior: ContentInsets.Behavior, x: Bool = false, y: Bool = false, main: Bool = false) -> EdgeInsets {
            ContentInsets.adjustment(safeArea: safe, behavior: behavior, scrollsX: x, scrollsY: y, isMain: main)
        }
        #expect(part(.never, x: true, y: true, main: true) == .zero)
        #expect(part(.always) == safe)
        #expect(part(.scrollableAxes, y: true) == EdgeInsets(top: 59, bottom: 34))
        #expect(part(.scrollableAxes, main: true) == .zero)
        #expect(part(.automatic, x: true, main: true) == safe)
        #expect(part(.automatic) == .zero)
    }
}
