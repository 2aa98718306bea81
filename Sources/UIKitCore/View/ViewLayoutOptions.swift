internal import Foundation

/// What a view remembers for constraint layout.
package struct ViewLayoutOptions {
    package struct Priorities {
        var horizontal: UILayoutPriority
        var vertical: UILayoutPriority
        /// Stretches both ways.
        static let flexible = Priorities(horizontal: .defaultLow, vertical: .defaultLow)
        /// Stretches in width only.
        static let flexibleWidth = Priorities(horizontal: .defaultLow, vertical: .defaultHigh)
        /// Keeps its size.
        static let fixedSize = Priorities(horizontal: .defaultHigh, vertical: .defaultHigh)
        subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
            get { axis == .horizontal ? horizontal : vertical }
            set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
        }
    }

    var needsUpdateConstraints = false
    /// Within `layoutSubviews`: what subviews then want is what it gives them.
    var isLayingOut = false
    /// Nil until set: then the class's `defaultHugging` counts.
    var hugging: Priorities?
    var compression = Priorities(horizontal: .defaultHigh, vertical: .defaultHigh)

    /// Without constraints: the intrinsic size, and what fits on an axis that has none.
    @MainActor static func fittingSize(of view: UIView, in target: CGSize) -> CGSize {
        let natural = view.intrinsicContentSize
        let fitting = view.sizeThatFits(target)
        return CGSize(
            width: natural.width == UIView.noIntrinsicMetric ? fitting.width : natural.width,
            height: natural.height == UIView.noIntrinsicMetric ? fitting.height : natural.height)
    }

    @MainActor static func fittingSize(
        of view: UIView, in target: CGSize, horizontally: UILayoutPriority, vertically: UILayoutPriority
    ) -> CGSize {
        var size = view.systemLayoutSizeFitting(target)
        if horizontally == .required { size.width = target.width }
        if vertically == .required { size.height = target.height }
        return size
    }
}
