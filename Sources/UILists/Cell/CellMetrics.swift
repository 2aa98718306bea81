internal import Foundation

/// Metrics of cells, headers and footers. > Units: points, seconds. Letters give the confidence of each value's source (facts 2.2).
enum CellMetrics {
    /// Rows without content (D).
    static let minimumHeight: CGFloat = 44
    /// Above and below a row's content (R).
    static let verticalMargin: CGFloat = 11
    /// Between content and the views next to it, mainly accessories (M:OU).
    static let innerMargin: CGFloat = 8
    /// Between image and text (R).
    static let legacyImageGap: CGFloat = 15
    /// Between texts side by side (M:OU), and between a `value2` cell's name and value (R).
    static let detailGap: CGFloat = 8
    static let contactGap: CGFloat = 6
    static let contactNameWidth: CGFloat = 91
    static let indentationWidth: CGFloat = 10
    /// The size of the editing control, and the space that content leaves for it (R).
    static let editControl: CGFloat = 22
    static let editIndent: CGFloat = 38
    /// The three lines of the reorder control (R).
    static let gripPointSize: CGFloat = 19
    static let gripGap: CGFloat = 16
    /// Point sizes of drawn accessories: they result in the boxes of M:OU, 10.5 by 14 and 19 by 18.
    static let chevronPointSize: CGFloat = 14
    static let checkmarkPointSize: CGFloat = 17
    static let detailPointSize: CGFloat = 20
    static let detailGapToChevron: CGFloat = 12
    /// Between a menu's selection and its two chevrons (R).
    static let popUpGap: CGFloat = 5
    /// Touches this far around a detail button hit it (D: 44 wide).
    static let touchSize: CGFloat = 44
    /// Deselection, and editing controls appearing (M:OU, R).
    static let fadeDuration = 0.3
    static let editDuration = 0.3
    /// Cards (M:FL).
    static let cardRadius: CGFloat = 10
    /// The opacity of a cell dragged by its reorder control (R).
    static let liftedAlpha: CGFloat = 0.9
}
