internal import QuartzCore
internal import UIKitCore

/// The rounded ends of cards. The app's own corner settings are saved when a cell enters a card and restored when it leaves.
@MainActor package final class CellCornerMask {
    /// The app's settings.
    private struct Own {
        var clips: Bool
        var radius: CGFloat
        var curve: CALayerCornerCurve
        var corners: CACornerMask
    }

    private static let allCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]

    /// Nil outside of cards.
    private var own: Own?

    /// Rows of cards clip their content, the first and the last one with rounded corners. > Units: points (facts 2.2 M:FL).
    func follow(_ setting: CellLayoutContext, of view: some SwipeRow) {
        guard setting.look == .insetGrouped, setting.role == .row else { return leave(view) }
        let layer = view.layer
        if own == nil {
            own = Own(
                clips: view.pulled.rowClipsToBounds ?? view.clipsToBounds, radius: layer.cornerRadius, curve: layer.cornerCurve,
                corners: layer.maskedCorners)
        }
        var corners: CACornerMask = []
        if setting.isFirstInSection { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if setting.isLastInSection { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        view.pulled.setClipping(true, of: view)
        layer.cornerRadius = corners.isEmpty ? 0 : CellMetrics.cardRadius
        layer.cornerCurve = .continuous
        layer.maskedCorners = corners.isEmpty ? Self.allCorners : corners
    }

    private func leave(_ view: some SwipeRow) {
        guard let own else { return }
        self.own = nil
        view.pulled.setClipping(own.clips, of: view)
        (view.layer.cornerRadius, view.layer.cornerCurve, view.layer.maskedCorners) = (own.radius, own.curve, own.corners)
    }
}
