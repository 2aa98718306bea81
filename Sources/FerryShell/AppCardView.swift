internal import DeviceProtocol
internal import Foundation
internal import UIKit
internal import UserNotifications

/// An app's snapshot, with icon and name above it; it follows a finger upwards.
final class AppCardView: UIControl {
    /// > Units: points, points per second. > Confidence: R.
    private enum Metrics {
        static let icon: CGFloat = 30
        static let gap: CGFloat = 10
        static let side: CGFloat = 18
        /// A shorter distance is a tap.
        static let slop: CGFloat = 10
        /// Minimum distance, as a fraction of the height, or speed for dismissing it.
        static let far: CGFloat = 0.25
        static let fast: CGFloat = 400
        /// Factor for movements downwards.
        static let resistance: CGFloat = 0.2
    }

    var onTap: (() -> Void)?
    var onThrow: (() -> Void)?
    private let picture = UIImageView()
    private let name = UILabel()
    private let icon: AppIconView
    /// The bundle identifier.
    let app: String
    private var start = CGPoint.zero
    private var isTap = false
    private var last: (y: CGFloat, time: TimeInterval, speed: CGFloat) = (0, 0, 0)

    init(_ app: ShellState.App) {
        self.app = app.identifier
        icon = AppIconView(name: app.name, picture: UIImage(contentsOfFile: app.icon))
        super.init(frame: .zero)
        let words = UIView()
        words.addSubview(name)
        words.accessibilityElementsHidden = true
        for part in [picture, icon, words] as [UIView] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        picture.clipsToBounds = true
        picture.contentMode = .scaleAspectFill
        picture.backgroundColor = .systemBackground
        picture.image = app.picture.isEmpty ? nil : UIImage(contentsOfFile: app.picture)
        name.text = app.name
        name.font = .systemFont(ofSize: 16, weight: .semibold)
        name.textColor = .white
        isAccessibilityElement = true
        accessibilityIdentifier = "app card \(app.identifier)"
        accessibilityLabel = app.name
        accessibilityTraits = .button
        accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Close") { [weak self] _ in
                self?.onThrow?()
                return true
            }
        ]
    }

    required init?(coder: NSCoder) { nil }

    override func accessibilityActivate() -> Bool {
        onTap?()
        return true
    }

    /// > Parameters: frame: of the snapshot; icon and name are above it.
    func place(_ frame: CGRect, corner: CGFloat, showsHead: Bool) {
        self.frame = frame
        picture.frame = bounds
        picture.layer.cornerRadius = corner
        icon.frame = CGRect(x: Metrics.side, y: -Metrics.icon - Metrics.gap, width: Metrics.icon, height: Metrics.icon)
        let left = icon.frame.maxX + Metrics.gap
        name.frame = CGRect(x: left, y: icon.frame.minY, width: max(0, frame.width - left), height: Metrics.icon)
        (icon.alpha, name.alpha) = showsHead ? (1, 1) : (0, 0)
    }

    // MARK: Tracking

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        start = touch.location(in: superview)
        last = (start.y, touch.timestamp, 0)
        isTap = true
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let place = touch.location(in: superview)
        if touch.timestamp > last.time {
            last = (place.y, touch.timestamp, (place.y - last.y) / CGFloat(touch.timestamp - last.time))
        }
        if hypot(place.x - start.x, place.y - start.y) > Metrics.slop { isTap = false }
        let way = place.y - start.y
        if !isTap { transform = CGAffineTransform(translationX: 0, y: way < 0 ? way : way * Metrics.resistance) }
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if isTap { return onTap?() ?? () }
        let isFast = last.speed < -Metrics.fast && (touch?.timestamp ?? last.time) - last.time < 0.1
        if transform.ty < 0, isFast || -transform.ty > bounds.height * Metrics.far { return onThrow?() ?? () }
        settle()
    }

    override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        settle()
    }

    private func settle() {
        UIView.animate(withDuration: 0.3) { self.transform = .identity }
    }
}
