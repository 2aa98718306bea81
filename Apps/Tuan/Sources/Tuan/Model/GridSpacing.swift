import CoreGraphics

/// Columns of the grid and the space around them: margins and gaps are the same.
struct GridSpacing: Equatable {
    var columns: Int
    var gap: CGFloat

    /// Two columns in portrait, three in landscape, fewer where they do not fit.
    init(width: CGFloat, isLandscape: Bool, cell: CGFloat) {
        let fitting = max(1, Int(width / cell))
        columns = min(isLandscape ? 3 : 2, fitting)
        // Half points only: the sum must not exceed the width.
        let left = max(0, width - CGFloat(columns) * cell)
        gap = (left / CGFloat(columns + 1) * 2).rounded(.down) / 2
    }
}
