internal import CoreGraphics
internal import Foundation

/// Covers a whole window while a menu is open, and receives every touch.
@MainActor final class MenuOverlayView: UIView {
    /// The overlay retains its session; the session releases the overlay when it ends.
    var session: MenuSession?
    private weak var followed: UITouch?
    private var laidOut: CGSize?

    override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityViewIsModal = true
    }

    required init?(coder: NSCoder) { nil }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { isUserInteractionEnabled ? self : nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard followed == nil, let touch = touches.first else { return }
        followed = touch
        session?.touchBegan(at: touch.location(in: self))
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = followed, touches.contains(touch) else { return }
        session?.touchMoved(to: touch.location(in: self))
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = followed, touches.contains(touch) else { return }
        followed = nil
        session?.touchEnded(at: touch.location(in: self))
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = followed, touches.contains(touch) else { return }
        followed = nil
        session?.touchCancelled()
    }

    override func scrollByWheel(_ delta: CGPoint, time: TimeInterval) -> Bool {
        session?.topCard?.scroll(by: -delta.y)
        return true
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // The device was rotated: the anchor has moved.
        if let laidOut, laidOut != bounds.size { session?.dismiss(animated: false) }
        laidOut = bounds.size
    }
}
