import Foundation
import Testing
import ViewLayout

@Suite("Wheel geometry") struct WheelGeometryTests {
    private let standard = WheelGeometry(height: 216, rowHeight: 32)

    @Test("follows the measured curve: the drum, its rotation and its radius")
    func law() {
        #expect(standard.rowsPerTurn == 19)
        #expect(abs(standard.radius - 97.259583) < 1e-5)
        #expect(abs(standard.anglePerRow - 2 * Double.pi / 19) < 1e-12)
    }

    @Test("the middle row faces the viewer, the next is lower, narrower and fainter", arguments: [-1.0, 1.0])
    func placement(side: Double) throws {
        let middle = try #require(standard.placement(0))
        #expect(middle.y == 0)
        #expect(middle.verticalScale == 1)
        #expect(middle.horizontalScale == 1)
        #expect(middle.opacity == 1)
        let next = try #require(standard.placement(side))
        #expect(abs(next.y - side * 97.259583 * sin(2 * Double.pi / 19)) < 1e-4)
        #expect(abs(next.verticalScale - cos(2 * Double.pi / 19)) < 1e-12)
        #expect(next.horizontalScale < 1)
        #expect(next.horizontalScale > 0.99)
        #expect(abs(next.opacity - 0.447) < 1e-12)
    }

    @Test("rows on the back of the drum are not shown")
    func farSide() {
        #expect(standard.placement(4.74) != nil)
        #expect(standard.placement(4.76) == nil)
        #expect(standard.visibleRows(at: 0) == -4...4)
        #expect(standard.visibleRows(at: 10.5) == 6...15)
        for row in standard.visibleRows(at: 7.3) { #expect(standard.placement(Double(row) - 7.3) != nil) }
    }

    @Test("a hit test on the drum finds the row drawn there")
    func hits() throws {
        for distance in stride(from: -4.5, through: 4.5, by: 0.5) {
            let place = try #require(standard.placement(distance))
            #expect(abs(try #require(standard.distance(at: place.y)) - distance) < 1e-9)
        }
        #expect(standard.distance(at: 98) == nil)
    }

    @Test("accepts invalid sizes", arguments: [Double.nan, -.infinity, .infinity, -1, 0, 1e300])
    func badSizes(value: Double) {
        for geometry in [WheelGeometry(height: value, rowHeight: 32), WheelGeometry(height: 216, rowHeight: value)] {
            #expect(geometry.placement(0)?.y == 0)
            #expect(geometry.visibleRows(at: value).count < 500)
        }
    }
}

@Suite("Wheel limits") struct WheelLimitsTests {
    private let ten = WheelLimits(rowHeight: 32, rows: 10)

    @Test("the rubber band follows UIKit's formula and is undone by its inverse")
    func band() {
        let over = 100.0
        let expected = (1 - 1 / (0.55 * over / 216 + 1)) * 216
        #expect(abs(ten.banded(-over, viewport: 216) + expected) < 1e-9)
        #expect(abs(ten.banded(288 + over, viewport: 216) - 288 - expected) < 1e-9)
        #expect(abs(ten.unbanded(-expected, viewport: 216) + over) < 1e-9)
        #expect(ten.banded(57, viewport: 216) == 57)
    }

    @Test("an endless wheel never resists")
    func endless() {
        let wheel = WheelLimits(rowHeight: 32, rows: nil)
        #expect(wheel.banded(-1e6, viewport: 216) == -1e6)
        #expect(wheel.row(at: -33) == -1)
    }

    @Test("no rows, negative counts and counts beyond the integer range", arguments: [0, -5, Int.min, Int.max])
    func counts(rows: Int) {
        let wheel = WheelLimits(rowHeight: 32, rows: rows)
        #expect(wheel.row(at: 0) == 0)
        #expect(wheel.row(at: .nan) == 0)
        #expect(wheel.row(at: 1e300) <= WheelMetrics.maximumRows)
        #expect(wheel.clamp(-1) == 0)
    }
}

@Suite("Wheel motion") struct WheelMotionTests {
    private let hundred = WheelLimits(rowHeight: 32, rows: 100)

