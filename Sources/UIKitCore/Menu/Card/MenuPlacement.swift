package import CoreGraphics

/// The frame of a menu's card relative to its anchor.
///
/// > Units: points in one space, the window's.
package struct MenuPlacement: Equatable {
    /// The card; shorter than its content if there is too little space.
    package let frame: CGRect
    /// The card is above its anchor.
    package let isAbove: Bool
    /// The point of the card that it grows from, as a fraction of its size.
    package let anchorPoint: CGPoint

    /// - Parameters:
    ///   - room: the available area.
    ///   - middle: the x to centre the card on, within the available area; the anchor's if nil.
    package init(size: CGSize, anchor: CGRect, room: CGRect, middle: CGFloat? = nil, gap: CGFloat = MenuMetrics.anchorGap) {
        let below = max(0, room.maxY - anchor.maxY - gap)
        let above = max(0, anchor.minY - gap - room.minY)
        let width = min(size.width, room.width)
        var height = min(size.height, room.height)
        var y: CGFloat
        if height <= below || (below >= above && below >= height) {
            isAbove = false
            y = anchor.maxY + gap
        } else if height <= above {
            isAbove = true
            y = anchor.minY - gap - height
        } else if max(below, above) >= min(height, 2 * MenuMetrics.rowHeight) {
            isAbove = above > below
            height = max(below, above)
            y = isAbove ? anchor.minY - gap - height : anchor.maxY + gap
        } else {
            // The anchor fills the available area: the card covers it.
            isAbove = false
            y = anchor.midY - height / 2
        }
        y = max(room.minY, min(y, room.maxY - height))
        let wanted = (middle ?? anchor.midX) - width / 2
        let x = max(room.minX, min(wanted, room.maxX - width))
        frame = CGRect(x: x, y: y, width: width, height: height)
        let grip = width > 0 ? ((middle ?? anchor.midX) - x) / width : 0.5
        anchorPoint = CGPoint(x: max(0, min(1, grip)), y: isAbove ? 1 : 0)
    }
}
