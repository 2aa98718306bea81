internal import Foundation

/// What a cell's texts and the application's views lie in.
final class CellContentView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        preservesSuperviewLayoutMargins = true
        insetsLayoutMarginsFromSafeArea = false
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Content that a control moves aside keeps the cell's leading margin.
    package override var standardMargins: NSDirectionalEdgeInsets {
        var margins = super.standardMargins
        if let superview { margins.leading = superview.directionalLayoutMargins.leading }
        return margins
    }

    /// The cell lays its texts out.
    package override func subviewPreferredSizeDidChange(_ subview: UIView) {
        super.subviewPreferredSizeDidChange(subview)
        superview?.setNeedsLayout()
        (superview as? UITableViewCell)?.contentHeightDidChange()
    }
}

extension UITableViewCell {
    /// Something in the cell changed that its height may depend on.
    func contentHeightDidChange() { owner?.cellHeightDidChange(self) }

    /// The length of a device's pixel. > Units: points.
    var pixel: CGFloat { 1 / max(1, traitCollection.displayScale) }

    /// How far levels move texts. > Units: points; may be negative.
    var indentation: CGFloat {
        let moved = CGFloat(indentationLevel) * indentationWidth
        return moved.isFinite ? moved : 0
    }

    /// What an inset of the cell or its table moves texts to. > Units: points from the cell's edge.
    var leadingTextInset: CGFloat {
        guard let inset = parts.explicitSeparatorInset ?? setting.separatorInset, inset.left.isFinite, !setting.separatorInsetIsAutomaticBased
        else { return 0 }
        return max(0, inset.left)
    }
}
