internal import Foundation
internal import UIKit

/// The strip at the bottom that a finger pushes upwards to take the cover away.
final class CoverSheetGrabber: UIControl {
    /// How far a finger is from where it came down; upwards is negative. > Units: points.
    var onMove: ((CGFloat) -> Void)?
    /// Whether the cover goes.
    var onEnd: ((Bool) -> Void)?
    var text = "" {
        didSet { (label.text, accessibilityLabel) = (text, text) }
    }
    private let label = UILabel()
    private var start: CGFloat = 0
    private var way: CGFloat = 0

    /// > Units: points. > Confidence: R.
    private static let far: CGFloat = 60

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .systemFont(ofSize: 15, weight: .medium)
        label.textColor = .white
        label.textAlignment = .center
        addSubview(label)
        isAccessibilityElement = true
        accessibilityIdentifier = "cover handle"
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    override func accessibilityActivate() -> Bool {
        onEnd?(true)
        return true
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = CGRect(x: 0, y: bounds.height - safeAreaInsets.bottom - 40, width: bounds.width, height: 20)
    }

    /// The strip moves along: places are those of the window.
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        (start, way) = (touch.location(in: window).y, 0)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        way = touch.location(in: window).y - start
        onMove?(way)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        onEnd?(way < -Self.far)
    }

    override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        onEnd?(false)
    }
}
