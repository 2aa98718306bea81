import DeviceProtocol
import Foundation
import Testing

@testable import UIKitCore

@Suite("UISlider", .application) @MainActor struct SliderTests {
    @Test("ignores a NaN limit, and is at its start in an infinite range") func hostile() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
        slider.minimumValue = .nan
        slider.maximumValue = .nan
        #expect(slider.minimumValue == 0)
        #expect(slider.maximumValue == 1)
        slider.maximumValue = .infinity
        slider.value = 5
        #expect(slider.value == 5)
        slider.layoutIfNeeded()
        slider.minimumValue = -.infinity
        slider.setValue(-.infinity, animated: true)
        slider.layoutIfNeeded()
        let rect = slider.thumbRect(forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: .nan)
        #expect(rect.origin.x.isFinite)
        let wide = SliderLayout(minimum: -.greatestFiniteMagnitude, maximum: .greatestFiniteMagnitude)
        #expect(wide.fraction(of: 0) == 0.5)
    }

    @Test("its images swap sides in right-to-left") func images() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
        slider.minimumValueImage = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
        slider.maximumValueImage = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 10)).image { _ in }
        #expect(slider.minimumValueImageRect(forBounds: slider.bounds).minX == 0)
        #expect(slider.trackRect(forBounds: slider.bounds).minX == 18)
        slider.semanticContentAttribute = .forceRightToLeft
        #expect(slider.minimumValueImageRect(forBounds: slider.bounds).maxX == 200)
        #expect(slider.maximumValueImageRect(forBounds: slider.bounds).minX == 0)
        #expect(slider.trackRect(forBounds: slider.bounds).minX == 38)
    }

    @Test("increments by a tenth for assistive tools, and sends only changes") func accessibility() {
        let slider = UISlider()
        var changes = 0
        slider.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        slider.accessibilityDecrement()
        #expect(changes == 0)
        slider.accessibilityIncrement()
        #expect(changes == 1)
        #expect(slider.accessibilityValue == "10%")
        #expect(slider.accessibilityTraits == .adjustable)
        slider.isEnabled = false
        slider.accessibilityIncrement()
        #expect(changes == 1)
        #expect(slider.accessibilityTraits == [.adjustable, .notEnabled])
    }

    @Test("a primary action runs with each change") func primaryAction() {
        let app = TestApplication()
        var runs = 0
        let slider = UISlider(frame: CGRect(x: 100, y: 300, width: 200, height: 31), primaryAction: UIAction { _ in runs += 1 })
        app.window().rootViewController?.view.addSubview(slider)
        app.flush()
        app.touch(.began, 114, 315)
        app.touch(.moved, 200, 315)
        app.touch(.ended, 200, 315)
        #expect(runs == 1)
    }
}
