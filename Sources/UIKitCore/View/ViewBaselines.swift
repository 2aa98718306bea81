internal import CoreGraphics
internal import Foundation

/// Baselines of views, in their alignment rectangles. > Units: points. > Contract: AL-4.
@MainActor enum ViewBaselines {
    /// Those of the views for baseline layout, which this lays out; the bottom edge of a view that stands for itself.
    static func offsets(of view: UIView, in size: CGSize) -> (first: CGFloat, last: CGFloat) {
        let (first, last) = (view.forFirstBaselineLayout, view.forLastBaselineLayout)
        guard first !== view || last !== view else { return (size.height, 0) }
        let frame = view.frame(forAlignmentRect: CGRect(origin: .zero, size: size))
        if view.bounds.size != frame.size { view.bounds.size = frame.size }
        view.layoutIfNeeded()
        let top = view.bounds.minY + view.alignmentRectInsets.top
        /// From the top.
        func line(of target: UIView, isLast: Bool) -> CGFloat {
            let next = isLast ? target.forLastBaselineLayout : target.forFirstBaselineLayout
            guard target !== view, next !== view else { return size.height }
            let box = target.bounds.inset(by: target.alignmentRectInsets)
            let own = target.baselineOffsets(in: box.size)
            return view.convert(CGPoint(x: 0, y: isLast ? box.maxY - own.last : box.minY + own.first), from: target).y - top
        }
        return (line(of: first, isLast: false), size.height - line(of: last, isLast: true))
    }

    /// From the baselines below the top of a frame.
    static func offsets(
        of view: UIView, in size: CGSize, lines: (_ frame: CGSize) -> (first: CGFloat, last: CGFloat)
    ) -> (first: CGFloat, last: CGFloat) {
        let top = view.alignmentRectInsets.top
        let found = lines(view.frame(forAlignmentRect: CGRect(origin: .zero, size: size)).size)
        return (found.first - top, size.height + top - found.last)
    }
}
