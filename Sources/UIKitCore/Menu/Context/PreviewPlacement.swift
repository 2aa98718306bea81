package import CoreGraphics

/// The frames of a lifted preview and its menu, so that both are visible.
///
/// > Units: points in one space, the window's.
package struct PreviewPlacement: Equatable {
    package let preview: CGRect
    package let menu: CGRect
    package let isMenuAbove: Bool

    /// - Parameters:
    ///   - source: the preview's natural frame.
    ///   - menu: the card's size, zero for a preview alone.
    package init(source: CGRect, menu: CGSize, room: CGRect, gap: CGFloat = LiftMetrics.previewGap) {
        guard menu.height > 0 else {
            preview = PreviewPlacement.fitted(source, into: room)
            self.menu = .zero
            isMenuAbove = false
            return
        }
        let menuSize = CGSize(width: min(menu.width, room.width), height: min(menu.height, max(0, room.height * 0.75)))
        // At least a strip of the preview stays visible; a large one is scaled down.
        let heightLeft = max(MenuMetrics.rowHeight, room.height - menuSize.height - gap)
        var rect = source
        let scale = min(1, heightLeft / max(rect.height, 1), room.width / max(rect.width, 1))
        if scale < 1 {
            let size = CGSize(width: rect.width * scale, height: rect.height * scale)
            rect = CGRect(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width, height: size.height)
        }
        rect = PreviewPlacement.fitted(rect, into: room)
        let fitsBelow = rect.maxY + gap + menuSize.height <= room.maxY
        let fitsAbove = rect.minY - gap - menuSize.height >= room.minY
        isMenuAbove = !fitsBelow && fitsAbove
        if !fitsBelow && !fitsAbove { rect.origin.y = max(room.minY, room.maxY - menuSize.height - gap - rect.height) }
        let y = isMenuAbove ? rect.minY - gap - menuSize.height : rect.maxY + gap
        // The card is aligned with the preview's edge that is nearer to the screen's edge.
        let isLeft = rect.midX < room.midX - 1
        let isMiddle = abs(rect.midX - room.midX) <= 1
        let wanted = isMiddle ? rect.minX : isLeft ? rect.minX : rect.maxX - menuSize.width
        let x = max(room.minX, min(wanted, room.maxX - menuSize.width))
        preview = rect
        self.menu = CGRect(x: x, y: min(y, room.maxY - menuSize.height), width: menuSize.width, height: menuSize.height)
    }

    private static func fitted(_ rect: CGRect, into room: CGRect) -> CGRect {
        var result = rect
        result.origin.x = rect.width > room.width ? room.midX - rect.width / 2 : max(room.minX, min(rect.minX, room.maxX - rect.width))
        result.origin.y = max(room.minY, min(rect.minY, room.maxY - rect.height))
        return result
    }
}
