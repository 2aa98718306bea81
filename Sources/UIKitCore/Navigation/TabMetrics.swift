internal import CoreGraphics
internal import Foundation

/// Metrics of tabs (facts 2.1). > Units: points.
@MainActor enum TabMetrics {
    /// R
    static let titleFont = UIFont.systemFont(ofSize: 10, weight: .medium)
    static let compactTitleFont = UIFont.systemFont(ofSize: 12)
    static let inlineTitleFont = UIFont.systemFont(ofSize: 13)
    /// The centre of the icon and the bottom of the title in a bar of 49 (R).
    static let iconMiddle: CGFloat = 18.5
    static let titleBottom: CGFloat = 47
    static let inlineGap: CGFloat = 6
    /// R: an iPad's tabs are grouped in the middle.
    static let padItemWidth: CGFloat = 110
    /// At the top of pads, facts 2.1 (R): the capsule's height, the margin of the selected tab's capsule in it, and the title's margin in that.
    static let floatingHeight: CGFloat = 40
    static let floatingInset: CGFloat = 3
    static let floatingPadding: CGFloat = 16
    static let floatingTitleFont = UIFont.systemFont(ofSize: 15, weight: .medium)
    static let symbolSize: CGFloat = 21
    static let compactSymbolSize: CGFloat = 16
    /// R
    static let badgeSide: CGFloat = 18
    static let badgePadding: CGFloat = 5
    static let badgeFont = UIFont.systemFont(ofSize: 13)
    /// From the icon's centre to the badge's leading edge, and from the bar's top to the badge's top.
    static let badgeOffset: CGFloat = 5
    static let badgeTop: CGFloat = 2
}
