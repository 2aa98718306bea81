package import Foundation

/// Positions of app icons on the home screen: rows from the top, and pages side by side.
///
/// > Units: points. Lengths R.
package struct HomeGrid: Hashable, Sendable {
    package let icon: CGFloat
    package let columns: Int
    package let rows: Int
    private let size: CGSize
    private let left: CGFloat
    private let top: CGFloat
    /// From one icon to the next.
    private let step: CGSize
    private let isRightToLeft: Bool

    private static let side: CGFloat = 27
    private static let above: CGFloat = 32
    /// For the page indicator.
    private static let below: CGFloat = 44
    /// Height of the name below an icon.
    private static let name: CGFloat = 21

    /// > Parameters: size: of the whole screen.
    package init(size: CGSize, top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat, isPad: Bool, isRightToLeft: Bool = false) {
        self.size = size
        self.isRightToLeft = isRightToLeft
        (icon, columns) = isPad ? (76, 6) : (60, 4)
        self.left = left + Self.side
        self.top = top + Self.above
        let row = icon + Self.name + (isPad ? 40 : 21)
        let (width, height) = (size.width - left - right - Self.side * 2, size.height - self.top - bottom - Self.below)
        step = CGSize(width: max(icon, (width - icon) / CGFloat(columns - 1)), height: row)
        rows = max(1, Int((height - icon - Self.name) / row) + 1)
    }

    package var perPage: Int { columns * rows }

    /// At least one.
    package func pages(for count: Int) -> Int { max(1, (count + perPage - 1) / perPage) }

    /// In pages that are side by side, the first at 0.
    package func frame(of index: Int) -> CGRect {
        let (page, place) = index.quotientAndRemainder(dividingBy: perPage)
        let (row, column) = place.quotientAndRemainder(dividingBy: columns)
        let x = left + CGFloat(column) * step.width
        return CGRect(
            x: CGFloat(page) * size.width + (isRightToLeft ? size.width - x - icon : x), y: top + CGFloat(row) * step.height, width: icon,
            height: icon)
    }
}
