package import Foundation

/// A view's state for constraint layout.
package struct ViewLayoutOptions {
    package struct Priorities {
        var horizontal: UILayoutPriority
        var vertical: UILayoutPriority
        /// Stretches along both axes.
        static let flexible = Priorities(horizontal: .defaultLow, vertical: .defaultLow)
        /// Stretches in width only.
        static let flexibleWidth = Priorities(horizontal: .defaultLow, vertical: .defaultHigh)
        /// Does not stretch.
        static let fixedSize = Priorities(horizontal: .defaultHigh, vertical: .defaultHigh)
        subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
            get { axis == .horizontal ? horizontal : vertical }
            set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
        }
    }

    var needsUpdateConstraints = false
    /// The view or one below it needs its constraints updated.
    var descendantsNeedUpdateConstraints = false
    var hasUpdatedConstraints = false
    /// Inside `layoutSubviews`: the view sets its subviews' sizes, whatever they request.
    var isLayingOut = false
    /// Nil until set: then the class's `defaultHugging` applies.
    var hugging: Priorities?
    var compression = Priorities(horizontal: .defaultHigh, vertical: .defaultHigh)

    /// Without constraints: the intrinsic size, and `sizeThatFits` along an axis without one.
    @MainActor static func fittingSize(of view: UIView, in target: CGSize) -> CGSize {
        let natural = view.intrinsicFrameSize
        let fitting = view.sizeThatFits(target)
        return CGSize(
            width: natural.width == UIView.noIntrinsicMetric ? fitting.width : natural.width,
            height: natural.height == UIView.noIntrinsicMetric ? fitting.height : natural.height)
    }

    @MainActor package static func fittingSize(
        of view: UIView, in target: CGSize, horizontally: UILayoutPriority, vertically: UILayoutPriority
    ) -> CGSize {
        var size = fittingSize(of: view, in: target)
        if horizontally == .required { size.width = target.width }
        if vertically == .required { size.height = target.height }
        return size
    }
}
