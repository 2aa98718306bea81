package import CoreGraphics

/// The direction of an edit menu's arrow.
package enum EditMenuArrow: Sendable { case automatic, up, down }

/// The pages and frame of an edit menu: entries that do not fit are on further pages, reached by arrows at the ends. A value without views.
///
/// > Units: points in one space, the window's.
package struct EditMenuLayout: Equatable {
    /// The indices of each page's entries.
    package let pages: [Range<Int>]
    /// The widths of all pages' bars, including the page arrows.
    package let widths: [CGFloat]

    /// - Parameters:
    ///   - entries: the widths of the entries.
    ///   - arrow: the width of a page arrow.
    package init(entries: [CGFloat], space: CGFloat, arrow: CGFloat = EditMenuMetrics.pageArrow) {
        var pages: [Range<Int>] = []
        var widths: [CGFloat] = []
        var start = 0
        while start < entries.count {
            var end = start
            var width: CGFloat = pages.isEmpty ? 0 : arrow
            while end < entries.count {
                let rest = end + 1 < entries.count ? arrow : 0
                // An entry wider than the screen has a page of its own.
                if end > start && width + entries[end] + rest > space { break }
                width += entries[end]
                end += 1
            }
            if end < entries.count { width += arrow }
            pages.append(start..<end)
            widths.append(min(width, space))
            start = end
        }
        self.pages = pages
        self.widths = widths
    }

    /// The bar's frame without its arrow, and whether it is above the target.
    package static func frame(
        width: CGFloat, height: CGFloat = EditMenuMetrics.height, target: CGRect, space: CGRect, arrow: EditMenuArrow
    ) -> (frame: CGRect, isAbove: Bool) {
        let step = EditMenuMetrics.arrowHeight + EditMenuMetrics.gap
        let fitsAbove = target.minY - step - height >= space.minY
        let fitsBelow = target.maxY + step + height <= space.maxY
        let isAbove = arrow == .down || (arrow == .automatic && (fitsAbove || !fitsBelow))
        var y = isAbove ? target.minY - step - height : target.maxY + step
        y = max(space.minY, min(y, space.maxY - height))
        let x = max(space.minX, min(target.midX - width / 2, space.maxX - width))
        return (CGRect(x: x, y: y, width: width, height: height), isAbove)
    }
}

/// Metrics of edit menus (facts 2.4: the bar of iOS 16 and later is 44 tall; the rest R). > Units: points.
package enum EditMenuMetrics {
    package static let height: CGFloat = 44
    package static let cornerRadius: CGFloat = 10
    /// Of the dark bubble through iOS 15: 43 with its arrow (facts 2.4, M:FL).
    package static let bubbleHeight: CGFloat = 36
    package static let bubbleCornerRadius: CGFloat = 8
    package static let arrowHeight: CGFloat = 7
    package static let arrowWidth: CGFloat = 16
    package static let gap: CGFloat = 3
    package static let sideInset: CGFloat = 15
    package static let pageArrow: CGFloat = 36
    package static let fontSize: CGFloat = 15
    package static let maximumFontSize: CGFloat = 23
    package static let duration = 0.2
}
