internal import Foundation
@_spi(UIKitModules) internal import UIKitCore

/// The superview of a cell's texts and the app's views.
final class CellContentView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        preservesSuperviewLayoutMargins = true
        insetsLayoutMarginsFromSafeArea = false
        // Constraints are solved before the view around it is laid out: they must not meet an old size.
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Content that a control moves aside keeps the cell's leading margin.
    override var standardMargins: NSDirectionalEdgeInsets {
        var margins = super.standardMargins
        if let superview { margins.leading = superview.directionalLayoutMargins.leading }
        return margins
    }

    /// The cell lays out its texts itself.
    override func subviewPreferredSizeDidChange(_ subview: UIView) {
        super.subviewPreferredSizeDidChange(subview)
        superview?.setNeedsLayout()
        // With constraints the table asks again only if it was told to follow them. > Contract: UITableView.SelfSizingInvalidation.
        guard !hasConstraintsOfItsOwn else { return }
        (superview as? UITableViewCell)?.contentHeightDidChange()
    }
}

extension UITableViewCell {
    /// A change in the cell may affect its height.
    func contentHeightDidChange() { owner?.cellHeightDidChange(self) }

    /// The size of a device pixel. > Units: points.
    var pixel: CGFloat { 1 / max(1, traitCollection.displayScale) }

    /// The indentation of texts. > Units: points; may be negative.
    var indentation: CGFloat {
        let moved = CGFloat(indentationLevel) * indentationWidth
        return moved.isFinite ? moved : 0
    }

    /// The leading inset of texts from the separator inset of cell or table. > Units: points from the cell's edge.
    var leadingTextInset: CGFloat {
        guard let inset = parts.explicitSeparatorInset ?? setting.separatorInset, inset.left.isFinite,
            !setting.separatorInsetIsAutomaticBased
        else { return 0 }
        return max(0, inset.left)
    }
}
