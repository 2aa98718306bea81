internal import QuartzCore

/// The round ends of the cards that rows lie in.
@MainActor enum CellShape {
    private static let allCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]

    /// Rows of cards clip what they show, the first and the last one with round corners. > Units: points (facts 2.2 M:FL).
    static func apply(_ setting: CellSetting, to view: some SwipeRow) {
        let isCard = setting.look == .insetGrouped && setting.role == .row
        let isRound = isCard && (setting.isFirstInSection || setting.isLastInSection)
        view.clipsToBounds = isCard || view.pulled.isOpen
        view.layer.cornerRadius = isRound ? CellMetrics.cardRadius : 0
        view.layer.cornerCurve = .continuous
        var corners: CACornerMask = []
        if setting.isFirstInSection { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if setting.isLastInSection { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        view.layer.maskedCorners = isRound ? corners : allCorners
    }
}
