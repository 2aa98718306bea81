internal import Foundation

/// Metrics of tables and lists. > Units: points. Facts 2.2; D documented, M measured, R remembered.
enum TableMetrics {
    /// The default row height, and the default estimate (D).
    static let rowHeight: CGFloat = 44
    /// A header or footer of a plain table with a title (R).
    static let plainHeader: CGFloat = 28
    /// The padding above headers of plain tables since iOS 15 (R).
    static let plainHeaderPadding: CGFloat = 22
    /// The gap above the first section of a grouped table (M), and between later ones (R).
    static let firstGroupGap: CGFloat = 35
    static let groupGap: CGFloat = 17.5
    /// The same with a title (R).
    static let firstTitledHeader: CGFloat = 55.5
    static let titledHeader: CGFloat = 38
    static let titledFooter: CGFloat = 28
    /// From this width on, margins are wider (R).
    static let wideWidth: CGFloat = 414
    static let sideMargin: CGFloat = 16
    static let wideSideMargin: CGFloat = 20
    /// The width of the section index (R).
    static let indexWidth: CGFloat = 15
    /// The padding of an index title that exceeds the minimum width. R
    static let indexPadding: CGFloat = 4
    static let indexPitch: CGFloat = 14
    static let indexFontSize: CGFloat = 11

    static func sideMargin(width: CGFloat) -> CGFloat { width < wideWidth ? sideMargin : wideSideMargin }
}
