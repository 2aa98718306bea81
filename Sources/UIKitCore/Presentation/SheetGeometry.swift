package import Foundation

/// Where a sheet lies in its window, and what becomes of its presenter.
///
/// > Units: points. Facts 2.4.
package struct SheetGeometry: Hashable, Sendable {
    package enum Form: Hashable, Sendable {
        /// A card from below that leaves the presenter's edge in sight: phones, and a pad's narrow windows.
        case card
        /// A card in the middle: a pad's wide windows.
        case centered
        /// All of the window: phones on their side, where a card would leave no room.
        case full
    }

    package let form: Form
    package let frame: CGRect

    package init(
        bounds: CGRect, safeTop: CGFloat, isCentered: Bool, isFormSheet: Bool, preferred: CGSize = .zero, keepsEdge: Bool = false,
        followsWidth: Bool = false
    ) {
        if isCentered {
            form = .centered
            let asked = CGSize(
                width: preferred.width > 0 ? preferred.width : UIMetrics.formSheetSize.width,
                height: preferred.height > 0 ? preferred.height : UIMetrics.formSheetSize.height)
            let wanted =
                isFormSheet
                ? asked
                : CGSize(width: UIMetrics.pageSheetPadWidth, height: bounds.height - 2 * UIMetrics.pageSheetPadMargin)
            let size = CGSize(width: min(wanted.width, bounds.width), height: min(wanted.height, bounds.height))
            frame = CGRect(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        } else if bounds.width > bounds.height, !keepsEdge {
            form = .full
            frame = bounds
        } else {
            form = .card
            let top = bounds.minY + safeTop + UIMetrics.pageSheetTopGap
            // Lying, it may be as wide as its content wants.
            let follows = followsWidth && bounds.width > bounds.height && preferred.width > 0
            let width = follows ? min(preferred.width, bounds.width) : bounds.width
            frame = CGRect(x: bounds.midX - width / 2, y: top, width: width, height: bounds.maxY - top)
        }
    }

    /// The presenter's scale and the way it moves down, so that its top edge peeks out above a card.
    package func presenterShift(bounds: CGRect, safeTop: CGFloat) -> (scale: CGFloat, down: CGFloat)? {
        guard form == .card, bounds.width > 2 * UIMetrics.sheetPresenterMargin else { return nil }
        let scale = (bounds.width - 2 * UIMetrics.sheetPresenterMargin) / bounds.width
        return (scale, safeTop - bounds.height * (1 - scale) / 2)
    }
}
