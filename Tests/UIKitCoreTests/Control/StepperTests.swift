import DeviceProtocol
import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@Suite("StepperValue", .application) struct StepperValueTests {
    @Test("CO-18: starts at 0 in 0 to 100 with steps of 1, without wrapping", .contract("CO-18")) func defaults() {
        let value = StepperValue()
        #expect(value.value == 0)
        #expect(value.minimum == 0)
        #expect(value.maximum == 100)
        #expect(value.step == 1)
        #expect(!value.wraps)
    }

    @Test("stops at its limits, or wraps") func limits() {
        var value = StepperValue()
        value.set(100)
        #expect(value.moved(up: true) == 100)
        #expect(!value.canMove(up: true))
        value.wraps = true
        #expect(value.moved(up: true) == 0)
        #expect(value.canMove(up: true))
        value.set(0)
        #expect(value.moved(up: false) == 100)
    }

    @Test("limits that cross become equal") func crossing() {
        var value = StepperValue()
        value.setMinimum(200)
        #expect(value.maximum == 200)
        #expect(value.value == 200)
        value.setMaximum(100)
        #expect(value.minimum == 100)
        #expect(value.value == 100)
    }

    @Test("clamps values and ignores NaN") func hostile() {
        var value = StepperValue()
        value.set(.infinity)
        #expect(value.value == 100)
        value.set(.nan)
        #expect(value.value == 0)
        value.setMinimum(.nan)
        value.setMaximum(.nan)
        #expect(value.minimum == 0)
        #expect(value.maximum == 100)
        value.setMaximum(.infinity)
        value.set(.infinity)
        value.step = .infinity
        #expect(!value.moved(up: false).isNaN)
    }
}

@Suite("UIStepper", .application) @MainActor struct StepperTests {
    let app = TestApplication()

    private func stepper() -> UIStepper {
        let stepper = UIStepper(frame: CGRect(x: 100, y: 300, width: 1, height: 1))
        app.window().rootViewController?.view.addSubview(stepper)
        app.flush()
        return stepper
    }

    @Test("keeps its size at any frame") func size() {
        let stepper = stepper()
        #expect(stepper.frame == CGRect(x: 100, y: 300, width: 94, height: 32))
        #expect(stepper.intrinsicContentSize == CGSize(width: 94, height: 32))
    }

    @Test("steps on a tap of either half and sends each change") func taps() {
        let stepper = stepper()
        var values: [Double] = []
        stepper.addAction(UIAction { values.append(($0.sender as? UIStepper)?.value ?? -1) }, for: .valueChanged)
        app.tap(170, 316)
        app.tap(170, 316)
        app.tap(110, 316)
        app.tap(110, 316)
        app.tap(110, 316)
        #expect(values == [1, 2, 1, 0], "a half at its limit takes no press")
    }

    @Test("CO-18: a held half repeats at increasing speed", .contract("CO-18")) func repeating() {
        let stepper = stepper()
        #expect(stepper.autorepeat)
        #expect(!stepper.wraps)
        app.touch(.began, 170, 316)
        #expect(stepper.value == 1)
        app.advance(1)
        let early = stepper.value
        app.advance(2)
        let later = stepper.value - early
        #expect(early >= 2)
        #expect(later > 4 * (early - 1))
        app.touch(.ended, 170, 316)
        let end = stepper.value
        app.advance(5)
        #expect(stepper.value == end)
    }

    @Test("a held half stops at the limit and while the touch is outside") func leaving() {
        let stepper = stepper()
        app.touch(.began, 170, 316)
        app.touch(.moved, 170, 600)
        app.advance(3)
        #expect(stepper.value == 1)
        app.touch(.moved, 170, 316)
        app.advance(60)
        #expect(stepper.value == 100)
        app.touch(.ended, 170, 316)
    }

    @Test("one that is not continuous sends one event, at the end") func discrete() {
        let stepper = stepper()
        stepper.isContinuous = false
        var changes = 0
        stepper.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        app.touch(.began, 170, 316)
        app.advance(2)
        #expect(changes == 0)
        app.touch(.ended, 170, 316)
        #expect(changes == 1)
    }

    @Test("stops repeating when disabled during a touch") func disabling() {
        let stepper = stepper()
        app.touch(.began, 170, 316)
        stepper.isEnabled = false
        app.advance(3)
        #expect(stepper.value == 1)
    }

    @Test("mirrors its halves in right-to-left") func rightToLeft() {
        let stepper = stepper()
        stepper.semanticContentAttribute = .forceRightToLeft
        app.flush()
        app.tap(110, 316)
        #expect(stepper.value == 1)
    }

    @Test("exposes its halves as buttons") func accessibility() throws {
        let stepper = stepper()
        let elements = try #require(stepper.accessibilityElements as? [UIAccessibilityElement])
        #expect(elements.map(\.accessibilityLabel) == ["Decrement", "Increment"])
        #expect(elements[0].accessibilityTraits == [.button, .notEnabled])
        #expect(elements[1].accessibilityTraits == .button)
        #expect(stepper.accessibilityValue == "0")
    }

    @Test("images fall back to the normal state's") func images() {
        let stepper = UIStepper()
        let image = UIImage()
        stepper.setIncrementImage(image, for: .normal)
        stepper.setDividerImage(image, forLeftSegmentState: .normal, rightSegmentState: .normal)
        stepper.setBackgroundImage(image, for: .normal)
        #expect(stepper.incrementImage(for: .highlighted) === image)
        #expect(stepper.decrementImage(for: .normal) == nil)
        #expect(stepper.dividerImage(forLeftSegmentState: .highlighted, rightSegmentState: .normal) === image)
        #expect(stepper.backgroundImage(for: .disabled) === image)
        stepper.setBackgroundImage(nil, for: .normal)
        #expect(stepper.backgroundImage(for: .normal) == nil)
    }

    @Test("raises on a step value of 0") func badStep() async {
        let zero = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIStepper().stepValue = 0 }
        }
        expectStop(zero, "NSInvalidArgumentException", "stepValue must be numerically greater than 0, not 0.0")
        let notANumber = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIStepper().stepValue = .nan }
        }
        expectStop(notANumber, "NSInvalidArgumentException", "stepValue must be numerically greater than 0, not nan")
    }

    @Test("decodes from an archive") func archive() throws {
        let stepper = UIStepper()
        stepper.minimumValue = -10
        stepper.maximumValue = 500
        stepper.stepValue = 2.5
        stepper.value = 42
        stepper.wraps = true
        stepper.autorepeat = false
        let copy = try archived(stepper)
        #expect(copy.value == 42)
        #expect(copy.minimumValue == -10)
        #expect(copy.maximumValue == 500)
        #expect(copy.stepValue == 2.5)
        #expect(copy.wraps)
        #expect(!copy.autorepeat)
        #expect(copy.isContinuous)
    }
}
