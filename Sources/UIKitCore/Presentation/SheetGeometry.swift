package import Foundation

/// A sheet's frame in its window, and its presenter's transform.
///
/// > Units: points. Facts 2.4.
package struct SheetGeometry: Hashable, Sendable {
    package enum Form: Hashable, Sendable {
        /// A card at the bottom above which the presenter's edge is visible: phones, and an iPad's narrow windows.
        case card
        /// A card in the middle: an iPad's wide windows.
        case centered
        /// The whole window: phones in landscape, where a card would leave no space.
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
            // In landscape, it may take its content's preferred width.
            let follows = followsWidth && bounds.width > bounds.height && preferred.width > 0
            let width = follows ? min(preferred.width, bounds.width) : bounds.width
            frame = CGRect(x: bounds.midX - width / 2, y: top, width: width, height: bounds.maxY - top)
        }
    }

    /// The presenter's scale and downward shift, so that its top edge is visible above a card.
    package func presenterShift(bounds: CGRect, safeTop: CGFloat) -> (scale: CGFloat, down: CGFloat)? {
        guard form == .card, bounds.width > 2 * UIMetrics.sheetPresenterMargin else { return nil }
        let scale = (bounds.width - 2 * UIMetrics.sheetPresenterMargin) / bounds.width
        return (scale, safeTop - bounds.height * (1 - scale) / 2)
    }
}
