internal import CoreGraphics

/// The frames of image, texts and buttons below each other, in an area.
///
/// 1. Parts that are absent have no size and no gap.
/// 2. The block is centred in the area; a block that is higher begins at the top.
/// 3. Each part is centred, or at the leading edge.
struct ContentUnavailableLayout {
    struct Part {
        var size: CGSize
        /// The distance from the part above.
        var gap: CGFloat
    }

    private(set) var frames: [CGRect?]
    /// Of everything, with the insets.
    private(set) var height: CGFloat

    /// > Parameters: area: the space for the block; its origin is added to the frames.
    init(_ parts: [Part?], in area: CGRect, centred: Bool, rightToLeft: Bool) {
        var top: CGFloat = 0
        var widest: CGFloat = 0
        var tops: [CGFloat?] = []
        var isFirst = true
        for part in parts {
            guard let part else {
                tops.append(nil)
                continue
            }
            if !isFirst { top += part.gap }
            isFirst = false
            tops.append(top)
            top += part.size.height
            widest = max(widest, part.size.width)
        }
        height = top
        let start = area.minY + max(0, (area.height - top) / 2).rounded()
        let left = area.minX + (area.width - widest) / 2
        frames = zip(parts, tops).map { part, y in
            guard let part, let y else { return nil }
            let x: CGFloat =
                centred
                ? area.midX - part.size.width / 2 : rightToLeft ? left + widest - part.size.width : left
            return CGRect(x: x.rounded(), y: start + y, width: part.size.width, height: part.size.height)
        }
    }
}
