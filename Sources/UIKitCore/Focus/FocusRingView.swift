internal import CoreGraphics
internal import Foundation

/// A cell that can have keyboard focus.
@preconcurrency @MainActor package protocol FocusableCell: UIView {
    /// Whether it has focus.
    var holdsFocus: Bool { get set }
    /// Whether the system indicates the focus, because nothing else does.
    var showsFocusRing: Bool { get }
}

/// The ring around a focused cell that is not selected.
@MainActor package final class FocusRingView: UIView {
    /// The ring of the cell's own shape, which may be outside of the cell.
    private var halo: UIView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        layer.borderWidth = FocusMetrics.ringWidth
        layer.cornerRadius = FocusMetrics.ringRadius
    }

    required init?(coder: NSCoder) { nil }

    package override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        guard newSuperview == nil else { return }
        halo?.removeFromSuperview()
        halo = nil
    }

    package override func tintColorDidChange() { layer.borderColor = tintColor.cgColor }

    /// Shows or removes the ring of a cell.
    package static func update(_ cell: any FocusableCell) {
        let old = cell.subviews.first { $0 is FocusRingView }
        guard cell.holdsFocus, cell.showsFocusRing, let effect = cell.focusEffect else {
            old?.removeFromSuperview()
            return
        }
        guard old == nil else { return }
        UIView.performWithoutAnimation {
            let ring = FocusRingView(frame: cell.bounds.insetBy(dx: FocusMetrics.ringInset, dy: FocusMetrics.ringInset))
            cell.addSubview(ring)
            ring.tintColorDidChange()
            guard let effect = effect as? UIFocusHaloEffect else { return }
            ring.layer.borderWidth = 0
            ring.halo = effect.show(for: cell)
        }
    }
}