    @Test("a fling ends on the row nearest to its projected end, at the resting velocity")
    func fling() {
        let motion = WheelMotion.release(at: 100, velocity: 1000, limits: hundred)
        // 100 + (1000 - 10) * 0.499 = 594.01, which is nearest to row 19.
        #expect(motion.target == 19 * 32)
        #expect(motion.offset(at: 0) == 100)
        #expect(abs(motion.offset(at: motion.duration - 1e-9) - motion.target) < 1e-5)
        let speed = (motion.offset(at: 0.001) - motion.offset(at: 0)) / 0.001
        #expect(abs(speed - 1000) < 3)
        let last = (motion.offset(at: motion.duration - 1e-6) - motion.offset(at: motion.duration - 0.001 - 1e-6)) / 0.001
        #expect(abs(last - 10) < 0.1)
        #expect(motion.duration > 2)
        #expect(motion.duration < 2.6)
    }

    @Test("a wheel released at rest settles on the nearest row without overshoot", arguments: [95.0, 81, 79, 64.4])
    func settles(offset: Double) {
        let motion = WheelMotion.release(at: offset, velocity: 0, limits: hundred)
        #expect(motion.target == (offset / 32).rounded() * 32)
        #expect(motion.duration < 0.5)
        for step in 0...60 {
            let place = motion.offset(at: Double(step) / 120)
            #expect((place - motion.target) * (offset - motion.target) >= -1e-9)
        }
    }

    @Test("a fling past the end reverses there and returns to the last row")
    func bounce() {
        let motion = WheelMotion.release(at: 3000, velocity: 2000, limits: hundred)
        #expect(motion.target == 99 * 32)
        let places = (0...Int(motion.duration * 120)).map { motion.offset(at: Double($0) / 120) }
        let peak = places.max() ?? 0
        #expect(peak > 99 * 32)
        // Speed at the end is 2000 - 168 / 0.499; the peak of a critically damped spring is v / (ω e).
        let left = 2000 - 168 / 0.499
        #expect(abs(peak - 3168 - left / (11 * M_E)) < 0.5)
        #expect(abs(motion.offset(at: motion.duration - 1e-6) - 3168) < 0.3)
    }

    @Test("a wheel released beyond its end returns")
    func outside() {
        let motion = WheelMotion.release(at: -40, velocity: 0, limits: hundred)
        #expect(motion.target == 0)
        #expect(motion.offset(at: 0) == -40)
        #expect(motion.offset(at: 10) == 0)
    }

    @Test("NaN values end on a row", arguments: [Double.nan, .infinity, -.infinity, 1e308, -1e308])
    func badNumbers(value: Double) {
        for motion in [
            WheelMotion.release(at: value, velocity: 10, limits: hundred), .release(at: 10, velocity: value, limits: hundred),
        ] {
            #expect(hundred.isWithin(motion.target))
            #expect(motion.duration.isFinite)
            #expect(motion.offset(at: 0.3).isFinite)
        }
    }
}

@Suite("Wheel columns") struct WheelColumnsTests {
    @Test("wheels share the width between insets and spacing, in whole points")
    func equal() {
        #expect(WheelColumns.equalWidth(count: 1, in: 320) == 302)
        #expect(WheelColumns.equalWidth(count: 3, in: 320) == 97)
        #expect(WheelColumns.equalWidth(count: 0, in: 320) == 0)
        #expect(WheelColumns.equalWidth(count: 9, in: .nan) == 0)
    }

    @Test("they are centred, in reading order")
    func order() {
        let spans = WheelColumns.spans(widths: [100, 50], in: 320, rightToLeft: false)
        #expect(spans.map(\.x) == [82.5, 187.5])
        let mirrored = WheelColumns.spans(widths: [100, 50], in: 320, rightToLeft: true)
        #expect(mirrored.map(\.x) == [137.5, 82.5])
        #expect(WheelColumns.spans(widths: [.nan, -3], in: .nan, rightToLeft: false).allSatisfy { $0.width == 0 })
    }
}
