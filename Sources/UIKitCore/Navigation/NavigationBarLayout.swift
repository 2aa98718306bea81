internal import CoreGraphics
internal import Foundation

/// The frames of a navigation bar's parts.
///
/// > Units: points in the bar. > Contract: facts 2.1.
struct NavigationBarLayout {
    var width: CGFloat
    var height: CGFloat
    /// The height of the button row.
    var row: CGFloat
    var promptHeight: CGFloat
    var margins: (left: CGFloat, right: CGFloat)
    var isRightToLeft: Bool

    var rowRect: CGRect { CGRect(x: 0, y: promptHeight, width: width, height: min(row, max(0, height - promptHeight))) }
    var promptRect: CGRect {
        CGRect(x: margins.left, y: 0, width: max(0, width - margins.left - margins.right), height: promptHeight)
    }

    /// The visible part of a large title below the row.
    var largeTitleRect: CGRect {
        let top = promptHeight + row
        return CGRect(x: margins.left, y: top, width: max(0, width - margins.left - margins.right), height: max(0, height - top))
    }

    /// A group at the leading or trailing edge.
    func group(width natural: CGFloat, leading: Bool, limit: CGFloat) -> CGRect {
        let natural = min(natural, limit)
        let atLeft = leading != isRightToLeft
        return CGRect(
            x: atLeft ? margins.left : width - margins.right - natural, y: rowRect.minY, width: natural, height: rowRect.height)
    }

    /// A title next to tabs in the middle follows the leading group; one that would be too short is not shown.
    func title(size: CGSize, besides tabs: ClosedRange<CGFloat>, leading: CGFloat, gap: CGFloat, least: CGFloat) -> CGRect {
        let margin = isRightToLeft ? margins.right : margins.left
        let start = margin + (leading > 0 ? leading + gap : 0)
        let end = (isRightToLeft ? width - tabs.upperBound : tabs.lowerBound) - gap
        let space = max(0, end - start)
        let natural = space < min(size.width, least) ? 0 : min(size.width, space)
        let height = min(size.height, rowRect.height)
        return CGRect(
            x: isRightToLeft ? width - start - natural : start, y: rowRect.minY + (rowRect.height - height) / 2, width: natural,
            height: height)
    }

    /// The title is centred in the bar if it fits there, else between the groups.
    func title(size: CGSize, left: CGFloat, right: CGFloat, gap: CGFloat) -> CGRect {
        let from = left > 0 ? margins.left + left + gap : margins.left
        let to = right > 0 ? width - margins.right - right - gap : width - margins.right
        let space = max(0, to - from)
        let natural = min(size.width, space)
        var x = (width - natural) / 2
        if x < from { x = from }
        if x + natural > to { x = to - natural }
        let height = min(size.height, rowRect.height)
        return CGRect(x: x, y: rowRect.minY + (rowRect.height - height) / 2, width: natural, height: height)
    }
}
