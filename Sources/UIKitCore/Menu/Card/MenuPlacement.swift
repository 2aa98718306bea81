package import CoreGraphics

/// Where a menu's card goes around what it belongs to.
///
/// > Units: points in one space, the window's.
package struct MenuPlacement: Equatable {
    /// The card; shorter than its contents when there is no room.
    package let frame: CGRect
    /// The card lies above its anchor.
    package let isAbove: Bool
    /// The point of the card it grows from, in parts of its size.
    package let anchorPoint: CGPoint

    /// - Parameters:
    ///   - room: where cards may lie.
    ///   - middle: the x the card is centred on, as far as the room allows; the anchor's own when nil.
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
            // The anchor fills the room: over it.
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
