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
    package init(source: CGRect, menu: CGSize, space: CGRect, gap: CGFloat = LiftMetrics.previewGap) {
        guard menu.height > 0 else {
            preview = PreviewPlacement.fitted(source, into: space)
            self.menu = .zero
            isMenuAbove = false
            return
        }
        let menuSize = CGSize(width: min(menu.width, space.width), height: min(menu.height, max(0, space.height * 0.75)))
        // At least a strip of the preview stays visible; a large one is scaled down.
        let heightLeft = max(MenuMetrics.rowHeight, space.height - menuSize.height - gap)
        var rect = source
        let scale = min(1, heightLeft / max(rect.height, 1), space.width / max(rect.width, 1))
        if scale < 1 {
            let size = CGSize(width: rect.width * scale, height: rect.height * scale)
            rect = CGRect(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width, height: size.height)
        }
        rect = PreviewPlacement.fitted(rect, into: space)
        let fitsBelow = rect.maxY + gap + menuSize.height <= space.maxY
        let fitsAbove = rect.minY - gap - menuSize.height >= space.minY
        isMenuAbove = !fitsBelow && fitsAbove
        if !fitsBelow && !fitsAbove { rect.origin.y = max(space.minY, space.maxY - menuSize.height - gap - rect.height) }
        let y = isMenuAbove ? rect.minY - gap - menuSize.height : rect.maxY + gap
        // The card is aligned with the preview's edge that is nearer to the screen's edge.
        let isLeft = rect.midX < space.midX - 1
        let isMiddle = abs(rect.midX - space.midX) <= 1
        let wanted = isMiddle ? rect.minX : isLeft ? rect.minX : rect.maxX - menuSize.width
        let x = max(space.minX, min(wanted, space.maxX - menuSize.width))
        preview = rect
        self.menu = CGRect(x: x, y: min(y, space.maxY - menuSize.height), width: menuSize.width, height: menuSize.height)
    }

    private static func fitted(_ rect: CGRect, into space: CGRect) -> CGRect {
        var result = rect
        result.origin.x = rect.width > space.width ? space.midX - rect.width / 2 : max(space.minX, min(rect.minX, space.maxX - rect.width))
        result.origin.y = max(space.minY, min(rect.minY, space.maxY - rect.height))
        return result
    }
}
