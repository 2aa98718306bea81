import UIKit

/// Lays out views below each other, all of the same width, centred in an area.
@MainActor struct Column {
    let x: CGFloat
    let width: CGFloat
    /// The top of the next view.
    var y: CGFloat

    /// - Parameters:
    ///   - most: the maximum width.
    ///   - side: the minimum margin on both sides.
    init(in area: CGRect, most: CGFloat, side: CGFloat, from y: CGFloat) {
        width = min(most, area.width - 2 * side)
        x = (area.midX - width / 2).rounded()
        self.y = y
    }

    /// Adds a view below the others.
    ///
    /// - Parameters:
    ///   - height: nil for the view's fitting height.
    ///   - gap: the space below it.
    mutating func place(_ view: UIView, height: CGFloat? = nil, gap: CGFloat) {
        let height = height ?? view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
        view.frame = CGRect(x: x, y: y, width: width, height: height)
        y += height + gap
    }

    /// Adds a view with a fixed size below the others, centred.
    mutating func place(_ view: UIView, size: CGSize, gap: CGFloat) {
        view.frame = CGRect(x: (x + (width - size.width) / 2).rounded(), y: y, width: size.width, height: size.height)
        y += size.height + gap
    }
}
