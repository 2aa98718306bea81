internal import CoreGraphics
internal import Foundation

/// The size that one arranged view requests. > Units: points.
@MainActor enum StackMeasure {
    /// Nil along an axis without an intrinsic length.
    struct Size {
        var width: CGFloat?
        var height: CGFloat?
    }

    /// The size of the content, or of constraints between the view and constants.
    static func natural(_ view: UIView) -> Size {
        var size = contents(of: view)
        let (widths, heights) = (limits(view, .width), limits(view, .height))
        if widths.lowerBound == widths.upperBound { size.width = CGFloat(widths.lowerBound) }
        if heights.lowerBound == heights.upperBound { size.height = CGFloat(heights.lowerBound) }
        return size
    }

    private static func contents(of view: UIView) -> Size {
        if let stack = view as? UIStackView {
            guard stack.arrangedSubviews.contains(where: { !$0.isHidden }) else { return Size() }
            let size = stack.fittingSize(width: 0)
            return Size(width: size.width, height: size.height)
        }
        let intrinsic = view.intrinsicContentSize
        return Size(width: length(intrinsic.width), height: length(intrinsic.height))
    }

    private static func length(_ metric: CGFloat) -> CGFloat? { metric == UIView.noIntrinsicMetric || !metric.isFinite ? nil : metric }

    /// The range allowed by the view's own constant constraints.
    private static func limits(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) -> ClosedRange<Double> {
        var (least, most) = (0.0, Double.infinity)
        for constraint in view.constraints
        where constraint.firstItem === view && constraint.firstAttribute == attribute && constraint.secondAttribute == .notAnAttribute {
            let constant = max(0, Double(constraint.constant))
            if constraint.relation != .lessThanOrEqual { least = max(least, constant) }
            if constraint.relation != .greaterThanOrEqual { most = min(most, constant) }
        }
        return least...max(least, most)
    }
}
