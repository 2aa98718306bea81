internal import QuartzCore

/// The round ends of the cards that rows lie in. Outside of cards a cell's shape is the application's, and it comes back when a cell leaves one.
@MainActor package final class CellCornerMask {
    /// What the application chose.
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

    /// Rows of cards clip what they show, the first and the last one with round corners. > Units: points (facts 2.2 M:FL).
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
