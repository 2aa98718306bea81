internal import CoreGraphics
internal import Foundation

/// A cell that keys can go to.
@MainActor protocol FocusableCell: UIView {
    /// Whether keys are at it.
    var holdsFocus: Bool { get set }
    /// Whether the system shows that, and nothing else does.
    var showsFocusRing: Bool { get }
}

/// The ring around a cell that keys are at and that is not selected.
@MainActor final class FocusRingView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        layer.borderWidth = FocusMetrics.ringWidth
        layer.cornerRadius = FocusMetrics.ringRadius
    }

    required init?(coder: NSCoder) { nil }

    override func tintColorDidChange() { layer.borderColor = tintColor.cgColor }

    /// Shows the ring of a cell, or takes it away.
    static func update(_ cell: any FocusableCell) {
        let old = cell.subviews.first { $0 is FocusRingView }
        guard cell.holdsFocus, cell.showsFocusRing else {
            old?.removeFromSuperview()
            return
        }
        guard old == nil else { return }
        UIView.performWithoutAnimation {
            let ring = FocusRingView(frame: cell.bounds.insetBy(dx: FocusMetrics.ringInset, dy: FocusMetrics.ringInset))
            cell.addSubview(ring)
            ring.tintColorDidChange()
        }
    }
}
