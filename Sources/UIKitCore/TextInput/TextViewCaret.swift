internal import Foundation
internal import QuartzCore

/// The blinking line between two characters.
@MainActor final class TextViewCaret: UIView {
    func show(at rect: CGRect, color: UIColor) {
        frame = rect
        backgroundColor = color
        layer.cornerRadius = rect.width / 2
        restartBlink()
    }

    private func restartBlink() {
        layer.removeAnimation(forKey: "blink")
        let blink = CAKeyframeAnimation(keyPath: "opacity")
        blink.values = [1, 1, 0, 0]
        blink.keyTimes = [0, 0.5, 0.5, 1]
        blink.duration = TextFieldMetrics.blinkPeriod
        blink.repeatCount = .infinity
        layer.add(blink, forKey: "blink")
    }
}
