import CoreGraphics

/// A grid whose columns follow from the width of its container, with the same gap between and around them.
struct SquareGrid: Equatable {
    let columns: Int
    /// > Units: points, as all sizes here.
    let gap: CGFloat
    let item: CGSize

    init(width: CGFloat, item: CGSize, leastGap: CGFloat = 12) {
        let fitting = Int((width - leastGap) / (item.width + leastGap))
        columns = max(1, fitting)
        self.item = CGSize(width: min(item.width, width), height: item.height)
        gap = max(0, (width - CGFloat(columns) * self.item.width) / CGFloat(columns + 1))
    }

    func frame(of index: Int) -> CGRect {
        let (row, column) = index.quotientAndRemainder(dividingBy: columns)
        return CGRect(
            x: gap + CGFloat(column) * (item.width + gap), y: gap + CGFloat(row) * (item.height + gap), width: item.width,
            height: item.height)
    }
}
