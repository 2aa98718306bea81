internal import CoreGraphics

/// The layout of a menu's card. A value without views: the heights of texts are passed in.
///
/// > Units: points in the card, origin top left; leading is left here and mirrored by the view.
struct MenuCardLayout: Equatable {
    struct Group: Equatable {
        /// The height of its header, 0 without one.
        var header: CGFloat = 0
        /// Cells per row: 1 for an ordinary list.
        var columns = 1
        var rows: [CGFloat]
    }

    private(set) var headers: [Int: CGRect] = [:]
    /// One per item, in order.
    private(set) var rows: [CGRect] = []
    /// Thin lines between rows and below headers.
    private(set) var lines: [CGRect] = []
    /// Thick gaps between groups.
    private(set) var gaps: [CGRect] = []
    private(set) var size: CGSize

    /// - Parameters:
    ///   - title: the height of the card's own header, 0 without one.
    ///   - hairline: the width of a thin line.
    init(width: CGFloat, title: CGFloat, groups: [Group], hairline: CGFloat) {
        var y: CGFloat = 0
        size = CGSize(width: width, height: 0)
        if title > 0 {
            headers[-1] = CGRect(x: 0, y: 0, width: width, height: title)
            lines.append(CGRect(x: 0, y: title, width: width, height: hairline))
            y = title
        }
        for (index, group) in groups.enumerated() {
            if index > 0 {
                gaps.append(CGRect(x: 0, y: y, width: width, height: MenuMetrics.groupGap))
                y += MenuMetrics.groupGap
            }
            if group.header > 0 {
                headers[index] = CGRect(x: 0, y: y, width: width, height: group.header)
                y += group.header
                lines.append(CGRect(x: 0, y: y, width: width, height: hairline))
            }
            y = group.columns > 1 ? placeGrid(group, at: y, hairline: hairline) : placeList(group, at: y, hairline: hairline)
        }
        size.height = y
    }

    private mutating func placeList(_ group: Group, at top: CGFloat, hairline: CGFloat) -> CGFloat {
        var y = top
        for (index, height) in group.rows.enumerated() {
            if index > 0 { lines.append(CGRect(x: 0, y: y, width: size.width, height: hairline)) }
            rows.append(CGRect(x: 0, y: y, width: size.width, height: height))
            y += height
        }
        return y
    }

    private mutating func placeGrid(_ group: Group, at top: CGFloat, hairline: CGFloat) -> CGFloat {
        var y = top
        var index = 0
        while index < group.rows.count {
            let count = min(group.columns, group.rows.count - index)
            let height = group.rows[index..<index + count].max() ?? 0
            let cell = size.width / CGFloat(count)
            if index > 0 { lines.append(CGRect(x: 0, y: y, width: size.width, height: hairline)) }
            for column in 0..<count {
                rows.append(CGRect(x: CGFloat(column) * cell, y: y, width: cell, height: height))
                if column > 0 { lines.append(CGRect(x: CGFloat(column) * cell, y: y, width: hairline, height: height)) }
            }
            y += height
            index += count
        }
        return y
    }
}
