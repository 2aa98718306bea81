import UIKit

/// Views one below the other, all of one width, in the middle of an area.
@MainActor struct Column {
    let x: CGFloat
    let width: CGFloat
    /// Where the next view begins.
    var y: CGFloat

    /// - Parameters:
    ///   - most: how wide it may be.
    ///   - side: what stays free on both sides at least.
    init(in area: CGRect, most: CGFloat, side: CGFloat, from y: CGFloat) {
        width = min(most, area.width - 2 * side)
        x = (area.midX - width / 2).rounded()
        self.y = y
    }

    /// Puts a view below the others.
    ///
    /// - Parameters:
    ///   - height: nil for what the view asks for.
    ///   - gap: what stays free below it.
    mutating func place(_ view: UIView, height: CGFloat? = nil, gap: CGFloat) {
        let height = height ?? view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
        view.frame = CGRect(x: x, y: y, width: width, height: height)
        y += height + gap
    }

    /// Puts a view of a size of its own below the others, in their middle.
    mutating func place(_ view: UIView, size: CGSize, gap: CGFloat) {
        view.frame = CGRect(x: (x + (width - size.width) / 2).rounded(), y: y, width: size.width, height: size.height)
        y += size.height + gap
    }
}
